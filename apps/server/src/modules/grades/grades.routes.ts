import { signedIn } from '../../kernel/access/access.ts';
import { reading } from '../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../kernel/http/route.ts';
import { CourseParams } from '../courses/courses.public.ts';
import { accessGradebook, accessGradePart } from '../grade-items/grade-items.public.ts';
import { readGradeDetail } from './grade-history.reads.ts';
import {
  GradeDetail,
  GradesReport,
  LearnerGradeParams,
  LearnerReport,
  LearnerReportParams,
  ReportQuery,
} from './grades.schemas.ts';
import { readLearnerReport, readReport } from './grades-report.reads.ts';

const tag = 'Grades';
const access = signedIn();

/** Grades for those who teach the course. */
export const gradeRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/reports/grades',
    operationId: 'getGradesReport',
    summary: 'Learners with all their grades and totals, up to 500 at once',
    tag,
    access,
    params: CourseParams,
    query: ReportQuery,
    answer: GradesReport,
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
    tag,
    access,
    params: LearnerReportParams,
    answer: LearnerReport,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        await accessGradebook(context, tx, params.courseId, 'edit');
        return readLearnerReport(context, tx, params.courseId, params.userId);
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/course-grade-items/:gradeItemId/grades/:userId',
    operationId: 'getGrade',
    summary: 'One grade with its comment and every change of it',
    tag,
    access,
    params: LearnerGradeParams,
    answer: GradeDetail,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const { courseId } = await accessGradePart(context, tx, 'grade_items', params.gradeItemId);
        return readGradeDetail(context, tx, { courseId, ...params });
      }),
  }),
];
