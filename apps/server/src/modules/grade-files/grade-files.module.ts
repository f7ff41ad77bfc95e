import type { ServerModule } from '../../kernel/module.ts';
import { gradeFileRoutes } from './grade-files.routes.ts';

/** Grades from and to spreadsheets. */
export const gradeFilesModule = (): ServerModule => ({ name: 'grade-files', routes: gradeFileRoutes });
