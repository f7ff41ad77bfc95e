import {
  type AttendanceCounts,
  type AttendanceSource,
  type AttendanceStatus,
  attendancePercent,
  NO_ATTENDANCE,
} from '@sullam/domain/attendance/attendance.ts';
import {
  compareRationals,
  divideRationals,
  formatRational,
  type Rational,
  rational,
  sumRationals,
} from '@sullam/domain/rational.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { findRules } from './attendance.repository.ts';
import type { AttendanceReport } from './attendance.schemas.ts';
import { findMinimum, readCounts } from './own-attendance.reads.ts';
import { listSessions } from './sheet.reads.ts';

interface Learner {
  userId: number;
  firstName: string;
  lastName: string;
  counts: AttendanceCounts;
  percent: Rational | null;
  isBelow: boolean;
}

/** Those who lack most stand first; without any session, by name. */
function inOrder(learners: Learner[]): Learner[] {
  return learners.sort((one, other) => {
    if (one.percent === null || other.percent === null)
      return Number(one.percent === null) - Number(other.percent === null);
    return compareRationals(one.percent, other.percent);
  });
}

async function readLearners(
  tx: Tx,
  courseId: number,
  minimum: number | null,
): Promise<{ learners: Learner[]; lateWeight: number }> {
  const [people, counts, rules] = await Promise.all([
    tx.all(
      db
        .selectFrom('learners as n')
        .innerJoin('member_names as m', 'm.user_id', 'n.user_id')
        .select(['m.user_id as userId', 'm.first_name as firstName', 'm.last_name as lastName'])
        .where('n.course_id', '=', courseId)
        .orderBy('m.first_name')
        .orderBy('m.last_name')
        .orderBy('m.user_id'),
    ),
    readCounts(tx, courseId, null),
    findRules(tx, courseId),
  ]);
  const learners = people.map((person) => {
    const own = counts.get(person.userId) ?? NO_ATTENDANCE;
    const percent = attendancePercent(own, rules);
    const isBelow = minimum !== null && percent !== null && compareRationals(percent, rational(minimum)) < 0;
    return { ...person, counts: own, percent, isBelow };
  });
  return { learners: inOrder(learners), lateWeight: rules.lateWeight };
}

async function readStatuses(tx: Tx, sessionIds: readonly number[], userIds: readonly number[]) {
  const rows = await tx.all(
    db
      .selectFrom('attendance_records')
      .select(['attendance_session_id as sessionId', 'user_id as userId'])
      .select(sql<AttendanceStatus>`status`.as('status'))
      .where(sql<boolean>`attendance_session_id = any(${[...sessionIds]}::bigint[])`)
      .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`),
  );
  return new Map(rows.map(({ sessionId, userId, status }) => [`${sessionId}.${userId}`, status]));
}

const averageOf = (learners: readonly Learner[]): Rational | null => {
  const known = learners.flatMap(({ percent }) => percent ?? []);
  return known.length === 0 ? null : divideRationals(sumRationals(known), rational(known.length));
};

/** A course's attendance: learners by closed sessions, how they came in and when. */
export async function readReport(
  context: MemberContext,
  tx: Tx,
  { courseId, skip = 0, take = 20 }: { courseId: number; skip?: number; take?: number },
): Promise<AttendanceReport> {
  const minimum = await findMinimum(tx, courseId);
  const [held, all, { learners }, rules, sources, minutes] = await Promise.all([
    listSessions(tx, { courseId, onlyHeld: true, take: 100 }),
    listSessions(tx, { courseId, take: 1 }),
    readLearners(tx, courseId, minimum),
    findRules(tx, courseId),
    tx.sql<{ source: AttendanceSource; count: number }[]>`
      select r.source, count(*)::int as count from attendance_records r
      join attendance_sessions s on ${inOrganization('s')} and s.attendance_session_id = r.attendance_session_id
      where ${inOrganization('r')} and r.course_id = ${courseId} and s.state = 'CLOSED' and not s.is_cancelled
        and r.status in ('PRESENT', 'LATE')
      group by r.source order by 2 desc, 1`,
    tx.sql<{ minute: number; count: number }[]>`
      select (floor(extract(epoch from r.marked_at - s.starts_at) / 300) * 5)::int as minute, count(*)::int as count
      from attendance_records r
      join attendance_sessions s on ${inOrganization('s')} and s.attendance_session_id = r.attendance_session_id
      where ${inOrganization('r')} and r.course_id = ${courseId} and s.state = 'CLOSED' and not s.is_cancelled
        and r.status in ('PRESENT', 'LATE') and r.source in ('QR', 'CODE', 'JOIN')
        and r.marked_at between s.starts_at - interval '30 minutes' and s.starts_at + interval '60 minutes'
      group by 1 order by 1`,
  ]);
  const shown = learners.slice(skip, skip + take);
  const sessionIds = held.data.map(({ attendanceSessionId }) => attendanceSessionId);
  const statuses = await readStatuses(
    tx,
    sessionIds,
    shown.map(({ userId }) => userId),
  );
  const average = averageOf(learners);
  return {
    sessions: held.data,
    data: shown.map(({ userId, firstName, lastName, counts, percent, isBelow }) => ({
      person: { userId, firstName, lastName },
      statuses: sessionIds.map((sessionId) => statuses.get(`${sessionId}.${userId}`) ?? null),
      counts: { ...counts },
      percent: percent && formatRational(percent, 1),
      isBelow,
    })),
    total: learners.length,
    plannedCount: all.total,
    below: learners.filter(({ isBelow }) => isBelow).length,
    average: average && formatRational(average, 1),
    minimum,
    rules,
    sources,
    minutes,
    timeZone: context.configuration.time_zone,
  };
}
