import { MEGABYTE } from '@sullam/domain/file-limits.ts';
import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { CourseParams } from '../../learning/courses/courses.public.ts';
import { accessGradebook, GradeItemParams } from '../grade-items/grade-items.public.ts';
import { listChanges } from './grade-history.reads.ts';
import {
  ChangesQuery,
  CourseGradeChange,
  GradesBody,
  GradesReport,
  LearnerReport,
  LearnerReportParams,
  PostBody,
  ReportQuery,
  SavedGrades,
} from './grades.schemas.ts';
import { saveGrades } from './grades.service.ts';
import { readLearnerReport, readReport } from './grades-report.reads.ts';
import { postGrades, unpostGrades } from './posting.service.ts';

const access = signedIn();

const writing: RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/grades',
    operationId: 'saveGrades',
    refusesMasquerade: true,
    summary: 'Saves up to 2,000 cells, all or none; 409 with what there is now where others changed some of them',
    access,
    params: CourseParams,
    body: GradesBody,
    bodyLimit: 4 * MEGABYTE,
    response: SavedGrades,
    errors: { 409: ['grade.changed-meanwhile'] },
    handle: (context, { params, body }) => saveGrades(context, params.courseId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-grade-items/:gradeItemId/post',
    operationId: 'postGrades',
    refusesMasquerade: true,
    summary: "Shows an item's grades to learners: all, those to come too, or those that are given by now",
    access,
    params: GradeItemParams,
    body: PostBody,
    handle: (context, { params, body }) => postGrades(context, params.gradeItemId, body.scope),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-grade-items/:gradeItemId/unpost',
    operationId: 'unpostGrades',
    refusesMasquerade: true,
    summary: "Hides an item's grades from learners again",
    access,
    params: GradeItemParams,
    handle: (context, { params }) => unpostGrades(context, params.gradeItemId),
  }),
];

const reports: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/reports/grades',
    operationId: 'getGradesReport',
    summary: 'Learners with all their grades and totals, up to 500 at once',
    access,
    params: CourseParams,
    query: ReportQuery,
    response: GradesReport,
    handle: (context, { params, query }) =>
      reading(context, async (tx) => {
        await accessGradebook(context, tx, params.courseId, 'edit');
        return readReport(context, tx, params.courseId, query);
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/reports/grades/:userId',
    operationId: 'getLearnerGradesReport',
    summary: "One learner's grades, with both totals line by line",
    access,
    params: LearnerReportParams,
    response: LearnerReport,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        await accessGradebook(context, tx, params.courseId, 'edit');
        return readLearnerReport(context, tx, params.courseId, params.userId);
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/reports/grade-changes',
    operationId: 'listGradeChanges',
    summary: 'Every change of the grades of a course, the newest first',
    access,
    params: CourseParams,
    query: ChangesQuery,
    response: page(CourseGradeChange),
    handle: (context, { params, query }) =>
      reading(context, async (tx) => {
        await accessGradebook(context, tx, params.courseId, 'edit');
        return listChanges(tx, params.courseId, query);
      }),
  }),
];

/** Grades for those who teach the course. */
export const gradeRoutes: RouteDefinition[] = [...reports, ...writing];
