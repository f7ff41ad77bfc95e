import { permission } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page, Versioned } from '../../../kernel/http/schemas.ts';
import { notFound } from '../../../kernel/problem.ts';
import { findMember } from '../../identity/members/members.public.ts';
import { readGroup } from './group-detail.reads.ts';
import { listMembers } from './group-members.reads.ts';
import { accessGroup } from './social-groups.access.ts';
import { listGroups, listGroupsOf } from './social-groups.reads.ts';
import {
  CreatedGroup,
  Group,
  GroupBody,
  GroupListQuery,
  GroupMember,
  GroupMembersQuery,
  GroupParams,
  GroupPatch,
  GroupSummary,
  MuteBody,
  UserGroupsQuery,
  UserParams,
} from './social-groups.schemas.ts';
import { changeGroup, createGroup, leaveGroup, markSeen, muteGroup, removeGroup } from './social-groups.service.ts';
import { CREATES, groupAccess, groupViewerOf } from './visible-groups.ts';

export const groupRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/groups',
    operationId: 'listSocialGroups',
    mayLag: true,
    summary: 'Groups that the caller may know of, or those of them that they don’t belong to',
    access: groupAccess,
    query: GroupListQuery,
    response: page(GroupSummary),
    handle: (context, { query }) => reading(context, (tx) => listGroups(context, tx, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/users/:userId/groups',
    operationId: 'listUserGroups',
    mayLag: true,
    summary: 'Groups of a person by how they stand to them: their own, or anybody’s for who looks after groups',
    access: groupAccess,
    params: UserParams,
    query: UserGroupsQuery,
    response: page(GroupSummary),
    handle: (context, { params, query }) =>
      reading(context, async (tx) => {
        const isOwn = params.userId === context.caller.userId;
        // whoever looks after groups asks for any member's
        if (!isOwn && !(groupViewerOf(context).readsAll && (await findMember(tx, params.userId)))) throw notFound();
        return listGroupsOf(context, tx, params.userId, query);
      }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/groups',
    operationId: 'createSocialGroup',
    refusesMasquerade: true,
    summary: 'Founds a group, which the caller then runs',
    access: permission(CREATES),
    rateLimit: { per: 'caller', count: 30, seconds: 3600 },
    body: GroupBody,
    response: CreatedGroup,
    successStatus: 201,
    handle: (context, { body }) => createGroup(context, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/groups/:groupId',
    operationId: 'getSocialGroup',
    mayLag: true,
    summary: 'One group; a secret one only for who belongs to it or is invited',
    access: groupAccess,
    params: GroupParams,
    response: Group,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const { group } = await accessGroup(context, tx, params.groupId, 'see');
        return readGroup(context, tx, group);
      }),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/groups/:groupId',
    operationId: 'updateSocialGroup',
    summary: 'Changes a group; 409 when somebody saved in between',
    access: groupAccess,
    params: GroupParams,
    body: GroupPatch,
    response: Versioned,
    errors: { 409: ['social-group.limit-too-low', 'social-group.posting-paused'] },
    handle: (context, { params, body }) => changeGroup(context, params.groupId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/groups/:groupId',
    operationId: 'deleteSocialGroup',
    summary: 'Deletes a group with everything that was said in it',
    access: groupAccess,
    params: GroupParams,
    errors: { 409: ['social-group.posting-paused'] },
    handle: (context, { params }) => removeGroup(context, params.groupId),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/groups/:groupId/membership',
    operationId: 'leaveSocialGroup',
    summary: 'Leaves a group, takes back that one asked, or turns an invitation down',
    access: groupAccess,
    params: GroupParams,
    errors: { 409: ['social-group.last-administrator', 'social-group.not-member', 'social-group.posting-paused'] },
    handle: (context, { params }) => leaveGroup(context, params.groupId),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/groups/:groupId/mute',
    operationId: 'muteGroup',
    summary: 'Leaves a group out of the feed of all groups and of notices of new posts, or takes it in again',
    access: groupAccess,
    params: GroupParams,
    body: MuteBody,
    errors: { 409: ['social-group.posting-paused'] },
    handle: (context, { params, body }) => muteGroup(context, params.groupId, body.isMuted),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/groups/:groupId/seen',
    operationId: 'markGroupSeen',
    summary: 'The caller has seen what is there now',
    access: groupAccess,
    params: GroupParams,
    errors: { 409: ['social-group.posting-paused'] },
    handle: (context, { params }) => markSeen(context, params.groupId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/groups/:groupId/members',
    operationId: 'listSocialGroupMembers',
    mayLag: true,
    summary: 'People of a group; those who don’t belong to it for who runs it',
    access: groupAccess,
    params: GroupParams,
    query: GroupMembersQuery,
    response: page(GroupMember),
    handle: (context, { params, query: { status: statuses = ['ACCEPTED' as const], ...query } }) =>
      reading(context, async (tx) => {
        const { group, abilities } = await accessGroup(
          context,
          tx,
          params.groupId,
          statuses.every((status) => status === 'ACCEPTED') ? 'read' : 'manage',
        );
        return listMembers(context, tx, group.groupId, { statuses, tellsPauses: abilities.canManage, ...query });
      }),
  }),
];
