import {
  type AttendanceCounts,
  type AttendanceSource,
  type AttendanceStatus,
  attendancePercent,
  NO_ATTENDANCE,
  type SessionState,
} from '@sullam/domain/attendance/attendance.ts';
import { formatRational } from '@sullam/domain/rational.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { findRules, findSession, SESSION_COLUMNS, type SessionRecord } from './attendance.repository.ts';
import type { OwnAttendance, OwnAttendanceList } from './attendance.schemas.ts';
import { readExcuses } from './excuses.reads.ts';

const learning = statement(({ courseId, userId }: { courseId: number; userId: number }) =>
  db.selectFrom('learners').select('user_id').where('course_id', '=', courseId).where('user_id', '=', userId),
);

export const isLearner = async (tx: Tx, courseId: number, userId: number): Promise<boolean> =>
  (await tx.one(learning({ courseId, userId }))) !== undefined;

/** The sessions of the caller's courses that take codes now. */
export async function listOpenSessionIds({ caller }: MemberContext, tx: Tx): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('attendance_sessions as s')
      .innerJoin('learners as n', 'n.course_id', 's.course_id')
      .select('s.attendance_session_id as id')
      .where('n.user_id', '=', caller.userId)
      .where('s.is_code_open', '=', true)
      .orderBy('s.attendance_session_id'),
  );
  return rows.map(({ id }) => id);
}

/** How many sessions of the course somebody has attended, of those that have begun. */
export async function countAttended(
  tx: Tx,
  session: SessionRecord,
  userId: number,
): Promise<{ attended: number; held: number }> {
  const row = await tx.one(
    db
      .selectFrom('attendance_sessions as s')
      .leftJoin('attendance_records as r', (join) =>
        join.onRef('r.attendance_session_id', '=', 's.attendance_session_id').on('r.user_id', '=', userId),
      )
      .select([
        sql<number>`count(*) filter (where r.status in ('PRESENT', 'LATE'))::int`.as('attended'),
        sql<number>`count(*)::int`.as('held'),
      ])
      .where('s.course_id', '=', session.courseId)
      .where('s.is_cancelled', '=', false)
      .where('s.state', '<>', 'PLANNED'),
  );
  return row!;
}

export async function findMinimum(tx: Tx, courseId: number): Promise<number | null> {
  const row = await tx.one(
    db
      .selectFrom('course_overviews')
      .select(sql<number | null>`(passing_criteria ->> 'minimumAttendance')::int`.as('minimum'))
      .where('course_id', '=', courseId),
  );
  return row?.minimum ?? null;
}

const ownSessions = ({ caller }: MemberContext, courseId: number) =>
  db
    .selectFrom('attendance_sessions as s')
    .leftJoin('attendance_records as r', (join) =>
      join.onRef('r.attendance_session_id', '=', 's.attendance_session_id').on('r.user_id', '=', caller.userId),
    )
    .select(SESSION_COLUMNS)
    .select([
      sql<SessionState>`s.state`.as('state'),
      sql<AttendanceStatus | null>`r.status`.as('status'),
      sql<AttendanceSource | null>`r.source`.as('source'),
      'r.marked_at as markedAt',
    ])
    .where('s.course_id', '=', courseId)
    .where('s.is_published', '=', true)
    .where('s.is_cancelled', '=', false);

interface OwnQuery {
  courseId: number;
  sessionId?: number;
  skip?: number;
  take?: number;
}

/** The caller's own sessions of a course: those that aren't over, the next first, and then those that are, the latest first. */
export async function listOwn(
  context: MemberContext,
  tx: Tx,
  { courseId, sessionId, skip = 0, take = 20 }: OwnQuery,
): Promise<OwnAttendance[]> {
  const now = context.clock.now();
  let query = ownSessions(context, courseId)
    .orderBy(sql`case when s.ends_at >= ${now} then s.starts_at end`)
    .orderBy('s.starts_at', 'desc')
    .orderBy('s.attendance_session_id', 'desc')
    .offset(skip)
    .limit(take);
  if (sessionId !== undefined) query = query.where('s.attendance_session_id', '=', sessionId);
  const rows = await tx.all(query);
  const excuses = await readExcuses(context, tx, {
    sessionIds: rows.map(({ attendanceSessionId }) => attendanceSessionId),
    userId: context.caller.userId,
  });
  return rows.map((row) => {
    const excuse = excuses.find((each) => each.sessionId === row.attendanceSessionId)?.excuse ?? null;
    const { isCancelled, isPublished, doorsMinutes, closedAt, ...session } = row;
    return {
      ...session,
      place: row.place as OwnAttendance['place'],
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      markedAt: row.markedAt?.toISOString() ?? null,
      excuse,
      canExcuse: canExcuse(row.status, excuse?.state ?? null),
    };
  });
}

/** An excuse can be sent before and after, until one was decided, by whoever wasn't there. */
export const canExcuse = (status: AttendanceStatus | null, state: string | null): boolean =>
  (status === null || status === 'ABSENT') && (state === null || state === 'WAITING');

/** Of each learner asked for, how often each status was written down in closed sessions of a course. */
export async function readCounts(
  tx: Tx,
  courseId: number,
  userIds: readonly number[] | null,
): Promise<Map<number, AttendanceCounts>> {
  const rows = await tx.sql<{ userId: number; status: AttendanceStatus; count: number }[]>`
    select r.user_id as "userId", r.status, count(*)::int as count
    from attendance_records r
    join attendance_sessions s on ${inOrganization('s')} and s.attendance_session_id = r.attendance_session_id
    where ${inOrganization('r')} and r.course_id = ${courseId} and s.state = 'CLOSED' and not s.is_cancelled
      and (${userIds === null}::boolean or r.user_id = any(${userIds === null ? [] : [...userIds]}::bigint[]))
    group by r.user_id, r.status`;
  const counts = new Map<number, AttendanceCounts>();
  for (const { userId, status, count } of rows)
    counts.set(userId, { ...(counts.get(userId) ?? NO_ATTENDANCE), [status]: count });
  return counts;
}

/** The caller's record in a course: sessions, and what they make. */
export async function readOwn(context: MemberContext, tx: Tx, query: OwnQuery): Promise<OwnAttendanceList> {
  const { courseId } = query;
  const { userId } = context.caller;
  const [data, counts, rules, minimum, counted] = await Promise.all([
    listOwn(context, tx, query),
    readCounts(tx, courseId, [userId]),
    findRules(tx, courseId),
    findMinimum(tx, courseId),
    tx.one(
      db
        .selectFrom('attendance_sessions')
        .select(sql<number>`count(*)::int`.as('total'))
        .where('course_id', '=', courseId)
        .where('is_published', '=', true)
        .where('is_cancelled', '=', false),
    ),
  ]);
  const own = counts.get(userId) ?? NO_ATTENDANCE;
  const percent = attendancePercent(own, rules);
  return {
    data,
    total: counted!.total,
    counts: { ...own },
    percent: percent && formatRational(percent, 1),
    minimum,
    lateWeight: rules.lateWeight,
  };
}

/** The session of a lecture, kept from changing until the transaction ends. */
export async function findSessionOfLecture(tx: Tx, lectureId: number): Promise<SessionRecord | undefined> {
  const row = await tx.one(
    db.selectFrom('attendance_sessions').select('attendance_session_id as id').where('lecture_id', '=', lectureId),
  );
  return row && findSession(tx, row.id);
}
