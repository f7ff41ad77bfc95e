import { defineModule } from '../../wiring.ts';
import { gradeFileRoutes } from './grade-files.routes.ts';

/** Grades from and to spreadsheets. */
export const gradeFilesModule = defineModule({
  name: 'grade-files',
  partOf: ['grades'],
  tag: 'Grades',
  uses: ['courses', 'grade-items', 'grades', 'media'],
  routes: gradeFileRoutes,
});
