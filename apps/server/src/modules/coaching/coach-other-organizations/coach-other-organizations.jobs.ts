import { Type } from 'typebox';
import type { SystemContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { on, type SignalSubscription } from '../../../kernel/outbox/signals.ts';
import { coachTimesChanged } from '../coach-availability/coach-availability.public.ts';
import { findCoach, listCoaches } from './other-spans.reads.ts';
import { otherOrganizations, refreshOthers } from './refresh-others.service.ts';

const REFRESH = 'coach-other-organizations.refresh';

/** Lectures, events and memberships change without a word to other organisations: all coaches are looked at again. */
async function refreshAll(context: SystemContext): Promise<void> {
  for (const { coachId } of await reading(context, (tx) => listCoaches(tx))) await refreshOthers(context, coachId);
}

/** Sessions of a coach have changed here: where the same person coaches elsewhere, they are copied at once. */
async function tellOthers(context: SystemContext, coachId: number): Promise<void> {
  const coach = await reading(context, (tx) => findCoach(tx, coachId));
  if (!coach) return;
  for (const organizationId of await otherOrganizations(context, coach.userId)) {
    const there = { ...context, organizationId };
    await transaction(there, async (tx) => {
      for (const { coachId: otherId } of await listCoaches(tx, coach.userId))
        await context.jobs.enqueue(
          tx,
          organizationId,
          REFRESH,
          { coachId: otherId },
          { key: `coach-others:${organizationId}:${otherId}` },
        );
    });
  }
}

export const otherOrganizationJobs: readonly JobDefinition[] = [
  {
    name: REFRESH,
    payload: Type.Object({ coachId: Type.Integer() }),
    run: (context, { coachId }) => refreshOthers(context, Number(coachId)),
  },
  { name: 'coach-other-organizations.refresh-all', schedule: '*/15 * * * *', run: refreshAll },
];

export const otherOrganizationSignals: readonly SignalSubscription[] = [
  on(coachTimesChanged, (context, { coachId }) => tellOthers(context, coachId)),
];
