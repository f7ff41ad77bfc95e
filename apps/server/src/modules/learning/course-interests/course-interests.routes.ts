import { LEARNERS } from '@sullam/domain/portals.ts';
import { instructor, permission, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { sendTable, TableFormatQuery } from '../../../kernel/http/table-responses.ts';
import { accessCourse, CourseParams } from '../courses/courses.public.ts';
import { isWaiting, listInterests } from './course-interests.reads.ts';
import { CourseInterests, InterestsQuery, OwnInterest } from './course-interests.schemas.ts';
import { addInterest, exportInterests, withdrawInterest } from './course-interests.service.ts';

const path = '/api/courses/:courseId/interests';
const params = CourseParams;

export const courseInterestRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path,
    operationId: 'listCourseInterests',
    summary: 'Who wants to hear that a course opens, for its editors',
    access: instructor(),
    params,
    query: InterestsQuery,
    response: CourseInterests,
    handle: (context, { params: { courseId }, query }) =>
      reading(context, async (tx) => {
        await accessCourse(context, tx, courseId, 'edit');
        return listInterests(tx, courseId, query);
      }),
  }),
  memberRoute({
    method: 'GET',
    path: `${path}/mine`,
    operationId: 'getOwnCourseInterest',
    summary: 'Whether the caller waits to hear that a course opens',
    access: signedIn(),
    params,
    response: OwnInterest,
    handle: (context, { params: { courseId } }) =>
      reading(context, async (tx) => {
        await accessCourse(context, tx, courseId, 'see');
        return { isWaiting: await isWaiting(tx, courseId, context.caller.userId) };
      }),
  }),
  memberRoute({
    method: 'POST',
    path,
    operationId: 'addCourseInterest',
    summary: 'Asks to be told when a course opens that the caller can’t enrol in yet; twice is once',
    access: permission(...LEARNERS),
    params,
    errors: { 409: ['course-interest.already-enrolled', 'course-interest.is-open'] },
    handle: (context, { params: { courseId } }) => addInterest(context, courseId),
  }),
  memberRoute({
    method: 'DELETE',
    path,
    operationId: 'withdrawCourseInterest',
    summary: 'Takes that back',
    access: signedIn(),
    params,
    handle: (context, { params: { courseId } }) => withdrawInterest(context, courseId),
  }),
  memberRoute({
    method: 'GET',
    path: `${path}/export`,
    operationId: 'exportCourseInterests',
    summary: 'Whom a course interests, as CSV or as a workbook',
    access: instructor(),
    params,
    query: TableFormatQuery,
    isRaw: true,
    rateLimit: { per: 'caller', count: 20, seconds: 600 },
    handle: async (context, { params: { courseId }, query }, { reply }) =>
      sendTable(reply, await exportInterests(context, courseId, query.format)),
  }),
];
