import { erasedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { eventCatalogueRoutes } from './event-catalogue.routes.ts';

/** Events as people find and read them: lists, pages, favourites and the banner. */
export const eventCatalogueModule = defineModule({
  name: 'event-catalogue',
  tag: 'Events',
  partOf: ['events'],
  owns: ['event_sightings', 'favorite_events'],
  personalRows: [erasedRows('event_sightings', 'user_id'), erasedRows('favorite_events', 'user_id')],
  uses: [
    'capacity',
    'course-categories',
    'covers',
    'event-enrollments',
    'events',
    'item-prices',
    'media',
    'social-groups',
  ],
  routes: eventCatalogueRoutes,
});
