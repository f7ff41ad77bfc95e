import type { AttendanceSource, AttendanceStatus } from '@sullam/domain/attendance/attendance.ts';
import { sql } from 'kysely';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import { db } from '../../../kernel/database/database.ts';
import { rowsStatement } from '../../../kernel/database/rows.ts';
import { demoLectures } from '../lectures/lectures.public.ts';
import { type SessionRecord, sessionUpdate } from './attendance.repository.ts';
import { settleTotals } from './attendance-totals.ts';
import { findSessionOfLecture } from './own-attendance.reads.ts';

interface DemoMark {
  userId: number;
  status: AttendanceStatus;
  source: AttendanceSource;
  markedAt: Date;
}

const EXPLANATION = 'Night shift until nine. I will watch the recording.';

/** How somebody came in: most are in time, the same ones are late, and a few were missing. */
function markOf(session: SessionRecord, userId: number, learner: number, lecture: number): DemoMark {
  const dice = (learner * 7 + lecture * 5) % 11;
  // whoever signs in as the first learner of the demo has nothing to be ashamed of
  const status: AttendanceStatus =
    learner === 0 || dice > 2 ? 'PRESENT' : dice === 0 ? 'ABSENT' : dice === 1 ? 'LATE' : 'EXCUSED';
  const minutes = status === 'LATE' ? 10 + (learner % 9) : -12 + ((learner * 5) % 19);
  const isThere = status === 'PRESENT' || status === 'LATE';
  const came: AttendanceSource = session.joiningCounts ? 'JOIN' : learner % 6 === 5 ? 'CODE' : 'QR';
  const source: AttendanceSource = isThere ? came : status === 'EXCUSED' ? 'EXCUSE' : 'CLOSING';
  const at = isThere ? new Date(session.startsAt.getTime() + minutes * 60_000) : session.endsAt;
  return { userId, status, source, markedAt: at };
}

type MarkRow = DemoMark & Pick<SessionRecord, 'attendanceSessionId' | 'courseId'>;

const insertRecords = rowsStatement((rows: readonly MarkRow[]) =>
  db.insertInto('attendance_records').values(
    rows.map((row) => ({
      attendance_session_id: row.attendanceSessionId,
      course_id: row.courseId,
      user_id: row.userId,
      marked_by: row.userId,
      status: row.status,
      source: row.source,
      marked_at: row.markedAt,
    })),
  ),
);

const insertChanges = rowsStatement((rows: readonly MarkRow[]) =>
  db.insertInto('attendance_changes').values(
    rows.map((row) => ({
      attendance_session_id: row.attendanceSessionId,
      user_id: row.userId,
      new_status: row.status,
      source: row.source,
      changed_by: row.userId,
      changed_at: row.markedAt,
    })),
  ),
);

async function insertMarks({ tx }: DemoLoad, session: SessionRecord, marks: readonly DemoMark[]): Promise<void> {
  const rows = marks.map((mark) => ({ ...mark, ...session }));
  await insertRecords(tx, rows);
  await insertChanges(tx, rows);
}

const listLearners = async ({ tx }: DemoLoad, courseId: number): Promise<number[]> => {
  const rows = await tx.all(
    db.selectFrom('learners').select('user_id').where('course_id', '=', courseId).orderBy('user_id'),
  );
  return rows.map(({ user_id }) => user_id);
};

/** Attendance of the lectures that have been held; one excuse waits for a decision. */
export async function loadDemoAttendance(load: DemoLoad): Promise<void> {
  const { context, tx, loaded } = load;
  const now = context.clock.now();
  const courseIds = new Set<number>();
  for (const [index, { courseId, lectureId, endsAt }] of loaded.get(demoLectures).entries()) {
    const session = await findSessionOfLecture(tx, lectureId);
    if (!session || session.isCancelled) continue;
    const userIds = await listLearners(load, courseId);
    if (endsAt < now) {
      await insertMarks(
        load,
        session,
        userIds.map((userId, learner) => markOf(session, userId, learner, index)),
      );
      await tx.run(sessionUpdate(session.attendanceSessionId).set({ state: 'CLOSED', closed_at: endsAt }));
      courseIds.add(courseId);
    } else if (userIds[2] !== undefined && !courseIds.has(-courseId)) {
      courseIds.add(-courseId);
      await tx.run(
        db.insertInto('attendance_excuses').values({
          attendance_session_id: session.attendanceSessionId,
          user_id: userIds[2],
          reason: 'OTHER',
          explanation: EXPLANATION,
          sent_at: sql<Date>`${now}::timestamptz`,
        }),
      );
    }
  }
  for (const courseId of courseIds) if (courseId > 0) await settleTotals(context, tx, courseId, null);
}
