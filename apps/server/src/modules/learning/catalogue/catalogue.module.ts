import { Cache } from '../../../kernel/database/invalidation.ts';
import { defineModule } from '../../../wiring.ts';
import { lessonsTopic } from '../courses/courses.public.ts';
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
    'media',
    'members',
    'progress',
  ],
  wire({ invalidations }) {
    const kept = new Cache<unknown>(invalidations, {
      topicsOf: (key) => {
        const organizationId = Number(key.split('|')[0]);
        // what visitors may see at all is the organisation's to say
        return [`catalogue:${organizationId}`, `organization:${organizationId}`, lessonsTopic({ organizationId })];
      },
      seconds: 60,
      limit: 2000,
    });
    return { routes: [...catalogueRoutes(kept), ...courseListRoutes, ...favoriteCourseRoutes] };
  },
});
