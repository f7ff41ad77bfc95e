import type {
  AttendanceRules,
  AttendanceSource,
  AttendanceStatus,
  SessionState,
} from '@sullam/domain/attendance/attendance.ts';
import { DEFAULT_RULES } from '@sullam/domain/attendance/attendance.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { rowsStatement } from '../../../kernel/database/rows.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { upsert } from '../../../kernel/database/upsert.ts';

export interface SessionRecord {
  attendanceSessionId: number;
  courseId: number;
  lectureId: number | null;
  title: Localized;
  place: Localized;
  zone: string;
  startsAt: Date;
  endsAt: Date;
  lateMinutes: number;
  doorsMinutes: number;
  joiningCounts: boolean;
  state: SessionState;
  isCodeOpen: boolean;
  isCancelled: boolean;
  isPublished: boolean;
  closedAt: Date | null;
}

export const SESSION_COLUMNS = [
  's.attendance_session_id as attendanceSessionId',
  's.course_id as courseId',
  's.lecture_id as lectureId',
  's.title',
  's.place',
  's.zone',
  's.starts_at as startsAt',
  's.ends_at as endsAt',
  's.late_minutes as lateMinutes',
  's.doors_minutes as doorsMinutes',
  's.joining_counts as joiningCounts',
  's.is_code_open as isCodeOpen',
  's.is_cancelled as isCancelled',
  's.is_published as isPublished',
  's.closed_at as closedAt',
] as const;

const sessionById = statement(({ sessionId }: { sessionId: number }) =>
  db
    .selectFrom('attendance_sessions as s')
    .select(SESSION_COLUMNS)
    .select(sql<SessionState>`s.state`.as('state'))
    .where('s.attendance_session_id', '=', sessionId),
);

export async function findSession(tx: Tx, sessionId: number, lock = false): Promise<SessionRecord | undefined> {
  if (lock)
    await tx.one(
      db
        .selectFrom('attendance_sessions')
        .select('attendance_session_id')
        .where('attendance_session_id', '=', sessionId)
        .forUpdate(),
    );
  return (await tx.one(sessionById({ sessionId }))) as SessionRecord | undefined;
}

export const sessionUpdate = (sessionId: number) =>
  db.updateTable('attendance_sessions').where('attendance_session_id', '=', sessionId);

export async function findRules(tx: Tx, courseId: number): Promise<AttendanceRules> {
  const row = await tx.one(
    db
      .selectFrom('attendance_rules')
      .select(['late_minutes as lateMinutes', 'late_weight as lateWeight'])
      .where('course_id', '=', courseId),
  );
  return row ?? DEFAULT_RULES;
}

export interface NewSession {
  courseId: number;
  title: Localized;
  place: Localized;
  zone: string;
  startsAt: Date;
  endsAt: Date;
  lateMinutes: number;
  userId: number;
  now: Date;
}

/** A session that belongs to no lecture. */
export async function insertSession(tx: Tx, session: NewSession): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('attendance_sessions')
      .values({
        course_id: session.courseId,
        title: json(session.title),
        place: json(session.place),
        zone: session.zone,
        starts_at: session.startsAt,
        ends_at: session.endsAt,
        late_minutes: session.lateMinutes,
        doors_minutes: 30,
        created_by: session.userId,
        created_at: session.now,
      })
      .returning('attendance_session_id'),
  );
  return row!.attendance_session_id;
}

export async function deleteSession(tx: Tx, sessionId: number): Promise<void> {
  await tx.run(db.deleteFrom('attendance_sessions').where('attendance_session_id', '=', sessionId));
}

export async function upsertRules(tx: Tx, courseId: number, rules: AttendanceRules): Promise<void> {
  const values = { late_minutes: rules.lateMinutes, late_weight: rules.lateWeight };
  await tx.run(upsert(db.insertInto('attendance_rules'), { course_id: courseId }, values));
}

export interface Arrival {
  sessionId: number;
  courseId: number;
  userId: number;
  status: AttendanceStatus;
  source: AttendanceSource;
  at: Date;
  deviceHash: string | null;
  originHash: string | null;
}

/**
 * Writes down somebody who came in, with the first line of the history, and takes no lock: returns false where there is a mark already, or
 * the device is somebody else's.
 */
