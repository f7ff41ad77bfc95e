import { reading } from '../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../kernel/http/route.ts';
import { page } from '../../kernel/http/schemas.ts';
import { groupAccess } from '../social-groups/social-groups.public.ts';
import { listPostCases } from './post-cases.reads.ts';
import { PostCase, PostCasesQuery } from './posts.schemas.ts';

export const postCaseRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/group-moderation-cases',
    operationId: 'listGroupModerationCases',
    summary: 'What was reported in the groups that the caller moderates, without who did',
    access: groupAccess,
    query: PostCasesQuery,
    response: page(PostCase),
    handle: (context, { query }) => reading(context, (tx) => listPostCases(context, tx, query)),
  }),
];
