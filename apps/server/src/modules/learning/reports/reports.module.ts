import { readerFinder } from '../../../absent-reader.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { createFileStore } from '../../../kernel/files/create-file-store.ts';
import { defineModule } from '../../../wiring.ts';
import { expireReportFiles, makeReportFile } from './report-files.jobs.ts';
import { reportFileRoutes } from './report-files.routes.ts';
import { reportKinds } from './report-kind.ts';
import { OWN_KINDS } from './report-kinds.ts';
import { sendReports } from './report-mails.jobs.ts';
import { reportRoutes } from './report-routes.ts';
import { reportViewRoutes } from './report-views.routes.ts';
import { reportsPersonalRows } from './reports.personal.ts';
import { reportListRoutes } from './reports.routes.ts';

/** Reports: figures of a course or of all, each with the list behind it. */
export const reportsModule = defineModule({
  name: 'reports',
  owns: ['report_files', 'report_mails', 'report_views'],
  personalRows: reportsPersonalRows,
  uses: ['course-content', 'course-groups', 'courses', 'enrollments', 'media', 'members', 'organizations', 'progress'],
  contributes: OWN_KINDS.map((kind) => contribute(reportKinds, kind)),
  wire: (wiring) => {
    const findReader = readerFinder(wiring);
    const store = createFileStore(wiring.platform.config);
    return {
      routes: [
        ...OWN_KINDS.flatMap(reportRoutes),
        ...reportListRoutes,
        ...reportViewRoutes,
        ...reportFileRoutes(store),
      ],
      jobs: [sendReports(findReader), makeReportFile(findReader, store), expireReportFiles(store)],
    };
  },
});
