import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { NotifiedThing } from '../../operations/notifications/notifications.public.ts';

/** What notifications are about, while it is there. */
export const eventsInNotifications: readonly NotifiedThing[] = [
  {
    idName: 'eventId',
    isThere: (id) =>
      sql<boolean>`exists (select from events e where ${inOrganization('e')} and e.event_id = ${id} and e.status <> 'DRAFT')`,
  },
];
