import { transaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { SETTLE_POOL, settlePool } from './settle-pool.ts';

/** Ends the offers and holds of a pool whose time is over, and passes their places on. */
export const settlePoolJob: JobDefinition = {
  name: SETTLE_POOL,
  run: (context, { placePoolId }) => transaction(context, (tx) => settlePool(context, tx, Number(placePoolId))),
};