export async function insertArrival(tx: Tx, arrival: Arrival): Promise<boolean> {
  const made = await tx.run(arrived(arrival));
  if (made === 0) return false;
  await tx.run(arrivalNoted(arrival));
  return true;
}

const arrived = statement(({ sessionId, courseId, userId, status, source, at, deviceHash, originHash }: Arrival) =>
  db
    .insertInto('attendance_records')
    .values({
      attendance_session_id: sessionId,
      user_id: userId,
      course_id: courseId,
      status,
      source,
      marked_at: at,
      marked_by: userId,
      device_hash: deviceHash,
      origin_hash: originHash,
    })
    .onConflict((conflict) => conflict.doNothing()),
);

const arrivalNoted = statement(({ sessionId, userId, status, source, at }: Arrival) =>
  db.insertInto('attendance_changes').values({
    attendance_session_id: sessionId,
    user_id: userId,
    new_status: status,
    source,
    changed_by: userId,
    changed_at: at,
  }),
);

export interface StoredRecord {
  userId: number;
  status: AttendanceStatus;
  source: AttendanceSource;
  markedAt: Date;
  deviceHash: string | null;
  note: string;
}

export async function listRecords(tx: Tx, sessionId: number, userIds?: readonly number[]): Promise<StoredRecord[]> {
  const query = db
    .selectFrom('attendance_records')
    .select(['user_id as userId', 'marked_at as markedAt', 'device_hash as deviceHash', 'note'])
    .select([sql<AttendanceStatus>`status`.as('status'), sql<AttendanceSource>`source`.as('source')])
    .where('attendance_session_id', '=', sessionId)
    .orderBy('user_id');
  return tx.all(
    userIds === undefined ? query : query.where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`),
  ) as Promise<StoredRecord[]>;
}

export async function findDeviceOwner(tx: Tx, sessionId: number, deviceHash: string): Promise<number | undefined> {
  const row = await tx.one(
    db
      .selectFrom('attendance_records')
      .select('user_id')
      .where('attendance_session_id', '=', sessionId)
      .where('device_hash', '=', deviceHash),
  );
  return row?.user_id;
}

export interface Mark {
  userId: number;
  /** null: the mark is taken back. */
  status: AttendanceStatus | null;
  note: string;
}

interface Marking {
  sessionId: number;
  courseId: number;
  by: number;
  source: AttendanceSource;
  at: Date;
  reason: string;
}

/** Writes marks over what there was, and each change into the history. What stays as it is leaves no trace. */
export async function writeMarks(tx: Tx, marking: Marking, marks: readonly Mark[]): Promise<void> {
  if (marks.length === 0) return;
  const { sessionId } = marking;
  const before = new Map(
    (
      await listRecords(
        tx,
        sessionId,
        marks.map(({ userId }) => userId),
      )
    ).map((record) => [record.userId, record.status]),
  );
  const changed = marks.filter(({ userId, status }) => (before.get(userId) ?? null) !== status);
  await noteChanges(
    tx,
    marking,
    changed.map((mark) => ({ ...mark, before: before.get(mark.userId) ?? null })),
  );
  const gone = marks.filter(({ status }) => status === null).map(({ userId }) => userId);
  if (gone.length > 0)
    await tx.run(
      db
        .deleteFrom('attendance_records')
        .where('attendance_session_id', '=', sessionId)
        .where(sql<boolean>`user_id = any(${gone}::bigint[])`),
    );
  await upsertMarks(
    tx,
    marking,
    marks.filter(({ status }) => status !== null),
  );
}

const insertChanges = rowsStatement(
  (
    rows: readonly (Pick<Mark, 'userId' | 'status'> & { before: AttendanceStatus | null } & Omit<
        Marking,
        'courseId'
      >)[],
  ) =>
    db.insertInto('attendance_changes').values(
      rows.map((row) => ({
        attendance_session_id: row.sessionId,
        user_id: row.userId,
        old_status: row.before,
        new_status: row.status,
        source: row.source,
        note: row.reason,
        changed_by: row.by,
        changed_at: row.at,
      })),
    ),
);

async function noteChanges(
  tx: Tx,
  { sessionId, by, source, at, reason }: Marking,
  changes: readonly (Mark & { before: AttendanceStatus | null })[],
): Promise<void> {
  await insertChanges(
    tx,
    changes.map(({ userId, before, status }) => ({ sessionId, userId, before, status, source, reason, by, at })),
  );
}

async function upsertMarks(
  tx: Tx,
  { sessionId, courseId, by, source, at }: Marking,
  marks: readonly Mark[],
): Promise<void> {
  await upsertRecords(
    tx,
    marks.map(({ userId, status, note }) => ({ sessionId, courseId, userId, status, note, source, at, by })),
  );
}

/** The value of a record that is marked again with the same status; otherwise that of the new mark. */
const keptWithStatus = <Value>(column: 'source' | 'marked_at' | 'marked_by') =>
  sql<Value>`case when attendance_records.status = excluded.status then ${sql.ref(`attendance_records.${column}`)} else ${sql.ref(`excluded.${column}`)} end`;

const upsertRecords = rowsStatement((rows: readonly (Mark & Omit<Marking, 'reason'>)[]) =>
  db
    .insertInto('attendance_records')
    .values(
      rows.map((row) => ({
        attendance_session_id: row.sessionId,
        course_id: row.courseId,
        user_id: row.userId,
        status: row.status!,
        note: row.note,
        source: row.source,
        marked_at: row.at,
        marked_by: row.by,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'attendance_session_id', 'user_id']).doUpdateSet({
        status: (values) => values.ref('excluded.status'),
        note: (values) => values.ref('excluded.note'),
        source: keptWithStatus<AttendanceSource>('source'),
        marked_at: keptWithStatus<Date>('marked_at'),
        marked_by: keptWithStatus<number>('marked_by'),
      }),
    ),
);

/** Whoever learns in the course now and has no mark. */
export async function listUnmarked(tx: Tx, { attendanceSessionId, courseId }: SessionRecord): Promise<number[]> {
  const rows = await tx.all(
    db
      .selectFrom('learners as n')
      .leftJoin('attendance_records as r', (join) =>
        join.onRef('r.user_id', '=', 'n.user_id').on('r.attendance_session_id', '=', attendanceSessionId),
      )
      .select('n.user_id')
      .where('n.course_id', '=', courseId)
      .where('r.user_id', 'is', null)
      .orderBy('n.user_id'),
  );
  return rows.map(({ user_id }) => user_id);
}

export type DoubtKind = 'SAME_DEVICE' | 'OTHER_DEVICE' | 'SAME_BROWSER';

interface Neighbour {
  userId: number;
  /** Came to another session of the course with this device. */
  isKnown: boolean;
}

interface Origin {
  sessionId: number;
  originHash: string;
  since: Date;
  take: number;
}

const neighboursOf = statement(({ sessionId, originHash, since, take }: Origin) =>
  db
    .selectFrom('attendance_records as r')
    .select('r.user_id as userId')
    .select(
      sql<boolean>`exists (select from attendance_records k where ${inOrganization('k')} and k.course_id = r.course_id
        and k.user_id = r.user_id and k.device_hash = r.device_hash
        and k.attendance_session_id <> r.attendance_session_id)`.as('isKnown'),
    )
    .where('r.attendance_session_id', '=', sessionId)
    .where('r.origin_hash', '=', originHash)
    .where('r.marked_at', '>=', since)
    .orderBy('r.marked_at', 'desc')
    .orderBy('r.user_id')
    .limit(take),
);

/** Who came in from the same network with the same browser, latest first, the person themselves included. */
export const listNeighbours = (tx: Tx, origin: Origin): Promise<Neighbour[]> => tx.all(neighboursOf(origin));

/** A double: reported once, however often it is tried. */
export async function noteDoubt(
  tx: Tx,
  {
    sessionId,
    kind,
    userId,
    otherUserId,
    at,
  }: { sessionId: number; kind: DoubtKind; userId: number; otherUserId: number; at: Date },
): Promise<void> {
  await tx.run(
    db
      .insertInto('attendance_doubts')
      .values({
        attendance_session_id: sessionId,
        kind,
        user_id: userId,
        other_user_id: otherUserId,
        happened_at: at,
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
}
