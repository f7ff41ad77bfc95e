import type { Feature } from '@sullam/domain/features.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

export const LOCKED_KINDS = ['SUBMISSION', 'ANSWER'] as const;
export type LockedKind = (typeof LOCKED_KINDS)[number];

/** One piece of work. */
export interface WorkPlace {
  kind: LockedKind;
  recordId: number;
  /** Of an attempt the question's position; 0 for a submission. */
  part: number;
}

/** A kind of work that one person has in hand at a time. */
export interface LockableWork {
  kind: LockedKind;
  feature: Feature;
  /**
   * The queue that the work stands in, and whether several have it in hand by design.
   * @throws Problem not-found for whom it isn't theirs to do
   */
  access(context: MemberContext, tx: Tx, place: WorkPlace): Promise<{ listId: number; isShared: boolean }>;
}

/** Whoever owns such work brings it. */
export const lockableWork = extensionPoint<LockableWork>('lockable-work');
