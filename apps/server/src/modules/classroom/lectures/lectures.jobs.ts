import { sql } from 'kysely';
import type { Platform, SystemContext } from '../../../kernel/context.ts';
import { db, type Tx, transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { tellChanged } from './lecture-followers.ts';
import { instantsOf } from './lecture-settings.ts';
import { remindOf } from './lectures.notifications.ts';
import { lectureUpdate } from './lectures.repository.ts';

const REMIND = 'lectures.remind';
const MINUTE = 60_000;

/** Reminders of lectures that are out and to come, by their present times: a lecture that moves takes its reminders along. */
export async function queueReminders(
  context: Platform & { organizationId: number },
  tx: Tx,
  lectureIds: readonly number[],
): Promise<void> {
  const { clock, jobs, organizationId } = context;
  const now = clock.now();
  const rows = await tx.all(
    db
      .selectFrom('lectures')
      .select(['lecture_id', 'starts_at', 'reminders'])
      .where(sql<boolean>`lecture_id = any(${[...lectureIds]}::bigint[])`)
      .where('is_published', '=', true)
      .where('status', '=', 'PLANNED')
      .where('starts_at', '>', now),
  );
  for (const { lecture_id: lectureId, starts_at: startsAt, reminders } of rows)
    for (const minutes of reminders) {
      const runAt = new Date(startsAt.getTime() - minutes * MINUTE);
      if (runAt <= now) continue;
      const payload = { lectureId, startsAt: startsAt.toISOString(), minutes };
      await jobs.enqueue(tx, organizationId, REMIND, payload, {
        key: `lecture-reminder:${organizationId}:${lectureId}:${minutes}`,
        runAt,
      });
    }
}

/** Tells learners of a lecture before it begins, unless it was moved or called off in between. */
const remindJob: JobDefinition = {
  name: REMIND,
  run: (context, payload) => remindOf(context, payload as { lectureId: number; startsAt: string; minutes: number }),
};

/**
 * What was promised is the hour on the wall: where a government has changed its rules since, and this server's data with it, the
 * instants of lectures to come are set right.
 */
async function settleInstants(context: SystemContext): Promise<void> {
  await transaction(context, async (tx) => {
    const rows = await tx.all(
      db
        .selectFrom('lectures')
        .select(['lecture_id', 'zone', 'local_time', 'duration_minutes', 'starts_at', 'is_published'])
        .select(sql<string>`local_date::text`.as('day'))
        .where('starts_at', '>', context.clock.now())
        .orderBy('lecture_id')
        .forUpdate(),
    );
    const settled: number[] = [];
    for (const row of rows) {
      const times = instantsOf({
        zone: row.zone,
        localDate: row.day,
        localTime: row.local_time,
        durationMinutes: row.duration_minutes,
      });
      if (times.startsAt.getTime() === row.starts_at.getTime()) continue;
      await tx.run(
        lectureUpdate(row.lecture_id).set({
          starts_at: times.startsAt,
          ends_at: times.endsAt,
          changed_at: context.clock.now(),
          ...(row.is_published ? { sequence: sql<number>`sequence + 1` } : {}),
        }),
      );
      settled.push(row.lecture_id);
    }
    await tellChanged(context, tx, settled);
    await queueReminders(context, tx, settled);
  });
}

export const lectureJobs: readonly JobDefinition[] = [
  remindJob,
  { name: 'lectures.settle-instants', schedule: '25 1 * * *', run: settleInstants },
];
