import { Type } from 'typebox';
import type { SystemContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { listDueFeeds } from './coach-feeds.repository.ts';
import { refreshFeed } from './feed-refresh.service.ts';

const REFRESH = 'coach-feeds.refresh';

/** One job for each calendar: a slow host delays no other calendar. */
const refreshDue = (context: SystemContext): Promise<void> =>
  transaction(context, async (tx) => {
    const { jobs, organizationId } = context;
    for (const coachFeedId of await listDueFeeds(tx, context.clock.now()))
      await jobs.enqueue(
        tx,
        organizationId,
        REFRESH,
        { coachFeedId },
        { key: `coach-feed:${organizationId}:${coachFeedId}` },
      );
  });

export const coachFeedJobs: readonly JobDefinition[] = [
  {
    name: REFRESH,
    payload: Type.Object({ coachFeedId: Type.Integer() }),
    run: (context, { coachFeedId }) => refreshFeed(context, Number(coachFeedId)),
  },
  { name: 'coach-feeds.refresh-due', schedule: '*/5 * * * *', run: refreshDue },
];
