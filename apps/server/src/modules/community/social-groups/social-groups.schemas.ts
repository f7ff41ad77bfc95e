import {
  GROUP_FILTERS,
  GROUP_LIMITS,
  GROUP_MEMBER_STATES,
  GROUP_MEMBERS_PAGE,
  GROUP_PRIVACIES,
  GROUP_ROLES,
} from '@sullam/domain/social-groups.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedName,
  LocalizedText,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  Person,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { ALSO_NAMED } from '../../../kernel/http/validation.ts';
import { MediaRef } from '../../organization/media/media.public.ts';

export const GroupParams = Type.Object({ groupId: Id });
export const GroupMemberParams = Type.Object({ groupId: Id, userId: Id });
export const UserParams = Type.Object({ userId: Id });

const Privacy = OneOf(...GROUP_PRIVACIES);
const Role = OneOf(...GROUP_ROLES);
const MemberState = OneOf(...GROUP_MEMBER_STATES);
const Tags = Type.Array(Type.String({ minLength: 1, maxLength: GROUP_LIMITS.tag }), { maxItems: GROUP_LIMITS.tags });

const summary = {
  groupId: Id,
  privacy: Privacy,
  name: LocalizedName,
  tags: Type.Array(Type.String()),
  cover: Nullable(MediaRef),
  coverArt: Type.String({ description: 'The drawing that stands for it without a picture of its own' }),
  hue: Type.Integer({ description: '0 to 359: the colour of its drawing and seal' }),
  memberCount: Type.Integer(),
  memberLimit: Nullable(Type.Integer()),
  status: Nullable(MemberState),
  role: Nullable(Role),
  groupRole: Type.Optional(Nullable(Role)),
  since: Nullable(DateTime),
  invitedBy: Nullable(Person),
};

export const GroupSummary = NamedObject('GroupSummary', summary);
export type GroupSummary = Static<typeof GroupSummary>;

export const GroupMember = NamedObject('GroupMember', {
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  image: Nullable(Type.String()),
  role: Role,
  groupRole: Type.Optional(Role),
  status: MemberState,
  since: DateTime,
  postsAgainAt: Nullable(DateTime),
});
export type GroupMember = Static<typeof GroupMember>;

export const GroupAbilities = NamedObject('GroupAbilities', {
  canRead: Type.Boolean({ description: 'Its posts, files and members' }),
  canPost: Type.Boolean(),
  canManage: Type.Boolean({ description: 'Members, settings, invitations' }),
  canModerate: Type.Boolean(),
  canJoin: Type.Boolean({ description: 'Is in at once' }),
  canAsk: Type.Boolean(),
  canLeave: Type.Boolean(),
  canDelete: Type.Boolean(),
});
export type GroupAbilities = Static<typeof GroupAbilities>;

export const Group = NamedObject('Group', {
  ...summary,
  about: LocalizedText,
  rules: LocalizedText,
  administrators: Type.Array(Person),
  people: Type.Array(GroupMember, { description: 'Some of its members, for who may read it' }),
  pendingCount: Type.Integer({ description: 'Who asks to join; 0 for who doesn’t decide about that' }),
  isMuted: Type.Boolean({ description: 'Left out of the feed of all groups, and of notices of new posts' }),
  postsAgainAt: Nullable(DateTime),
  pauseReason: Type.String({ description: 'Why the caller can’t post until then' }),
  version: Type.Integer(),
  abilities: GroupAbilities,
});
export type Group = Static<typeof Group>;

export const GroupListQuery = Type.Object({
  search: SearchText,
  filter: Type.Optional(OneOf(...GROUP_FILTERS)),
  ...PageQuery,
});
export const UserGroupsQuery = Type.Object({
  status: Type.Optional(MemberState),
  search: SearchText,
  ...PageQuery,
});

export const GroupMembersQuery = Type.Object({
  status: Type.Optional(
    Type.Array(MemberState, { minItems: 1, maxItems: 5, default: ['ACCEPTED'], description: 'Repeated for several' }),
  ),
  search: SearchText,
  skip: PageQuery.skip,
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: GROUP_MEMBERS_PAGE })),
});

const content = {
  name: LocalizedName,
  about: LocalizedText,
  rules: LocalizedText,
  tags: Tags,
  privacy: Privacy,
  coverMediaId: Nullable(Id),
  memberLimit: Nullable(Type.Integer({ minimum: 1, maximum: GROUP_LIMITS.members })),
};

export const GroupBody = NamedObject('GroupBody', {
  name: content.name,
  privacy: content.privacy,
  about: Type.Optional(content.about),
  rules: Type.Optional(content.rules),
  tags: Type.Optional(content.tags),
  coverMediaId: Type.Optional(content.coverMediaId),
  memberLimit: Type.Optional(content.memberLimit),
});
export type GroupBody = Static<typeof GroupBody>;

export const GroupPatch = NamedObject('GroupPatch', {
  ...Type.Partial(GroupBody).properties,
  version: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
});
export type GroupPatch = Static<typeof GroupPatch>;

export const CreatedGroup = NamedObject('CreatedGroup', { groupId: Id });

export const DecisionBody = NamedObject('GroupMemberStatusBody', { status: OneOf('ACCEPTED', 'REJECTED', 'BANNED') });
export const PauseBody = NamedObject('GroupPauseBody', {
  days: Type.Integer({ minimum: 1, maximum: GROUP_LIMITS.pauseDays }),
  reason: Type.String({ minLength: 1, maxLength: GROUP_LIMITS.pauseReason, description: 'They are told' }),
});
export type PauseBody = Static<typeof PauseBody>;
export const RoleBody = NamedObject(
  'GroupMemberRoleBody',
  { role: Role, groupRole: Type.Optional(Role) },
  { [ALSO_NAMED]: { groupRole: 'role' }, description: 'Either name is enough' },
);
export const HandOverBody = NamedObject('GroupHandOverBody', { userId: Id });
export const MuteBody = NamedObject('GroupMuteBody', { isMuted: Type.Boolean() });

export const GroupAuditEntry = NamedObject('GroupAuditEntry', {
  auditEntryId: Id,
  at: DateTime,
  action: Type.String(),
  person: Nullable(Person),
  about: Nullable(Person),
});
