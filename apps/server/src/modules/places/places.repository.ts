import { sql } from 'kysely';
import { db, type Tx } from '../../kernel/database/database.ts';
import type { Place, PlaceState, PoolSubject } from './places.types.ts';

export interface PoolRow {
  placePoolId: number;
  wholePoolId: number | null;
  subject: PoolSubject;
  capacity: number | null;
  offerMinutes: number;
  isOpen: boolean;
}

/** The one door: who has locked the whole pool is alone with all that is in it. */
export async function lockPool(tx: Tx, wholePoolId: number): Promise<PoolRow[]> {
  await tx.one(
    db
      .selectFrom('place_pools')
      .select('place_pool_id')
      .where('place_pool_id', '=', wholePoolId)
      .where('whole_pool_id', 'is', null)
      .forUpdate(),
  );
  const rows = await tx.all(
    db
      .selectFrom('place_pools')
      .select(['place_pool_id', 'whole_pool_id', 'subject_id', 'capacity', 'offer_minutes', 'is_open'])
      .select(sql<PoolSubject['kind']>`subject_kind`.as('subject_kind'))
      .where(sql<boolean>`(place_pool_id = ${wholePoolId} or whole_pool_id = ${wholePoolId})`),
  );
  return rows.map((row) => ({
    placePoolId: row.place_pool_id,
    wholePoolId: row.whole_pool_id,
    subject: { kind: row.subject_kind, id: row.subject_id },
    capacity: row.capacity,
    offerMinutes: row.offer_minutes,
    isOpen: row.is_open,
  }));
}

export interface NewPool {
  subject: PoolSubject;
  wholePoolId?: number | null;
  capacity: number | null;
  offerMinutes?: number;
}

export async function insertPool(tx: Tx, { subject, wholePoolId = null, capacity, offerMinutes = 1440 }: NewPool) {
  const row = await tx.one(
    db
      .insertInto('place_pools')
      .values({
        whole_pool_id: wholePoolId,
        subject_kind: subject.kind,
        subject_id: subject.id,
        capacity,
        offer_minutes: offerMinutes,
      })
      .returning('place_pool_id'),
  );
  return row!.place_pool_id;
}

export const updatePool = (
  tx: Tx,
  placePoolId: number,
  change: { capacity?: number | null; offer_minutes?: number; is_open?: boolean },
): Promise<number> => tx.run(db.updateTable('place_pools').set(change).where('place_pool_id', '=', placePoolId));

interface NewPlace {
  wholePoolId: number;
  partPoolId: number | null;
  userId: number | null;
  state: PlaceState;
  until: Date | null;
  now: Date;
}

export async function insertPlace(tx: Tx, place: NewPlace): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('places')
      .values({
        whole_pool_id: place.wholePoolId,
        part_pool_id: place.partPoolId,
        user_id: place.userId,
        state: place.state,
        until: place.until,
        changed_at: place.now,
      })
      .returning('place_id'),
  );
  return row!.place_id;
}

/** Of a person who may hold one at most. */
export async function findOwnPlace(tx: Tx, wholePoolId: number, userId: number): Promise<Place | undefined> {
  const row = await tx.one(
    db
      .selectFrom('places')
      .select(['place_id', 'whole_pool_id', 'part_pool_id', 'until', sql<PlaceState>`state`.as('state')])
      .where('whole_pool_id', '=', wholePoolId)
      .where('user_id', '=', userId)
      .where('state', 'in', ['WAITING', 'OFFERED', 'HELD', 'TAKEN']),
  );
  return (
    row && {
      placeId: row.place_id,
      wholePoolId: row.whole_pool_id,
      partPoolId: row.part_pool_id,
      state: row.state,
      until: row.until,
    }
  );
}

export const setPlace = (
  tx: Tx,
  placeId: number,
  change: { state: PlaceState; until: Date | null; now: Date; userId?: number | null },
): Promise<number> =>
  tx.run(
    db
      .updateTable('places')
      .set({
        state: change.state,
        until: change.until,
        changed_at: change.now,
        ...(change.userId === undefined ? {} : { user_id: change.userId }),
      })
      .where('place_id', '=', placeId),
  );

/** Ends what is over; answers the ids. */
export const expirePlaces = (tx: Tx, wholePoolId: number, now: Date): Promise<{ place_id: number }[]> =>
  tx.all(
    db
      .updateTable('places')
      .set({ state: 'EXPIRED', until: null, changed_at: now })
      .where('whole_pool_id', '=', wholePoolId)
      .where('state', 'in', ['OFFERED', 'HELD'])
      .where('until', '<=', now)
      .returning('place_id'),
  );

/** How many are in use of each part; of the locked pool after its ended ones were taken away. */
export const countInUse = (tx: Tx, wholePoolId: number): Promise<{ part_pool_id: number | null; count: number }[]> =>
  tx.all(
    db
      .selectFrom('places')
      .select(['part_pool_id', sql<number>`count(*)::int`.as('count')])
      .where('whole_pool_id', '=', wholePoolId)
      .where('state', 'in', ['OFFERED', 'HELD', 'TAKEN'])
      .groupBy('part_pool_id'),
  );

/** The first who wait, in the order in which they came, of parts that have something free. */
export const listWaiting = (tx: Tx, wholePoolId: number, parts: readonly number[] | null, most: number) => {
  const waiting = db
    .selectFrom('places')
    .select(['place_id', 'part_pool_id'])
    .where('whole_pool_id', '=', wholePoolId)
    .where('state', '=', 'WAITING')
    .orderBy('queue_number')
    .limit(most);
  return tx.all(parts === null ? waiting : waiting.where(sql<boolean>`part_pool_id = any(${[...parts]}::bigint[])`));
};
