import { MINUTE } from '@sullam/domain/limits.ts';
import { sql } from 'kysely';
import type { Platform } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { isAmong } from '../../../kernel/database/statement.ts';

/** The job that reminds both sides of a session. */
export const REMIND = 'coaching-sessions.remind';

/** Queues reminders by the present times of sessions: a session that moves takes its reminders along. */
export async function queueReminders(
  context: Platform & { organizationId: number },
  tx: Tx,
  coachingSessionIds: readonly number[],
): Promise<void> {
  const { clock, jobs, organizationId } = context;
  const now = clock.now();
  const rows = await tx.all(
    db
      .selectFrom('coaching_sessions')
      .select(['coaching_session_id', 'starts_at'])
      .select(sql<number[]>`reminder_minutes`.as('reminders'))
      .where(isAmong('coaching_session_id', coachingSessionIds))
      .where('state', '=', 'BOOKED')
      .where('starts_at', '>', now)
      .orderBy('coaching_session_id'),
  );
  for (const { coaching_session_id: coachingSessionId, starts_at: startsAt, reminders } of rows)
    for (const minutes of reminders) {
      const runAt = new Date(startsAt.getTime() - minutes * MINUTE);
      if (runAt <= now) continue;
      const payload = { coachingSessionId, startsAt: startsAt.toISOString(), minutes };
      const key = `coaching-reminder:${organizationId}:${coachingSessionId}:${minutes}`;
      await jobs.enqueue(tx, organizationId, REMIND, payload, { key, runAt });
    }
}
