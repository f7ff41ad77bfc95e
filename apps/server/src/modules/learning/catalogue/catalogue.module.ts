import { defineModule } from '../../../wiring.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { courseListRoutes } from './course-lists.routes.ts';
import { favoriteCourseRoutes } from './favorite-courses.routes.ts';

/** The catalogue: courses as cards and pages, with what they are to the viewer. Owns no table: it joins those of many. */
export const catalogueModule = defineModule({
  name: 'catalogue',
  uses: [
    'course-content',
    'courses',
    'covers',
    'enrollments',
    'entitlements',
    'favorites',
    'item-prices',
    'media',
    'members',
    'progress',
  ],
  routes: [...catalogueRoutes, ...courseListRoutes, ...favoriteCourseRoutes],
});
