import type { EnglishMessages } from '../define.ts';

/**
 * `errors.codes.<error code>` is the wording of a code that the API answers with; a code without one doesn't compile. Only the server
 * says these: an application that says one itself finds it in `errors.en.ts`.
 */
export const messages = {
  'errors.codes.auth-001': 'This account is disabled. Contact your organisation.',
  'errors.codes.auth-002': 'You are not a member of this organisation.',
  'errors.codes.auth-003': 'Incorrect email or password.',
  'errors.codes.auth-004': {
    one: 'Too many attempts. Try again in {count} minute.',
    other: 'Too many attempts. Try again in {count} minutes.',
  },
  'errors.codes.auth-005': 'Choose a new password to continue.',
  'errors.codes.auth-006': 'Your session is no longer valid. Sign in again.',
  'errors.codes.auth-007': 'Your session has ended. Sign in again.',
  'errors.codes.auth-008': 'The code is incorrect or has expired.',
  'errors.codes.auth-009': 'Your account is awaiting approval by an administrator.',
  'errors.codes.auth-010': 'Confirm your email first. The link is in your inbox.',

  'errors.codes.not-authenticated': 'Sign in first.',
  'errors.codes.not-allowed': 'You don’t have permission to do this.',
  'errors.codes.not-found': 'We couldn’t find this. It may have been removed.',
  'errors.codes.conflict': 'Someone else has changed this. Reload and try again.',
  'errors.codes.too-many-requests': 'Too many requests. Wait a moment and try again.',
  'errors.codes.method-not-allowed': 'This can’t be done here.',
  'errors.codes.payload-too-large': 'This is too large to send.',
  'errors.codes.unsupported-media-type': 'This type of content isn’t supported.',
  'errors.codes.csrf': 'This page is out of date. Reload it and try again.',
  'errors.codes.unavailable': 'The service is busy. Try again shortly.',
  'errors.codes.html.too-deep': 'This text has too many elements inside one another (at most {most}). Simplify it.',
  'errors.codes.html.too-many-elements':
    'This text has too many elements (at most {most}). Split it or paste it without formatting.',
  'errors.codes.html.too-many-attributes':
    'One element of this text has too many attributes (at most {most}). Paste it without formatting.',
  'errors.codes.html.too-many-formulas': 'This text has too many formulas (at most {most}). Split it.',
  'errors.codes.too-complex': 'This takes too long to process. Shorten or simplify it.',
  'errors.codes.internal': 'Something went wrong.',

  // broken rules that only the server reports: no page has to fetch their words
  'errors.rules.spanTooLong': { one: 'At most {count} day', other: 'At most {count} days' },
  'errors.rules.gradeIsNow': 'Now {points}',
  'errors.rules.learnerUnknown': 'No one here has this number or email',
  'errors.rules.learnerAmbiguous': 'The number and email belong to different people',
  'errors.rules.learnerTwice': 'This person appears twice in the file',
  'errors.rules.gradeUnknown': 'Enter points or a state',
  'errors.rules.anonymousUnchangeable': 'Anonymous answers can’t be changed',
  'errors.rules.lessonEmpty': 'Add content to “{title}”',
} as const satisfies EnglishMessages;
