import { COMMENT_LIMITS, DISCUSSION_GRADINGS } from '@sullam/domain/discussions/discussion.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  Person,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { Assessment, RubricForMarking } from '../../gradebook/rubrics/rubrics.public.ts';
import { WrittenComment } from '../comments/comments.public.ts';

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

const graded = {
  grading: OneOf(...DISCUSSION_GRADINGS),
  maximum: Nullable(Type.String()),
  dueAt: Nullable(DateTime),
  rubric: Nullable(RubricForMarking),
};

/** All that a marker needs of one learner's part. */
export const DiscussionWork = NamedObject('DiscussionWork', {
  discussionBoardId: Id,
  title: LocalizedName,
  ...graded,
  learner: DiscussionParticipant,
  assessment: Nullable(Assessment),
  markedAt: Nullable(DateTime),
  written: Type.Array(WrittenComment, { description: 'What the learner wrote, the oldest first' }),
});
export type DiscussionWork = Static<typeof DiscussionWork>;

export const OwnDiscussionMark = NamedObject('OwnDiscussionMark', {
  ...graded,
  mark: Nullable(
    NamedObject('GivenDiscussionMark', {
      points: Type.String(),
      comment: Type.String(),
      assessment: Nullable(Assessment),
      markedAt: DateTime,
    }),
  ),
});
export type OwnDiscussionMark = Static<typeof OwnDiscussionMark>;

export const DiscussionMarkBody = NamedObject('DiscussionMarkBody', {
  points: Type.Optional(
    Nullable(
      Type.String({
        pattern: '^\\d{1,6}(\\.\\d{1,2})?$',
        maxLength: 9,
        description: 'null: nothing is given any more, and what was counted holds. Of a rubric the assessment says it',
      }),
    ),
  ),
  assessment: Type.Optional(Nullable(Assessment)),
  comment: Type.Optional(Type.String({ maxLength: COMMENT_LIMITS.note })),
  version: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
});
export type DiscussionMarkBody = Static<typeof DiscussionMarkBody>;
