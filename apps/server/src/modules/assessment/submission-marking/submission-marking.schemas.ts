import { ANNOTATION_COLORS, ANNOTATION_KINDS, ANNOTATION_LIMITS } from '@sullam/domain/annotations.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  named,
  OneOf,
  PageQuery,
  Person,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { Assessment, RubricForMarking } from '../../gradebook/rubrics/rubrics.public.ts';
import { Amount, Points, Version } from '../assignments/assignments.public.ts';
import { SubmissionVersion, VersionSummary } from '../submissions/submissions.public.ts';

export const MemberMarkParams = Type.Object({ assignmentSubmissionId: Id, userId: Id });
export const SubmissionVersionParams = Type.Object({ assignmentSubmissionId: Id, number: Id });
export const SubmissionFileParams = Type.Object({ submissionFileId: Id });
export const AnnotationParams = Type.Object({
  submissionFileId: Id,
  annotationKey: Type.String({ pattern: `^[A-Za-z0-9_-]{1,${ANNOTATION_LIMITS.key}}$` }),
});

/** MARKED: not yet to be seen by learners; RETURNED: to be seen. DISPUTED: two markers are apart. */
export const MarkingState = named(
  'MarkingState',
  OneOf('NOT_SUBMITTED', 'SUBMITTED', 'DISPUTED', 'MARKED', 'RETURNED'),
);
export type MarkingState = Static<typeof MarkingState>;

export const SubmissionListQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  state: Type.Optional(MarkingState),
  isLate: Type.Optional(Type.Boolean()),
  /** Nobody is found by a group where names are hidden. */
  courseGroupId: Type.Optional(Id),
  /** Who has marked it. */
  markerUserId: Type.Optional(Id),
  /** What waits for a mark of the caller: where two people mark, not what they have marked themselves. */
  isToMark: Type.Optional(Type.Boolean()),
  sort: Type.Optional(OneOf('name', 'submitted', 'points', 'turn')),
});
export type SubmissionListQuery = Static<typeof SubmissionListQuery>;

export const SubmissionRow = NamedObject('SubmissionRow', {
  /** Null: nothing was handed in, said or marked. */
  assignmentSubmissionId: Nullable(Id),
  /** Null where names are hidden, and for groups. */
  learner: Nullable(Person),
  group: Nullable(
    NamedObject('CourseGroupSize', { courseGroupId: Id, name: LocalizedName, memberCount: Type.Integer() }),
  ),
  state: MarkingState,
  isLate: Type.Boolean(),
  /** How many days or hours, as the rule counts; null where names are hidden. */
  lateIntervals: Nullable(Type.Integer()),
  number: Nullable(Type.Integer()),
  /** Of the version that counts; null: nothing was handed in. */
  wordCount: Nullable(Type.Integer()),
  fileCount: Type.Integer(),
  /** Null besides where names are hidden: a time gives away whose it is. */
  submittedAt: Nullable(DateTime),
  /** The learner's or the group's own; where names are hidden that of everybody. */
  dueAt: Nullable(DateTime),
  /** After the late cut; of a group as it is for who has no dates and no mark of their own. */
  points: Amount,
  /** The mark is of an older version than the one that counts now. */
  isOutdated: Type.Boolean(),
  /** The caller has marked it, where two people mark. */
  isReviewed: Type.Boolean(),
  /** Who has marked it; where two people mark, the other once both have. */
  markers: Type.Array(Person),
  commentCount: Type.Integer(),
  /** Of the mark, for who marks somebody who handed in nothing; 0: there never was one. */
  markVersion: Type.Integer(),
});
export type SubmissionRow = Static<typeof SubmissionRow>;

export const SubmissionList = NamedObject('SubmissionList', {
  data: Type.Array(SubmissionRow),
  total: Type.Integer(),
  /** Of all, whatever is searched. */
  counts: Type.Object({
    NOT_SUBMITTED: Type.Integer(),
    SUBMITTED: Type.Integer(),
    DISPUTED: Type.Integer(),
    MARKED: Type.Integer(),
    RETURNED: Type.Integer(),
    late: Type.Integer(),
  }),
});
export type SubmissionList = Static<typeof SubmissionList>;

/** A version; without anything that gives away whose it is where names are hidden. */
export const VersionForMarker = NamedObject('VersionForMarker', {
  ...SubmissionVersion.properties,
  submittedAt: Nullable(DateTime),
});
export type VersionForMarker = Static<typeof VersionForMarker>;

const SummaryForMarker = NamedObject('SummaryForMarker', {
  ...VersionSummary.properties,
  submittedAt: Nullable(DateTime),
  receiptCode: Nullable(Type.String()),
});
export type SummaryForMarker = Static<typeof SummaryForMarker>;

const Review = NamedObject('SubmissionReview', {
  marker: Person,
  isOwn: Type.Boolean(),
  number: Type.Integer(),
  points: Type.String(),
  assessment: Nullable(Assessment),
  comment: Type.String(),
  version: Type.Integer(),
  reviewedAt: DateTime,
});

const Mark = NamedObject('SubmissionMark', {
  /** As it was given; null: two markers are apart, or it was taken back. */
  points: Amount,
  /** After the late cut. */
  finalPoints: Amount,
  lateIntervals: Type.Integer(),
  number: Type.Integer(),
  assessment: Nullable(Assessment),
  comment: Type.String(),
  isDisputed: Type.Boolean(),
  markedBy: Person,
  markedAt: DateTime,
});

/** What being late will cost the version that counts, whatever it is given: the rule, so that who marks sees the outcome. */
const LateRule = NamedObject('LateRule', {
  intervals: Type.Integer(),
  interval: OneOf('HOUR', 'DAY'),
  percentPerInterval: Type.String(),
  floorPercent: Type.String(),
});

