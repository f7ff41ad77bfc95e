import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { CourseParams } from '../../learning/courses/courses.public.ts';
import { accessAttendance, accessSession } from './attendance.access.ts';
import {
  AttendanceHistory,
  AttendanceRulesBody,
  AttendanceSession,
  AttendanceSheet,
  CreatedSession,
  DecisionBody,
  DoubtParams,
  ExcuseParams,
  ListQuery,
  MarksBody,
  RecordParams,
  SessionBody,
  SessionParams,
  SessionPatch,
  SettleBody,
} from './attendance.schemas.ts';
import {
  changeRules,
  changeSession,
  closeSession,
  createSession,
  markByHand,
  removeSession,
  reopenSession,
} from './attendance.service.ts';
import { decideExcuse, settleDoubt } from './excuses.service.ts';
import { listHistory, listSessions, readSheet } from './sheet.reads.ts';

const access = signedIn();

const ofCourse: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/attendance-sessions',
    operationId: 'listAttendanceSessions',
    summary: 'The sessions of a course with their sums, for its editors',
    access,
    params: CourseParams,
    query: ListQuery,
    response: page(AttendanceSession),
    handle: (context, { params: { courseId }, query }) =>
      reading(context, async (tx) => {
        await accessAttendance(context, tx, courseId, 'edit');
        return listSessions(tx, { courseId, ...query });
      }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/attendance-sessions',
    operationId: 'createAttendanceSession',
    summary: 'Makes a session that belongs to no lecture',
    access,
    params: CourseParams,
    body: SessionBody,
    response: CreatedSession,
    successStatus: 201,
    handle: (context, { params, body }) => createSession(context, params.courseId, body),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/courses/:courseId/attendance-rules',
    operationId: 'setAttendanceRules',
    summary: 'From when somebody is late, and what that counts; closed sessions are counted anew',
    access,
    params: CourseParams,
    body: AttendanceRulesBody,
    handle: (context, { params, body }) => changeRules(context, params.courseId, body),
  }),
];

const ofSession: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/attendance-sessions/:attendanceSessionId/sheet',
    operationId: 'getAttendanceSheet',
    summary: 'Everybody with their marks, excuses and doubtful cases',
    access,
    params: SessionParams,
    response: AttendanceSheet,
    handle: (context, { params }) =>
      reading(context, async (tx) =>
        readSheet(context, tx, await accessSession(context, tx, params.attendanceSessionId, 'take')),
      ),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/attendance-sessions/:attendanceSessionId',
    operationId: 'updateAttendanceSession',
    summary: 'Opens and closes the code, moves the limit from which somebody is late',
    access,
    params: SessionParams,
    body: SessionPatch,
    errors: { 409: ['attendance.not-begun', 'attendance.session-closed'] },
    handle: (context, { params, body }) => changeSession(context, params.attendanceSessionId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/attendance-sessions/:attendanceSessionId',
    operationId: 'deleteAttendanceSession',
    summary: 'Deletes a session that belongs to no lecture, with its marks',
    access,
    params: SessionParams,
    errors: { 409: ['attendance.session-of-lecture'] },
    handle: (context, { params }) => removeSession(context, params.attendanceSessionId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/attendance-sessions/:attendanceSessionId/close',
    operationId: 'closeAttendanceSession',
    summary: 'Whoever has no mark becomes absent; the session counts from now on',
    access,
    params: SessionParams,
    errors: { 409: ['attendance.not-begun', 'attendance.session-closed'] },
    handle: (context, { params }) => closeSession(context, params.attendanceSessionId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/attendance-sessions/:attendanceSessionId/reopen',
    operationId: 'reopenAttendanceSession',
    summary: 'Takes marks again; counts nothing until it is closed',
    access,
    params: SessionParams,
    handle: (context, { params }) => reopenSession(context, params.attendanceSessionId),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/attendance-sessions/:attendanceSessionId/records',
    operationId: 'markAttendance',
    summary: 'Writes marks by hand; in a closed session with a reason, which stays in the history',
    access,
    params: SessionParams,
    body: MarksBody,
    handle: (context, { params, body }) => markByHand(context, params.attendanceSessionId, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/attendance-sessions/:attendanceSessionId/records/:userId/history',
    operationId: 'getAttendanceHistory',
    summary: 'What was written down of somebody, and what it was changed to',
    access,
    params: RecordParams,
    response: AttendanceHistory,
    handle: (context, { params: { attendanceSessionId, userId } }) =>
      reading(context, async (tx) => {
        await accessSession(context, tx, attendanceSessionId, 'take');
        return { data: await listHistory(tx, attendanceSessionId, userId) };
      }),
  }),
];

const ofDecisions: RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/attendance-excuses/:attendanceExcuseId/decision',
    operationId: 'decideAttendanceExcuse',
    summary: 'Accepts or refuses an excuse, once',
    access,
    params: ExcuseParams,
    body: DecisionBody,
    errors: { 409: ['attendance.excuse-decided'] },
    handle: (context, { params, body }) => decideExcuse(context, params.attendanceExcuseId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/attendance-doubts/:attendanceDoubtId/settle',
    operationId: 'decideAttendanceDoubt',
    summary: 'Says whether whoever was refused is there all the same',
    access,
    params: DoubtParams,
    body: SettleBody,
    handle: (context, { params, body }) => settleDoubt(context, params.attendanceDoubtId, body),
  }),
];

export const takingRoutes: RouteDefinition[] = [...ofCourse, ...ofSession, ...ofDecisions];
