import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What was granted for an exam or an assignment, with names: learners by theirs, those of one name as `alike` says. */
export async function listAccommodations(tx: Tx, courseSubsectionId: number, alike: 'BY_PERSON' | 'BY_GRANT') {
  const query = db
    .selectFrom('accommodations as a')
    .leftJoin('member_names as m', 'm.user_id', 'a.user_id')
    .leftJoin('course_group_names as g', 'g.course_group_id', 'a.course_group_id')
    .select(['a.opens_at', 'a.due_at', 'a.closes_at', 'a.extra_minutes', 'a.extra_percent', 'a.extra_attempts'])
    .select(['a.note', 'a.version', 'a.granted_at'])
    .select(['m.user_id', 'm.first_name', 'm.last_name', 'g.course_group_id', 'g.name'])
    .select(
      sql<number>`(select count(*)::int from course_group_seats c
        where ${inOrganization('c')} and c.course_group_id = g.course_group_id)`.as('member_count'),
    )
    .where('a.course_subsection_id', '=', courseSubsectionId)
    .orderBy('m.last_name', (order) => order.asc().nullsFirst());
  const rows = await tx.all(
    alike === 'BY_PERSON'
      ? query.orderBy('a.user_id').orderBy('a.course_group_id')
      : query.orderBy('a.accommodation_id'),
  );
  return rows.map((row) => ({
    opensAt: text(row.opens_at),
    dueAt: text(row.due_at),
    closesAt: text(row.closes_at),
    extraMinutes: row.extra_minutes,
    extraPercent: row.extra_percent,
    extraAttempts: row.extra_attempts,
    note: row.note,
    learner:
      row.user_id === null
        ? null
        : { userId: row.user_id, firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
    group:
      row.course_group_id === null
        ? null
        : { courseGroupId: row.course_group_id, name: row.name as Localized, memberCount: row.member_count },
    version: row.version,
    grantedAt: row.granted_at.toISOString(),
  }));
}
