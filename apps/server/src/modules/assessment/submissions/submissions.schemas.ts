import { type Static, Type } from 'typebox';
import {
  DateTime,
  html,
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  named,
  OneOf,
  Person,
} from '../../../kernel/http/schemas.ts';
import { Assessment } from '../../gradebook/rubrics/rubrics.public.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { Amount } from '../assignments/assignments.public.ts';

/** How a learner stands. RETURNED: marked, and the mark can be seen; until then a mark shows as SUBMITTED. */
export const LearnerState = named('LearnerState', OneOf('NOT_SUBMITTED', 'DRAFT', 'SUBMITTED', 'RETURNED'));

export const OwnVersionParams = Type.Object({ assignmentId: Id, number: Id });
export const SubmissionParams = Type.Object({ assignmentSubmissionId: Id });
export const CommentParams = Type.Object({ assignmentSubmissionId: Id, submissionCommentId: Id });

/** Author HTML of a learner, longer than most theses' chapters. */
const Body = html('formatted', 400_000);
const LinkText = Type.String({ maxLength: 2000, description: 'https only; empty: none' });

export const DraftBody = NamedObject(
  'SubmissionDraftBody',
  {
    body: Body,
    link: LinkText,
    mediaIds: Type.Array(Id, { maxItems: 20, uniqueItems: true }),
    version: Type.Integer({
      minimum: 0,
      maximum: 1_000_000_000,
      description: '0: none yet. As it was read; an older one answers 409 and keeps what is there',
    }),
  },
  { additionalProperties: false },
);
export type DraftBody = Static<typeof DraftBody>;

export const SavedDraft = NamedObject('SavedSubmissionDraft', { version: Type.Integer(), savedAt: DateTime });
export const SubmitBody = NamedObject(
  'SubmissionBody',
  { version: Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'Of the draft that is handed in' }) },
  { additionalProperties: false },
);

const FileOfVersion = NamedObject('SubmissionFile', {
  submissionFileId: Id,
  file: Type.Object({ ...MediaRef.properties }),
});

/** A version that was handed in. */
export const SubmissionVersion = NamedObject('SubmissionVersion', {
  number: Type.Integer(),
  body: Type.String({ description: 'Cleaned HTML' }),
  link: Type.String(),
  wordCount: Type.Integer(),
  files: Type.Array(FileOfVersion),
  submittedAt: DateTime,
  submittedBy: Nullable(Person),
  withdrawnAt: Nullable(DateTime),
  isLate: Type.Boolean(),
});
export type SubmissionVersion = Static<typeof SubmissionVersion>;

export const VersionSummary = NamedObject('VersionSummary', {
  number: Type.Integer(),
  submittedAt: DateTime,
  submittedBy: Nullable(Person),
  withdrawnAt: Nullable(DateTime),
  isLate: Type.Boolean(),
  receiptCode: Type.String(),
});
export type VersionSummary = Static<typeof VersionSummary>;

export const Receipt = NamedObject('SubmissionReceipt', {
  assignmentSubmissionId: Id,
  number: Type.Integer(),
  receiptCode: Type.String(),
  submittedAt: DateTime,
  isLate: Type.Boolean(),
  wordCount: Type.Integer(),
  link: Type.String(),
  files: Type.Array(Type.Object({ name: Type.String(), byteSize: Type.Integer() })),
});
export type Receipt = Static<typeof Receipt>;

/** The mark, once it is released; nothing of it before. */
export const ReturnedMark = NamedObject('ReturnedMark', {
  /** As it counts: after the late cut. */
  points: Type.String(),
  /** Before it. */
  givenPoints: Type.String(),
  lateDeduction: Type.String(),
  lateIntervals: Type.Integer(),
  maximum: Type.String(),
  /** Of the version that was marked; 0: nothing had been handed in. */
  number: Type.Integer(),
  comment: Type.String(),
  assessment: Nullable(Assessment),
  rubricVersion: Nullable(Type.Integer()),
  /** Why a member of the group has a mark of their own. */
  ownReason: Nullable(Type.String()),
  markedAt: DateTime,
});
export type ReturnedMark = Static<typeof ReturnedMark>;

export const OwnSubmission = NamedObject('OwnSubmission', {
  /** Null: nothing has been written yet. */
  assignmentSubmissionId: Nullable(Id),
  state: LearnerState,
  group: Nullable(NamedObject('CourseGroupRef', { courseGroupId: Id, name: LocalizedName })),
  /** The caller was in the group when it handed in and has left it since. */
  hasLeftGroup: Type.Boolean(),
  draft: Nullable(
    Type.Object({
      version: Type.Integer(),
      body: Type.String(),
      link: Type.String(),
      files: Type.Array(MediaRef),
      savedAt: DateTime,
      savedBy: Nullable(Person),
    }),
  ),
  /** The version that counts. */
  current: Nullable(SubmissionVersion),
  /** All that were handed in, the newest first. */
  versions: Type.Array(VersionSummary),
  mark: Nullable(ReturnedMark),
  points: Amount,
  abilities: Type.Object({
    canWrite: Type.Boolean(),
    canSubmit: Type.Boolean(),
    canWithdraw: Type.Boolean(),
    canComment: Type.Boolean(),
  }),
  versionsLeft: Nullable(Type.Integer()),
});
export type OwnSubmission = Static<typeof OwnSubmission>;

export const CommentBody = NamedObject(
  'SubmissionCommentBody',
  {
    body: Type.String({ minLength: 1, maxLength: 10_000 }),
    waitsForRelease: Type.Optional(Type.Boolean({ description: 'Of markers: learners see it with the mark' })),
  },
  { additionalProperties: false },
);
export type CommentBody = Static<typeof CommentBody>;

export const SubmissionComment = NamedObject('SubmissionComment', {
  submissionCommentId: Id,
  /** Null where names are hidden. */
  author: Nullable(Person),
  isByMarker: Type.Boolean(),
  isOwn: Type.Boolean(),
  waitsForRelease: Type.Boolean(),
  body: Type.String(),
  /** Null where names are hidden: a time gives away whose it is. */
  createdAt: Nullable(DateTime),
});
export type SubmissionComment = Static<typeof SubmissionComment>;
