import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { NotifiedThing } from '../../operations/notifications/notifications.public.ts';

/** What notifications are about, while it is there. */
export const assignmentsInNotifications: readonly NotifiedThing[] = [
  {
    idName: 'assignmentId',
    isThere: (id) =>
      sql<boolean>`exists (select from assignments a where ${inOrganization('a')} and a.course_subsection_id = ${id})`,
  },
];
