import {
  COMMENT_LIMITS,
  DISCUSSION_FILTERS,
  DISCUSSION_GRADINGS,
  DISCUSSION_KINDS,
} from '@sullam/domain/discussions/discussion.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedHtml,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { Comment, Contributor, RequestKey } from '../comments/comments.public.ts';

export const BoardParams = Type.Object({ discussionBoardId: Id });
export const CourseBoardParams = Type.Object({ courseId: Id, discussionBoardId: Id });

/** An amount of points as it is written. */
const Points = Type.String({ pattern: '^\\d{1,6}(\\.\\d{1,2})?$', maxLength: 9 });
const Count = Type.Integer({ minimum: 0, maximum: 10 });

/** What taking part asks for. */
const participationRules = {
  ownCount: Count,
  replyCount: Count,
  leastWords: Type.Integer({ minimum: 0, maximum: 2000 }),
};

export const Participation = NamedObject('Participation', {
  ...participationRules,
  ownDone: Type.Integer(),
  repliesDone: Type.Integer(),
  stepsDone: Type.Integer(),
  steps: Type.Integer(),
  isComplete: Type.Boolean(),
});

const summary = {
  discussionBoardId: Id,
  courseId: Id,
  courseTitle: LocalizedName,
  courseSubsectionId: Nullable(Id),
  courseGroup: Nullable(NamedObject('DiscussionGroup', { courseGroupId: Id, name: LocalizedName })),
  kind: OneOf(...DISCUSSION_KINDS),
  title: LocalizedName,
  author: Nullable(Contributor),
  isOwn: Type.Boolean(),
  isAnonymous: Type.Boolean(),
  isPublished: Type.Boolean(),
  isPinned: Type.Boolean(),
  isLocked: Type.Boolean(),
  isAnswered: Type.Boolean(),
  isHidden: Type.Boolean(),
  isGraded: Type.Boolean(),
  /** Learners only: there is nothing of theirs on a graded board yet. */
  isMissing: Type.Boolean(),
  isFollowing: Type.Boolean(),
  isUnread: Type.Boolean(),
  newCount: Type.Integer({ description: 'Comments of others since the caller looked; 100: that many or more' }),
  commentCount: Type.Integer(),
  lastAt: DateTime,
};

export const DiscussionBoardSummary = NamedObject('DiscussionBoardSummary', summary);
export type DiscussionBoardSummary = Static<typeof DiscussionBoardSummary>;

export const DiscussionBoardAbilities = NamedObject('DiscussionBoardAbilities', {
  canTalk: Type.Boolean(),
  canEdit: Type.Boolean({ description: 'Its text' }),
  canManage: Type.Boolean({ description: 'Settings, pinning, locking, moderation' }),
  canDelete: Type.Boolean(),
  canAccept: Type.Boolean(),
  canAppeal: Type.Boolean(),
});

export const DiscussionBoard = NamedObject('DiscussionBoard', {
  ...summary,
  body: LocalizedHtml,
  attachments: Type.Array(MediaRef),
  publishedAt: Nullable(DateTime),
  editedAt: Nullable(DateTime),
  likeCount: Type.Integer(),
  isLiked: Type.Boolean(),
  allowsAnonymous: Type.Boolean(),
  postsFirst: Type.Boolean(),
  hidesOthers: Type.Boolean({ description: 'What others wrote is sent once the caller has written' }),
  lockedFrom: Nullable(DateTime),
  lockedUntil: Nullable(DateTime),
  lockReason: Type.String(),
  hiddenReason: Type.String(),
  grading: OneOf(...DISCUSSION_GRADINGS),
  rubricId: Nullable(Id),
  maximum: Nullable(Type.String({ description: 'Of a rubric what it gives at most' })),
  dueAt: Nullable(DateTime),
  participation: Nullable(Participation),
  acceptedComment: Nullable(Comment),
  readAt: Nullable(DateTime),
  /** How many comments stand before the first new one; null: nothing is new. */
  newFrom: Nullable(Type.Integer()),
  version: Type.Integer(),
  abilities: DiscussionBoardAbilities,
});
export type DiscussionBoard = Static<typeof DiscussionBoard>;

