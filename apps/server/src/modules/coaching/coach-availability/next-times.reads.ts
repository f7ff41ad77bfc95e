import { db, type Tx } from '../../../kernel/database/database.ts';

/** Coaches whom learners may find. */
export async function listListedCoaches(tx: Tx): Promise<number[]> {
  const rows = await tx.all(
    db.selectFrom('coach_records').select('coach_id as id').where('status', '=', 'APPROVED').orderBy('coach_id'),
  );
  return rows.map(({ id }) => id);
}

export async function isApproved(tx: Tx, coachId: number): Promise<boolean | undefined> {
  const row = await tx.one(db.selectFrom('coach_records').select('status').where('coach_id', '=', coachId));
  return row && row.status === 'APPROVED';
}
