import type { ServerModule } from '../../kernel/module.ts';
import { specializationRoutes } from './specializations.routes.ts';

/** Specializations: paths through several courses. */
export const specializationsModule = (): ServerModule => ({ name: 'specializations', routes: specializationRoutes() });
