import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { groupAccess } from '../social-groups/social-groups.public.ts';
import { readPostCase } from './case-detail.reads.ts';
import { listPostCases, listReasons } from './moderation-cases.reads.ts';
import {
  CaseParams,
  CreatedCase,
  ModerationReasons,
  PostCase,
  PostCaseDecision,
  PostCaseDetail,
  PostCaseListQuery,
  PostRemoval,
} from './moderation-cases.schemas.ts';
import { decidePostCase, removeFromGroup } from './moderation-cases.service.ts';

export const postCaseRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/group-moderation-cases',
    operationId: 'listGroupModerationCases',
    summary: 'What was reported in the groups that the caller moderates, without who did',
    access: groupAccess,
    query: PostCaseListQuery,
    response: page(PostCase),
    handle: (context, { query }) => reading(context, (tx) => listPostCases(context, tx, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/group-moderation-cases/:moderationCaseId',
    operationId: 'getGroupModerationCase',
    summary: 'One case with what the reported thing answers, how its author stands to the group, and what was decided',
    access: groupAccess,
    params: CaseParams,
    response: PostCaseDetail,
    handle: (context, { params }) => reading(context, (tx) => readPostCase(context, tx, params.moderationCaseId)),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/group-moderation-cases/:moderationCaseId/decision',
    operationId: 'decideGroupModerationCase',
    summary: 'Leaves it, takes it out of sight, and keeps its author from posting or from the group besides',
    access: groupAccess,
    params: CaseParams,
    body: PostCaseDecision,
    handle: (context, { params, body }) => decidePostCase(context, params.moderationCaseId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/group-moderation-cases',
    operationId: 'createGroupModerationCase',
    refusesMasquerade: true,
    summary:
      'Removes a post or a comment that nobody has reported, and keeps its author from posting or from the group besides',
    access: groupAccess,
    body: PostRemoval,
    response: CreatedCase,
    successStatus: 201,
    handle: (context, { body }) => removeFromGroup(context, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/group-moderation-reasons',
    operationId: 'listGroupModerationReasons',
    summary: 'The reasons at hand for whoever moderates groups, or leads one',
    access: groupAccess,
    response: ModerationReasons,
    handle: (context) => reading(context, (tx) => listReasons(context, tx)),
  }),
];