export const SubmissionForMarker = NamedObject('SubmissionForMarker', {
  assignmentSubmissionId: Id,
  assignmentId: Id,
  courseId: Id,
  title: LocalizedName,
  learner: Nullable(Person),
  group: Nullable(NamedObject('CourseGroupRef', { courseGroupId: Id, name: LocalizedName })),
  /** Of a group; none where names are hidden. */
  members: Type.Array(
    Type.Object({
      ...Person.properties,
      /** Their own mark in the place of the group's. */
      ownPoints: Amount,
      ownReason: Nullable(Type.String()),
      ownVersion: Type.Integer(),
      finalPoints: Amount,
    }),
  ),
  state: MarkingState,
  maximum: Type.String(),
  dueAt: Nullable(DateTime),
  /** Null: it is on time, or being late costs nothing. */
  late: Nullable(LateRule),
  /** Null: it was withdrawn. */
  current: Nullable(VersionForMarker),
  versions: Type.Array(SummaryForMarker),
  rubric: Nullable(RubricForMarking),
  markerCount: Type.Integer(),
  isBlind: Type.Boolean(),
  /** Learners see a mark as soon as it is given. */
  isReleasedAtOnce: Type.Boolean(),
  mark: Nullable(Mark),
  /** To be sent with a mark: of the mark, or of one's own review where two people mark. */
  version: Type.Integer(),
  /** Of the mark itself: for a reconciliation, to take it back, and beside one's own version where two people mark. */
  markVersion: Type.Integer(),
  /** One's own, and the other marker's once both are there. */
  reviews: Type.Array(Review),
  next: Nullable(Id),
});
export type SubmissionForMarker = Static<typeof SubmissionForMarker>;

/** Points, or an assessment where the assignment has a rubric. */
export const MarkBody = NamedObject(
  'SubmissionMarkBody',
  {
    points: Type.Optional(Points),
    assessment: Type.Optional(Assessment),
    comment: Type.String({ maxLength: 10_000 }),
    number: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Of the version that was read' }),
    version: Version,
    markVersion: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: 'Of the mark itself, where two people mark' }),
    ),
  },
  { additionalProperties: false },
);
export type MarkBody = Static<typeof MarkBody>;

/** A mark for somebody who handed in nothing: never by a rubric, never late. */
export const GradeWithoutSubmissionBody = NamedObject(
  'MarkWithoutWorkBody',
  { points: Points, comment: Type.String({ maxLength: 10_000 }), version: Version },
  { additionalProperties: false },
);
export type GradeWithoutSubmissionBody = Static<typeof GradeWithoutSubmissionBody>;

export const LearnerOfAssignmentParams = Type.Object({ assignmentId: Id, userId: Id });
export const GroupOfAssignmentParams = Type.Object({ assignmentId: Id, courseGroupId: Id });

export const AssignmentProgress = NamedObject('AssignmentProgress', {
  assignmentId: Id,
  handedInCount: Type.Integer(),
  /** Learners of the course, or groups. */
  expectedCount: Type.Integer(),
  toMarkCount: Type.Integer(),
  lateCount: Type.Integer(),
  /** Of the points that stand; null before the first. */
  average: Amount,
  /** Where marking begins; null where nothing waits. */
  firstSubmissionId: Nullable(Id),
});
export type AssignmentProgress = Static<typeof AssignmentProgress>;

export const Marked = NamedObject('MarkedSubmission', {
  points: Amount,
  finalPoints: Amount,
  isDisputed: Type.Boolean(),
  version: Type.Integer(),
  markVersion: Type.Integer(),
});
export type Marked = Static<typeof Marked>;

export const TakeBackQuery = Type.Object({ version: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }) });

export const MemberMarkBody = NamedObject(
  'MemberMarkBody',
  { points: Points, reason: Type.String({ maxLength: 2000 }), version: Version },
  { additionalProperties: false },
);
export type MemberMarkBody = Static<typeof MemberMarkBody>;

export const MarkChange = NamedObject('SubmissionMarkChange', {
  learner: Nullable(Person),
  oldPoints: Amount,
  newPoints: Amount,
  reason: Type.String(),
  changedBy: Person,
  changedAt: DateTime,
});
export type MarkChange = Static<typeof MarkChange>;

const Share = Type.Number({ minimum: 0, maximum: 1 });
const drawn = {
  page: Type.Integer({ minimum: 1, maximum: ANNOTATION_LIMITS.page }),
  kind: OneOf(...ANNOTATION_KINDS),
  color: OneOf(...ANNOTATION_COLORS),
  comment: Type.String({ maxLength: ANNOTATION_LIMITS.comment }),
  shapes: Type.Array(
    Type.Array(NamedObject('AnnotationPoint', { x: Share, y: Share }, { additionalProperties: false }), {
      minItems: 1,
      maxItems: ANNOTATION_LIMITS.points,
    }),
    { minItems: 1, maxItems: ANNOTATION_LIMITS.shapes },
  ),
};

export const AnnotationBody = NamedObject(
  'AnnotationBody',
  { ...drawn, version: Version },
  { additionalProperties: false },
);
export type AnnotationBody = Static<typeof AnnotationBody>;

export const AnnotationRow = NamedObject('AnnotationRow', {
  annotationKey: Type.String(),
  ...drawn,
  author: Person,
  isOwn: Type.Boolean(),
  version: Type.Integer(),
  updatedAt: DateTime,
});
export type AnnotationRow = Static<typeof AnnotationRow>;
