import { MARK_RELEASES } from '@sullam/domain/assessment/release.ts';
import { FILE_SIZE_LIMITS } from '@sullam/domain/file-limits.ts';
import { SUBMISSION_EXTENSIONS } from '@sullam/domain/submission-files.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedHtml,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
  Person,
} from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';

export const AssignmentParams = Type.Object({ assignmentId: Id });
export const LearnerAccommodationParams = Type.Object({ assignmentId: Id, userId: Id });
export const GroupAccommodationParams = Type.Object({ assignmentId: Id, courseGroupId: Id });

export const Version = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000,
  description: 'As it was read; an older one answers 409',
});
/** Exact, as "87.5". */
export const Points = Type.String({ pattern: '^[0-9]{1,6}([.][0-9]{1,4})?$', description: 'Points, as "87.5"' });
const Percent = Type.String({ pattern: '^(100([.]0{1,2})?|[0-9]{1,2}([.][0-9]{1,2})?)$', description: '"0" to "100"' });

/** Dates of an assignment. */
export const WINDOW = { opensAt: Nullable(DateTime), dueAt: Nullable(DateTime), closesAt: Nullable(DateTime) };

/** What is taken. */
export const ACCEPTED = {
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

/** What handing in late costs. */
export const LATE = {
  latePercent: Nullable(Percent),
  lateInterval: OneOf('HOUR', 'DAY'),
  lateFloorPercent: Percent,
  missingPercent: Nullable(Percent),
};

/** How often something can be handed in. */
export const AGAIN = {
  versionsAllowed: Nullable(Type.Integer({ minimum: 1, maximum: 1000 })),
  resubmitsUntil: Nullable(DateTime),
  allowsWithdrawal: Type.Boolean(),
};

const rules = {
  instructions: LocalizedHtml,
  isGroupWork: Type.Boolean(),
  ...ACCEPTED,
  ...WINDOW,
  ...LATE,
  ...AGAIN,
  maximum: Points,
  rubricId: Nullable(Id),
  markerCount: Type.Integer({ minimum: 1, maximum: 2 }),
  tolerance: Points,
  isBlind: Type.Boolean(),
  release: OneOf(...MARK_RELEASES),
  releaseAt: Nullable(DateTime),
};

export const AssignmentChange = NamedObject(
  'AssignmentChange',
  {
    ...rules,
    attachmentIds: Type.Array(Id, { maxItems: 20, uniqueItems: true }),
    version: Version,
  },
  { additionalProperties: false },
);
export type AssignmentChange = Static<typeof AssignmentChange>;

export const AssignmentEditing = NamedObject('AssignmentEditing', {
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
export const AssignmentFindings = NamedObject('AssignmentFindings', {
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

const grant = { ...WINDOW, note: Type.String({ maxLength: 1000 }) };
export const AccommodationChange = NamedObject(
  'AssignmentAccommodationChange',
  { ...grant, version: Version },
  { additionalProperties: false },
);
export type AccommodationChange = Static<typeof AccommodationChange>;

export const AccommodationRow = NamedObject('AssignmentAccommodationRow', {
  ...grant,
  learner: Nullable(Person),
  group: Nullable(
    NamedObject('CourseGroupSize', { courseGroupId: Id, name: LocalizedName, memberCount: Type.Integer() }),
  ),
  version: Type.Integer(),
  grantedAt: DateTime,
});
export type AccommodationRow = Static<typeof AccommodationRow>;

/** Exact, after the late cut; null: not to be seen, or not there. */
export const Amount = Nullable(Type.String());
