import { type IdentityScope, identityTransaction, type Tx } from '../../../kernel/database/database.ts';
import { invalidate, type Topic } from '../../../kernel/database/topics.ts';

/** A transaction on accounts and sessions that notes which caches it makes old. */
export interface IdentityChange {
  tx: Tx;
  /** What is kept about the topic is old with the commit. */
  changed(topic: Topic): Promise<void>;
}

/** Runs a change of accounts or sessions; who is cut off by it is cut off here before the response leaves. */
export const changeIdentity = <R>(scope: IdentityScope, work: (change: IdentityChange) => Promise<R>): Promise<R> =>
  identityTransaction(scope, (tx) => work({ tx, changed: (topic) => invalidate(tx, topic) }));
