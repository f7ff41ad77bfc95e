import type { Money } from '@sullam/domain/currency.ts';

/**
 * The mails that the product sends. Their wording is `mail.<template>.<line>` of packages/strings; a line whose values
 * were not given is left out. `subject` and `heading` belong to each.
 */
export interface MailTemplate {
  /** Lines before the code or the button, in order. */
  lines: readonly string[];
  /** Label of the button; it leads to the value `url`. */
  hasAction?: boolean;
  /** Shows the value `code` large. */
  hasCode?: boolean;
  /** Shows the value `body`, a text that somebody wrote, in its own direction: as it was typed, or with its formatting. */
  body?: 'plain' | 'formatted';
  /** A line about how long the link or the code works; counts the value `count`. */
  expires?: boolean;
  /** "If this was not you, ignore it." */
  canBeIgnored?: boolean;
  /** About the security of an account: what to do where the reader doesn't recognise it. */
  isAboutSecurity?: boolean;
  /** Why the reader gets it, in the foot. */
  reason?: 'reason' | 'reasonSubscriber';
}

export const MAIL_TEMPLATES = {
  verifyEmail: { lines: ['text'], hasAction: true, expires: true, canBeIgnored: true },
  resetPassword: { lines: ['text'], hasAction: true, expires: true, canBeIgnored: true },
  existingAccount: { lines: ['text', 'advice'], hasAction: true, canBeIgnored: true },
  passwordChanged: { lines: ['text'], hasAction: true, reason: 'reason' },
  twoFactor: { lines: ['text'], hasCode: true, expires: true },
  invitation: { lines: ['text'], hasAction: true, expires: true, canBeIgnored: true },
  registrationReceived: { lines: ['text'] },
  approved: { lines: ['text'], hasAction: true, reason: 'reason' },
  rejected: { lines: ['text', 'reason'] },
  authenticatorAdded: { lines: ['text'], hasAction: true, isAboutSecurity: true, reason: 'reason' },
  authenticatorRemoved: { lines: ['text'], hasAction: true, isAboutSecurity: true, reason: 'reason' },
  twoStepOn: { lines: ['text'], hasAction: true, isAboutSecurity: true, reason: 'reason' },
  twoStepOff: { lines: ['text'], hasAction: true, isAboutSecurity: true, reason: 'reason' },
  twoStepReset: { lines: ['text'], hasAction: true, isAboutSecurity: true, reason: 'reason' },
  recoveryCodesRenewed: { lines: ['text'], hasAction: true, isAboutSecurity: true, reason: 'reason' },
  recoveryCodeUsed: { lines: ['text'], hasAction: true, isAboutSecurity: true, reason: 'reason' },
  emailChangeOld: { lines: ['text', 'advice'], hasAction: true, expires: true, reason: 'reason' },
  emailChangeObjection: { lines: ['text', 'advice'], hasAction: true, reason: 'reason' },
  emailChangeNew: { lines: ['text'], hasAction: true, expires: true, canBeIgnored: true },
  emailChangeTaken: { lines: ['text', 'advice'], canBeIgnored: true },
  emailChangedOld: { lines: ['text', 'advice'] },
  emailChangedNew: { lines: ['text'], hasAction: true, reason: 'reason' },
  newDevice: { lines: ['text', 'device', 'time', 'place', 'hint'], hasAction: true, reason: 'reason' },
  announcement: { lines: ['intro'], body: 'formatted', hasAction: true, reason: 'reason' },
  courseRequested: { lines: ['text'], hasAction: true, reason: 'reason' },
  courseApproved: { lines: ['text'], hasAction: true, reason: 'reason' },
  courseRejected: { lines: ['text', 'reason'], hasAction: true, reason: 'reason' },
  orderPaid: { lines: ['test', 'text'], hasAction: true, reason: 'reason' },
  taxDocument: { lines: ['test', 'text'], hasAction: true, reason: 'reason' },
  orderRefunded: { lines: ['test', 'text'], hasAction: true, reason: 'reason' },
  refundDeclined: { lines: ['text', 'reason'], hasAction: true, reason: 'reason' },
  enrolled: { lines: ['text'], hasAction: true, reason: 'reason' },
  seatInvitation: { lines: ['text', 'until'], body: 'plain', hasAction: true, canBeIgnored: true },
  eventTicket: { lines: ['brought', 'text', 'when', 'where', 'claim'], hasAction: true },
  eventNews: {
    lines: ['moved', 'postponed', 'place', 'cancelled', 'changed', 'takenBack', 'text'],
    hasAction: true,
  },
  report: { lines: ['text'], body: 'plain', hasAction: true, reason: 'reason' },
  digest: { lines: [], body: 'formatted', hasAction: true, reason: 'reason' },
  accountDeleted: { lines: ['text'] },
  contact: { lines: ['from'], body: 'plain' },
  subscription: { lines: ['text'], hasAction: true, reason: 'reasonSubscriber' },
} as const satisfies Record<string, MailTemplate>;

export type MailTemplateName = keyof typeof MAIL_TEMPLATES;

/** A moment, written in the reader's language and the organisation's time zone. */
export interface MailMoment {
  at: string;
}

/** What a template names, money written in the reader's language. `name` is the reader's; `organization` is filled automatically. */
export type MailValues = Record<string, string | number | MailMoment | Money>;
