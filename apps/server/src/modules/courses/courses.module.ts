import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { mediaReferences } from '../media/media.public.ts';
import { categoryRoutes } from './categories.routes.ts';
import { showsCourseCover } from './courses.reads.ts';
import { courseRoutes } from './courses.routes.ts';

/** Courses: what they are called and about, who teaches them, on which shelf, and their way from draft to publication. */
export const coursesModule = defineModule({
  name: 'courses',
  owns: ['course_categories', 'course_instructors', 'courses'],
  publishes: ['course_overviews', 'course_teachers'],
  uses: ['entitlements', 'media', 'members'],
  brings: [bring(mediaReferences, showsCourseCover)],
  wire: () => ({ routes: [...courseRoutes, ...categoryRoutes()] }),
});
