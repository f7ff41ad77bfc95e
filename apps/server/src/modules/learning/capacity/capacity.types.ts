import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

export type PlaceState = 'WAITING' | 'OFFERED' | 'HELD' | 'TAKEN' | 'RELEASED' | 'EXPIRED';

/** What there are places for. */
export interface PoolSubject {
  kind: 'EVENT' | 'EVENT_TICKET_TYPE';
  id: number;
}

export interface Place {
  placeId: number;
  wholePoolId: number;
  partPoolId: number | null;
  state: PlaceState;
  /** Until when an offer or a hold stands. */
  until: Date | null;
}

/** What of a place changed without its holder doing anything: an offer came, an offer or a hold ran out. */
export interface PlaceChange {
  placeId: number;
  /** What the places are for, as a whole. */
  subject: PoolSubject;
  state: 'OFFERED' | 'EXPIRED';
  until: Date | null;
}

/** Who owns a kind of subject brings what follows, in the transaction that changed the place. */
export const placeFollowing =
  extensionPoint<(context: SystemContext, tx: Tx, change: PlaceChange) => Promise<void>>('place-following');
