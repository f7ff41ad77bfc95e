import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { reportKinds, reportRoutes } from '../../learning/reports/reports.public.ts';
import { attendanceReport } from './attendance.report.ts';
import { attendanceReportRoutes } from './attendance-reports.routes.ts';

/** Attendance of a course in figures: learners by sessions, the file of it, and the kind of report. */
export const attendanceReportsModule = defineModule({
  name: 'attendance-reports',
  tag: 'Attendance',
  partOf: ['attendance'],
  uses: ['attendance', 'course-groups', 'courses', 'enrollments', 'members', 'reports'],
  contributes: [contribute(reportKinds, attendanceReport)],
  routes: [...attendanceReportRoutes, ...reportRoutes(attendanceReport)],
});
