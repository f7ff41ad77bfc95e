import { Type } from 'typebox';
import { instructor } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import type { RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, PageQuery, page } from '../../../kernel/http/schemas.ts';
import { accessCourse, CourseParams } from '../../learning/courses/courses.public.ts';
import { examRoute } from '../exams/exams.public.ts';
import { SubsectionExamParams } from '../scheduled-exams/scheduled-exams.public.ts';
import { addComment, changeComment, removeComment } from './answer-comments.service.ts';
import { listAnswers, readAnswer, readAttemptForMarker } from './attempt-to-mark.reads.ts';
import {
  AnswerParams,
  AttemptForMarker,
  AttemptToMarkParams,
  CommentBody,
  CommentChange,
  CommentParams,
  CommentSaved,
  CommentVersionQuery,
  ExamProgress,
  GradeBody,
  Graded,
  GradedAll,
  GradesBody,
  MarkedQuestion,
  MarkingProgress,
  QuestionRubricBody,
  QuestionRubricParams,
  QueuedAnswer,
  QueueQuery,
  TakeBackBody,
} from './exam-marking.schemas.ts';
import { readExamProgress } from './exam-progress.reads.ts';
import { gradeAnswer, gradeAnswers, reconcileAnswer, takeBackGrades } from './marking.service.ts';
import { listQueue, readProgress } from './marking-queue.reads.ts';
import { chooseRubric, removeRubric } from './question-rubrics.service.ts';
import { readingScheduledExam } from './reading-scheduled-exam.ts';

const marking: RouteDefinition[] = [
  examRoute({
    method: 'GET',
    path: '/api/courses/:courseId/exams/progress',
    operationId: 'listExamProgress',
    summary: 'How far each published exam of a course is: who has sat it, and which answers wait for the caller',
    access: instructor(),
    params: CourseParams,
    response: Type.Object({ data: Type.Array(ExamProgress) }),
    handle: (context, { params: { courseId } }) =>
      reading(context, async (tx) => {
        await accessCourse(context, tx, courseId, 'edit');
        return { data: await readExamProgress(context, tx, courseId) };
      }),
  }),
  examRoute({
    method: 'GET',
    path: '/api/answer-review',
    operationId: 'listAnswersToReview',
    summary: 'Answers that wait for the caller, that two markers differ about, or that have been marked',
    access: instructor(),
    query: QueueQuery,
    response: page(QueuedAnswer),
    handle: (context, { query }) =>
      readingScheduledExam(context, query.subsectionExamId, (tx, exam) => listQueue(context, tx, exam, query)),
  }),
  examRoute({
    method: 'GET',
    path: '/api/answer-review/:examAttemptId',
    operationId: 'getAttemptToReview',
    summary: 'A finished attempt with keys, answers, marks and what happened around it',
    access: instructor(),
    params: AttemptToMarkParams,
    response: AttemptForMarker,
    handle: (context, { params }) => reading(context, (tx) => readAttemptForMarker(context, tx, params.examAttemptId)),
  }),
  examRoute({
    method: 'GET',
    path: '/api/answers',
    operationId: 'listAnswers',
    summary: 'The answers of a finished attempt in the order of its questions, for who marks it',
    access: instructor(),
    query: Type.Object({ examAttemptId: Id, ...PageQuery }),
    response: page(MarkedQuestion),
    handle: (context, { query: { examAttemptId, ...paging } }) =>
      reading(context, (tx) => listAnswers(context, tx, examAttemptId, paging)),
  }),
  examRoute({
    method: 'GET',
    path: '/api/answers/:examAttemptId/:position',
    operationId: 'getAnswer',
    summary: 'One answer of a finished attempt, by the number of its question, for who marks it',
    access: instructor(),
    params: AnswerParams,
    response: MarkedQuestion,
    handle: (context, { params: { examAttemptId, position } }) =>
      reading(context, (tx) => readAnswer(context, tx, examAttemptId, position)),
  }),
  examRoute({
    method: 'POST',
    path: '/api/submit-essay-grade',
    operationId: 'saveEssayGrade',
    refusesMasquerade: true,
    summary: 'Gives an answer its mark; 409 when another one marked in between',
    access: instructor(),
    body: GradeBody,
    response: Graded,
    errors: { 409: ['answer-review.not-needed', 'answer-review.score-too-high', 'exam-attempt.still-running'] },
    handle: (context, { body }) => gradeAnswer(context, body),
  }),
  examRoute({
    method: 'POST',
    path: '/api/submit-essay-grades',
    operationId: 'saveEssayGrades',
    refusesMasquerade: true,
    summary: 'Gives several answers to a question the same mark, all or none; 409 when one was marked in between',
    access: instructor(),
    body: GradesBody,
    response: GradedAll,
    errors: { 409: ['answer-review.not-needed', 'answer-review.score-too-high'] },
    handle: (context, { body }) => gradeAnswers(context, body),
  }),
  examRoute({
    method: 'POST',
    path: '/api/undo-essay-grades',
    operationId: 'undoEssayGrades',
    refusesMasquerade: true,
    summary: "Takes the caller's first marks of several answers back, all or none; 409 when one was changed in between",
    access: instructor(),
    body: TakeBackBody,
    errors: { 409: ['answer-review.not-first', 'exam-attempt.still-running'] },
    handle: (context, { body }) => takeBackGrades(context, body),
  }),
  examRoute({
    method: 'POST',
    path: '/api/reconcile-essay-grade',
    operationId: 'decideEssayGrade',
    refusesMasquerade: true,
    summary: 'Ends a difference between two markers',
    access: instructor(),
    body: GradeBody,
    response: Graded,
    errors: { 409: ['answer-review.not-disputed', 'exam-attempt.still-running'] },
    handle: (context, { body }) => reconcileAnswer(context, body),
  }),
];

