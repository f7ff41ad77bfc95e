import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedHtml,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
} from '../../../kernel/http/schemas.ts';
import { Assessment, RubricForMarking } from '../../gradebook/rubrics/rubrics.public.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { AttemptState } from '../exam-attempts/exam-attempts.public.ts';
import { Navigation } from '../exams/exams.public.ts';
import { Answer, Key, LearnerContent, Marking } from '../questions/questions.public.ts';
import { GradingMethod, Release } from '../scheduled-exams/scheduled-exams.public.ts';

export const ReviewParams = Type.Object({ examAttemptId: Id });

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
export const ExamOutcome = NamedObject('ExamOutcome', {
  percent: Amount,
  passed: Nullable(Type.Boolean()),
  isProvisional: Type.Boolean(),
});
export type ExamOutcome = Static<typeof ExamOutcome>;

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
  result: ExamOutcome,
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

const ReviewedQuestion = NamedObject('ReviewedQuestion', {
  position: Type.Integer(),
  section: Type.Integer(),
  marks: Type.String(),
  question: LearnerContent,
  picture: Nullable(MediaRef),
  files: Type.Array(MediaRef),
  answer: Answer,
  isFlagged: Type.Boolean(),
  score: Nullable(Type.String()),
  outcome: Nullable(Marking.properties.outcome),
  comment: Nullable(Type.String({ description: "The marker's word" })),
  /** On passages of a written answer, counted in its text without tags; with the score. */
  comments: Type.Array(
    Type.Object({ start: Type.Integer(), end: Type.Integer(), quote: Type.String(), comment: Type.String() }),
  ),
  /** The rubric by which it was marked, filled in; with the score. */
  rubric: Nullable(Type.Object({ ...RubricForMarking.properties, assessment: Assessment })),
  /** What is right: with the answers; its feedback with the explanations. */
  key: Nullable(Key),
  parts: Nullable(Marking.properties.parts),
  feedback: Nullable(Marking.properties.feedback),
});
export type ReviewedQuestion = Static<typeof ReviewedQuestion>;

export const AttemptReview = NamedObject('AttemptReview', {
  examAttemptId: Id,
  subsectionExamId: Id,
  courseId: Id,
  title: LocalizedName,
  number: Type.Integer(),
  state: AttemptState,
  isPreview: Type.Boolean(),
  startedAt: DateTime,
  finishedAt: Nullable(DateTime),
  /** What may be shown now. */
  released: Type.Object({ scores: Type.Boolean(), answers: Type.Boolean(), explanations: Type.Boolean() }),
  /** When that comes which is not to be seen yet. */
  releases: Releases,
  isBeingMarked: Type.Boolean(),
  score: Nullable(Type.String()),
  marks: Type.String(),
  passed: Nullable(Type.Boolean()),
  sections: Type.Array(Type.Object({ title: LocalizedName })),
  questions: Type.Array(ReviewedQuestion),
  hiddenCount: Type.Integer({
    description: 'Questions that were never reached, as long as another attempt can be made',
  }),
});
export type AttemptReview = Static<typeof AttemptReview>;
