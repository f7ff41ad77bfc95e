import { signedIn } from '../../kernel/access/access.ts';
import { reading, transaction } from '../../kernel/database/database.ts';
import { LIMITS } from '../../kernel/http/limits.ts';
import type { RouteDefinition } from '../../kernel/http/route.ts';
import { examRoute } from '../exams/exams.public.ts';
import { submitAnswer } from './answering.service.ts';
import { readAttemptReview } from './attempt-review.reads.ts';
import {
  finishAttempt,
  latestStanding,
  nextQuestion,
  noteEvents,
  resumeAttempt,
  revealHint,
} from './attempt-steps.service.ts';
import { closeOverdue } from './closing.service.ts';
import { accessOwnAttempt, ownPaper } from './exam-attempts.access.ts';
import {
  AttemptParams,
  AttemptReview,
  AttemptStanding,
  EventsBody,
  EventsTaken,
  FinishBody,
  HintBody,
  HolderBody,
  HolderQuery,
  Instance,
  InstanceBody,
  NextBody,
  ReviewParams,
  SubmitBody,
  Submitted,
} from './exam-attempts.schemas.ts';
import { startAttempt } from './start-attempt.service.ts';

const tag = 'Exam attempts';

export const examAttemptRoutes: RouteDefinition[] = [
  examRoute({
    method: 'POST',
    path: '/api/exams/exam-instance',
    operationId: 'startExamAttempt',
    summary: 'Starts an attempt, or answers the running one; with restart that one is closed as abandoned first',
    tag,
    access: signedIn(),
    body: InstanceBody,
    response: Instance,
    handle: (context, { body }) => startAttempt(context, body),
  }),
  examRoute({
    method: 'POST',
    path: '/api/exams/:attemptId/start',
    operationId: 'openExamAttempt',
    summary: 'This tab goes on with the attempt; another one that had it may only look',
    tag,
    access: signedIn(),
    params: AttemptParams,
    body: HolderBody,
    response: AttemptStanding,
    handle: (context, { params, body }) => resumeAttempt(context, params.attemptId, body.holder),
  }),
  examRoute({
    method: 'GET',
    path: '/api/exams/:attemptId/latest',
    operationId: 'getLatestExamAttempt',
    summary: 'How the attempt stands: questions, saved answers, time',
    tag,
    access: signedIn(),
    params: AttemptParams,
    query: HolderQuery,
    response: AttemptStanding,
    handle: (context, { params, query }) => latestStanding(context, params.attemptId, query.holder),
  }),
  examRoute({
    method: 'POST',
    path: '/api/exams/:attemptId/next',
    operationId: 'visitNextExamQuestion',
    summary: 'Leaves a question for good in a section that goes one way',
    tag,
    access: signedIn(),
    params: AttemptParams,
    body: NextBody,
    response: AttemptStanding,
    handle: (context, { params, body }) => nextQuestion(context, params.attemptId, body),
  }),
  examRoute({
    method: 'POST',
    path: '/api/exams/:attemptId/hint',
    operationId: 'openExamHint',
    summary: 'Opens the hint behind those that are seen; sent again it changes nothing',
    tag,
    access: signedIn(),
    params: AttemptParams,
    body: HintBody,
    response: AttemptStanding,
    handle: (context, { params, body }) => revealHint(context, params.attemptId, body),
  }),
  examRoute({
    method: 'POST',
    path: '/api/exams/:attemptId/submit',
    operationId: 'saveExamAnswer',
    summary: 'Saves one answer; an older sequence never replaces a newer one',
    tag,
    access: signedIn(),
    params: AttemptParams,
    body: SubmitBody,
    bodyLimit: LIMITS.articleBytes,
    response: Submitted,
    handle: (context, { params, body }) => submitAnswer(context, params.attemptId, body),
  }),
  examRoute({
    method: 'POST',
    path: '/api/exams/:attemptId/finish',
    operationId: 'finishExamAttempt',
    summary: 'Hands the attempt in',
    tag,
    access: signedIn(),
    params: AttemptParams,
    body: FinishBody,
    response: AttemptStanding,
    handle: (context, { params, body }) => finishAttempt(context, params.attemptId, body),
  }),
  examRoute({
    method: 'POST',
    path: '/api/exams/:attemptId/events',
    operationId: 'logExamEvents',
    summary: 'What happened around the attempt and how long its questions were looked at, for who marks it',
    tag,
    access: signedIn(),
    params: AttemptParams,
    body: EventsBody,
    response: EventsTaken,
    handle: (context, { params, body }) => noteEvents(context, params.attemptId, body),
  }),
  examRoute({
    method: 'GET',
    path: '/api/exams/review/:examAttemptId',
    operationId: 'getExamReview',
    summary: 'A finished attempt, as far as it is released',
    tag,
    access: signedIn(),
    params: ReviewParams,
    response: AttemptReview,
    handle: async (context, { params }) => {
      const { examAttemptId } = params;
      await ownPaper(context, examAttemptId);
      await transaction(context, (tx) => closeOverdue(context, tx, { examAttemptId }));
      return reading(context, async (tx) =>
        readAttemptReview(context, tx, await accessOwnAttempt(context, tx, examAttemptId)),
      );
    },
  }),
];
