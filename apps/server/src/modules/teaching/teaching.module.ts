import type { ServerModule } from '../../kernel/module.ts';
import { teachingRoutes } from './teaching.routes.ts';

/** Teaching: an instructor's courses, their students, and what waits for approval. */
export const teachingModule = (): ServerModule => ({ name: 'teaching', routes: teachingRoutes() });
