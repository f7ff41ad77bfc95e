import type { AttendanceSource, AttendanceStatus, SessionState } from '@sullam/domain/attendance/attendance.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type DoubtKind, SESSION_COLUMNS, type SessionRecord } from './attendance.repository.ts';
import type { Arrival, AttendanceSession, AttendanceSheet } from './attendance.schemas.ts';
import { readExcuses } from './excuses.reads.ts';

const countOf = (status: AttendanceStatus): RawBuilder<number> =>
  sql<number>`(select count(*)::int from attendance_records r where ${inOrganization('r')}
    and r.attendance_session_id = s.attendance_session_id and r.status = ${status})`;

const sessions = () =>
  db
    .selectFrom('attendance_sessions as s')
    .select(SESSION_COLUMNS)
    .select([
      sql<SessionState>`s.state`.as('state'),
      countOf('PRESENT').as('present'),
      countOf('LATE').as('late'),
      countOf('EXCUSED').as('excused'),
      countOf('ABSENT').as('absent'),
      sql<number>`(select count(*)::int from learners n where ${inOrganization('n')} and n.course_id = s.course_id)`.as(
        'learners',
      ),
      sql<number>`(select count(*)::int from attendance_excuses e where ${inOrganization('e')}
        and e.attendance_session_id = s.attendance_session_id and e.state = 'WAITING')`.as('waiting'),
      sql<number>`(select count(*)::int from attendance_doubts d where ${inOrganization('d')}
        and d.attendance_session_id = s.attendance_session_id and d.settled_at is null)`.as('doubts'),
    ]);

type Row = Awaited<ReturnType<typeof readRows>>[number];
const readRows = (tx: Tx, query: ReturnType<typeof sessions>) => tx.all(query);

const presentSession = (row: Row): AttendanceSession => ({
  attendanceSessionId: row.attendanceSessionId,
  courseId: row.courseId,
  lectureId: row.lectureId,
  title: row.title,
  place: row.place as AttendanceSession['place'],
  zone: row.zone,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  lateMinutes: row.lateMinutes,
  state: row.state,
  isCodeOpen: row.isCodeOpen,
  closedAt: row.closedAt?.toISOString() ?? null,
  counts: { PRESENT: row.present, LATE: row.late, EXCUSED: row.excused, ABSENT: row.absent },
  learnerCount: row.learners,
  waitingExcuses: row.waiting,
  doubts: row.doubts,
});

/** The sessions of a course in the order of their times, without those of lectures that were called off. */
export async function listSessions(
  tx: Tx,
  {
    courseId,
    skip = 0,
    take = 20,
    onlyHeld = false,
  }: { courseId: number; skip?: number; take?: number; onlyHeld?: boolean },
): Promise<{ data: AttendanceSession[]; total: number }> {
  let query = sessions().where('s.course_id', '=', courseId).where('s.is_cancelled', '=', false);
  let counting = db
    .selectFrom('attendance_sessions as s')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('s.course_id', '=', courseId)
    .where('s.is_cancelled', '=', false);
  if (onlyHeld) {
    query = query.where('s.state', '=', 'CLOSED');
    counting = counting.where('s.state', '=', 'CLOSED');
  }
  const [rows, counted] = await Promise.all([
    readRows(tx, query.orderBy('s.starts_at').orderBy('s.attendance_session_id').offset(skip).limit(take)),
    tx.one(counting),
  ]);
  return { data: rows.map(presentSession), total: counted!.total };
}

export async function readSession(tx: Tx, sessionId: number): Promise<AttendanceSession> {
  const [row] = await readRows(tx, sessions().where('s.attendance_session_id', '=', sessionId));
  return presentSession(row!);
}

interface SheetRow {
  userId: number;
  firstName: string;
  lastName: string;
  status: AttendanceStatus | null;
  source: AttendanceSource | null;
  markedAt: Date | null;
  note: string | null;
  isCorrected: boolean;
}

/** Everybody who learns in the course, and whoever was marked and has left since. */
const sheetRows = (tx: Tx, { attendanceSessionId, courseId }: SessionRecord): Promise<SheetRow[]> =>
  tx.sql<SheetRow[]>`
    select m.user_id as "userId", m.first_name as "firstName", m.last_name as "lastName", r.status, r.source,
      r.marked_at as "markedAt", r.note,
      (select count(*) > 1 from attendance_changes h where ${inOrganization('h')}
        and h.attendance_session_id = ${attendanceSessionId} and h.user_id = m.user_id) as "isCorrected"
    from member_names m
    left join attendance_records r on ${inOrganization('r')} and r.attendance_session_id = ${attendanceSessionId} and r.user_id = m.user_id
    where ${inOrganization('m')} and (r.user_id is not null
      or exists (select from learners n where ${inOrganization('n')} and n.course_id = ${courseId} and n.user_id = m.user_id))
    order by m.first_name, m.last_name, m.user_id`;

