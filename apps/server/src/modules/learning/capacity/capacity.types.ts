import type { PooledSubject } from '@sullam/domain/subjects.gen.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

export type PlaceState = 'WAITING' | 'OFFERED' | 'HELD' | 'TAKEN' | 'RELEASED' | 'EXPIRED';

/** What there are places for. */
export interface PoolSubject {
  kind: PooledSubject;
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

/** The module that owns a kind of subject contributes what follows, in the transaction that changed the place. */
export interface PlaceFollowing {
  kind: PooledSubject;
  follow(context: SystemContext, tx: Tx, change: PlaceChange): Promise<void>;
}

export const placeFollowing = extensionPoint<PlaceFollowing>('place-following');
