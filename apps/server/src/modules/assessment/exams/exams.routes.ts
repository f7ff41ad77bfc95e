import { instructor } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import type { RouteDefinition } from '../../../kernel/http/route.ts';
import { page, Versioned } from '../../../kernel/http/schemas.ts';
import { accessCourse, CourseParams } from '../../learning/courses/courses.public.ts';
import { readExamPaper } from './exam-paper.reads.ts';
import { examRoute } from './exam-route.ts';
import { checkDraft, listExams, readExamForEditing } from './exams.reads.ts';
import {
  CreatedExam,
  ExamBody,
  ExamChange,
  ExamCheck,
  ExamDraft,
  ExamEditing,
  ExamListQuery,
  ExamPaper,
  ExamParams,
  ExamSummary,
  PaperQuery,
} from './exams.schemas.ts';
import { changeExam, createExam, duplicateExam, removeExam } from './exams.service.ts';

export const examRoutes: RouteDefinition[] = [
  examRoute({
    method: 'GET',
    path: '/api/courses/:courseId/exams',
    operationId: 'listExams',
    summary: 'The exams of a course for its editors',
    access: instructor(),
    params: CourseParams,
    query: ExamListQuery,
    response: page(ExamSummary),
    handle: (context, { params, query }) =>
      reading(context, async (tx) => {
        await accessCourse(context, tx, params.courseId, 'edit');
        return listExams(context, tx, params.courseId, query);
      }),
  }),
  examRoute({
    method: 'POST',
    path: '/api/courses/:courseId/exams',
    operationId: 'createExam',
    summary: 'Creates an exam without questions',
    access: instructor(),
    params: CourseParams,
    body: ExamBody,
    response: CreatedExam,
    successStatus: 201,
    handle: (context, { params, body }) => createExam(context, params.courseId, body),
  }),
  examRoute({
    method: 'GET',
    path: '/api/course-exams/:examId',
    operationId: 'getExam',
    summary: 'An exam with its sections and draws',
    access: instructor(),
    params: ExamParams,
    response: ExamEditing,
    handle: (context, { params }) => reading(context, (tx) => readExamForEditing(context, tx, params.examId)),
  }),
  examRoute({
    method: 'PUT',
    path: '/api/course-exams/:examId',
    operationId: 'saveExam',
    summary: 'Saves an exam with its sections and draws; 409 when somebody saved in between',
    access: instructor(),
    params: ExamParams,
    body: ExamChange,
    response: Versioned,
    handle: (context, { params, body }) => changeExam(context, params.examId, body),
  }),
  examRoute({
    method: 'DELETE',
    path: '/api/course-exams/:examId',
    operationId: 'deleteExam',
    summary: 'Deletes an exam that is used nowhere',
    access: instructor(),
    params: ExamParams,
    errors: { 409: ['exam.in-use'] },
    handle: (context, { params }) => removeExam(context, params.examId),
  }),
  examRoute({
    method: 'POST',
    path: '/api/course-exams/:examId/duplicate',
    operationId: 'copyExam',
    summary: 'A copy of an exam beside it, used nowhere yet',
    access: instructor(),
    params: ExamParams,
    response: CreatedExam,
    successStatus: 201,
    handle: (context, { params }) => duplicateExam(context, params.examId),
  }),
  examRoute({
    method: 'POST',
    path: '/api/course-exams/:examId/check',
    operationId: 'checkExamDraft',
    summary: 'What a draft comes to, without saving it: questions that fit, marks, time, findings',
    access: instructor(),
    params: ExamParams,
    body: ExamDraft,
    response: ExamCheck,
    handle: (context, { params, body }) => reading(context, (tx) => checkDraft(context, tx, params.examId, body)),
  }),
  examRoute({
    method: 'GET',
    path: '/api/course-exams/:examId/paper',
    operationId: 'getExamPaper',
    summary: 'A paper as somebody might be given it, with its keys; 409 while the bank lacks what it draws',
    access: instructor(),
    params: ExamParams,
    query: PaperQuery,
    response: ExamPaper,
    errors: { 403: ['question.key-closed'], 409: ['exam.cannot-be-drawn'] },
    handle: (context, { params, query }) =>
      reading(context, (tx) => readExamPaper(context, tx, params.examId, query.seed)),
  }),
];
