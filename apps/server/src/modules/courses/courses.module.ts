import { defineModule } from '../../wiring.ts';
import { categoryRoutes } from './categories.routes.ts';
import { courseRoutes } from './courses.routes.ts';

/** Courses: what they are called and about, who teaches them, on which shelf, and their way from draft to publication. */
export const coursesModule = defineModule({
  name: 'courses',
  owns: ['course_categories', 'course_instructors', 'courses'],
  publishes: ['course_overviews', 'course_teachers'],
  uses: ['entitlements', 'media', 'members'],
  wire: () => ({ routes: [...courseRoutes, ...categoryRoutes()] }),
});
