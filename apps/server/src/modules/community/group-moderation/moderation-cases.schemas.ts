import { COMMENT_LIMITS } from '@sullam/domain/discussions/discussion.ts';
import { LANGUAGES } from '@sullam/domain/localized.ts';
import { GROUP_LIMITS, GROUP_PRIVACIES } from '@sullam/domain/social-groups.ts';
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
} from '../../../kernel/http/schemas.ts';
import { CaseParams, Contributor, caseFields, caseReason } from '../comments/comments.public.ts';
import { ModerationReason } from '../posts/posts.public.ts';

export { CaseParams };

export const PostCase = NamedObject('PostModerationCase', {
  postId: Id,
  groupId: Id,
  groupName: LocalizedName,
  postContent: Type.String(),
  ...caseFields,
});
export type PostCase = Static<typeof PostCase>;
export const PostCasesQuery = Type.Object({
  isClosed: Type.Optional(Type.Boolean()),
  groupId: Type.Optional(Id),
  ...PageQuery,
});

/** What is done about something that was reported; the later ones do what the earlier ones do, and more. */
const ACTS = ['KEEP', 'HIDE', 'PAUSE', 'BAN'] as const;

const days = Type.Optional(Type.Integer({ minimum: 1, maximum: GROUP_LIMITS.pauseDays, description: 'Of a pause' }));

export const PostCaseListQuery = Type.Object({
  ...PostCasesQuery.properties,
  isAppealed: Type.Optional(Type.Boolean({ description: 'Of those that wait: appeals alone, or all else' })),
});
export type PostCaseListQuery = Static<typeof PostCaseListQuery>;

export const PostCaseDecision = NamedObject('PostCaseDecisionBody', {
  act: OneOf(...ACTS),
  reason: caseReason,
  days,
});
export type PostCaseDecision = Static<typeof PostCaseDecision>;

export const PostRemoval = NamedObject('PostRemovalBody', {
  postId: Id,
  commentId: Type.Optional(Nullable(Id)),
  act: OneOf('HIDE', 'PAUSE', 'BAN'),
  reason: Type.String({ minLength: 1, maxLength: COMMENT_LIMITS.note, description: 'The author is told' }),
  days,
});
export type PostRemoval = Static<typeof PostRemoval>;
export const CreatedCase = NamedObject('CreatedModerationCase', { moderationCaseId: Id });

export const ModerationReasons = NamedObject('ModerationReasons', {
  data: Type.Array(ModerationReason, { description: 'As the organisation has put them, in both languages' }),
});

const Said = { author: Nullable(Contributor), html: Type.String(), writtenAt: DateTime };

const Step = NamedObject('PostCaseStep', {
  at: DateTime,
  person: Nullable(Person),
  act: OneOf(...ACTS, 'UNDO'),
  days: Nullable(Type.Integer()),
  reason: Type.String(),
});

/** How the author stands to the group, and what became of what they wrote there. */
const Standing = NamedObject('PostCaseStanding', {
  isMember: Type.Boolean(),
  isLeader: Type.Boolean(),
  isCaller: Type.Boolean(),
  joinedAt: Nullable(DateTime),
  postsAgainAt: Nullable(DateTime),
  written: Type.Integer(),
  removed: Type.Integer(),
  appeals: Type.Integer(),
});

export const PostCaseDetail = NamedObject('PostModerationCaseDetail', {
  ...PostCase.properties,
  privacy: OneOf(...GROUP_PRIVACIES),
  isHidden: Type.Boolean({ description: 'Out of sight at the moment' }),
  authorLanguage: OneOf(...LANGUAGES),
  post: NamedObject('PostCasePost', { ...Said, postId: Id }),
  parent: Nullable(NamedObject('PostCaseParent', Said)),
  standing: Standing,
  history: Type.Array(Step, { description: 'What was decided, the newest first' }),
});
export type PostCaseDetail = Static<typeof PostCaseDetail>;