export const BoardListQuery = Type.Object({
  search: SearchText,
  filter: Type.Optional(OneOf(...DISCUSSION_FILTERS)),
  courseGroupId: Type.Optional(Id),
  ...PageQuery,
});
export const AllBoardsQuery = Type.Object({ ...BoardListQuery.properties, courseId: Type.Optional(Id) });

const Attachments = Type.Array(Id, { maxItems: COMMENT_LIMITS.attachments });

/** What those who run the course decide about a board. */
const settings = {
  courseGroupId: Type.Optional(Nullable(Id)),
  allowsAnonymous: Type.Optional(Type.Boolean()),
  postsFirst: Type.Optional(Type.Boolean()),
  grading: Type.Optional(OneOf(...DISCUSSION_GRADINGS)),
  rubricId: Type.Optional(Nullable(Id)),
  maximum: Type.Optional(Nullable(Points)),
  dueAt: Type.Optional(Nullable(DateTime)),
  ownCount: Type.Optional(Count),
  replyCount: Type.Optional(Count),
  leastWords: Type.Optional(participationRules.leastWords),
};

export const BoardBody = NamedObject('DiscussionBoardBody', {
  kind: OneOf(...DISCUSSION_KINDS),
  title: LocalizedName,
  body: Type.Optional(LocalizedHtml),
  attachmentIds: Type.Optional(Attachments),
  isAnonymous: Type.Optional(Type.Boolean()),
  isDraft: Type.Optional(Type.Boolean({ description: 'Of who runs the course: it comes out later' })),
  courseGroupId: Type.Optional(Nullable(Id)),
  requestKey: RequestKey,
});
export type BoardBody = Static<typeof BoardBody>;

export const BoardPatch = NamedObject('DiscussionBoardPatch', {
  kind: Type.Optional(OneOf(...DISCUSSION_KINDS)),
  title: Type.Optional(LocalizedName),
  body: Type.Optional(LocalizedHtml),
  attachmentIds: Type.Optional(Attachments),
  ...settings,
  version: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
});
export type BoardPatch = Static<typeof BoardPatch>;

export const CreatedBoard = NamedObject('CreatedDiscussionBoard', { discussionBoardId: Id });

export const PinBody = NamedObject('PinBody', { isPinned: Type.Boolean() });
export const LockBody = NamedObject('LockBody', {
  lockedFrom: Nullable(DateTime),
  lockedUntil: Type.Optional(Nullable(DateTime)),
  reason: Type.Optional(Type.String({ maxLength: COMMENT_LIMITS.note })),
});
export type LockBody = Static<typeof LockBody>;
export const AcceptBody = NamedObject('AcceptBody', { commentId: Nullable(Id) });
export const FollowBody = NamedObject('FollowBody', { isFollowing: Type.Boolean() });
export const PeopleQuery = Type.Object({ search: SearchText });
export const People = NamedObject('Contributors', { data: Type.Array(Contributor) });

export const BoardSettings = NamedObject('CourseDiscussionSettings', {
  learnersStart: Type.Boolean({ description: 'Learners may begin discussions' }),
  allowsAnonymous: Type.Boolean({
    description: 'Without showing their names to one another, in those that learners begin',
  }),
});
export type BoardSettings = Static<typeof BoardSettings>;

export const OwnBoardSettings = NamedObject('CourseDiscussions', {
  ...BoardSettings.properties,
  canStart: Type.Boolean(),
  canManage: Type.Boolean(),
  ownGroup: Nullable(NamedObject('OwnDiscussionGroup', { courseGroupId: Id, name: LocalizedName })),
  unreadCount: Type.Integer(),
  caseCount: Type.Integer({ description: 'What waits for a moderator; 0 for others' }),
});
