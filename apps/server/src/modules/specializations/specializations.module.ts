import { defineModule } from '../../wiring.ts';
import { specializationRoutes } from './specializations.routes.ts';

/** Specializations: paths through several courses. */
export const specializationsModule = defineModule({
  name: 'specializations',
  owns: ['specialization_courses', 'specializations'],
  uses: ['catalogue', 'course-content', 'courses', 'enrollments', 'entitlements', 'media', 'progress'],
  wire: () => ({ routes: specializationRoutes() }),
});
