import { Type } from 'typebox';
import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { PageQuery, page } from '../../../kernel/http/schemas.ts';
import { accessLearner, LearnerParams } from '../enrollments/enrollments.public.ts';
import {
  EnrolledCourse,
  LearningStatistics,
  MyCoursesQuery,
  RecommendedCourse,
  RecommendedQuery,
} from './catalogue.schemas.ts';
import { listEnrolled } from './enrolled-courses.reads.ts';
import { readLearningStatistics } from './learning-statistics.reads.ts';
import { listRecommended } from './recommended-courses.reads.ts';

const tag = 'Enrolments';

export const courseListRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/users/:userId/my-courses',
    operationId: 'listMyCourses',
    summary: 'What somebody learns, with the filters of the page',
    tag,
    access: signedIn(),
    params: LearnerParams,
    query: MyCoursesQuery,
    response: page(EnrolledCourse),
    handle: async (context, { params, query }) => {
      await accessLearner(context, params.userId);
      return listEnrolled(context, params.userId, query);
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/users/:userId/enrolled',
    operationId: 'listEnrolledCourses',
    summary: 'Every course that somebody is enrolled in, newest first',
    tag,
    access: signedIn(),
    params: LearnerParams,
    query: Type.Object(PageQuery),
    response: page(EnrolledCourse),
    handle: async (context, { params, query }) => {
      await accessLearner(context, params.userId);
      return listEnrolled(context, params.userId, { ...query, sort: 'newest' });
    },
  }),
  memberRoute({
    method: 'GET',
    path: '/api/users/:userId/course-statistics',
    operationId: 'getLearningStatistics',
    summary: 'Enrolled courses by progress, and what was finished week by week',
    tag,
    access: signedIn(),
    params: LearnerParams,
    response: LearningStatistics,
    handle: async (context, { params }) => {
      await accessLearner(context, params.userId);
      return reading(context, (tx) => readLearningStatistics(context, tx, params.userId));
    },
  }),
  publicRoute({
    method: 'GET',
    path: '/api/courses/recommended',
    operationId: 'listRecommendedCourses',
    mayLag: true,
    summary: 'What the caller could learn next; empty for who may not see all courses',
    tag,
    query: RecommendedQuery,
    response: Type.Object({ data: Type.Array(RecommendedCourse) }),
    handle: async (context, { query }) => ({
      data: await listRecommended(context, query.take ?? 6),
    }),
  }),
];
