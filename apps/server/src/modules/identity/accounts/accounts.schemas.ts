import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { PASSWORD_MAX_LENGTH } from '@sullam/domain/limits.ts';
import { type Static, Type } from 'typebox';
import {
  code,
  DateTime,
  Email,
  Id,
  Language,
  NamedObject,
  Nullable,
  named,
  OneOf,
} from '../../../kernel/http/schemas.ts';
import { shownPerson } from '../../../kernel/http/shown-person.ts';

export const TypedPassword = Type.String({ minLength: 1, maxLength: PASSWORD_MAX_LENGTH });
export const LinkToken = code({ minLength: 1, maxLength: 200 });
// an empty one is named with all other faults, by the service
const Name = Type.String({ maxLength: NAME_MAX_LENGTH });

export const RegistrationBody = NamedObject('RegistrationBody', {
  firstName: Name,
  lastName: Name,
  /** The same name in the other script, Latin or Arabic; both parts or neither. */
  otherFirstName: Type.Optional(Name),
  otherLastName: Type.Optional(Name),
  email: Type.String({ format: 'typed-email', minLength: 1, maxLength: EMAIL_MAX_LENGTH }),
  password: TypedPassword,
  extraFields: Type.Optional(
    Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), {
      maxProperties: 100,
      description: "Entries of the organisation's own fields by fieldKey",
    }),
  ),
  language: Type.Optional(Language),
});
export type RegistrationBody = Static<typeof RegistrationBody>;

/**
 * What stands between a new account and its first sign-in here; REGISTERED: nothing. The same for an address that has an account
 * already, so that nobody learns which have one.
 */
export const RegistrationResult = NamedObject('RegistrationResult', {
  status: OneOf('REGISTERED', 'PENDING', 'VERIFY_EMAIL'),
});
export type RegistrationResult = Static<typeof RegistrationResult>;

export const EmailBody = NamedObject('EmailBody', { email: Email });
export const LinkTokenBody = NamedObject('LinkTokenBody', { token: LinkToken });
export const SignInBody = NamedObject('SignInBody', { email: Email, password: TypedPassword });
export const ResendBody = NamedObject('ResendCodeBody', {
  token: Type.Optional(LinkToken),
  email: Type.Optional(Email),
});

const Target = named('ApplicationName', OneOf('STUDIO', 'LEARNER'));
export const SignOnBody = NamedObject('SignOnBody', {
  organizationId: Type.Optional(Id),
  target: Type.Optional(Target),
  path: Type.Optional(Type.String({ maxLength: 500 })),
});
export type SignOnBody = Static<typeof SignOnBody>;
export const SignOnTicket = NamedObject('SignOnTicket', {
  token: Type.String(),
  url: Type.String(),
  expiresAt: DateTime,
});
export type SignOnTicket = Static<typeof SignOnTicket>;
export const SignOnExchange = NamedObject('SignOnExchange', { token: LinkToken, target: Type.Optional(Target) });

/** Whom a token signs in, and who will act as them. */
export const SignOnOwner = NamedObject('SignOnOwner', {
  userId: Id,
  name: Type.String(),
  masqueraderUserId: Nullable(Id),
});
export type SignOnOwner = Static<typeof SignOnOwner>;

export const Invitation = NamedObject(
  'Invitation',
  {
    email: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    needsPassword: Type.Boolean(),
    /** Whoever invited them didn't know their name. */
    needsName: Type.Boolean(),
  },
  shownPerson('The link of an invitation, which only the invited person has, says whom it is for.'),
);
export type Invitation = Static<typeof Invitation>;
export const AcceptInvitationBody = NamedObject('AcceptInvitationBody', {
  token: LinkToken,
  newPassword: Type.Optional(TypedPassword),
  /** Where the invitation says that it needs a name. */
  firstName: Type.Optional(Name),
  lastName: Type.Optional(Name),
});
export type AcceptInvitationBody = Static<typeof AcceptInvitationBody>;
