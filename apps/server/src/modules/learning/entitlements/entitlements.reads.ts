import { type Expression, type RawBuilder, sql } from 'kysely';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { Subject } from './entitlements.types.ts';

/** Somebody is entitled to something now, as a condition of any statement. */
export const isEntitled = (
  kind: Subject['kind'],
  subjectId: number | Expression<number>,
  userId: number | Expression<number>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from entitlements z where ${inOrganization('z')} and z.subject_kind = ${sql.lit(kind)} and z.subject_id = ${subjectId}
    and z.user_id = ${userId} and z.status = 'ACTIVE')`;

/** A person bought something and left it: they can have it back without paying again. */
export const hasLeft = (
  kind: Subject['kind'],
  subjectId: number | Expression<number>,
  userId: number | Expression<number>,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from entitlements z where ${inOrganization('z')} and z.subject_kind = ${sql.lit(kind)} and z.subject_id = ${subjectId}
    and z.user_id = ${userId} and z.suspended_for = 'LEFT')`;
