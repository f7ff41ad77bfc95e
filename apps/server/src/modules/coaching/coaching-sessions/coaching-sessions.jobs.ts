import type { SystemContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { noteAvailabilityChange } from '../coach-availability/coach-availability.public.ts';
import { lockCoachTime } from './coaching-sessions.access.ts';
import { remindOf } from './coaching-sessions.notifications.ts';
import { listCoachesWithDueHolds } from './coaching-sessions.repository.ts';
import { REMIND } from './session-reminders.ts';
import { settleZones } from './zone-changes.service.ts';

/** Sets holds that are due EXPIRED, coach by coach, and tells both sides. */
async function expireDueHolds(context: SystemContext): Promise<void> {
  const coaches = await reading(context, (tx) => listCoachesWithDueHolds(tx, context.clock.now()));
  for (const { coach_id: coachId } of coaches)
    await transaction(context, async (tx) => {
      await lockCoachTime(context, tx, coachId);
      await noteAvailabilityChange(context, tx, coachId);
    });
}

export const coachingSessionJobs: readonly JobDefinition[] = [
  {
    name: REMIND,
    run: (context, payload) =>
      remindOf(context, payload as { coachingSessionId: number; startsAt: string; minutes: number }),
  },
  { name: 'coaching-sessions.expire-holds', schedule: '* * * * *', run: expireDueHolds },
  { name: 'coaching-sessions.settle-zones', schedule: '35 1 * * *', run: settleZones },
];
