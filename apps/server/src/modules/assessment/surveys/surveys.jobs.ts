import { SECOND } from '@sullam/domain/limits.ts';
import type { Platform } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { publishToMany } from '../../../kernel/stream/stream-hub.ts';
import { listPollWatchers } from './surveys.reads.ts';

const NOTIFY_RESULTS = 'surveys.tell-results';

/** Notifies those who watch a poll that its results have moved on: once a second at most, however many answer. */
export function queueResultNotifications(
  context: Platform & { organizationId: number },
  tx: Tx,
  surveyId: number,
): Promise<void> {
  const second = Math.floor(context.clock.now().getTime() / SECOND) + 1;
  return context.jobs.enqueue(
    tx,
    context.organizationId,
    NOTIFY_RESULTS,
    { surveyId },
    { key: `poll-results:${context.organizationId}:${surveyId}:${second}`, runAt: new Date(second * SECOND) },
  );
}

/** The message says only which poll: the stream keeps what it sent, and two results in a row would give away an answer. */
export const notifyOfResultsJob: JobDefinition = {
  name: NOTIFY_RESULTS,
  run: (context, payload) =>
    transaction(context, async (tx) => {
      const { surveyId } = payload as { surveyId: number };
      await publishToMany(context, tx, await listPollWatchers(tx, surveyId), 'poll-results', { surveyId });
    }),
};
