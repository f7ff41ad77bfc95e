import { MARK_RELEASES } from '@sullam/domain/assessment/release.ts';
import { FILE_SIZE_LIMITS } from '@sullam/domain/limits.ts';
import { SUBMISSION_EXTENSIONS } from '@sullam/domain/submission-files.ts';
import { type Static, Type } from 'typebox';
import { DateTime, Id, LocalizedHtml, LocalizedName, Nullable, OneOf, PageQuery } from '../../kernel/http/schemas.ts';
import { MediaRef } from '../media/media.public.ts';
import { RubricForMarking } from '../rubrics/rubrics.public.ts';

export const AssignmentParams = Type.Object({ assignmentId: Id });
export const LearnerAccommodationParams = Type.Object({ assignmentId: Id, userId: Id });
export const GroupAccommodationParams = Type.Object({ assignmentId: Id, courseGroupId: Id });

/** Where the list is shown. There is one list for all portals: 1 is the learners'. */
const Portals = Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 100 }), { maxItems: 10 }));
export const AssignmentListQuery = Type.Object({ ...PageQuery, portals: Portals });
export type AssignmentListQuery = Static<typeof AssignmentListQuery>;

export const Version = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000,
  description: 'As it was read; an older one answers 409',
});
export const Saved = Type.Object({ version: Type.Integer() });
/** Exact, as "87.5". */
export const Points = Type.String({ pattern: '^[0-9]{1,6}([.][0-9]{1,4})?$', description: 'Points, as "87.5"' });
const Percent = Type.String({ pattern: '^(100([.]0{1,2})?|[0-9]{1,2}([.][0-9]{1,2})?)$', description: '"0" to "100"' });

const window = { opensAt: Nullable(DateTime), dueAt: Nullable(DateTime), closesAt: Nullable(DateTime) };

const accepted = {
  acceptsText: Type.Boolean(),
  acceptsFiles: Type.Boolean(),
  acceptsLink: Type.Boolean(),
  mostWords: Nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
  mostFiles: Type.Integer({ minimum: 1, maximum: 20 }),
  mostBytes: Type.Integer({ minimum: 1, maximum: FILE_SIZE_LIMITS.document, description: 'Of each file' }),
  extensions: Type.Array(OneOf(...SUBMISSION_EXTENSIONS), {
    maxItems: SUBMISSION_EXTENSIONS.length,
    uniqueItems: true,
    description: 'Of files; none: all that the server takes',
  }),
};

const late = {
  latePercent: Nullable(Percent),
  lateInterval: OneOf('HOUR', 'DAY'),
  lateFloorPercent: Percent,
  missingPercent: Nullable(Percent),
};

const again = {
  versionsAllowed: Nullable(Type.Integer({ minimum: 1, maximum: 1000 })),
  resubmitsUntil: Nullable(DateTime),
  allowsWithdrawal: Type.Boolean(),
};

const rules = {
  instructions: LocalizedHtml,
  isGroupWork: Type.Boolean(),
  ...accepted,
  ...window,
  ...late,
  ...again,
  maximum: Points,
  rubricId: Nullable(Id),
  markerCount: Type.Integer({ minimum: 1, maximum: 2 }),
  tolerance: Points,
  isBlind: Type.Boolean(),
  release: OneOf(...MARK_RELEASES),
  releaseAt: Nullable(DateTime),
};

export const AssignmentChange = Type.Object(
  {
    ...rules,
    attachmentIds: Type.Array(Id, { maxItems: 20, uniqueItems: true }),
    version: Version,
  },
  { additionalProperties: false },
);
export type AssignmentChange = Static<typeof AssignmentChange>;

export const AssignmentEditing = Type.Object({
  ...rules,
  assignmentId: Id,
  courseId: Id,
  title: LocalizedName,
  attachments: Type.Array(MediaRef),
  rubricVersion: Nullable(Type.Integer()),
  isPublished: Type.Boolean(),
  /** Something was handed in: individual or group, and how it is marked, stay. */
  hasSubmissions: Type.Boolean(),
  hasMarks: Type.Boolean(),
  releasedAt: Nullable(DateTime),
  version: Type.Integer(),
});
export type AssignmentEditing = Static<typeof AssignmentEditing>;

