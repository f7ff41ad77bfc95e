import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** What somebody is entitled to. Coaching and products come with their modules. */
export interface Subject {
  kind: 'COURSE' | 'EVENT';
  id: number;
}

/** Whose right to what. */
export interface Entitled {
  userId: number;
  subject: Subject;
}

/** Where a right comes from: which order, bundle or rule, where the source alone doesn't say it. */
export interface Source {
  source: 'SELF' | 'ORDER' | 'GRANT' | 'IMPORT' | 'BUNDLE' | 'RULE';
  sourceKey?: string;
}

export interface Grant extends Entitled, Source {
  /** Null or absent: at once, and until it is revoked. */
  startsAt?: Date | null;
  endsAt?: Date | null;
  /** Null: the system. */
  grantedBy: number | null;
}

/**
 * Who owns a kind of subject brings what follows when somebody's right to one may have changed, in the transaction that changed
 * it. Asked more than once for the same state it changes nothing.
 */
export const entitlementFollowing =
  extensionPoint<(context: SystemContext, tx: Tx, entitled: Entitled) => Promise<void>>('entitlement-following');
