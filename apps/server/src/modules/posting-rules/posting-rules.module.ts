import { POSTING_RULE_LIMITS } from '@sullam/domain/posting-rules.ts';
import { WORD_ACTIONS, WORD_LIST_LIMITS } from '@sullam/domain/word-list.ts';
import { Type } from 'typebox';
import { demoLoading } from '../../demo/demo-content.ts';
import { permission } from '../../kernel/access/access.ts';
import { reading } from '../../kernel/database/database.ts';
import { bring } from '../../kernel/extensions.ts';
import { memberRoute } from '../../kernel/http/route.ts';
import { NamedObject, OneOf, Versioned } from '../../kernel/http/schemas.ts';
import { defineModule } from '../../wiring.ts';
import { loadDemoPostingRules } from './posting-rules.demo.ts';
import { findRules } from './posting-rules.repository.ts';
import { savePostingRules } from './posting-rules.service.ts';

const { newcomerDays, newcomerPosts, newcomerComments } = POSTING_RULE_LIMITS;

const shared = {
  wordAction: OneOf(...WORD_ACTIONS),
  newcomerDays: Type.Integer({ ...newcomerDays, description: '0: nobody is slowed down' }),
  newcomerPosts: Type.Integer({ ...newcomerPosts, description: 'In an hour' }),
  newcomerComments: Type.Integer({ ...newcomerComments, description: 'In an hour' }),
};

const PostingRules = NamedObject('PostingRules', {
  words: Type.Array(Type.String()),
  ...shared,
  version: Type.Integer({ description: '0: the standard rules' }),
});

const PostingRulesBody = NamedObject(
  'PostingRulesBody',
  {
    words: Type.Array(Type.String({ maxLength: WORD_LIST_LIMITS.entry }), { maxItems: WORD_LIST_LIMITS.entries }),
    ...shared,
    version: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  },
  { additionalProperties: false },
);

/** Whoever moderates all groups. */
const access = permission('organization_update_social_groups');

/** What an organisation asks of posts and comments in its groups. */
export const postingRulesModule = defineModule({
  name: 'posting-rules',
  tag: 'Groups',
  partOf: ['social-groups'],
  owns: ['posting_rules'],
  brings: [bring(demoLoading, loadDemoPostingRules)],
  routes: [
    memberRoute({
      method: 'GET',
      path: '/api/posting-rules',
      operationId: 'getPostingRules',
      summary: 'Listed words, and how newcomers are slowed down',
      access,
      response: PostingRules,
      handle: (context) => reading(context, findRules),
    }),
    memberRoute({
      method: 'PUT',
      path: '/api/posting-rules',
      operationId: 'setPostingRules',
      summary: 'Changes the rules; 409 when they were saved in between',
      access,
      body: PostingRulesBody,
      response: Versioned,
      handle: (context, { body }) => savePostingRules(context, body),
    }),
  ],
});
