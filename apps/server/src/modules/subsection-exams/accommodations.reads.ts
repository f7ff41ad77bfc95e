import { type Selectable, sql } from 'kysely';

import { db, type Tx } from '../../kernel/database/database.ts';
import { ours } from '../../kernel/database/organization.ts';
import type { ExamAccommodationsTable } from '../../kernel/database/schema.gen.ts';
import type { AccommodationRow, GroupAccommodationRow } from './subsection-exams.schemas.ts';

/** What was granted to learners, with how they stand. */
export async function listAccommodations(tx: Tx, id: number): Promise<AccommodationRow[]> {
  const rows = await tx.all(
    db
      .selectFrom('exam_accommodations as a')
      .innerJoin('members as m', 'm.user_id', 'a.user_id')
      .selectAll('a')
      .leftJoin('exam_attempts as r', (join) =>
        join
          .onRef('r.course_subsection_id', '=', 'a.course_subsection_id')
          .onRef('r.user_id', '=', 'a.user_id')
          .on('r.state', '=', 'RUNNING')
          .on('r.is_preview', '=', false),
      )
      .select(['m.user_id as learner_id', 'm.first_name', 'm.last_name'])
      .select(['r.exam_attempt_id as running_id', 'r.deadline as running_deadline'])
      .select(
        sql<number>`(select count(*)::int from exam_attempts u where ${ours('u')}
          and u.course_subsection_id = a.course_subsection_id and u.user_id = a.user_id and not u.is_preview)`.as(
          'used',
        ),
      )
      .where('a.course_subsection_id', '=', id)
      .orderBy('m.last_name')
      .orderBy('m.user_id'),
  );
  return rows.map((row) => ({
    userId: row.learner_id,
    firstName: row.first_name,
    lastName: row.last_name,
    ...grantOf(row),
    attemptsUsed: row.used,
    isRunning: row.running_id !== null,
    runningDeadline: row.running_deadline?.toISOString() ?? null,
  }));
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
export async function listGroupAccommodations(tx: Tx, id: number): Promise<GroupAccommodationRow[]> {
  const rows = await tx.all(
    db
      .selectFrom('exam_accommodations as a')
      .innerJoin('course_groups as g', 'g.course_group_id', 'a.course_group_id')
      .selectAll('a')
      .select([
        'g.course_group_id as group_id',
        'g.name',
        sql<number>`(select count(*)::int from course_group_members m
          where ${ours('m')} and m.course_group_id = g.course_group_id)`.as('member_count'),
      ])
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
