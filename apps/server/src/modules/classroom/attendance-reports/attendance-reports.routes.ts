import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { CourseParams } from '../../learning/courses/courses.public.ts';
import { accessAttendance } from '../attendance/attendance.public.ts';
import { readReport } from './attendance-reports.reads.ts';
import { AttendanceReport, FileQuery, ReportQuery } from './attendance-reports.schemas.ts';
import { exportReport } from './report-file.service.ts';

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
