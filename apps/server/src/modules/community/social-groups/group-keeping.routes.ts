import { Type } from 'typebox';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { PageQuery, page } from '../../../kernel/http/schemas.ts';
import { endPause, startPause } from './posting-pause.service.ts';
import { accessGroup } from './social-groups.access.ts';
import { listGroupAudit } from './social-groups.reads.ts';
import {
  DecisionBody,
  GroupAuditEntry,
  GroupMemberParams,
  GroupParams,
  HandOverBody,
  PauseBody,
  RoleBody,
} from './social-groups.schemas.ts';
import { changeRole, decideMember, handOver, removeMember } from './social-groups.service.ts';
import { groupAccess } from './visible-groups.ts';

/** What those do who run a group. */
export const groupKeepingRoutes: RouteDefinition[] = [
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
