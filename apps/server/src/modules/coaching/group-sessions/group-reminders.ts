import { MINUTE } from '@sullam/domain/limits.ts';
import type { Platform } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { findGroup } from './group-sessions.repository.ts';

/** The job that reminds a group and its coach. */
export const REMIND_GROUP = 'group-sessions.remind';

/** Queues reminders by the present time of a session: one that moves takes its reminders along. */
export async function queueGroupReminders(
  { clock, jobs, organizationId }: Platform & { organizationId: number },
  tx: Tx,
  groupSessionId: number,
): Promise<void> {
  const group = await findGroup(tx, groupSessionId);
  if (!group) return;
  const now = clock.now();
  for (const minutes of group.reminderMinutes) {
    const runAt = new Date(group.startsAt.getTime() - minutes * MINUTE);
    if (runAt <= now) continue;
    const payload = { groupSessionId, startsAt: group.startsAt.toISOString(), minutes };
    const key = `group-reminder:${organizationId}:${groupSessionId}:${minutes}`;
    await jobs.enqueue(tx, organizationId, REMIND_GROUP, payload, { key, runAt });
  }
}