const personOf = ({ userId, firstName, lastName }: Pick<SheetRow, 'userId' | 'firstName' | 'lastName'>) => ({
  userId,
  firstName,
  lastName,
});

/** The sheet on which attendance is taken. */
export async function readSheet(context: MemberContext, tx: Tx, session: SessionRecord): Promise<AttendanceSheet> {
  const { attendanceSessionId: sessionId } = session;
  const [shown, rows, excuses, doubts] = await Promise.all([
    readSession(tx, sessionId),
    sheetRows(tx, session),
    readExcuses(context, tx, { sessionIds: [sessionId] }),
    tx.sql<
      {
        id: number;
        kind: DoubtKind;
        userId: number;
        firstName: string;
        lastName: string;
        otherUserId: number;
        otherFirstName: string;
        otherLastName: string;
        happenedAt: Date;
      }[]
    >`
      select d.attendance_doubt_id as id, d.kind, m.user_id as "userId", m.first_name as "firstName", m.last_name as "lastName",
        o.user_id as "otherUserId", o.first_name as "otherFirstName", o.last_name as "otherLastName", d.happened_at as "happenedAt"
      from attendance_doubts d
      join member_names m on ${inOrganization('m')} and m.user_id = d.user_id
      join member_names o on ${inOrganization('o')} and o.user_id = d.other_user_id
      where ${inOrganization('d')} and d.attendance_session_id = ${sessionId} and d.settled_at is null
      order by d.attendance_doubt_id`,
  ]);
  const byUser = new Map(excuses.map(({ userId, excuse }) => [userId, excuse]));
  return {
    session: shown,
    rows: rows.map((row) => ({
      person: personOf(row),
      status: row.status,
      source: row.source,
      markedAt: row.markedAt?.toISOString() ?? null,
      note: row.note ?? '',
      isCorrected: row.isCorrected,
      excuse: byUser.get(row.userId) ?? null,
    })),
    openDoubts: doubts.map((doubt) => ({
      attendanceDoubtId: doubt.id,
      kind: doubt.kind,
      person: personOf(doubt),
      otherPerson: { userId: doubt.otherUserId, firstName: doubt.otherFirstName, lastName: doubt.otherLastName },
      happenedAt: doubt.happenedAt.toISOString(),
    })),
  };
}

/** Who came in last, the latest first. */
export async function listRecent(tx: Tx, sessionId: number): Promise<Arrival[]> {
  const rows = await tx.all(
    db
      .selectFrom('attendance_records as r')
      .innerJoin('member_names as m', 'm.user_id', 'r.user_id')
      .select([
        'm.user_id as userId',
        'm.first_name as firstName',
        'm.last_name as lastName',
        'r.marked_at as markedAt',
      ])
      .select(sql<AttendanceStatus>`r.status`.as('status'))
      .where('r.attendance_session_id', '=', sessionId)
      .where('r.status', 'in', ['PRESENT', 'LATE'])
      .orderBy('r.marked_at', 'desc')
      .orderBy('r.user_id')
      .limit(5),
  );
  return rows.map(({ markedAt, status, ...person }) => ({ person, status, markedAt: markedAt.toISOString() }));
}

/** What was written over, the first first. */
export async function listHistory(tx: Tx, sessionId: number, userId: number) {
  const rows = await tx.all(
    db
      .selectFrom('attendance_changes as h')
      .leftJoin('member_names as m', 'm.user_id', 'h.changed_by')
      .select(['h.note', 'h.changed_by as userId', 'h.changed_at as changedAt'])
      .select(['m.first_name as firstName', 'm.last_name as lastName'])
      .select([
        sql<AttendanceStatus | null>`h.old_status`.as('oldStatus'),
        sql<AttendanceStatus | null>`h.new_status`.as('newStatus'),
        sql<AttendanceSource>`h.source`.as('source'),
      ])
      .where('h.attendance_session_id', '=', sessionId)
      .where('h.user_id', '=', userId)
      .orderBy('h.attendance_change_id'),
  );
  return rows.map(({ userId: by, firstName, lastName, changedAt, ...change }) => ({
    ...change,
    by: { userId: by, firstName: firstName ?? '', lastName: lastName ?? '' },
    changedAt: changedAt.toISOString(),
  }));
}
