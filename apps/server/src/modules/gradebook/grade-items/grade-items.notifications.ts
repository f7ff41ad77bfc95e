import { sql } from 'kysely';
import { ours } from '../../../kernel/database/organization.ts';
import type { NotifiedThing } from '../../operations/notifications/notifications.public.ts';

/** What notifications are about, while it is there. */
export const gradeItemsInNotifications: readonly NotifiedThing[] = [
  {
    idName: 'gradeItemId',
    isThere: (id) => sql<boolean>`exists (select from grade_items i where ${ours('i')} and i.grade_item_id = ${id})`,
  },
];
