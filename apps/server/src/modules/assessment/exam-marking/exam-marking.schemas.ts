import { QUESTION_TYPES } from '@sullam/domain/questions/question.ts';
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
} from '../../../kernel/http/schemas.ts';
import { Assessment, RubricForMarking } from '../../gradebook/rubrics/rubrics.public.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { AttemptState } from '../exam-attempts/exam-attempts.public.ts';
import { Answer, Key, LearnerContent, Marking } from '../questions/questions.public.ts';

const Position = Type.Integer({ minimum: 1, maximum: 100_000 });
export const AttemptToMarkParams = Type.Object({ examAttemptId: Id });
export const AnswerParams = Type.Object({ examAttemptId: Id, position: Position });
const Score = Type.String({ pattern: '^-?[0-9]{1,6}([.][0-9]{1,4})?$', description: 'Marks, as "1.5"' });
export const Amount = Nullable(Type.String());
export const QuestionTypeName = named('QuestionTypeName', OneOf(...QUESTION_TYPES));

/** Null where names are hidden from who marks. */
export const Learner = Nullable(Person);
export type Learner = Static<typeof Learner>;

/** PENDING: left for the caller; WAITING: for another marker; DISPUTED: two markers differ; MARKED: a marker's mark counts. */
const STATES = ['PENDING', 'WAITING', 'DISPUTED', 'MARKED'] as const;
export const QueueQuery = Type.Object({
  ...PageQuery,
  subsectionExamId: Id,
  state: Type.Optional(OneOf(...STATES, 'ALL')),
  questionId: Type.Optional(Id),
  examAttemptId: Type.Optional(Id),
});
export type QueueQuery = Static<typeof QueueQuery>;

export const QueuedAnswer = NamedObject('QueuedAnswer', {
  examAttemptId: Id,
  position: Type.Integer(),
  questionId: Id,
  questionName: Type.String(),
  type: QuestionTypeName,
  marks: Type.String(),
  score: Amount,
  state: OneOf(...STATES),
  learner: Learner,
  /** Null besides where names are hidden: a time gives away whose it is. */
  finishedAt: Nullable(DateTime),
  /** How a written answer begins, without its tags; null where there is none. */
  text: Nullable(Type.String()),
  isTextWhole: Type.Boolean(),
  wordCount: Type.Integer(),
  fileCount: Type.Integer(),
  comparedText: Nullable(
    Type.String({ description: 'A short answer as answers are compared: two with the same text say the same' }),
  ),
  /** What the caller has given: the mark, or one’s own review where two people mark. */
  givenScore: Amount,
  givenComment: Type.String(),
  version: Type.Integer({ description: 'To be sent with a mark' }),
  markVersion: Type.Integer(),
});
export type QueuedAnswer = Static<typeof QueuedAnswer>;

export const QuestionRubric = NamedObject('QuestionRubric', {
  ...RubricForMarking.properties,
  tolerance: Type.String({ description: 'Points of the rubric: two markers no further apart give their mean' }),
});
export type QuestionRubric = Static<typeof QuestionRubric>;

export const ExamProgress = NamedObject('ExamProgress', {
  subsectionExamId: Id,
  satCount: Type.Integer(),
  expectedCount: Type.Integer(),
  /** Answers that wait for the caller. */
  toMarkCount: Type.Integer(),
  /** Where marking begins; null where nothing waits. */
  firstQuestionId: Nullable(Id),
});
export type ExamProgress = Static<typeof ExamProgress>;

/** How far the marking of each question is, for the caller. */
export const MarkingProgress = NamedObject('MarkingProgress', {
  title: LocalizedName,
  courseId: Id,
  isBlind: Type.Boolean(),
  markerCount: Type.Integer(),
  questions: Type.Array(
    Type.Object({
      questionId: Id,
      questionName: Type.String(),
      type: QuestionTypeName,
      pendingCount: Type.Integer(),
      waitingCount: Type.Integer(),
      disputedCount: Type.Integer(),
      markedCount: Type.Integer(),
      rubric: Nullable(QuestionRubric),
      canChangeRubric: Type.Boolean({ description: 'Nobody has marked an answer yet' }),
    }),
  ),
  /** Every question that somebody was asked, whoever marks it. */
  asked: Type.Array(Type.Object({ questionId: Id, questionName: Type.String() })),
});
export type MarkingProgress = Static<typeof MarkingProgress>;

export const QuestionRubricParams = Type.Object({ subsectionExamId: Id, questionId: Id });
export const QuestionRubricBody = NamedObject(
  'QuestionRubricBody',
  { rubricId: Id, tolerance: Type.String({ pattern: '^[0-9]{1,5}([.][0-9]{1,4})?$' }) },
  { additionalProperties: false },
);
export type QuestionRubricBody = Static<typeof QuestionRubricBody>;

const Review = NamedObject('AnswerReview', {
  marker: Person,
  isOwn: Type.Boolean(),
  score: Type.String(),
  assessment: Nullable(Assessment),
  comment: Type.String(),
  version: Type.Integer(),
  reviewedAt: DateTime,
});

