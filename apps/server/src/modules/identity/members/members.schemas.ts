import { NAME_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Email,
  Id,
  Language,
  LocalizedName,
  NamedObject,
  Nullable,
  named,
  OneOf,
  PageQuery,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { tableFormat } from '../../../kernel/http/table-responses.ts';
import { MediaRef } from '../../organization/media/media.public.ts';

export const MemberStatus = named('MemberStatus', OneOf('INVITED', 'PENDING', 'ACTIVE', 'REJECTED', 'DISABLED'));
export type MemberStatus = Static<typeof MemberStatus>;

export const PersonName = Type.String({ minLength: 1, maxLength: NAME_MAX_LENGTH });

export const Portals = NamedObject('Portals', {
  isAdministrator: Type.Boolean(),
  isInstructor: Type.Boolean(),
  isCoach: Type.Boolean(),
});
/** What follows from permissions is changed with these. */
const PortalsChange = NamedObject(
  'PortalsChange',
  { isCoach: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);

/** Answers to the organisation's own questions; each is checked by the type of its question. */
export const ExtraFieldsInput = named(
  'ExtraFieldsInput',
  Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    additionalProperties: true,
    maxProperties: 100,
  }),
);
export const ExtraFields = Type.Array(
  NamedObject('ExtraField', {
    formField: NamedObject('FormFieldRef', { fieldKey: Type.String() }),
    value: Type.Unsafe<unknown>({}),
  }),
);

export const UserParams = Type.Object({ userId: Id });

export const ProfilePatch = NamedObject(
  'ProfilePatch',
  {
    firstName: Type.Optional(PersonName),
    lastName: Type.Optional(PersonName),
    /** The same name in the other script, Latin or Arabic; both parts or neither. */
    otherFirstName: Type.Optional(Nullable(PersonName)),
    otherLastName: Type.Optional(Nullable(PersonName)),
    profileMediaId: Type.Optional(Nullable(Id)),
    language: Type.Optional(Language),
    extraFields: Type.Optional(ExtraFieldsInput),
  },
  { additionalProperties: false },
);
export type ProfilePatch = Static<typeof ProfilePatch>;

/** A person as the caller may see them: the address and the answers only for oneself and for administrators. */
export const Profile = NamedObject('Profile', {
  id: Id,
  /** In the script of the reader's language, where there is such a name. */
  firstName: Type.String(),
  lastName: Type.String(),
  /** As they were written, for whoever may change them. */
  names: Nullable(
    NamedObject('MemberNames', {
      firstName: Type.String(),
      lastName: Type.String(),
      otherFirstName: Nullable(Type.String()),
      otherLastName: Nullable(Type.String()),
    }),
  ),
  email: Nullable(Type.String()),
  profileImage: Nullable(Type.String()),
  profileMedia: Nullable(MediaRef),
  language: Nullable(Language),
  extraFields: ExtraFields,
  portals: Portals,
  status: MemberStatus,
  joinedAt: Nullable(DateTime),
});
export type Profile = Static<typeof Profile>;

export const MemberListQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  status: Type.Optional(MemberStatus),
  portal: Type.Optional(OneOf('administrator', 'instructor', 'coach', 'learner')),
  permissionSetId: Type.Optional(Id),
  isUnanswered: Type.Optional(
    Type.Boolean({
      description: 'Only invitations that have waited so long that a reminder is due, or only the others',
    }),
  ),
  sort: Type.Optional(OneOf('name', 'newest', 'last-seen')),
});
export type MemberListQuery = Static<typeof MemberListQuery>;

export const MemberExportQuery = Type.Object({ ...MemberListQuery.properties, ...tableFormat });

/** What the caller may do with a member; screens ask this and decide nothing themselves. */
export const MemberAbilities = NamedObject('MemberAbilities', {
  canEdit: Type.Boolean(),
  canDecide: Type.Boolean(),
  canDisable: Type.Boolean(),
  canEnable: Type.Boolean(),
  canResendInvitation: Type.Boolean(),
  canChangeSets: Type.Boolean(),
  canForcePasswordReset: Type.Boolean(),
  canResetSecondFactor: Type.Boolean(),
  canChangeEmail: Type.Boolean(),
  canMasquerade: Type.Boolean(),
});
export type MemberAbilities = Static<typeof MemberAbilities>;

export const MemberRow = NamedObject('MemberRow', {
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  profileImage: Nullable(Type.String()),
  status: MemberStatus,
  portals: Portals,
  permissionSets: Type.Array(NamedObject('PermissionSetRef', { permissionSetId: Id, name: LocalizedName })),
  language: Language,
  requestedAt: DateTime,
  joinedAt: Nullable(DateTime),
  lastSeenAt: Nullable(DateTime),
  abilities: MemberAbilities,
});
export type MemberRow = Static<typeof MemberRow>;

export const MemberPage = NamedObject('MemberPage', {
  data: Type.Array(MemberRow),
  total: Type.Integer(),
  /** How many members have each status, whatever the filter. */
  counts: Type.Object({
    INVITED: Type.Integer(),
    PENDING: Type.Integer(),
    ACTIVE: Type.Integer(),
    REJECTED: Type.Integer(),
    DISABLED: Type.Integer(),
  }),
});
export type MemberPage = Static<typeof MemberPage>;

export const MemberDetail = NamedObject('MemberDetail', { ...MemberRow.properties, extraFields: ExtraFields });
export type MemberDetail = Static<typeof MemberDetail>;

export const InvitationBody = NamedObject(
  'InvitationBody',
  {
    email: Email,
    /** Both parts or neither: then the person says it when accepting. */
    firstName: Type.Optional(PersonName),
    lastName: Type.Optional(PersonName),
    otherFirstName: Type.Optional(PersonName),
    otherLastName: Type.Optional(PersonName),
    language: Type.Optional(Language),
    permissionSetIds: Type.Optional(Type.Array(Id, { maxItems: 20 })),
    ...PortalsChange.properties,
  },
  { additionalProperties: false },
);
export type InvitationBody = Static<typeof InvitationBody>;

export const MemberPatch = NamedObject(
  'MemberPatch',
  { ...ProfilePatch.properties, portals: Type.Optional(PortalsChange) },
  { additionalProperties: false },
);
export type MemberPatch = Static<typeof MemberPatch>;

export const RejectBody = NamedObject(
  'RejectRegistrationBody',
  { reason: Type.Optional(Type.String({ maxLength: 1000 })) },
  { additionalProperties: false },
);
export const SetsBody = NamedObject(
  'MemberPermissionSetsBody',
  { permissionSetIds: Type.Array(Id, { maxItems: 20 }) },
  { additionalProperties: false },
);
export const InstructorQuery = Type.Object({ ...PageQuery, search: SearchText });
export const InstructorCard = NamedObject('InstructorCard', {
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  image: Nullable(Type.String()),
});
export type InstructorCard = Static<typeof InstructorCard>;
