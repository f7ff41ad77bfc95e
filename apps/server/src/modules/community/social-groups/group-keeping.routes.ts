import { Type } from 'typebox';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { PageQuery, page } from '../../../kernel/http/schemas.ts';
import { createLink, invitePeople, removeLink } from './joining.service.ts';
import { endPause, startPause } from './posting-pause.service.ts';
import { accessGroup } from './social-groups.access.ts';
import { listGroupAudit, listInvitable } from './social-groups.reads.ts';
import { listLinks } from './social-groups.repository.ts';
import {
  CreatedLink,
  DecisionBody,
  GroupAuditEntry,
  GroupLinkParams,
  GroupLinks,
  GroupMemberParams,
  GroupParams,
  HandOverBody,
  InvitablePeople,
  InviteBody,
  LinkBody,
  PauseBody,
  PeopleQuery,
  RoleBody,
} from './social-groups.schemas.ts';
import { changeRole, decideMember, handOver, removeMember } from './social-groups.service.ts';
import { groupAccess } from './visible-groups.ts';

/** What those do who run a group. */
export const groupKeepingRoutes: RouteDefinition[] = [
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
  memberRoute({
    method: 'PUT',
    path: '/api/groups/:groupId/members/:userId/status',
    operationId: 'decideGroupMember',
    summary: 'Accepts or refuses who asked, or keeps somebody out',
    access: groupAccess,
    params: GroupMemberParams,
    body: DecisionBody,
    errors: { 409: ['social-group.full', 'social-group.last-administrator', 'social-group.posting-paused'] },
    handle: (context, { params, body }) => decideMember(context, params.groupId, params.userId, body.status),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/groups/:groupId/members/:userId',
    operationId: 'removeGroupMember',
    summary: 'Takes somebody out of a group; who was kept out may come again',
    access: groupAccess,
    params: GroupMemberParams,
    errors: { 409: ['social-group.last-administrator', 'social-group.posting-paused'] },
    handle: (context, { params }) => removeMember(context, params.groupId, params.userId),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/groups/:groupId/members/:userId/role',
    operationId: 'setGroupRole',
    summary: 'Makes somebody run the group, or no longer; the last who does stays',
    access: groupAccess,
    params: GroupMemberParams,
    body: RoleBody,
    errors: { 409: ['social-group.last-administrator', 'social-group.posting-paused'] },
    handle: (context, { params, body }) => changeRole(context, params.groupId, params.userId, body.role),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/groups/:groupId/members/:userId/pause',
    operationId: 'startPostingPause',
    summary: 'Keeps a member from posting and commenting for some days; they are told why',
    access: groupAccess,
    params: GroupMemberParams,
    body: PauseBody,
    errors: { 409: ['social-group.not-member'] },
    handle: (context, { params, body }) => startPause(context, params.groupId, params.userId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/groups/:groupId/members/:userId/pause',
    operationId: 'endPostingPause',
    summary: 'Lets somebody post again before the time is over',
    access: groupAccess,
    params: GroupMemberParams,
    errors: { 409: ['social-group.posting-paused'] },
    handle: (context, { params }) => endPause(context, params.groupId, params.userId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/groups/:groupId/hand-over',
    operationId: 'transferGroup',
    refusesMasquerade: true,
    summary: 'Gives the group into the hands of another of its members',
    access: groupAccess,
    params: GroupParams,
    body: HandOverBody,
    errors: { 409: ['social-group.posting-paused'] },
    handle: (context, { params, body }) => handOver(context, params.groupId, body.userId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/groups/:groupId/audit',
    operationId: 'listGroupAudit',
    summary: 'What was done in a group, the newest first',
    access: groupAccess,
    params: GroupParams,
    query: Type.Object(PageQuery),
    response: page(GroupAuditEntry),
    handle: (context, { params, query }) =>
      reading(context, async (tx) => {
        await accessGroup(context, tx, params.groupId, 'manage');
        return listGroupAudit(tx, params.groupId, query);
      }),
  }),
];