const Comment = NamedObject('AnswerComment', {
  answerCommentId: Id,
  /** In the answer's text without its tags. */
  start: Type.Integer(),
  end: Type.Integer(),
  quote: Type.String(),
  comment: Type.String(),
  marker: Person,
  isOwn: Type.Boolean(),
  version: Type.Integer(),
  writtenAt: DateTime,
});

export const MarkedQuestion = NamedObject('MarkedQuestion', {
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
  source: OneOf('AUTO', 'MARKER', 'REGRADED', 'GIVEN_TO_ALL', 'ALSO_ACCEPTED', 'DECISION_WITHDRAWN'),
  isDisputed: Type.Boolean(),
  comment: Type.String(),
  spentSeconds: Nullable(Type.Integer({ description: 'How long it was before the learner; null: not known' })),
  /** Who gave the mark that counts; null: the rules, or nobody yet. */
  markedBy: Nullable(Person),
  markedAt: Nullable(DateTime),
  rubric: Nullable(QuestionRubric),
  /** The filled-in rubric that counts. */
  assessment: Nullable(Assessment),
  comments: Type.Array(Comment),
  /** To be sent with a mark: of the mark, or of one's own review where two people mark. */
  version: Type.Integer(),
  /** Of the mark itself: for a reconciliation, and beside one's own version where two people mark. */
  markVersion: Type.Integer(),
  /** One's own, and the other marker's once both are there. */
  reviews: Type.Array(Review),
});
export type MarkedQuestion = Static<typeof MarkedQuestion>;

export const AttemptForMarker = NamedObject('AttemptForMarker', {
  examAttemptId: Id,
  subsectionExamId: Id,
  courseId: Id,
  title: LocalizedName,
  learner: Learner,
  number: Type.Integer(),
  state: AttemptState,
  isPreview: Type.Boolean(),
  /** Null where names are hidden, as all moments of the attempt are. */
  startedAt: Nullable(DateTime),
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
      occurredAt: Nullable(DateTime),
      receivedAt: Nullable(DateTime),
    }),
  ),
});
export type AttemptForMarker = Static<typeof AttemptForMarker>;

const Version = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000,
  description: 'As it was read; an older one answers 409',
});

/** The score is null exactly where the question has a rubric: then it comes from the assessment. */
export const GradeBody = NamedObject(
  'AnswerMarkBody',
  {
    examAttemptId: Id,
    position: Position,
    score: Nullable(Score),
    assessment: Type.Optional(Assessment),
    comment: Type.String({ maxLength: 10_000 }),
    version: Version,
    markVersion: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: 'Of the mark itself, where two people mark' }),
    ),
  },
  { additionalProperties: false },
);
export type GradeBody = Static<typeof GradeBody>;

/** Answers with the versions in which they were seen. */
const ReadAnswers = Type.Array(
  NamedObject('AnswerVersion', {
    examAttemptId: Id,
    position: Position,
    version: Version,
    markVersion: GradeBody.properties.markVersion,
  }),
  { minItems: 1, maxItems: 100 },
);

/** One mark for several answers to a question that say the same. */
export const GradesBody = NamedObject(
  'AnswerMarksBody',
  {
    answers: ReadAnswers,
    score: GradeBody.properties.score,
    assessment: GradeBody.properties.assessment,
    comment: GradeBody.properties.comment,
  },
  { additionalProperties: false },
);
export type GradesBody = Static<typeof GradesBody>;

/** Answers whose marks are taken back. */
export const TakeBackBody = NamedObject(
  'UndoAnswerMarksBody',
  { answers: ReadAnswers },
  { additionalProperties: false },
);
export type TakeBackBody = Static<typeof TakeBackBody>;

export const Graded = NamedObject('MarkedAnswer', {
  /** Of the answer; null until both markers agree. */
  score: Amount,
  isDisputed: Type.Boolean(),
  version: Type.Integer(),
  /** Of the mark itself. */
  markVersion: Type.Integer(),
  /** The attempt's; null while something waits for its mark. */
  attemptScore: Amount,
});
export type Graded = Static<typeof Graded>;
/** In the order in which they were sent. */
export const GradedAll = NamedObject('MarkedAnswers', { data: Type.Array(Graded) });
export type GradedAll = Static<typeof GradedAll>;

const CommentText = Type.String({ minLength: 1, maxLength: 2000 });
const Offset = Type.Integer({ minimum: 0, maximum: 10_000_000 });

export const CommentBody = NamedObject(
  'AnswerCommentBody',
  {
    examAttemptId: Id,
    position: Position,
    start: Offset,
    end: Offset,
    quote: Type.String({ minLength: 1, maxLength: 10_000, description: 'What stands there' }),
    comment: CommentText,
  },
  { additionalProperties: false },
);
export type CommentBody = Static<typeof CommentBody>;
export const CommentParams = Type.Object({ answerCommentId: Id });
export const CommentVersionQuery = Type.Object({ version: Version });
export const CommentChange = NamedObject(
  'AnswerCommentChange',
  { comment: CommentText, version: Version },
  { additionalProperties: false },
);
export type CommentChange = Static<typeof CommentChange>;
export const CommentSaved = NamedObject('SavedAnswerComment', { answerCommentId: Id, version: Type.Integer() });
export type CommentSaved = Static<typeof CommentSaved>;
