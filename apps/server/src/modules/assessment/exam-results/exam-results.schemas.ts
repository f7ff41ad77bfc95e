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
import { AttemptState } from '../exam-attempts/exam-attempts.public.ts';
import { Amount, Learner, QuestionTypeName } from '../exam-marking/exam-marking.public.ts';
import { Answer } from '../questions/questions.public.ts';

const Reason = Type.String({ minLength: 1, maxLength: 1000 });

export const RegradeBody = NamedObject(
  'RegradeBody',
  { questionId: Id, reason: Reason },
  { additionalProperties: false },
);
export type RegradeBody = Static<typeof RegradeBody>;
export const AcceptBody = NamedObject(
  'AcceptAnswerBody',
  { questionId: Id, answer: Answer, reason: Reason },
  { additionalProperties: false },
);
export type AcceptBody = Static<typeof AcceptBody>;
export const Regraded = NamedObject('Regraded', { changedCount: Type.Integer() });
export type Regraded = Static<typeof Regraded>;

export const RegradeDecisionParams = Type.Object({ subsectionExamId: Id, regradeDecisionId: Id });
export const WithdrawBody = NamedObject(
  'WithdrawRegradeDecisionBody',
  { reason: Reason },
  { additionalProperties: false },
);
export type WithdrawBody = Static<typeof WithdrawBody>;

/** What was decided about a question after it was asked. It holds, also for who hands in later, until it is withdrawn. */
export const RegradeDecision = NamedObject('RegradeDecision', {
  regradeDecisionId: Id,
  questionId: Id,
  questionName: Type.String(),
  kind: OneOf('GIVE_TO_ALL', 'ACCEPT_ALSO'),
  /** What is accepted also. */
  answer: Answer,
  reason: Type.String(),
  decidedBy: Person,
  decidedAt: DateTime,
  withdrawn: Nullable(Type.Object({ reason: Type.String(), by: Person, at: DateTime })),
});
export type RegradeDecision = Static<typeof RegradeDecision>;

const Figure = Nullable(Type.Number());

/** How whole scores lie, in percent. */
const Spread = NamedObject('MarkSpread', {
  meanPercent: Figure,
  medianPercent: Figure,
  deviationPercent: Figure,
  /** How many attempts reached 0 to under 10 percent, 10 to under 20 … 90 to 100. */
  distribution: Type.Array(Type.Integer()),
});
export type Spread = Static<typeof Spread>;

/** What a change of marks would do: tried out and taken back. */
export const RegradePreviewBody = NamedObject(
  'RegradePreviewBody',
  {
    act: OneOf('REGRADE', 'GIVE_MARKS', 'ACCEPT_ALSO'),
    questionId: Id,
    answer: Type.Optional(Answer),
  },
  { additionalProperties: false },
);
export type RegradePreviewBody = Static<typeof RegradePreviewBody>;
export const RegradePreview = NamedObject('RegradePreview', {
  /** Attempts at the exam that have the question, and that are handed in. */
  askedCount: Type.Integer(),
  changedCount: Type.Integer(),
  raisedCount: Type.Integer(),
  loweredCount: Type.Integer(),
  /** What a decision had given, and nobody has marked yet. */
  unmarkedCount: Type.Integer(),
  /** What a person marked and this leaves alone. */
  keptCount: Type.Integer(),
  before: Spread,
  after: Spread,
});
export type RegradePreview = Static<typeof RegradePreview>;

export const MarkChangesQuery = Type.Object({ ...PageQuery, examAttemptId: Type.Optional(Id) });
export type MarkChangesQuery = Static<typeof MarkChangesQuery>;

export const MarkChange = NamedObject('AnswerMarkChange', {
  markChangeId: Id,
  examAttemptId: Id,
  position: Type.Integer(),
  questionName: Type.String(),
  learner: Learner,
  oldScore: Amount,
  newScore: Amount,
  source: OneOf('MARKER', 'REGRADED', 'GIVEN_TO_ALL', 'ALSO_ACCEPTED', 'DECISION_WITHDRAWN'),
  reason: Type.String(),
  changedBy: Person,
  changedAt: DateTime,
});
export type MarkChange = Static<typeof MarkChange>;

export const ResultsQuery = Type.Object({
  ...PageQuery,
  search: SearchText,
  show: Type.Optional(OneOf('MARKED', 'TO_MARK', 'RUNNING', 'ABANDONED')),
  sort: Type.Optional(OneOf('name', 'best', 'worst', 'newest', 'longest')),
});
export type ResultsQuery = Static<typeof ResultsQuery>;

export const ResultRow = NamedObject('ExamResultRow', {
  examAttemptId: Id,
  learner: Nullable(
    Type.Object({ userId: Id, firstName: Type.String(), lastName: Type.String(), email: Type.String() }),
  ),
  number: Type.Integer(),
  state: AttemptState,
  /** Null where names are hidden, as the other times are. */
  startedAt: Nullable(DateTime),
  finishedAt: Nullable(DateTime),
  spentSeconds: Nullable(Type.Integer()),
  score: Amount,
  /** What is given so far, while something waits for its mark. */
  provisionalScore: Amount,
  marks: Type.String(),
  passed: Nullable(Type.Boolean()),
  pendingCount: Type.Integer(),
  /** What was granted to the learner; left out where names are hidden. */
  accommodation: Nullable(
    Type.Object({
      extraMinutes: Nullable(Type.Integer()),
      extraPercent: Nullable(Type.Integer()),
      extraAttempts: Nullable(Type.Integer()),
      opensAt: Nullable(DateTime),
      closesAt: Nullable(DateTime),
    }),
  ),
});
export type ResultRow = Static<typeof ResultRow>;

export const ExamStatistics = NamedObject('ExamStatistics', {
  title: LocalizedName,
  courseId: Id,
  attemptCount: Type.Integer(),
  ...Spread.properties,
  /** From the start to the end of an attempt. */
  meanSeconds: Figure,
  items: Type.Array(
    Type.Object({
      questionId: Id,
      version: Type.Integer(),
      questionName: Type.String(),
      type: QuestionTypeName,
      count: Type.Integer(),
      difficulty: Figure,
      pointBiserial: Figure,
      discrimination: Figure,
      /** How long it was before those who looked at it. */
      medianSeconds: Figure,
      choices: Type.Array(
        Type.Object({
          choiceId: Nullable(Type.String()),
          text: LocalizedName,
          isRight: Type.Boolean(),
          count: Type.Integer(),
          share: Type.Number(),
          upperShare: Type.Number(),
          lowerShare: Type.Number(),
          meanTotal: Figure,
        }),
      ),
    }),
  ),
});
export type ExamStatistics = Static<typeof ExamStatistics>;
