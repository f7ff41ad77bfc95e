import { Type } from 'typebox';
import type { SystemContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { defineSignal, emit, on, type SignalSubscription } from '../../../kernel/outbox/signals.ts';
import { coachApproved, coachChanged } from '../coaches/coaches.public.ts';
import { coachTimeFollowers } from './availability-extensions.ts';
import { listListedCoaches } from './next-times.reads.ts';
import { computeNextTimes } from './next-times.service.ts';

/** Sessions or hours of a coach are others than before. */
export const coachTimesChanged = defineSignal<{ coachId: number }>('coach-times.changed');

const COMPUTE = 'coach-availability.compute-next-times';

/**
 * Says that a coach's free times are others now, or will be at an instant (when a hold ends): the next times are computed again. Changes
 * that wait for the same computation share it.
 */
export const noteAvailabilityChange = (
  context: SystemContext,
  tx: Tx,
  coachId: number,
  { at }: { at?: Date } = {},
): Promise<void> => {
  const { jobs, organizationId } = context;
  const key = `coach-times:${organizationId}:${coachId}`;
  return jobs.enqueue(
    tx,
    organizationId,
    COMPUTE,
    { coachId },
    at ? { key: `${key}:${at.getTime()}`, runAt: at } : { key },
  );
};

async function compute(context: SystemContext, tx: Tx, coachId: number): Promise<void> {
  await computeNextTimes(context, tx, coachId);
  for (const follow of context.extensions.of(coachTimeFollowers)) await follow(context, tx, coachId);
}

/** The clock moves on: what was free too soon is not any more, and lectures and events change. */
async function refreshAll(context: SystemContext): Promise<void> {
  for (const coachId of await reading(context, listListedCoaches))
    await transaction(context, (tx) => compute(context, tx, coachId));
}

/** After a change, which other modules hear of, too. */
const computeChanged = (context: SystemContext, coachId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await compute(context, tx, coachId);
    await emit(context, tx, coachTimesChanged, { coachId });
  });

export const nextTimeJobs: readonly JobDefinition[] = [
  {
    name: COMPUTE,
    payload: Type.Object({ coachId: Type.Integer() }),
    run: (context, { coachId }) => computeChanged(context, Number(coachId)),
  },
  { name: 'coach-availability.refresh-next-times', schedule: '7 * * * *', run: refreshAll },
];

const changed = (context: SystemContext, { coachId }: { coachId: number }) =>
  transaction(context, (tx) => noteAvailabilityChange(context, tx, coachId));

export const nextTimeSignals: readonly SignalSubscription[] = [on(coachApproved, changed), on(coachChanged, changed)];
