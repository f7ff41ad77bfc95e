import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { CourseParams } from '../../learning/courses/courses.public.ts';
import { accessAttendance, accessSession } from './attendance.access.ts';
import {
  AttendanceHistory,
  AttendanceReport,
  AttendanceRulesBody,
  AttendanceSession,
  AttendanceSheet,
  CreatedSession,
  DecisionBody,
  DoubtParams,
  ExcuseParams,
  FileQuery,
  ListQuery,
  MarksBody,
  RecordParams,
  ReportQuery,
  SessionBody,
  SessionParams,
  SessionPatch,
  SettleBody,
  ShownCode,
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
import { readShownCode } from './displayed-code.ts';
import { decideExcuse, settleDoubt } from './excuses.service.ts';
import { readReport } from './report.reads.ts';
import { exportReport } from './report-file.service.ts';
import { listHistory, listSessions, readSheet } from './sheet.reads.ts';

const access = signedIn();

/** The attendance of a course, on the screen and as a file. */
export const attendanceReportRoutes: readonly RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/attendance-report',
    operationId: 'getAttendanceReport',
    summary: 'Learners by sessions, those who lack most first; how and when they came in',
    access,
    params: CourseParams,
    query: ReportQuery,
    response: AttendanceReport,
    handle: (context, { params: { courseId }, query }) =>
      reading(context, async (tx) => {
        await accessAttendance(context, tx, courseId, 'edit');
        return readReport(context, tx, { courseId, ...query });
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/attendance-report/file',
    operationId: 'exportAttendanceReport',
    summary: 'The report as a spreadsheet',
    access,
    params: CourseParams,
    query: FileQuery,
    isRaw: true,
    rateLimit: { per: 'caller', count: 20, seconds: 600 },
    handle: async (context, { params, query }, { reply }) =>
      sendTable(reply, await exportReport(context, params.courseId, query.format)),
  }),
];
