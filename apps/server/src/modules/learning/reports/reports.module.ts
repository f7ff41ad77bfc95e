import { readerFinder } from '../../../absent-reader.ts';
import { createFileStore } from '../../../kernel/files/create-file-store.ts';
import { defineModule } from '../../../wiring.ts';
import { expireReportFiles, makeReportFile } from './report-files.jobs.ts';
import { reportFileRoutes } from './report-files.routes.ts';
import { sendReports } from './report-mails.jobs.ts';
import { reportViewRoutes } from './report-views.routes.ts';
import { reportsPersonalRows } from './reports.personal.ts';
import { reportListRoutes } from './reports.routes.ts';

/** Reports: the frame of figures with lists behind them, their files, saved views and mails. */
export const reportsModule = defineModule({
  name: 'reports',
  owns: ['report_files', 'report_mails', 'report_views'],
  personalRows: reportsPersonalRows,
  uses: ['courses', 'media', 'members', 'organizations'],
  wire: (wiring) => {
    const findReader = readerFinder(wiring);
    const store = createFileStore(wiring.platform.config);
    return {
      routes: [...reportListRoutes, ...reportViewRoutes, ...reportFileRoutes(store)],
      jobs: [sendReports(findReader), makeReportFile(findReader, store), expireReportFiles(store)],
    };
  },
});
