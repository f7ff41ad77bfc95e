import type { ServerModule } from '../../kernel/module.ts';
import { examRoutes } from './exams.routes.ts';

/** Exams: what is asked. How they are held is the module subsection-exams, how they are marked exam-marking. */
export const examsModule = (): ServerModule => ({ name: 'exams', routes: examRoutes });
