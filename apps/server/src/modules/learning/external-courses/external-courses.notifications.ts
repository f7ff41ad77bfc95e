import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { NotifiedThing } from '../../operations/notifications/notifications.public.ts';

/** What notifications are about, while it is there. */
export const externalCoursesInNotifications: readonly NotifiedThing[] = [
  {
    idName: 'externalCourseId',
    isThere: (id) =>
      sql<boolean>`exists (select from external_courses x where ${inOrganization('x')} and x.external_course_id = ${id})`,
  },
];
