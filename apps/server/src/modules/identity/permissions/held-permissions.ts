import type { Localized } from '@sullam/domain/localized.ts';
import { ADMINISTRATION, COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import { type RawBuilder, sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';

/** Does the member of a row hold one of these permissions? `m` is the alias of a row with a user, any but `held`. */
export const holdsAnyOf = (m: string, slugs: readonly string[]): RawBuilder<boolean> => sql<boolean>`exists (
  select from member_permissions held where ${inOrganization('held')}
    and held.user_id = ${sql.ref(`${m}.user_id`)} and held.permission_slug = any(${[...slugs]}::text[]))`;

/** Does the member of a row administer the organisation? What `portalsOf()` says of a caller, in SQL. */
export const administers = (m: string): RawBuilder<boolean> => holdsAnyOf(m, [ADMINISTRATION]);

/** Does the member of a row hold a right to make or change courses? The other portal of `portalsOf()`. */
export const worksOnCourses = (m: string): RawBuilder<boolean> => holdsAnyOf(m, COURSE_AUTHORS);

/** The permission sets of the member of a row, by number. */
export const setsHeldBy = (m: string) => sql<{ permissionSetId: number; name: Localized }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('permissionSetId', s.permission_set_id, 'name', s.name) order by s.permission_set_id), '[]')
  from member_permission_sets a join permission_sets s on ${inOrganization('s')} and s.permission_set_id = a.permission_set_id
  where ${inOrganization('a')} and a.user_id = ${sql.ref(`${m}.user_id`)})`;

/** Does the member of a row hold one of these permission sets? */
export const holdsAnySet = (
  m: string,
  permissionSetIds: readonly number[],
): RawBuilder<boolean> => sql<boolean>`exists (
  select from member_permission_sets x where ${inOrganization('x')}
    and x.user_id = ${sql.ref(`${m}.user_id`)} and x.permission_set_id = any(${[...permissionSetIds]}::bigint[]))`;

/** Does the member of a row hold this permission set? */
export const holdsSet = (m: string, permissionSetId: number): RawBuilder<boolean> => holdsAnySet(m, [permissionSetId]);
