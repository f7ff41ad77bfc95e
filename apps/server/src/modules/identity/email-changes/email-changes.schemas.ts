import { type Static, Type } from 'typebox';
import { DateTime, Email, Id, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';
import { LinkToken } from '../accounts/accounts.public.ts';
import { OwnerProof } from '../two-factor/two-factor.public.ts';

export const EmailChangeBody = NamedObject(
  'EmailChangeBody',
  { newEmail: Email, ...OwnerProof.properties },
  { additionalProperties: false },
);
export type EmailChangeBody = Static<typeof EmailChangeBody>;
export const MemberEmailChangeBody = NamedObject(
  'MemberEmailChangeBody',
  { newEmail: Email },
  { additionalProperties: false },
);
export const MemberParams = Type.Object({ userId: Id });
export const EmailChangeLinkBody = NamedObject(
  'EmailChangeLinkBody',
  { token: LinkToken },
  { additionalProperties: false },
);

/** A change of address that mailboxes have not all confirmed. */
export const PendingEmailChange = NamedObject('PendingEmailChange', {
  newEmail: Type.String(),
  isByAdministrator: Type.Boolean(),
  askedAt: DateTime,
  expiresAt: DateTime,
  isOldConfirmed: Type.Boolean(),
  isNewConfirmed: Type.Boolean(),
  objectionsUntil: Nullable(DateTime),
});
export type PendingEmailChange = Static<typeof PendingEmailChange>;
export const EmailChangeState = NamedObject('EmailChangeState', { change: Nullable(PendingEmailChange) });
export type EmailChangeState = Static<typeof EmailChangeState>;

/** What a link of a mail is about. The old mailbox of a change that an administrator asked for can only object. */
export const EmailChangeLink = NamedObject('EmailChangeLink', {
  newEmail: Type.String(),
  mailbox: OneOf('OLD', 'NEW'),
  isByAdministrator: Type.Boolean(),
  canConfirm: Type.Boolean(),
  objectionsUntil: Nullable(DateTime),
});
export type EmailChangeLink = Static<typeof EmailChangeLink>;

export const EmailChangeOutcome = NamedObject('EmailChangeOutcome', {
  status: OneOf('CHANGED', 'OTHER_MAILBOX', 'OBJECTIONS'),
  objectionsUntil: Nullable(DateTime),
});
export type EmailChangeOutcome = Static<typeof EmailChangeOutcome>;
