import { type AttendanceCounts, attendancePercent, NO_ATTENDANCE } from '@sullam/domain/attendance/attendance.ts';
import {
  compareRationals,
  divideRationals,
  formatRational,
  type Rational,
  rational,
  sumRationals,
} from '@sullam/domain/rational.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import {
  countMinutes,
  countSources,
  findMinimum,
  findRules,
  listSessions,
  readCounts,
  readStatuses,
} from '../attendance/attendance.public.ts';
import type { AttendanceReport } from './attendance-reports.schemas.ts';

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
  const people = await tx.all(
    db
      .selectFrom('learners as n')
      .innerJoin('member_names as m', 'm.user_id', 'n.user_id')
      .select(['m.user_id as userId', 'm.first_name as firstName', 'm.last_name as lastName'])
      .where('n.course_id', '=', courseId)
      .orderBy('m.first_name')
      .orderBy('m.last_name')
      .orderBy('m.user_id'),
  );
  const counts = await readCounts(tx, courseId, null);
  const rules = await findRules(tx, courseId);
  const learners = people.map((person) => {
    const own = counts.get(person.userId) ?? NO_ATTENDANCE;
    const percent = attendancePercent(own, rules);
    const isBelow = minimum !== null && percent !== null && compareRationals(percent, rational(minimum)) < 0;
    return { ...person, counts: own, percent, isBelow };
  });
  return { learners: inOrder(learners), lateWeight: rules.lateWeight };
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
  const held = await listSessions(tx, { courseId, onlyHeld: true, take: 100 });
  const all = await listSessions(tx, { courseId, take: 1 });
  const { learners } = await readLearners(tx, courseId, minimum);
  const rules = await findRules(tx, courseId);
  const sources = await countSources(tx, courseId);
  const minutes = await countMinutes(tx, courseId);
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
