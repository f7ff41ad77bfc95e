import { RELEASES } from '@sullam/domain/exams/release.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedHtml,
  LocalizedName,
  NamedObject,
  Nullable,
  named,
  OneOf,
  PageQuery,
} from '../../kernel/http/schemas.ts';
import { Navigation, Version } from '../exams/exams.public.ts';

export const SubsectionExamParams = Type.Object({ subsectionExamId: Id });
export const GroupAccommodationParams = Type.Object({ subsectionExamId: Id, courseGroupId: Id });
export const AccommodationParams = Type.Object({ subsectionExamId: Id, userId: Id });
export const PageOnly = Type.Object({ ...PageQuery });
export type PageOnly = Static<typeof PageOnly>;

export const GradingMethod = named('GradingMethod', OneOf('BEST', 'LAST', 'FIRST', 'AVERAGE'));
const Release = named('ResultRelease', OneOf(...RELEASES));
const Percent = Type.String({ pattern: '^(100([.]0{1,2})?|[0-9]{1,2}([.][0-9]{1,2})?)$', description: '"0" to "100"' });

const rules = {
  examId: Id,
  opensAt: Nullable(DateTime),
  closesAt: Nullable(DateTime),
  limitMinutes: Nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
  attemptsAllowed: Nullable(Type.Integer({ minimum: 1, maximum: 1000 })),
  gradingMethod: GradingMethod,
  passPercent: Nullable(Percent),
  allowedAddresses: Type.Array(Type.String({ minLength: 1, maxLength: 50 }), { maxItems: 100 }),
  releaseScore: Release,
  releaseAnswers: Release,
  releaseExplanations: Release,
  releaseAt: Nullable(DateTime),
  isBlind: Type.Boolean(),
  markerCount: Type.Integer({ minimum: 1, maximum: 2 }),
};

export const SubsectionExamChange = NamedObject(
  'SubsectionExamChange',
  {
    ...rules,
    password: Type.Optional(
      Nullable(Type.String({ minLength: 1, maxLength: 100, description: 'Left out: as it is; null: none' })),
    ),
    version: Version,
  },
  { additionalProperties: false },
);
export type SubsectionExamChange = Static<typeof SubsectionExamChange>;

export const SubsectionExamEditing = NamedObject('SubsectionExamEditing', {
  ...rules,
  subsectionExamId: Id,
  courseId: Id,
  title: LocalizedName,
  examTitle: LocalizedName,
  hasPassword: Type.Boolean(),
  isPublished: Type.Boolean(),
  attemptCount: Type.Integer(),
  version: Type.Integer(),
});
export type SubsectionExamEditing = Static<typeof SubsectionExamEditing>;

const grant = {
  extraMinutes: Nullable(Type.Integer({ minimum: 0, maximum: 100_000 })),
  extraPercent: Nullable(Type.Integer({ minimum: 0, maximum: 1000 })),
  extraAttempts: Nullable(Type.Integer({ minimum: 0, maximum: 1000 })),
  opensAt: Nullable(DateTime),
  closesAt: Nullable(DateTime),
  note: Type.String({ maxLength: 1000 }),
};

export const AccommodationChange = NamedObject(
  'ExamAccommodationChange',
  { ...grant, version: Version },
  { additionalProperties: false },
);
export type AccommodationChange = Static<typeof AccommodationChange>;

export const AccommodationRow = NamedObject('ExamAccommodationRow', {
  ...grant,
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  /** Attempts begun so far. */
  attemptsUsed: Type.Integer(),
  isRunning: Type.Boolean({ description: 'An attempt runs now' }),
  runningDeadline: Nullable(DateTime),
  version: Type.Integer(),
  grantedAt: DateTime,
});
export type AccommodationRow = Static<typeof AccommodationRow>;

export const GroupAccommodationRow = NamedObject('ExamGroupAccommodationRow', {
  ...grant,
  courseGroupId: Id,
  name: LocalizedName,
  memberCount: Type.Integer(),
  version: Type.Integer(),
  grantedAt: DateTime,
});
export type GroupAccommodationRow = Static<typeof GroupAccommodationRow>;

export const AttemptState = named('AttemptState', OneOf('RUNNING', 'SUBMITTED', 'EXPIRED', 'ABANDONED'));
/** Exact, as text; null: not to be seen (yet), or not there. */
const Amount = Nullable(Type.String());

export const AttemptSummary = NamedObject('AttemptSummary', {
  examAttemptId: Id,
  number: Type.Integer(),
  state: AttemptState,
  isPreview: Type.Boolean(),
  startedAt: DateTime,
  deadline: Nullable(DateTime),
  finishedAt: Nullable(DateTime),
  score: Amount,
  marks: Type.String(),
  /** It is finished, but some answers wait for a person. */
  isBeingMarked: Type.Boolean(),
});
export type AttemptSummary = Static<typeof AttemptSummary>;

const PlannedRelease = NamedObject('PlannedRelease', { rule: Release, at: Nullable(DateTime) });
/** When a learner sees what: "at" is null where there is no such moment (yet). */
export const Releases = NamedObject('ResultReleases', {
  scores: PlannedRelease,
  answers: PlannedRelease,
  explanations: PlannedRelease,
});
export type Releases = Static<typeof Releases>;

/** What the learner has reached by the grading method, as far as it may be seen. */
export const Standing = NamedObject('ExamStanding', {
  percent: Amount,
  passed: Nullable(Type.Boolean()),
  isProvisional: Type.Boolean(),
});
export type Standing = Static<typeof Standing>;

const personal = {
  opensAt: Nullable(DateTime),
  closesAt: Nullable(DateTime),
  limitMinutes: Nullable(Type.Integer()),
  /** Of them granted on top. */
  extraMinutes: Type.Integer(),
  attemptsAllowed: Nullable(Type.Integer()),
  attemptsUsed: Type.Integer(),
  runningAttemptId: Nullable(Id),
  /** Why no attempt can be started now. */
  refusal: Nullable(OneOf('NOT_OPEN_YET', 'CLOSED', 'NO_ATTEMPTS_LEFT')),
  standing: Standing,
};

export const SubsectionExamCard = NamedObject('SubsectionExamCard', {
  subsectionExamId: Id,
  title: LocalizedName,
  isPublished: Type.Boolean(),
  isFinished: Type.Boolean(),
  ...personal,
});
export type SubsectionExamCard = Static<typeof SubsectionExamCard>;

export const SubsectionExamDetail = NamedObject('SubsectionExamDetail', {
  subsectionExamId: Id,
  courseId: Id,
  title: LocalizedName,
  instructions: LocalizedHtml,
  isPublished: Type.Boolean(),
  hasPassword: Type.Boolean(),
  gradingMethod: GradingMethod,
  passPercent: Nullable(Type.String()),
  questionCount: Type.Integer(),
  navigation: Type.Array(Navigation, { description: 'Of its sections' }),
  releases: Releases,
  ...personal,
  answeredCount: Type.Integer({ description: 'Saved answers of the running attempt' }),
  serverTime: DateTime,
  attempts: Type.Array(AttemptSummary),
  canEdit: Type.Boolean(),
});
export type SubsectionExamDetail = Static<typeof SubsectionExamDetail>;
