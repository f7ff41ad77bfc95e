import type { EnglishMessages } from '../define.ts';

/** The page behind the link that confirms another email. */
export const messages = {
  'email-change.page.introOld':
    'We were asked to change the email of your account to {email}. Confirm only if you asked for this.',
  'email-change.page.introNew': 'Confirm that {email} is yours and should become the email of your account.',
  'email-change.page.introObjection':
    'An administrator asked to change the email of your account to {email}. If you don’t want this, object before {time}.',
  'email-change.page.confirm': 'Confirm',
  'email-change.page.reject': 'I didn’t ask for this',
  'email-change.page.object': 'Object',
  'email-change.page.doneTitle': 'Your email has changed',
  'email-change.page.doneText': 'From now on you sign in with {email}. Your password is the same.',
  'email-change.page.waitingTitle': 'Confirmed. Thank you',
  'email-change.page.waitingForOther': 'Now follow the link in the other mailbox too.',
  'email-change.page.waitingForObjections':
    'The email changes on {time}, unless someone objects from the old mailbox before then.',
  'email-change.page.rejectedTitle': 'Nothing changes',
  'email-change.page.rejectedText':
    'The email of your account stays as it is. If you didn’t expect this, choose a new password.',
  'email-change.page.overTitle': 'This is no longer possible',
  'email-change.page.overText': 'The link may have been used already or have expired, or the change was cancelled.',
} as const satisfies EnglishMessages;
