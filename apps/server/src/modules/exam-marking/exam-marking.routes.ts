import type { Static, TSchema } from 'typebox';
import { instructor } from '../../kernel/access/access.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { reading, type Tx } from '../../kernel/database/database.ts';
import type { RouteDefinition } from '../../kernel/http/route.ts';
import { page } from '../../kernel/http/schemas.ts';
import { examRoute } from '../exams/exams.public.ts';
import {
  accessSubsectionExam,
  type HeldExam,
  PageOnly,
  SubsectionExamParams,
} from '../subsection-exams/subsection-exams.public.ts';
import { listMarkChanges, listQueue, listResults, readAttemptForMarker } from './exam-marking.reads.ts';
import {
  AcceptBody,
  AttemptForMarker,
  AttemptToMarkParams,
  ExamStatistics,
  GradeBody,
  Graded,
  MarkChange,
  QueuedAnswer,
  QueueQuery,
  RegradeBody,
  Regraded,
  ResultRow,
} from './exam-marking.schemas.ts';
import { gradeAnswer, reconcileAnswer } from './marking.service.ts';
import { acceptAlso, giveMarks, regradeQuestion } from './regrade.service.ts';
import { readStatistics } from './statistics.reads.ts';

const tag = 'Exam marking';

/** Reads something of an exam for those who edit its course. */
const readingHeld = <T>(context: MemberContext, id: number, read: (tx: Tx, held: HeldExam) => Promise<T>): Promise<T> =>
  reading(context, async (tx) => {
    const { held } = await accessSubsectionExam(context, tx, id, 'edit');
    return read(tx, held);
  });

const marking: RouteDefinition[] = [
  examRoute({
    method: 'GET',
    path: '/api/answer-review',
    operationId: 'listAnswersToReview',
    summary: 'Answers that wait for the caller, that two markers differ about, or that have been marked',
    tag,
    access: instructor(),
    query: QueueQuery,
    answer: page(QueuedAnswer),
    handle: (context, { query }) =>
      readingHeld(context, query.subsectionExamId, (tx, held) => listQueue(context, tx, held, query)),
  }),
  examRoute({
    method: 'GET',
    path: '/api/answer-review/:examAttemptId',
    operationId: 'getAttemptToReview',
    summary: 'A finished attempt with keys, answers, marks and what happened around it',
    tag,
    access: instructor(),
    params: AttemptToMarkParams,
    answer: AttemptForMarker,
    handle: (context, { params }) => reading(context, (tx) => readAttemptForMarker(context, tx, params.examAttemptId)),
  }),
  examRoute({
    method: 'POST',
    path: '/api/submit-essay-grade',
    operationId: 'saveEssayGrade',
    summary: 'Gives an answer its mark; 409 when another one marked in between',
    tag,
    access: instructor(),
    body: GradeBody,
    answer: Graded,
    handle: (context, { body }) => gradeAnswer(context, body),
  }),
  examRoute({
    method: 'POST',
    path: '/api/reconcile-essay-grade',
    operationId: 'decideEssayGrade',
    summary: 'Ends a difference between two markers',
    tag,
    access: instructor(),
    body: GradeBody,
    answer: Graded,
    handle: (context, { body }) => reconcileAnswer(context, body),
  }),
];

/** A change of the marks that a question gave in an exam. */
const regrade = <B extends TSchema>(
  path: string,
  operationId: string,
  summary: string,
  body: B,
  change: (context: MemberContext, id: number, body: Static<B>) => Promise<Static<typeof Regraded>>,
): RouteDefinition =>
  examRoute({
    method: 'POST',
    path: `/api/subsection-exams/:subsectionExamId/${path}`,
    operationId,
    summary,
    tag,
    access: instructor(),
    params: SubsectionExamParams,
    body,
    answer: Regraded,
    handle: (context, input) => change(context, input.params.subsectionExamId, input.body as Static<B>),
  });

const ofExam: RouteDefinition[] = [
  regrade(
    'regrade',
    'renewQuestionMarks',
    'Marks a question by the key of its newest version',
    RegradeBody,
    regradeQuestion,
  ),
  regrade('give-marks', 'giveQuestionMarks', 'Gives everybody the mark of a question', RegradeBody, giveMarks),
  regrade('accept-also', 'acceptQuestionAnswer', 'Accepts another answer to a question', AcceptBody, acceptAlso),
  examRoute({
    method: 'GET',
    path: '/api/subsection-exams/:subsectionExamId/mark-changes',
    operationId: 'listMarkChanges',
    summary: 'Every change of a mark: what it was, what it became, who and why',
    tag,
    access: instructor(),
    params: SubsectionExamParams,
    query: PageOnly,
    answer: page(MarkChange),
    handle: (context, { params, query }) =>
      readingHeld(context, params.subsectionExamId, (tx, held) => listMarkChanges(context, tx, held, query)),
  }),
  examRoute({
    method: 'GET',
    path: '/api/subsection-exams/:subsectionExamId/results',
    operationId: 'listExamResults',
    summary: 'The attempts of all learners',
    tag,
    access: instructor(),
    params: SubsectionExamParams,
    query: PageOnly,
    answer: page(ResultRow),
    handle: (context, { params, query }) =>
      readingHeld(context, params.subsectionExamId, (tx, held) => listResults(context, tx, held, query)),
  }),
  examRoute({
    method: 'GET',
    path: '/api/subsection-exams/:subsectionExamId/statistics',
    operationId: 'getExamStatistics',
    summary: 'How the exam and each of its questions went',
    tag,
    access: instructor(),
    params: SubsectionExamParams,
    answer: ExamStatistics,
    handle: (context, { params }) =>
      readingHeld(context, params.subsectionExamId, (tx, held) => readStatistics(context, tx, held)),
  }),
];

export const examMarkingRoutes: RouteDefinition[] = [...marking, ...ofExam];
