import { transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { markDuePassed, markReleasedNow } from './assignments.repository.ts';
import { assignmentChanged, assignmentReleased } from './assignments.signals.ts';

/** Every minute: whose marks can be seen from now on, and what nobody handed in by its due date. */
export const assignmentJobs: readonly JobDefinition[] = [
  {
    name: 'assignments.tell-moments',
    schedule: '* * * * *',
    run: (context) =>
      transaction(context, async (tx) => {
        const now = context.clock.now();
        for (const assignment of await markReleasedNow(tx, now))
          await emit(context, tx, assignmentReleased, assignment);
        for (const assignment of await markDuePassed(tx, now)) await emit(context, tx, assignmentChanged, assignment);
      }),
  },
];
