import type { Localized } from '@sullam/domain/localized.ts';
import {
  type AgendaEntry,
  teachingPath,
  WAITING_PEOPLE,
  type WaitingPerson,
  type WaitingWork,
} from '@sullam/domain/waiting.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { AgendaSpan, TaughtCourses } from '../../learning/teaching/teaching.public.ts';
import { assignmentsIn } from '../assignments/assignments.public.ts';

/** How many learners or groups have handed in an assignment (a). */
export const handedInCount = sql<number>`(select count(*)::int from submitted_work s
  where ${inOrganization('s')} and s.course_subsection_id = a."assignmentId" and s.current_number is not null)`;

/** Of how many an assignment (a) is expected: of learners, or of groups. */
export const expectedCount = sql<number>`case when a."isGroupWork"
  then (select count(*)::int from course_group_names g where ${inOrganization('g')} and g.course_id = a."courseId")
  else (select count(*)::int from learners n where ${inOrganization('n')} and n.course_id = a."courseId") end`;

/** Submissions (s) of assignments (a) that the caller has yet to mark, or whose markers differ. */
const waitingFor = ({ caller }: MemberContext, courseIds: readonly number[]) =>
  db
    .selectFrom(assignmentsIn(courseIds).as('a'))
    .innerJoin('submitted_work as s', 's.course_subsection_id', 'a.assignmentId')
    .innerJoin('submitted_versions as v', (join) =>
      join
        .onRef('v.assignment_submission_id', '=', 's.assignment_submission_id')
        .onRef('v.number', '=', 's.current_number'),
    )
    .leftJoin('work_marks as k', 'k.assignment_submission_id', 's.assignment_submission_id')
    .leftJoin('work_reviews as r', (join) =>
      join
        .onRef('r.assignment_submission_id', '=', 's.assignment_submission_id')
        .onRef('r.number', '=', 's.current_number')
        .on('r.marker_user_id', '=', caller.userId),
    )
    .where(
      sql<boolean>`case when k.is_disputed and k.number = s.current_number then true
        when k.points is not null and k.number = s.current_number then false
        else a."markerCount" = 1 or r.marker_user_id is null end`,
    );

/** The due date of a learner's own (o), else of their group (d), else of everybody (a). */
const ownDue = sql<Date | null>`case when o.user_id is not null then o.due_at
  when d.course_group_id is not null then d.due_at else a."dueAt" end`;

interface Line {
  assignmentId: number;
  courseId: number;
  title: Localized;
  count: number;
  lateCount: number;
  since: Date | null;
  firstId: number;
  userIds: number[];
}

/** What waits, one line an assignment. Where names are hidden, the first is whichever comes first in an order that tells nothing. */
export async function readLines(context: MemberContext, tx: Tx, courseIds: readonly number[]): Promise<Line[]> {
  const work = waitingFor(context, courseIds)
    .leftJoin('course_group_seats as g', (join) =>
      join.onRef('g.course_id', '=', 'a.courseId').onRef('g.user_id', '=', 's.user_id'),
    )
    .leftJoin('enrollment_records as e', (join) =>
      join.onRef('e.course_id', '=', 'a.courseId').onRef('e.user_id', '=', 's.user_id'),
    )
    .leftJoin('granted_dates as o', (join) =>
      join.onRef('o.course_subsection_id', '=', 'a.assignmentId').onRef('o.user_id', '=', 's.user_id'),
    )
    .leftJoin('granted_dates as d', (join) =>
      join
        .onRef('d.course_subsection_id', '=', 'a.assignmentId')
        .on('d.course_group_id', '=', sql<number>`coalesce(s.course_group_id, g.course_group_id)`),
    )
    .select(['a.assignmentId', 'a.courseId', 'a.title', 'a.isBlind', 's.assignment_submission_id as id', 's.user_id'])
    .select('v.submitted_at as at')
    .select(
      sql<boolean>`coalesce(v.submitted_at > ${ownDue}
      and not (${ownDue} < e.joined_at and e.joined_at <= v.submitted_at), false)`.as('isLate'),
    )
    .select(
      sql<string>`case when a."isBlind" then md5(a."assignmentId" || '/' || s.assignment_submission_id)
        else to_char(v.submitted_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') end`.as('turn'),
    );
  return tx.all(
    db
      .selectFrom(work.as('w'))
      .groupBy(['w.assignmentId', 'w.courseId', 'w.title', 'w.isBlind'])
      .select(['w.assignmentId', 'w.courseId', 'w.title'])
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<number>`(count(*) filter (where w."isLate"))::int`.as('lateCount'),
        sql<Date | null>`case when not w."isBlind" then min(w.at) end`.as('since'),
        sql<number>`(array_agg(w.id order by w.turn, w.id))[1]`.as('firstId'),
        sql<number[]>`case when w."isBlind" then '{}' else
          (coalesce(array_agg(w.user_id order by w.turn, w.id) filter (where w.user_id is not null), '{}'))[:${WAITING_PEOPLE}] end`.as(
          'userIds',
        ),
      ]),
  );
}

async function peopleById(tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, WaitingPerson>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.all(
    db
      .selectFrom('member_names')
      .select(['user_id as userId', 'first_name as firstName', 'last_name as lastName'])
      .where(sql<boolean>`user_id = any(${[...ids]}::bigint[])`),
  );
  return new Map(rows.map((row) => [row.userId, row]));
}

/** What was handed in and waits for the caller's mark, a line an assignment. */
export async function readWaitingSubmissions(
  context: MemberContext,
  tx: Tx,
  courses: TaughtCourses,
): Promise<WaitingWork[]> {
  if (courses.size === 0) return [];
  const lines = await readLines(context, tx, [...courses.keys()]);
  const people = await peopleById(
    tx,
    lines.flatMap(({ userIds }) => userIds),
  );
  return lines.map(({ assignmentId, courseId, firstId, userIds, ...line }) => ({
    ...line,
    kind: 'SUBMISSIONS',
    course: { courseId, title: courses.get(courseId)! },
    people: userIds.flatMap((id) => people.get(id) ?? []),
    note: '',
    path: teachingPath.submission(courseId, assignmentId, firstId),
  }));
}

/** Due dates in the span, with how many have handed in already. */
export async function readDueAssignments(
  _: MemberContext,
  tx: Tx,
  courses: TaughtCourses,
  { from, to }: AgendaSpan,
): Promise<AgendaEntry[]> {
  if (courses.size === 0) return [];
  const rows = await tx.all(
    db
      .selectFrom(assignmentsIn([...courses.keys()]).as('a'))
      .where('a.dueAt', '>=', from)
      .where('a.dueAt', '<', to)
      .select(['a.assignmentId', 'a.courseId', 'a.title', 'a.dueAt'])
      .select([handedInCount.as('doneCount'), expectedCount.as('expectedCount')]),
  );
  return rows.map((row) => ({
    kind: 'ASSIGNMENT_DUE',
    at: row.dueAt!,
    title: row.title,
    course: { courseId: row.courseId, title: courses.get(row.courseId)! },
    doneCount: row.doneCount,
    expectedCount: row.expectedCount,
    path: teachingPath.submissions(row.courseId, row.assignmentId),
  }));
}
