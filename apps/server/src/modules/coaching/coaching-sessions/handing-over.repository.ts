import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { type PromisedTime, promisedColumns } from './coaching-sessions.repository.ts';

/** Another coach holds the session, at the same instant by the clock of that coach's wall. */
export const setCoach = (
  tx: Tx,
  coachingSessionId: number,
  {
    coachId,
    sessionTypeId,
    promised,
    now,
  }: { coachId: number; sessionTypeId: number; promised: PromisedTime; now: Date },
): Promise<number> =>
  tx.run(
    db
      .updateTable('coaching_sessions')
      .set({
        coach_id: coachId,
        session_type_id: sessionTypeId,
        ...promisedColumns(promised),
        kept_at: null,
        sequence: sql<number>`sequence + 1`,
        changed_at: now,
      })
      .where('coaching_session_id', '=', coachingSessionId),
  );

export const setKept = (tx: Tx, coachingSessionId: number, now: Date): Promise<number> =>
  tx.run(
    db.updateTable('coaching_sessions').set({ kept_at: now }).where('coaching_session_id', '=', coachingSessionId),
  );
