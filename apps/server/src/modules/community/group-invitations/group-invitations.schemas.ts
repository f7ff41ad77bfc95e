import { GROUP_LIMITS, GROUP_MEMBER_STATES } from '@sullam/domain/social-groups.ts';
import { type Static, Type } from 'typebox';
import { code, DateTime, Id, NamedObject, Nullable, OneOf, Person, SearchText } from '../../../kernel/http/schemas.ts';

export const GroupLinkParams = Type.Object({ groupId: Id, groupLinkId: Id });

const Token = code({ minLength: 20, maxLength: 100 });

export const JoinBody = NamedObject('JoinGroupBody', {
  acceptsRules: Type.Boolean(),
  invitation: Type.Optional(Token),
});
export type JoinBody = Static<typeof JoinBody>;
export const JoinState = NamedObject('GroupJoinState', { status: OneOf(...GROUP_MEMBER_STATES) });

export const InviteBody = NamedObject('GroupInviteBody', {
  userIds: Type.Array(Id, { minItems: 1, maxItems: GROUP_LIMITS.invited }),
});

export const LinkBody = NamedObject('GroupLinkBody', {
  days: Type.Integer({ minimum: 1, maximum: GROUP_LIMITS.linkDays }),
});
const linkFields = { groupLinkId: Id, createdAt: DateTime, expiresAt: DateTime };
export const GroupLink = NamedObject('GroupLink', {
  ...linkFields,
  createdBy: Person,
  useCount: Type.Integer({ description: 'People who joined by it' }),
});
export const GroupLinks = NamedObject('GroupLinks', { data: Type.Array(GroupLink) });
export const CreatedLink = NamedObject('CreatedGroupLink', {
  ...linkFields,
  token: Type.String({ description: 'Said once; the link is the address of the group with `invitation` in its query' }),
});

export const InvitationBody = NamedObject('GroupInvitationBody', { token: Token });

export const PeopleQuery = Type.Object({ search: SearchText });
export const InvitablePeople = NamedObject('GroupInvitablePeople', {
  data: Type.Array(NamedObject('GroupInvitable', { ...Person.properties, image: Nullable(Type.String()) })),
});
