import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { readMediaRefs } from '../../organization/media/media.public.ts';
import type { Excuse } from './attendance.schemas.ts';

/** Excuses for some sessions, of one person or of all. */
export async function readExcuses(
  context: MemberContext,
  tx: Tx,
  { sessionIds, userId }: { sessionIds: readonly number[]; userId?: number },
): Promise<{ sessionId: number; userId: number; excuse: Excuse }[]> {
  if (sessionIds.length === 0) return [];
  let query = db
    .selectFrom('attendance_excuses')
    .selectAll()
    .where(sql<boolean>`attendance_session_id = any(${[...sessionIds]}::bigint[])`)
    .orderBy('attendance_excuse_id');
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  const rows = await tx.all(query);
  const files = await readMediaRefs(
    context,
    tx,
    rows.flatMap(({ media_ids }) => media_ids),
  );
  return rows.map((row) => ({
    sessionId: row.attendance_session_id,
    userId: row.user_id,
    excuse: {
      attendanceExcuseId: row.attendance_excuse_id,
      reason: row.reason as Excuse['reason'],
      explanation: row.explanation,
      files: row.media_ids.flatMap((id) => files.get(id) ?? []),
      state: row.state as Excuse['state'],
      answer: row.answer,
      sentAt: row.sent_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
    },
  }));
}
