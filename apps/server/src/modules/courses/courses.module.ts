import { Cache } from '../../kernel/database/invalidation.ts';
import type { ServerModule } from '../../kernel/module.ts';
import type { Wiring } from '../../modules.ts';
import { courseRoutes } from './courses.routes.ts';

/** Courses: the catalogue, a course's description, its way from draft to publication. */
export function coursesModule({ invalidations }: Wiring): ServerModule {
  const kept = new Cache<unknown>(invalidations, {
    topicOf: (key) => `catalogue:${key.split('|')[0]}`,
    seconds: 60,
    limit: 2000,
  });
  return { name: 'courses', routes: courseRoutes(kept) };
}
