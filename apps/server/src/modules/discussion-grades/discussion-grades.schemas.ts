import { COMMENT_LIMITS, DISCUSSION_GRADINGS } from '@sullam/domain/discussions/discussion.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  Person,
  SearchText,
} from '../../kernel/http/schemas.ts';

export const MarkParams = Type.Object({ discussionBoardId: Id, userId: Id });

export const ParticipantsQuery = Type.Object({
  search: SearchText,
  /** Those whose part isn't complete, or, where grades are given by hand, who have none. */
  isWaiting: Type.Optional(Type.Boolean()),
  ...PageQuery,
});

export const DiscussionParticipant = NamedObject('DiscussionParticipant', {
  ...Person.properties,
  contributionCount: Type.Integer(),
  replyCount: Type.Integer(),
  wordCount: Type.Integer(),
  stepsDone: Type.Integer(),
  steps: Type.Integer(),
  lastAt: Nullable(DateTime),
  counted: Nullable(Type.String({ description: 'Points by what was counted' })),
  points: Nullable(Type.String({ description: 'What an instructor gave instead' })),
  comment: Type.String(),
  version: Type.Integer({ description: '0: nothing was given' }),
});
export type DiscussionParticipant = Static<typeof DiscussionParticipant>;

export const DiscussionParticipants = NamedObject('DiscussionParticipants', {
  grading: OneOf(...DISCUSSION_GRADINGS),
  maximum: Nullable(Type.String()),
  dueAt: Nullable(DateTime),
  data: Type.Array(DiscussionParticipant),
  total: Type.Integer(),
});
export type DiscussionParticipants = Static<typeof DiscussionParticipants>;

export const DiscussionMarkBody = NamedObject('DiscussionMarkBody', {
  points: Nullable(
    Type.String({ pattern: '^\\d{1,6}(\\.\\d{1,2})?$', maxLength: 9, description: 'null: what was counted holds' }),
  ),
  comment: Type.Optional(Type.String({ maxLength: COMMENT_LIMITS.note })),
  version: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
});
export type DiscussionMarkBody = Static<typeof DiscussionMarkBody>;
