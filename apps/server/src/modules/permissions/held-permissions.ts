import type { Localized } from '@sullam/domain/localized.ts';
import { type RawBuilder, sql } from 'kysely';
import { ours } from '../../kernel/database/organization.ts';

/** Does the member of a row hold one of these permissions? `m` is the alias of a row with a user. */
export const holdsAnyOf = (m: string, slugs: readonly string[]): RawBuilder<boolean> => sql<boolean>`exists (
  select from member_permissions p where ${ours('p')}
    and p.user_id = ${sql.ref(`${m}.user_id`)} and p.permission_slug = any(${[...slugs]}::text[]))`;

/** The permission sets of the member of a row, by number. */
export const setsHeldBy = (m: string) => sql<{ permissionSetId: number; name: Localized }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('permissionSetId', s.permission_set_id, 'name', s.name) order by s.permission_set_id), '[]')
  from member_permission_sets a join permission_sets s on ${ours('s')} and s.permission_set_id = a.permission_set_id
  where ${ours('a')} and a.user_id = ${sql.ref(`${m}.user_id`)})`;

/** Does the member of a row hold this permission set? */
export const holdsSet = (m: string, permissionSetId: number): RawBuilder<boolean> => sql<boolean>`exists (
  select from member_permission_sets x where ${ours('x')}
    and x.user_id = ${sql.ref(`${m}.user_id`)} and x.permission_set_id = ${permissionSetId})`;
