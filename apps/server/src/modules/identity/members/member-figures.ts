import { sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { administers, worksOnCourses } from '../permissions/permissions.public.ts';

/** Active members who only learn. */
export const learnerCount = () => sql<number>`
  select count(*)::int from members m where ${inOrganization('m')} and m.status = 'ACTIVE'
    and not (m.is_coach or ${worksOnCourses('m')} or ${administers('m')})`;

/** Active members who teach. */
export const instructorCount = () => sql<number>`
  select count(*)::int from members m where ${inOrganization('m')} and m.status = 'ACTIVE' and ${worksOnCourses('m')}`;
