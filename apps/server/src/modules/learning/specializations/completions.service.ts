import type { SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import {
  findIsPublished,
  findUncompletedWith,
  insertCompletions,
  listPublished,
  nextUncompleted,
} from './specializations.repository.ts';
import { specializationCompleted } from './specializations.signals.ts';
import { findStandings, wholeOf } from './standings.reads.ts';

const SETTLE = 'specializations.settle';
/** So many people are looked at in a transaction. */
const BATCH = 100;

/** Notes which of some people, who follow it, have completed it now. Nobody loses a completion; twice is as good as once. */
export async function settle(
  context: SystemContext,
  tx: Tx,
  specializationId: number,
  userIds: readonly number[],
): Promise<void> {
  const standings = await findStandings(tx, userIds, [specializationId]);
  const complete = userIds.filter(
    (each) => wholeOf(standings.filter(({ userId }) => Number(userId) === each)).isComplete,
  );
  for (const userId of await insertCompletions(tx, specializationId, complete, context.clock.now()))
    await emit(context, tx, specializationCompleted, { specializationId, userId });
}

/** After what it asks for changed: looks at everybody who follows it, in a job. */
export const settleEverybody = (context: SystemContext, tx: Tx, specializationId: number): Promise<void> =>
  context.jobs.enqueue(tx, context.organizationId, SETTLE, { specializationId });

/** After somebody completed a course. */
export const settleAfterCourse = (
  context: SystemContext,
  { courseId, userId }: { courseId: number; userId: number },
): Promise<void> =>
  transaction(context, async (tx) => {
    for (const specializationId of await findUncompletedWith(tx, courseId, userId))
      await settle(context, tx, specializationId, [userId]);
  });

async function settleAll(context: SystemContext, specializationId: number): Promise<void> {
  let last = 0;
  do {
    last = await transaction(context, async (tx) => {
      if (!(await findIsPublished(tx, specializationId))) return 0;
      const userIds = await nextUncompleted(tx, specializationId, last, BATCH);
      await settle(context, tx, specializationId, userIds);
      return userIds.length < BATCH ? 0 : (userIds.at(-1) ?? 0);
    });
  } while (last > 0);
}

export const settleJobs: readonly JobDefinition[] = [
  { name: SETTLE, run: (context, payload) => settleAll(context, payload.specializationId as number) },
  {
    // courses that are shown and hidden change what is asked for, too
    name: 'specializations.settle-all',
    schedule: '40 2 * * *',
    run: async (context) => {
      const ids = await transaction(context, (tx) => listPublished(tx));
      for (const specializationId of ids) await settleAll(context, specializationId);
    },
  },
];
