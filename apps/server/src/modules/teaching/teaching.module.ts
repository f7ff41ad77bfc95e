import { defineModule } from '../../wiring.ts';
import { teachingRoutes } from './teaching.routes.ts';

/** Teaching: an instructor's courses, their students, and what waits for approval. */
export const teachingModule = defineModule({
  name: 'teaching',
  uses: ['catalogue', 'course-content', 'courses', 'enrollments', 'media', 'members', 'permissions', 'progress'],
  routes: teachingRoutes(),
});
