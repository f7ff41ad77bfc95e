import { db, type Tx } from '../../../kernel/database/database.ts';
import { upsert } from '../../../kernel/database/upsert.ts';

type Which = { sessionId: number; userId: number } | { excuseId: number };

/** An excuse, kept from changing until the transaction ends. */
export const lockExcuse = (tx: Tx, which: Which) => {
  const query = db.selectFrom('attendance_excuses').selectAll().forUpdate();
  return tx.one(
    'excuseId' in which
      ? query.where('attendance_excuse_id', '=', which.excuseId)
      : query.where('attendance_session_id', '=', which.sessionId).where('user_id', '=', which.userId),
  );
};

interface SentExcuse {
  sessionId: number;
  userId: number;
  reason: 'ILLNESS' | 'TRAVEL' | 'FAMILY' | 'OTHER';
  explanation: string;
  mediaIds: number[];
  at: Date;
}

export async function upsertExcuse(tx: Tx, excuse: SentExcuse): Promise<void> {
  const values = {
    reason: excuse.reason,
    explanation: excuse.explanation,
    media_ids: excuse.mediaIds,
    sent_at: excuse.at,
  };
  await tx.run(
    upsert(
      db.insertInto('attendance_excuses'),
      { attendance_session_id: excuse.sessionId, user_id: excuse.userId },
      values,
    ),
  );
}

export async function deleteExcuse(tx: Tx, excuseId: number): Promise<void> {
  await tx.run(db.deleteFrom('attendance_excuses').where('attendance_excuse_id', '=', excuseId));
}

export async function noteDecision(
  tx: Tx,
  excuseId: number,
  { isAccepted, answer, at, by }: { isAccepted: boolean; answer: string; at: Date; by: number },
): Promise<void> {
  await tx.run(
    db
      .updateTable('attendance_excuses')
      .set({ state: isAccepted ? 'ACCEPTED' : 'REFUSED', answer, decided_at: at, decided_by: by })
      .where('attendance_excuse_id', '=', excuseId),
  );
}

/** A double, kept from changing until the transaction ends. */
export const lockDoubt = (tx: Tx, doubtId: number) =>
  tx.one(db.selectFrom('attendance_doubts').selectAll().where('attendance_doubt_id', '=', doubtId).forUpdate());

export async function noteSettled(tx: Tx, doubtId: number, { at, by }: { at: Date; by: number }): Promise<void> {
  await tx.run(
    db
      .updateTable('attendance_doubts')
      .set({ settled_at: at, settled_by: by })
      .where('attendance_doubt_id', '=', doubtId),
  );
}
