import { db, type Tx } from '../../../kernel/database/database.ts';
import { findSession, type SessionRecord } from './attendance.repository.ts';

/** The session of a lecture, kept from changing until the transaction ends. */
export async function findSessionOfLecture(tx: Tx, lectureId: number): Promise<SessionRecord | undefined> {
  const row = await tx.one(
    db.selectFrom('attendance_sessions').select('attendance_session_id as id').where('lecture_id', '=', lectureId),
  );
  return row && findSession(tx, row.id);
}
