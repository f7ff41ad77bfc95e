import { CASE_STATES, COMMENT_LIMITS, REPORT_REASONS } from '@sullam/domain/discussions/discussion.ts';
import { type Static, Type } from 'typebox';
import { DateTime, html, Id, NamedObject, Nullable, OneOf, PageQuery } from '../../../kernel/http/schemas.ts';
import { ALSO_NAMED } from '../../../kernel/http/validation.ts';
import { MediaRef } from '../../organization/media/media.public.ts';

/** Who wrote something. */
export const Contributor = NamedObject('Contributor', {
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  image: Nullable(Type.String()),
  isStaff: Type.Boolean({ description: 'Runs what is talked about: an instructor of the course' }),
});
export type Contributor = Static<typeof Contributor>;

const shared = {
  commentId: Id,
  parentCommentId: Nullable(Id),
  author: Nullable(Contributor),
  isOwn: Type.Boolean(),
  isAnonymous: Type.Boolean({ description: 'Others read it without the name' }),
  state: OneOf('VISIBLE', 'HIDDEN', 'DELETED'),
  hiddenReason: Type.String(),
  isHeld: Type.Boolean({ description: 'Hidden until a moderator has looked' }),
  canAppeal: Type.Boolean(),
  html: Type.String({ description: 'Empty where it is not for the caller' }),
  content: Type.Optional(Type.String({ description: 'The same as `html`, under the name of the specification' })),
  attachments: Type.Array(MediaRef),
  createdAt: DateTime,
  editedAt: Nullable(DateTime),
  likeCount: Type.Integer(),
  isLiked: Type.Boolean(),
  canEdit: Type.Boolean(),
  canDelete: Type.Boolean(),
  version: Type.Integer(),
};

export const Reply = NamedObject('Reply', shared);
export type Reply = Static<typeof Reply>;

export const Comment = NamedObject('Comment', {
  ...shared,
  replyCount: Type.Integer(),
  replies: Type.Array(Reply, { description: `The first ${COMMENT_LIMITS.repliesAtOnce}` }),
});
export type Comment = Static<typeof Comment>;

/** Something that was written, with what it replies to. */
export const WrittenComment = NamedObject('WrittenComment', { comment: Reply, repliesTo: Nullable(Reply) });
export type WrittenComment = Static<typeof WrittenComment>;

export const CommentParams = Type.Object({ commentId: Id });
export const CreatedComment = NamedObject('CreatedComment', { commentId: Id });

const Html = html('article', COMMENT_LIMITS.html);
/** What is said may come as `content`, as the specification calls it, or as `html`. */
export const commentNames = { [ALSO_NAMED]: { content: 'html' }, description: '`content` or `html` is enough' };

const Attachments = Type.Array(Id, { maxItems: COMMENT_LIMITS.attachments });
/** Made once for a draft: sent twice, it is one. */
export const RequestKey = Type.Optional(
  Nullable(Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$', maxLength: 36 })),
);

export const commentFields = {
  html: Html,
  content: Type.Optional(Html),
  parentCommentId: Type.Optional(Nullable(Id)),
  attachmentIds: Type.Optional(Attachments),
  isAnonymous: Type.Optional(Type.Boolean()),
  requestKey: RequestKey,
};
const Body = Type.Object(commentFields);
export type CommentBody = Static<typeof Body>;

export const CommentPatch = NamedObject(
  'CommentPatch',
  {
    html: Html,
    content: Type.Optional(Html),
    attachmentIds: Attachments,
    version: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  },
  commentNames,
);
export type CommentPatch = Static<typeof CommentPatch>;

export const CommentVersion = NamedObject('CommentVersion', { html: Type.String(), writtenAt: DateTime });
export const CommentVersions = NamedObject('CommentVersions', { data: Type.Array(CommentVersion) });

export const LikeBody = NamedObject('LikeBody', { isLiked: Type.Boolean() });
export const LikeState = NamedObject('LikeState', { likeCount: Type.Integer(), isLiked: Type.Boolean() });
export type LikeState = Static<typeof LikeState>;

const Note = Type.String({ maxLength: COMMENT_LIMITS.note });

export const ReportBody = NamedObject('ReportBody', { why: OneOf(...REPORT_REASONS), note: Type.Optional(Note) });
export type ReportBody = Static<typeof ReportBody>;

export const HideBody = NamedObject('HideBody', {
  reason: Type.String({ minLength: 1, maxLength: COMMENT_LIMITS.note }),
});

export const caseReason = Type.Optional(
  Type.String({ maxLength: COMMENT_LIMITS.note, description: 'The author is told; needed to hide' }),
);

export const DecisionBody = NamedObject('ModerationDecisionBody', { hides: Type.Boolean(), reason: caseReason });
export type DecisionBody = Static<typeof DecisionBody>;

export const AppealBody = NamedObject('AppealBody', {
  text: Type.String({ minLength: 1, maxLength: COMMENT_LIMITS.note }),
});

export const CaseParams = Type.Object({ moderationCaseId: Id });
export const CaseListQuery = Type.Object({ isClosed: Type.Optional(Type.Boolean()), ...PageQuery });

export const caseFields = {
  moderationCaseId: Id,
  commentId: Nullable(Id),
  status: OneOf(...CASE_STATES),
  reason: Type.String(),
  appeal: Type.String(),
  openedAt: DateTime,
  decidedAt: Nullable(DateTime),
  decidedByMe: Type.Boolean(),
  canUndo: Type.Boolean({ description: 'The caller may take this decision back still' }),
  author: Nullable(Contributor),
  isAnonymous: Type.Boolean(),
  html: Type.String(),
  writtenAt: Nullable(DateTime),
  foundWords: Type.Array(NamedObject('FoundWord', { word: Type.String(), written: Type.String() }), {
    description: 'Listed words for which it waits, as they stand in the list and in the text',
  }),
  reports: Type.Array(
    NamedObject('ModerationReport', { why: OneOf(...REPORT_REASONS), note: Type.String(), createdAt: DateTime }),
    { description: 'Without who reported' },
  ),
};
export const ModerationCase = NamedObject('ModerationCase', { hostId: Id, ...caseFields });
export type ModerationCase = Static<typeof ModerationCase>;