const comments: RouteDefinition[] = [
  examRoute({
    method: 'POST',
    path: '/api/answer-comments',
    operationId: 'createAnswerComment',
    refusesMasquerade: true,
    summary: 'Writes a comment on a passage of a written answer',
    access: instructor(),
    body: CommentBody,
    response: CommentSaved,
    errors: { 403: ['answer-comment.of-another'], 409: ['answer-comment.too-many', 'exam-attempt.still-running'] },
    handle: (context, { body }) => addComment(context, body),
  }),
  examRoute({
    method: 'PUT',
    path: '/api/answer-comments/:answerCommentId',
    operationId: 'updateAnswerComment',
    refusesMasquerade: true,
    summary: 'Changes a comment of one’s own; 409 when it was changed in between',
    access: instructor(),
    params: CommentParams,
    body: CommentChange,
    response: CommentSaved,
    errors: { 403: ['answer-comment.of-another'], 409: ['answer-comment.too-many', 'exam-attempt.still-running'] },
    handle: (context, { params, body }) => changeComment(context, params.answerCommentId, body),
  }),
  examRoute({
    method: 'DELETE',
    path: '/api/answer-comments/:answerCommentId',
    operationId: 'deleteAnswerComment',
    refusesMasquerade: true,
    summary: 'Takes a comment of one’s own away',
    access: instructor(),
    params: CommentParams,
    query: CommentVersionQuery,
    errors: { 403: ['answer-comment.of-another'], 409: ['answer-comment.too-many', 'exam-attempt.still-running'] },
    handle: (context, { params, query }) => removeComment(context, params.answerCommentId, query.version),
  }),
];

const ofExam: RouteDefinition[] = [
  examRoute({
    method: 'GET',
    path: '/api/subsection-exams/:subsectionExamId/marking-progress',
    operationId: 'getMarkingProgress',
    summary: 'The questions that people mark: how far each is, and its rubric',
    access: instructor(),
    params: SubsectionExamParams,
    response: MarkingProgress,
    handle: (context, { params }) =>
      readingScheduledExam(context, params.subsectionExamId, (tx, exam) => readProgress(context, tx, exam)),
  }),
  examRoute({
    method: 'PUT',
    path: '/api/subsection-exams/:subsectionExamId/question-rubrics/:questionId',
    operationId: 'chooseQuestionRubric',
    summary: 'Lets a question be marked by a rubric, until somebody has marked an answer',
    access: instructor(),
    params: QuestionRubricParams,
    body: QuestionRubricBody,
    errors: { 409: ['question-rubric.in-use'] },
    handle: (context, { params, body }) => chooseRubric(context, params, body),
  }),
  examRoute({
    method: 'DELETE',
    path: '/api/subsection-exams/:subsectionExamId/question-rubrics/:questionId',
    operationId: 'removeQuestionRubric',
    summary: 'Lets a question be marked without a rubric',
    access: instructor(),
    params: QuestionRubricParams,
    errors: { 409: ['question-rubric.in-use'] },
    handle: (context, { params }) => removeRubric(context, params),
  }),
];

export const examMarkingRoutes: RouteDefinition[] = [...marking, ...comments, ...ofExam];
