import { type Static, Type } from 'typebox';
import {
  code,
  DateTime,
  Id,
  Language,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
} from '../../../kernel/http/schemas.ts';
import { shownPerson } from '../../../kernel/http/shown-person.ts';

export const Portals = NamedObject('Portals', {
  isAdministrator: Type.Boolean(),
  isInstructor: Type.Boolean(),
  isCoach: Type.Boolean(),
});

/** The signed-in person as a member of the request's organisation. */
export const SignedInUser = NamedObject(
  'SignedInUser',
  {
    id: Id,
    /** As they were written, and in the other script: whoever shows them chooses by the language. */
    firstName: Type.String(),
    lastName: Type.String(),
    otherFirstName: Nullable(Type.String()),
    otherLastName: Nullable(Type.String()),
    email: Type.String(),
    profileImage: Nullable(Type.String()),
    forceResetPassword: Type.Boolean(),
    isEmailVerified: Type.Boolean(),
    extraFields: Type.Array(
      NamedObject('ExtraField', {
        formField: NamedObject('FormFieldRef', { fieldKey: Type.String() }),
        value: Type.Unknown(),
      }),
    ),
    portals: Portals,
    language: Language,
    permissions: Type.Array(Type.String()),
    masquerader: Nullable(Type.Object({ id: Id, name: Type.String() })),
    status: OneOf('INVITED', 'PENDING', 'ACTIVE', 'REJECTED', 'DISABLED'),
  },
  shownPerson('It is the caller, who has just signed in.'),
);
export type SignedInUser = Static<typeof SignedInUser>;

/** Tokens and the user; or, where a second factor is due, the token of that step. */
export const SignInResult = NamedObject('SignInResult', {
  access: Type.Optional(Type.String()),
  refresh: Type.Optional(Type.String()),
  expiresAt: Type.Optional(DateTime),
  portals: Type.Optional(Portals),
  user: Type.Optional(SignedInUser),
  twoFactorToken: Type.Optional(Type.String()),
  method: Type.Optional(OneOf('EMAIL', 'TOTP')),
  sentTo: Type.Optional(Type.String({ description: 'The address that the code went to, most of it hidden' })),
});
export type SignInResult = Static<typeof SignInResult>;

export const RefreshToken = code({ minLength: 1, maxLength: 200 });

export const ActAsBody = NamedObject('ActAsBody', {
  userId: Id,
  reason: Type.String({ minLength: 3, maxLength: 500 }),
});
export type ActAsBody = Static<typeof ActAsBody>;

export const Session = NamedObject('Session', {
  sessionId: Type.String(),
  browser: Nullable(Type.String()),
  system: Nullable(Type.String()),
  ip: Type.String(),
  createdAt: DateTime,
  lastSeenAt: DateTime,
  isCurrent: Type.Boolean(),
});
export type Session = Static<typeof Session>;

export const MyOrganization = NamedObject('MyOrganization', {
  organizationId: Id,
  prefix: Type.String(),
  name: LocalizedName,
  logoUrl: Nullable(Type.String()),
  url: Type.String(),
  isCurrent: Type.Boolean(),
});
export type MyOrganization = Static<typeof MyOrganization>;
