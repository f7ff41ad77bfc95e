import { QUESTION_TYPES } from '@sullam/domain/questions/question.ts';
import { type Static, Type } from 'typebox';
import { DateTime, Id, LocalizedName, Nullable, OneOf, PageQuery } from '../../kernel/http/schemas.ts';
import { MediaRef } from '../media/media.public.ts';
import { Answer, Key, LearnerContent, Marking } from '../questions/questions.public.ts';
import { AttemptState } from '../subsection-exams/subsection-exams.public.ts';

export const AttemptToMarkParams = Type.Object({ examAttemptId: Id });
const Position = Type.Integer({ minimum: 1, maximum: 100_000 });
const Score = Type.String({ pattern: '^-?[0-9]{1,6}([.][0-9]{1,4})?$', description: 'Marks, as "1.5"' });
const Reason = Type.String({ minLength: 1, maxLength: 1000 });
const Amount = Nullable(Type.String());
const QuestionTypeName = OneOf(...QUESTION_TYPES);

/** Null where names are hidden from who marks. */
const Learner = Nullable(Type.Object({ userId: Id, firstName: Type.String(), lastName: Type.String() }));

/** What is left for the caller to mark; DISPUTED: two markers differ; MARKED: every answer with a marker's mark. */
export const QueueState = OneOf('PENDING', 'DISPUTED', 'MARKED');
export const QueueQuery = Type.Object({ ...PageQuery, subsectionExamId: Id, state: Type.Optional(QueueState) });
export type QueueQuery = Static<typeof QueueQuery>;

export const QueuedAnswer = Type.Object({
  examAttemptId: Id,
  position: Type.Integer(),
  questionId: Id,
  questionName: Type.String(),
  type: QuestionTypeName,
  marks: Type.String(),
  score: Amount,
  learner: Learner,
  finishedAt: Nullable(DateTime),
});
export type QueuedAnswer = Static<typeof QueuedAnswer>;

const Review = Type.Object({
  marker: Type.Object({ userId: Id, firstName: Type.String(), lastName: Type.String() }),
  isOwn: Type.Boolean(),
  score: Type.String(),
  comment: Type.String(),
  version: Type.Integer(),
  reviewedAt: DateTime,
});

const MarkedQuestion = Type.Object({
  position: Type.Integer(),
  section: Type.Integer(),
  questionId: Id,
  questionName: Type.String(),
  marks: Type.String(),
  negativeMarks: Type.String(),
  question: LearnerContent,
  picture: Nullable(MediaRef),
  key: Key,
  answer: Answer,
  files: Type.Array(MediaRef),
  score: Amount,
  outcome: Marking.properties.outcome,
  parts: Marking.properties.parts,
  source: OneOf('AUTO', 'MARKER', 'REGRADED', 'GIVEN_TO_ALL', 'ALSO_ACCEPTED'),
  isDisputed: Type.Boolean(),
  comment: Type.String(),
  /** To be sent with a mark: of the mark, or of one's own review where two people mark. */
  version: Type.Integer(),
  /** Of the mark itself, for a reconciliation. */
  markVersion: Type.Integer(),
  /** One's own, and the other marker's once both are there. */
  reviews: Type.Array(Review),
});
export type MarkedQuestion = Static<typeof MarkedQuestion>;

export const AttemptForMarker = Type.Object({
  examAttemptId: Id,
  subsectionExamId: Id,
  courseId: Id,
  title: LocalizedName,
  learner: Learner,
  number: Type.Integer(),
  state: AttemptState,
  isPreview: Type.Boolean(),
  startedAt: DateTime,
  deadline: Nullable(DateTime),
  finishedAt: Nullable(DateTime),
  score: Amount,
  marks: Type.String(),
  markerCount: Type.Integer(),
  questions: Type.Array(MarkedQuestion),
  /** What happened around it, in the order in which it came. */
  events: Type.Array(
    Type.Object({
      kind: OneOf('FOCUS_LOST', 'FOCUS_GAINED', 'PASTE', 'RECONNECTED', 'TAKEN_OVER'),
      position: Nullable(Type.Integer()),
      occurredAt: DateTime,
      receivedAt: DateTime,
    }),
  ),
});
export type AttemptForMarker = Static<typeof AttemptForMarker>;

export const GradeBody = Type.Object(
  {
    examAttemptId: Id,
    position: Position,
    score: Score,
    comment: Type.String({ maxLength: 10_000 }),
    version: Type.Integer({
      minimum: 0,
      maximum: 1_000_000_000,
      description: 'As it was read; an older one answers 409',
    }),
  },
  { additionalProperties: false },
);
export type GradeBody = Static<typeof GradeBody>;

export const Graded = Type.Object({
  /** Of the answer; null until both markers agree. */
  score: Amount,
  isDisputed: Type.Boolean(),
  version: Type.Integer(),
  /** The attempt's; null while something waits for its mark. */
  attemptScore: Amount,
});
export type Graded = Static<typeof Graded>;

export const RegradeBody = Type.Object({ questionId: Id, reason: Reason }, { additionalProperties: false });
export type RegradeBody = Static<typeof RegradeBody>;
export const AcceptBody = Type.Object(
  { questionId: Id, answer: Answer, reason: Reason },
  { additionalProperties: false },
);
export type AcceptBody = Static<typeof AcceptBody>;
export const Regraded = Type.Object({ changedCount: Type.Integer() });
export type Regraded = Static<typeof Regraded>;

export const MarkChange = Type.Object({
  examAttemptId: Id,
  position: Type.Integer(),
  oldScore: Amount,
  newScore: Amount,
  source: OneOf('MARKER', 'REGRADED', 'GIVEN_TO_ALL', 'ALSO_ACCEPTED'),
  reason: Type.String(),
  changedBy: Type.Object({ userId: Id, firstName: Type.String(), lastName: Type.String() }),
  changedAt: DateTime,
});
export type MarkChange = Static<typeof MarkChange>;

export const ResultRow = Type.Object({
  examAttemptId: Id,
  learner: Learner,
  number: Type.Integer(),
  state: AttemptState,
  startedAt: DateTime,
  finishedAt: Nullable(DateTime),
  score: Amount,
  marks: Type.String(),
  pendingCount: Type.Integer(),
});
export type ResultRow = Static<typeof ResultRow>;

const Figure = Nullable(Type.Number());

export const ExamStatistics = Type.Object({
  attemptCount: Type.Integer(),
  meanPercent: Figure,
  medianPercent: Figure,
  deviationPercent: Figure,
  /** How many attempts reached 0 to under 10 percent, 10 to under 20 … 90 to 100. */
  distribution: Type.Array(Type.Integer()),
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
