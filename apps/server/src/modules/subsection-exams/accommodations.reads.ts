import { type Selectable, sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { db, type Tx } from '../../kernel/database/database.ts';
import type { ExamAccommodationsTable } from '../../kernel/database/schema.gen.ts';
import { sittingsIn } from './exam-sittings.ts';
import type { AccommodationRow, GroupAccommodationRow } from './subsection-exams.schemas.ts';

/** What was granted to learners, with how they stand. */
export async function listAccommodations(context: MemberContext, tx: Tx, id: number): Promise<AccommodationRow[]> {
  const rows = await tx.all(
    db
      .selectFrom('exam_accommodations as a')
      .innerJoin('members as m', (join) =>
        join.onRef('m.organization_id', '=', 'a.organization_id').onRef('m.user_id', '=', 'a.user_id'),
      )
      .selectAll('a')
      .select(['m.user_id as learner_id', 'm.first_name', 'm.last_name'])
      .where('a.organization_id', '=', context.organizationId)
      .where('a.course_subsection_id', '=', id)
      .orderBy('m.last_name')
      .orderBy('m.user_id'),
  );
  const learnerIds = rows.map((row) => row.learner_id);
  const sittings = await sittingsIn(context).sittingsOf(context, tx, id, learnerIds);
  return rows.map((row) => {
    const sitting = sittings.get(row.learner_id);
    return {
      userId: row.learner_id,
      firstName: row.first_name,
      lastName: row.last_name,
      ...grantOf(row),
      attemptsUsed: sitting?.attemptsUsed ?? 0,
      isRunning: sitting?.isRunning ?? false,
      runningDeadline: sitting?.runningDeadline?.toISOString() ?? null,
    };
  });
}

const grantOf = (row: Selectable<ExamAccommodationsTable>) => ({
  extraMinutes: row.extra_minutes,
  extraPercent: row.extra_percent,
  extraAttempts: row.extra_attempts,
  opensAt: row.opens_at?.toISOString() ?? null,
  closesAt: row.closes_at?.toISOString() ?? null,
  note: row.note,
  version: row.version,
  grantedAt: row.granted_at.toISOString(),
});

/** What was granted to groups of the course. */
export async function listGroupAccommodations(
  context: MemberContext,
  tx: Tx,
  id: number,
): Promise<GroupAccommodationRow[]> {
  const rows = await tx.all(
    db
      .selectFrom('exam_accommodations as a')
      .innerJoin('course_groups as g', (join) =>
        join.onRef('g.organization_id', '=', 'a.organization_id').onRef('g.course_group_id', '=', 'a.course_group_id'),
      )
      .selectAll('a')
      .select([
        'g.course_group_id as group_id',
        'g.name',
        sql<number>`(select count(*)::int from course_group_members m
          where m.organization_id = g.organization_id and m.course_group_id = g.course_group_id)`.as('member_count'),
      ])
      .where('a.organization_id', '=', context.organizationId)
      .where('a.course_subsection_id', '=', id)
      .orderBy('g.course_group_id'),
  );
  return rows.map((row) => ({
    courseGroupId: row.group_id,
    name: row.name as GroupAccommodationRow['name'],
    memberCount: row.member_count,
    ...grantOf(row),
  }));
}