/** What is missing or odd before learners see it. */
export const AssignmentFindings = Type.Object({
  isReady: Type.Boolean(),
  findings: Type.Array(
    Type.Object({
      code: OneOf('instructions-missing', 'window-over', 'no-groups', 'learners-without-group', 'due-after-close'),
      /** Without it the assignment can't be published. */
      isRequired: Type.Boolean(),
      path: Type.String(),
      count: Type.Integer(),
    }),
  ),
});
export type AssignmentFindings = Static<typeof AssignmentFindings>;
export type AssignmentFinding = AssignmentFindings['findings'][number];

const grant = { ...window, note: Type.String({ maxLength: 1000 }) };
export const AccommodationChange = Type.Object({ ...grant, version: Version }, { additionalProperties: false });
export type AccommodationChange = Static<typeof AccommodationChange>;

export const AccommodationRow = Type.Object({
  ...grant,
  learner: Nullable(Type.Object({ userId: Id, firstName: Type.String(), lastName: Type.String() })),
  group: Nullable(Type.Object({ courseGroupId: Id, name: LocalizedName, memberCount: Type.Integer() })),
  version: Type.Integer(),
  grantedAt: DateTime,
});
export type AccommodationRow = Static<typeof AccommodationRow>;

/** How a learner stands. RETURNED: marked, and the mark can be seen; until then a mark shows as SUBMITTED. */
export const LearnerState = OneOf('NOT_SUBMITTED', 'DRAFT', 'SUBMITTED', 'RETURNED');

/** Exact, after the late cut; null: not to be seen, or not there. */
export const Amount = Nullable(Type.String());

const standing = {
  /** The caller's own dates. */
  ...window,
  state: LearnerState,
  isLate: Type.Boolean(),
  submittedAt: Nullable(DateTime),
  points: Amount,
  maximum: Type.String(),
};

export const AssignmentCard = Type.Object({
  assignmentId: Id,
  courseId: Id,
  courseTitle: LocalizedName,
  title: LocalizedName,
  isPublished: Type.Boolean(),
  isGroupWork: Type.Boolean(),
  isFinished: Type.Boolean(),
  ...standing,
});
export type AssignmentCard = Static<typeof AssignmentCard>;

export const AssignmentDetail = Type.Object({
  assignmentId: Id,
  courseId: Id,
  title: LocalizedName,
  isTold: Type.Boolean({
    description: 'What is asked may be read; before it opens and while its lesson is locked it stays empty',
  }),
  instructions: LocalizedHtml,
  attachments: Type.Array(MediaRef),
  isPublished: Type.Boolean(),
  isGroupWork: Type.Boolean(),
  ...accepted,
  ...late,
  ...again,
  ...standing,
  rubric: Nullable(RubricForMarking),
  /** The caller's group; null: works alone, or has none. */
  group: Nullable(
    Type.Object({
      courseGroupId: Id,
      name: LocalizedName,
      members: Type.Array(Type.Object({ userId: Id, firstName: Type.String(), lastName: Type.String() })),
    }),
  ),
  serverTime: DateTime,
  /** Why nothing can be handed in now. */
  refusal: Nullable(
    OneOf(
      'NOT_ENROLLED',
      'LOCKED',
      'NOT_OPEN_YET',
      'CLOSED',
      'NO_GROUP',
      'OTHER_GROUP',
      'NO_VERSIONS_LEFT',
      'RESUBMISSION_OVER',
    ),
  ),
  canEdit: Type.Boolean(),
});
export type AssignmentDetail = Static<typeof AssignmentDetail>;
export type HandInRefusal = NonNullable<AssignmentDetail['refusal']>;
