import { type IdentityScope, identityTransaction, type Tx } from '../../kernel/database/database.ts';
import { type Invalidations, invalidate, type Topic } from '../../kernel/database/invalidation.ts';

/** A transaction on accounts and sessions that notes which caches it makes old. */
export interface IdentityChange {
  tx: Tx;
  /** Tells every process with the commit, and this one as soon as it has happened. */
  changed(topic: Topic): Promise<void>;
}

/** Runs a change of accounts or sessions; who is cut off by it is cut off here before the response leaves. */
export async function changeIdentity<R>(
  scope: IdentityScope,
  invalidations: Invalidations,
  work: (change: IdentityChange) => Promise<R>,
): Promise<R> {
  const topics: Topic[] = [];
  const result = await identityTransaction(scope, (tx) =>
    work({
      tx,
      changed: async (topic) => {
        topics.push(topic);
        await invalidate(tx, topic);
      },
    }),
  );
  invalidations.forget(topics);
  return result;
}
