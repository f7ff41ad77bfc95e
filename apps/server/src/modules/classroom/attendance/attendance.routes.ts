import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { byQuery } from '../../../kernel/http/by-query.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { notFound } from '../../../kernel/problem.ts';
import { CourseParams } from '../../learning/courses/courses.public.ts';
import { accessAttendance, accessSession } from './attendance.access.ts';
import { ExcuseBody, ListQuery, OwnAttendance, OwnAttendanceList, SessionParams } from './attendance.schemas.ts';
import { sendExcuse, withdrawExcuse } from './excuses.service.ts';
import { listOwn, readOwn } from './own-attendance.reads.ts';
import { takingRoutes } from './taking.routes.ts';

const access = signedIn();

const listOfCourse = memberRoute({
  method: 'GET',
  path: '/api/courses/:courseId/attendance',
  operationId: 'listCourseAttendance',
  summary: "The caller's own attendance in a course, the latest session first, and what it makes",
  access,
  params: CourseParams,
  query: ListQuery,
  response: OwnAttendanceList,
  handle: (context, { params: { courseId }, query }) =>
    reading(context, async (tx) => {
      await accessAttendance(context, tx, courseId, 'learn');
      return readOwn(context, tx, { courseId, ...query });
    }),
});

const ofLearners: RouteDefinition[] = [
  listOfCourse,
  byQuery(listOfCourse, { path: '/api/course-attendance', operationId: 'listAttendance' }),
  memberRoute({
    method: 'GET',
    path: '/api/course-attendance/:attendanceSessionId',
    operationId: 'getCourseAttendance',
    summary: 'One session, and how the caller stands in it',
    access,
    params: SessionParams,
    response: OwnAttendance,
    handle: (context, { params: { attendanceSessionId: sessionId } }) =>
      reading(context, async (tx) => {
        const { courseId } = await accessSession(context, tx, sessionId, 'own');
        const [own] = await listOwn(context, tx, { courseId, sessionId });
        if (!own) throw notFound();
        return own;
      }),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/course-attendance/:attendanceSessionId/excuse',
    operationId: 'sendAttendanceExcuse',
    refusesMasquerade: true,
    summary: 'Asks to be excused, with files; once decided it stays',
    access,
    params: SessionParams,
    body: ExcuseBody,
    errors: { 409: ['attendance.excuse-decided', 'attendance.no-absence', 'attendance.session-closed'] },
    handle: (context, { params, body }) => sendExcuse(context, params.attendanceSessionId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/course-attendance/:attendanceSessionId/excuse',
    operationId: 'withdrawAttendanceExcuse',
    summary: 'Takes an excuse back that nobody has decided',
    access,
    params: SessionParams,
    errors: { 409: ['attendance.excuse-decided'] },
    handle: (context, { params }) => withdrawExcuse(context, params.attendanceSessionId),
  }),
];

export const attendanceRoutes: RouteDefinition[] = [...ofLearners, ...takingRoutes];
