import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tx, transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { findSession } from './attendance.repository.ts';
import { closeIn } from './attendance.service.ts';

const HALF_AN_HOUR = 30 * 60_000;

const listEnded = (tx: Tx, before: Date) =>
  tx.all(
    db
      .selectFrom('attendance_sessions')
      .select(['attendance_session_id as id', 'created_by as by'])
      .where('joining_counts', '=', true)
      .where('is_published', '=', true)
      .where('is_cancelled', '=', false)
      .where('state', '<>', 'CLOSED')
      .where('ends_at', '<', before)
      .orderBy('attendance_session_id')
      .limit(100),
  );

/** Sessions that take themselves by joining close themselves; where people are looked at, somebody decides when all are in. */
async function closeEnded(context: SystemContext): Promise<void> {
  const before = new Date(context.clock.now().getTime() - HALF_AN_HOUR);
  const ended = await transaction(context, (tx) => listEnded(tx, before));
  for (const { id, by } of ended)
    await transaction(context, async (tx) => {
      const session = await findSession(tx, id, true);
      if (session && session.state !== 'CLOSED') await closeIn(context, tx, session, by);
    });
}

export const attendanceJobs: readonly JobDefinition[] = [
  { name: 'attendance.close-ended', schedule: '*/10 * * * *', run: closeEnded },
];
