import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { NotifiedThing } from '../../operations/notifications/notifications.public.ts';

/** What notifications are about, while it is there. */
export const gradeItemsInNotifications: readonly NotifiedThing[] = [
  {
    idName: 'gradeItemId',
    isThere: (id) =>
      sql<boolean>`exists (select from grade_items i where ${inOrganization('i')} and i.grade_item_id = ${id})`,
  },
];
