import { reading } from '../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../kernel/http/route.ts';
import { page } from '../../kernel/http/schemas.ts';
import { groupAccess } from '../social-groups/social-groups.public.ts';
import { readPostCase } from './post-case.reads.ts';
import { listPostCases } from './post-cases.reads.ts';
import { CaseParams, PostCaseDecision, PostCaseDetail, PostCaseListQuery } from './post-cases.schemas.ts';
import { decidePostCase } from './post-cases.service.ts';
import { PostCase } from './posts.schemas.ts';

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
];
