import { Type } from 'typebox';
import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { byQuery } from '../../../kernel/http/by-query.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { PageQuery, page } from '../../../kernel/http/schemas.ts';
import { CourseParams } from '../../learning/courses/courses.public.ts';
import { accessLearner, LearnerParams } from '../../learning/enrollments/enrollments.public.ts';
import { accessGradebook, accessGradePart, GradeItemParams, requireGrades } from '../grade-items/grade-items.public.ts';
import { GradeDetail, readGradeDetail } from '../grades/grades.public.ts';
import { listOwnItems, readOwnGrade, readOwnGrades, readOwnItem, readTranscript } from './learner-grades.reads.ts';
import { LearnerGradeParams, OwnGrades, OwnItem, OwnItemDetail, TranscriptEntry } from './learner-grades.schemas.ts';

const access = signedIn();
const Paging = Type.Object(PageQuery);

const listOfCourse = memberRoute({
  method: 'GET',
  path: '/api/courses/:courseId/grade-items',
  operationId: 'listCourseGradeItems',
  summary: "What is graded in a course, with the caller's posted grades",
  access,
  params: CourseParams,
  query: Paging,
  response: page(OwnItem),
  handle: (context, { params, query }) =>
    reading(context, async (tx) => {
      await accessGradebook(context, tx, params.courseId, 'learn');
      return listOwnItems(context, tx, params.courseId, query);
    }),
});

/** Grades for learners: their own, and nothing that isn't posted; and one grade, which staff read by the same call. */
export const learnerGradeRoutes: RouteDefinition[] = [
  listOfCourse,
  byQuery(listOfCourse, { path: '/api/course-grade-items', operationId: 'listGradeItems' }),
  memberRoute({
    method: 'GET',
    path: '/api/course-grade-items/:gradeItemId',
    operationId: 'getGradeItem',
    summary: "One item with the caller's posted grade, what it was before, and how the class did",
    access,
    params: GradeItemParams,
    response: OwnItemDetail,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const { courseId } = await accessGradePart(context, tx, 'ITEM', params.gradeItemId, 'learn');
        return readOwnItem(context, tx, courseId, params.gradeItemId);
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/grades',
    operationId: 'getOwnGrades',
    summary: "The caller's posted grades with both totals line by line, and all that a calculator needs",
    access,
    params: CourseParams,
    response: OwnGrades,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        await accessGradebook(context, tx, params.courseId, 'learn');
        return readOwnGrades(context, tx, params.courseId, context.caller.userId);
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/users/:userId/transcript',
    operationId: 'getTranscript',
    summary: 'The courses that somebody learns or has completed, with their totals of posted grades',
    access,
    params: LearnerParams,
    query: Paging,
    response: page(TranscriptEntry),
    handle: async (context, { params, query }) => {
      requireGrades(context);
      await accessLearner(context, params.userId);
      return reading(context, (tx) => readTranscript(context, tx, params.userId, query));
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/course-grade-items/:gradeItemId/grades/:userId',
    operationId: 'getGrade',
    summary: "One grade with its comment and every change of it; a learner's own as far as they may know it",
    access,
    params: LearnerGradeParams,
    response: GradeDetail,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const isOwn = params.userId === context.caller.userId;
        const { courseId, abilities } = await accessGradePart(
          context,
          tx,
          'ITEM',
          params.gradeItemId,
          isOwn ? 'learn' : 'edit',
        );
        const read = abilities.canEdit ? readGradeDetail : readOwnGrade;
        return read(context, tx, { courseId, ...params });
      }),
  }),
];
