import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import {
  accessGroup,
  Group,
  GroupParams,
  groupAccess,
  listInvitable,
  readGroup,
} from '../social-groups/social-groups.public.ts';
import {
  CreatedLink,
  GroupLinkParams,
  GroupLinks,
  InvitablePeople,
  InvitationBody,
  InviteBody,
  JoinBody,
  JoinState,
  LinkBody,
  PeopleQuery,
} from './group-invitations.schemas.ts';
import { createLink, invitePeople, joinGroup, readInvitation, removeLink } from './group-invitations.service.ts';
import { listLinks } from './group-links.repository.ts';

/** How people come into a group: by joining, by invitation, by a link. */
export const groupInvitationRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/groups/:groupId/join',
    operationId: 'joinSocialGroup',
    refusesMasquerade: true,
    summary: 'Joins an open group or one with an invitation; asks to be let into a closed one',
    access: groupAccess,
    rateLimit: { per: 'caller', count: 60, seconds: 600 },
    params: GroupParams,
    body: JoinBody,
    response: JoinState,
    errors: { 409: ['social-group.full', 'social-group.rules-not-accepted'] },
    handle: (context, { params, body }) => joinGroup(context, params.groupId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/groups/:groupId/invitation',
    operationId: 'readGroupInvitation',
    summary: 'The group that an invitation link leads into, before one joins',
    access: groupAccess,
    rateLimit: { per: 'caller', count: 60, seconds: 600 },
    params: GroupParams,
    body: InvitationBody,
    response: Group,
    handle: (context, { params, body }) =>
      reading(context, async (tx) => {
        const group = await readInvitation(context, tx, params.groupId, body.token);
        return readGroup(context, tx, group);
      }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/groups/:groupId/invite',
    operationId: 'inviteToGroup',
    refusesMasquerade: true,
    summary: 'Invites people; who asked already is in at once',
    access: groupAccess,
    rateLimit: { per: 'caller', count: 30, seconds: 600 },
    params: GroupParams,
    body: InviteBody,
    errors: { 409: ['social-group.full', 'social-group.posting-paused'] },
    handle: (context, { params, body }) => invitePeople(context, params.groupId, body.userIds),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/groups/:groupId/invitable',
    operationId: 'listGroupInvitable',
    summary: 'Whom the caller could invite',
    access: groupAccess,
    rateLimit: { per: 'caller', count: 300, seconds: 300 },
    params: GroupParams,
    query: PeopleQuery,
    response: InvitablePeople,
    handle: (context, { params, query }) =>
      reading(context, async (tx) => {
        await accessGroup(context, tx, params.groupId, 'manage');
        return { data: await listInvitable(context, tx, params.groupId, query.search) };
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/groups/:groupId/links',
    operationId: 'listGroupLinks',
    summary: 'Links of invitation that are open',
    access: groupAccess,
    params: GroupParams,
    response: GroupLinks,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        await accessGroup(context, tx, params.groupId, 'manage');
        const links = await listLinks(tx, params.groupId, context.clock.now());
        return {
          data: links.map(({ groupLinkId, createdAt, expiresAt, useCount, ...createdBy }) => ({
            groupLinkId,
            createdAt: createdAt.toISOString(),
            expiresAt: expiresAt.toISOString(),
            createdBy,
            useCount,
          })),
        };
      }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/groups/:groupId/links',
    operationId: 'createGroupLink',
    refusesMasquerade: true,
    summary: 'Makes a link that lets in whoever has it, until it expires',
    access: groupAccess,
    params: GroupParams,
    body: LinkBody,
    response: CreatedLink,
    successStatus: 201,
    errors: { 409: ['social-group.posting-paused', 'social-group.too-many-links'] },
    handle: (context, { params, body }) => createLink(context, params.groupId, body.days),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/groups/:groupId/links/:groupLinkId',
    operationId: 'deleteGroupLink',
    summary: 'Closes a link of invitation',
    access: groupAccess,
    params: GroupLinkParams,
    errors: { 409: ['social-group.posting-paused'] },
    handle: (context, { params }) => removeLink(context, params.groupId, params.groupLinkId),
  }),
];
