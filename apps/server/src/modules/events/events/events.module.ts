import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { pricedItemTypes } from '../../learning/item-prices/item-prices.public.ts';
import { notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { searchSources } from '../../operations/search/search.public.ts';
import { mediaReferences, showingKinds } from '../../organization/media/media.public.ts';
import { featureUses } from '../../organization/organizations/organizations.public.ts';
import { eventGroupRoutes } from './event-group.routes.ts';
import { pricedTickets } from './event-parts.reads.ts';
import { eventPartRoutes } from './event-parts.routes.ts';
import { eventSearch } from './event-search.ts';
import { eventMediaUses, eventShowing } from './event-showing.ts';
import { loadDemoEvents } from './events.demo.ts';
import { eventsInNotifications } from './events.notifications.ts';
import { eventsPersonalRows } from './events.personal.ts';
import { VIEWS } from './events.public.ts';
import { eventsInUse } from './feature-use.ts';
import { managedEventRoutes } from './managed-events.routes.ts';

/** Events: what takes place at a time for people who enrol, as their organisers write it. */
export const eventsModule = defineModule({
  name: 'events',
  partOf: ['events'],
  owns: ['event_groups', 'event_guests', 'event_hosts', 'event_ticket_types', 'events'],
  personalRows: eventsPersonalRows,
  publishes: VIEWS,
  features: ['events', 'anonymous-event-view', 'all-events'],
  permissions: [
    'organization_social_events',
    'organization_member_access_events',
    'organization_create_social_events',
    'organization_read_social_events',
    'organization_update_social_events',
    'organization_delete_social_events',
  ],
  uses: [
    'capacity',
    'course-categories',
    'covers',
    'issuer-keys',
    'item-prices',
    'media',
    'members',
    'notifications',
    'organizations',
    'search',
    'social-groups',
  ],
  contributes: [
    ...eventsInNotifications.map((thing) => contribute(notifiedThings, thing)),
    contribute(featureUses, eventsInUse),
    contribute(pricedItemTypes, pricedTickets),
    contribute(demoWork, loadDemoEvents),
    contribute(mediaReferences, eventMediaUses),
    contribute(showingKinds, eventShowing),
    contribute(searchSources, eventSearch),
  ],
  routes: [...managedEventRoutes, ...eventPartRoutes, ...eventGroupRoutes],
});
