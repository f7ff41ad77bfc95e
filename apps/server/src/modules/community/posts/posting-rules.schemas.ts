import { POSTING_RULE_LIMITS } from '@sullam/domain/posting-rules.ts';
import { WORD_ACTIONS, WORD_LIST_LIMITS } from '@sullam/domain/word-list.ts';
import { type Static, Type } from 'typebox';
import { NamedObject, OneOf } from '../../../kernel/http/schemas.ts';

const { newcomerDays, newcomerPosts, newcomerComments, reason, reasons } = POSTING_RULE_LIMITS;

/** What an author is told, in the language that they read. */
export const ModerationReason = NamedObject('ModerationReason', {
  en: Type.String({ maxLength: reason }),
  ar: Type.String({ maxLength: reason }),
});
export type ModerationReason = Static<typeof ModerationReason>;

const shared = {
  wordAction: OneOf(...WORD_ACTIONS),
  newcomerDays: Type.Integer({ ...newcomerDays, description: '0: nobody is slowed down' }),
  newcomerPosts: Type.Integer({ ...newcomerPosts, description: 'In an hour' }),
  newcomerComments: Type.Integer({ ...newcomerComments, description: 'In an hour' }),
};

export const PostingRules = NamedObject('PostingRules', {
  words: Type.Array(Type.String()),
  reasons: Type.Array(ModerationReason, { description: 'That moderators have at hand' }),
  ...shared,
  version: Type.Integer({ description: '0: the standard rules' }),
});

export const PostingRulesBody = NamedObject(
  'PostingRulesBody',
  {
    words: Type.Array(Type.String({ maxLength: WORD_LIST_LIMITS.entry }), { maxItems: WORD_LIST_LIMITS.entries }),
    reasons: Type.Optional(
      Type.Array(ModerationReason, { maxItems: reasons, description: 'Those there are stay where it is left out' }),
    ),
    ...shared,
    version: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  },
  { additionalProperties: false },
);
export type PostingRulesBody = Static<typeof PostingRulesBody>;
