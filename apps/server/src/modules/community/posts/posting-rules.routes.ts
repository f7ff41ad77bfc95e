import { permission } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Versioned } from '../../../kernel/http/schemas.ts';
import { findRules } from './posting-rules.repository.ts';
import { PostingRules, PostingRulesBody } from './posting-rules.schemas.ts';
import { savePostingRules } from './posting-rules.service.ts';

/** Whoever moderates all groups. */
const access = permission('organization_update_social_groups');

const tag = 'Groups';

/** What an organisation asks of posts and comments in its groups. */
export const postingRulesRoutes: RouteDefinition[] = [
  memberRoute({
    tag,
    method: 'GET',
    path: '/api/posting-rules',
    operationId: 'getPostingRules',
    summary: 'Listed words, and how newcomers are slowed down',
    access,
    response: PostingRules,
    handle: (context) => reading(context, findRules),
  }),
  memberRoute({
    tag,
    method: 'PUT',
    path: '/api/posting-rules',
    operationId: 'setPostingRules',
    summary: 'Changes the rules; 409 when they were saved in between',
    access,
    body: PostingRulesBody,
    response: Versioned,
    handle: (context, { body }) => savePostingRules(context, body),
  }),
];
