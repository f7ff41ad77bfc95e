import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';

/** Who is to be told, as a description: a large audience is worked through in chunks, by jobs. */
export type Audience =
  | { kind: 'members' }
  /** Members who may open courses. */
  | { kind: 'learners' }
  | { kind: 'enrolled'; courseId: number }
  | { kind: 'instructors'; courseId: number }
  /** Who decides about courses. */
  | { kind: 'course-governors' }
  | { kind: 'administrators' };

const holdsAny = (...slugs: string[]) => sql<boolean>`exists (
  select from member_permission_sets g
  join permission_set_permissions p on p.organization_id = g.organization_id and p.permission_set_id = g.permission_set_id
  where g.organization_id = m.organization_id and g.user_id = m.user_id and p.permission_slug = any(${slugs}::text[]))`;

function condition(audience: Audience) {
  switch (audience.kind) {
    case 'members':
      return sql<boolean>`true`;
    case 'learners':
      return sql<boolean>`(m.is_administrator or m.is_instructor or ${holdsAny('organization_member_access_courses', 'organization_member_full_access')})`;
    case 'enrolled':
      return sql<boolean>`exists (select from enrollments e where e.organization_id = m.organization_id and e.user_id = m.user_id
        and e.course_id = ${audience.courseId} and e.status = 'ACTIVE')`;
    case 'instructors':
      return sql<boolean>`exists (select from course_instructors i where i.organization_id = m.organization_id and i.user_id = m.user_id
        and i.course_id = ${audience.courseId})`;
    case 'course-governors':
      return sql<boolean>`(m.is_administrator or ${holdsAny('organization_everything', 'organization_update_courses')})`;
    case 'administrators':
      return sql<boolean>`(m.is_administrator or ${holdsAny('organization_everything')})`;
  }
}

/** The next active members of an audience, in the order of their numbers. */
export async function nextOfAudience(
  tenant: Tenant,
  tx: Tx,
  audience: Audience,
  after: number,
  take: number,
): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('members as m')
      .select('m.user_id')
      .where('m.organization_id', '=', tenant.organizationId)
      .where('m.status', '=', 'ACTIVE')
      .where('m.user_id', '>', after)
      .where(condition(audience))
      .orderBy('m.user_id')
      .limit(take),
  );
  return rows.map((row) => row.user_id);
}
