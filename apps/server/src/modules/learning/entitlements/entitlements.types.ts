import type { EntitledSubject } from '@sullam/domain/subjects.gen.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** What somebody is entitled to. */
export interface Subject {
  kind: EntitledSubject;
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
 * The module that owns a kind of subject contributes what follows when a person's right to one may have changed, in the transaction
 * that changed it. Called more than once for the same state it changes nothing.
 */
export interface EntitlementFollowing {
  kind: EntitledSubject;
  follow(context: SystemContext, tx: Tx, entitled: Entitled): Promise<void>;
}

export const entitlementFollowing = extensionPoint<EntitlementFollowing>('entitlement-following');
