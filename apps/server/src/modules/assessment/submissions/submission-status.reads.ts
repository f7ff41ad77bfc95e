import { type SqlBool, sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { isAmong, statement } from '../../../kernel/database/statement.ts';
import type { SubmissionStatusRow } from './submission-status.ts';

/**
 * The version (w) whose lateness cuts the mark (k): the one that was marked, or of who had left the group before it (m) the
 * last of their time. Something newer that waits for a mark of its own changes nothing.
 */
export const isMarkedVersion = sql<SqlBool>`w.assignment_submission_id = m.assignment_submission_id and w.number = least(m.last_number, k.number)`;

const statuses = statement(({ ids, userId }: { ids: readonly number[]; userId: number }) =>
  db
    .selectFrom('held_assignments as a')
    .leftJoin('course_group_seats as g', (join) =>
      join.onRef('g.course_id', '=', 'a.course_id').on('g.user_id', '=', userId),
    )
    .leftJoin('enrollment_records as e', (join) =>
      join.onRef('e.course_id', '=', 'a.course_id').on('e.user_id', '=', userId),
    )
    .leftJoin('submission_members as m', (join) =>
      join.onRef('m.course_subsection_id', '=', 'a.course_subsection_id').on('m.user_id', '=', userId),
    )
    .leftJoin('assignment_submissions as s', (join) =>
      join.onRef('s.course_subsection_id', '=', 'a.course_subsection_id').on(
        sql<SqlBool>`case when m.last_number > 0 then s.assignment_submission_id = m.assignment_submission_id
            when a.is_group_work then s.course_group_id = g.course_group_id else s.user_id = ${userId} end`,
      ),
    )
    .leftJoin('submission_versions as v', (join) =>
      join
        .onRef('v.assignment_submission_id', '=', 's.assignment_submission_id')
        .on(sql<SqlBool>`v.number = least(m.last_number, s.current_number)`),
    )
    .leftJoin('submission_drafts as d', 'd.assignment_submission_id', 's.assignment_submission_id')
    .leftJoin('work_marks as k', 'k.assignment_submission_id', 'm.assignment_submission_id')
    .leftJoin('submission_versions as w', (join) => join.on(isMarkedVersion))
    .leftJoin('work_member_marks as o', (join) =>
      join.onRef('o.assignment_submission_id', '=', 'm.assignment_submission_id').onRef('o.user_id', '=', 'm.user_id'),
    )
    .select(['a.course_subsection_id', 'a.is_group_work', 'g.course_group_id', 's.course_group_id as group_id'])
    .select('e.joined_at')
    .select(['s.assignment_submission_id', 's.current_number', 'm.last_number', 'v.submitted_at'])
    .select('w.submitted_at as marked_submitted_at')
    .select('m.assignment_submission_id as marked_submission_id')
    .select([
      sql<boolean>`coalesce(m.last_number > 0, false)`.as('is_member'),
      sql<boolean>`d.version is not null`.as('has_draft'),
      sql<string | null>`trim_scale(coalesce(o.points, k.points))::text`.as('given'),
      sql<boolean>`coalesce(k.number = 0, false)`.as('is_without_submission'),
      sql<number>`(select count(*)::int from submission_versions u where ${inOrganization('u')}
        and u.assignment_submission_id = s.assignment_submission_id and u.withdrawn_at is null)`.as('used'),
    ])
    .where(isAmong('a.course_subsection_id', ids)),
);

/** How one learner stands in these assignments; one row for each. */
export async function readSubmissionStatuses(
  tx: Tx,
  ids: readonly number[],
  userId: number,
): Promise<Map<number, SubmissionStatusRow>> {
  const rows = await tx.all(statuses({ ids, userId }));
  return new Map(
    rows.map((row) => [
      row.course_subsection_id,
      {
        assignmentId: row.course_subsection_id,
        userId,
        assignmentSubmissionId: row.assignment_submission_id,
        joinedAt: row.joined_at,
        courseGroupId: row.course_group_id,
        currentGroupId: row.is_group_work ? row.course_group_id : null,
        groupId: row.group_id,
        isMember: row.is_member,
        currentNumber: row.current_number,
        ownNumber: row.last_number,
        submittedAt: row.submitted_at,
        markedSubmittedAt: row.marked_submitted_at ?? row.submitted_at,
        versionsUsed: row.used,
        hasDraft: row.has_draft,
        givenPoints: row.given,
        isWithoutSubmission: row.is_without_submission,
        markedSubmissionId: row.marked_submission_id,
      },
    ]),
  );
}

/** A group with those who are in it now. */
export async function readGroup(tx: Tx, courseGroupId: number) {
  const rows = await tx.all(
    db
      .selectFrom('course_group_names as g')
      .leftJoin('course_group_seats as m', 'm.course_group_id', 'g.course_group_id')
      .leftJoin('member_names as p', 'p.user_id', 'm.user_id')
      .select(['g.name', 'p.user_id', 'p.first_name', 'p.last_name'])
      .where('g.course_group_id', '=', courseGroupId)
      .orderBy('p.last_name')
      .orderBy('p.user_id'),
  );
  const [first] = rows;
  if (!first) return null;
  return {
    courseGroupId,
    name: first.name,
    members: rows.flatMap(({ user_id: userId, first_name: firstName, last_name: lastName }) =>
      userId === null ? [] : [{ userId, firstName: firstName ?? '', lastName: lastName ?? '' }],
    ),
  };
}
