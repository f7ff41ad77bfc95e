import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { shapedStatement, statement } from '../../../kernel/database/statement.ts';
import type { Place, PlaceState, PoolSubject } from './capacity.types.ts';

export interface PoolRow {
  placePoolId: number;
  wholePoolId: number | null;
  subject: PoolSubject;
  capacity: number | null;
  offerMinutes: number;
  isOpen: boolean;
}

/** A whole pool with its parts, behind its door. */
export interface OpenPools {
  pools: PoolRow[];
  inUse: InUse[];
  /** An offer or a hold has run out. */
  isOver: boolean;
  isWaitedFor: boolean;
}

interface InUse {
  part_pool_id: number | null;
  count: number;
}

const door = statement(({ wholePoolId }: { wholePoolId: number }) =>
  db
    .selectFrom('place_pools')
    .select('place_pool_id')
    .where('place_pool_id', '=', wholePoolId)
    .where('whole_pool_id', 'is', null)
    .forUpdate(),
);

// the states stand in the statements themselves: only so they are found by the indexes of what runs
const behindDoor = statement(({ wholePoolId, now }: { wholePoolId: number; now: Date }) =>
  db
    .selectFrom('place_pools')
    .select(['place_pool_id', 'whole_pool_id', 'subject_kind', 'subject_id', 'capacity', 'offer_minutes', 'is_open'])
    .select([
      sql<boolean>`exists (select from places p where ${inOrganization('p')} and p.whole_pool_id = ${wholePoolId}
        and p.state in ('OFFERED', 'HELD') and p.until <= ${now})`.as('is_over'),
      sql<boolean>`exists (select from places p where ${inOrganization('p')} and p.whole_pool_id = ${wholePoolId}
        and p.state = 'WAITING')`.as('is_waited_for'),
    ])
    .where(sql<boolean>`(place_pool_id = ${wholePoolId} or whole_pool_id = ${wholePoolId})`),
);

const usedOf = statement(({ wholePoolId }: { wholePoolId: number }) =>
  db
    .selectFrom('places')
    .select(['part_pool_id', sql<number>`count(*)::int`.as('count')])
    .where('whole_pool_id', '=', wholePoolId)
    .where(sql<boolean>`state in ('OFFERED', 'HELD', 'TAKEN')`)
    .groupBy('part_pool_id'),
);

/** Without a look at what is behind it. */
export async function lockDoor(tx: Tx, wholePoolId: number): Promise<void> {
  await tx.one(door({ wholePoolId }));
}

/**
 * The one door: who has locked the whole pool is alone with all that is in it. What stands behind it is asked in the same breath,
 * and read once it is open: each statement sees what was committed before it.
 */
export async function lockPool(tx: Tx, wholePoolId: number, now: Date): Promise<OpenPools> {
  // pipelined: the event-enrollments benchmark measures enrolling and leaving
  const [, rows, inUse] = await Promise.all([
    tx.one(door({ wholePoolId })),
    tx.all(behindDoor({ wholePoolId, now })),
    tx.all(usedOf({ wholePoolId })),
  ]);
  const pools = rows.map((row) => ({
    placePoolId: row.place_pool_id,
    wholePoolId: row.whole_pool_id,
    subject: { kind: row.subject_kind, id: row.subject_id },
    capacity: row.capacity,
    offerMinutes: row.offer_minutes,
    isOpen: row.is_open,
  }));
  return { pools, inUse, isOver: rows[0]?.is_over ?? false, isWaitedFor: rows[0]?.is_waited_for ?? false };
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

const placed = statement((place: NewPlace) =>
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

export async function insertPlace(tx: Tx, place: NewPlace): Promise<number> {
  return (await tx.one(placed(place)))!.place_id;
}

const ownPlace = statement(({ wholePoolId, userId }: { wholePoolId: number; userId: number }) =>
  db
    .selectFrom('places')
    .select(['place_id', 'whole_pool_id', 'part_pool_id', 'until', sql<PlaceState>`state`.as('state')])
    .where('whole_pool_id', '=', wholePoolId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`state in ('WAITING', 'OFFERED', 'HELD', 'TAKEN')`),
);

/** Of a person who may hold one at most. */
export async function findOwnPlace(tx: Tx, wholePoolId: number, userId: number): Promise<Place | undefined> {
  const row = await tx.one(ownPlace({ wholePoolId, userId }));
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

interface PlaceNow {
  state: PlaceState;
  until: Date | null;
  now: Date;
  userId?: number | null;
}

const setTo = shapedStatement(({ isPassedOn }: { isPassedOn: boolean }, place: PlaceNow & { placeId: number }) =>
  db
    .updateTable('places')
    .set({
      state: place.state,
      until: place.until,
      changed_at: place.now,
      ...(isPassedOn ? { user_id: place.userId ?? null } : {}),
    })
    .where('place_id', '=', place.placeId),
);

export const setPlace = (tx: Tx, placeId: number, change: PlaceNow): Promise<number> =>
  tx.run(setTo({ isPassedOn: change.userId !== undefined }, { placeId, ...change }));

/** Ends what is over; answers the ids. */
export const expirePlaces = (tx: Tx, wholePoolId: number, now: Date): Promise<{ place_id: number }[]> =>
  tx.all(
    db
      .updateTable('places')
      .set({ state: 'EXPIRED', until: null, changed_at: now })
      .where('whole_pool_id', '=', wholePoolId)
      .where(sql<boolean>`state in ('OFFERED', 'HELD')`)
      .where('until', '<=', now)
      .returning('place_id'),
  );

/** How many are in use of each part; of the locked pool after its ended ones were taken away. */
export const countInUse = (tx: Tx, wholePoolId: number): Promise<InUse[]> => tx.all(usedOf({ wholePoolId }));

/** The first who wait, in the order in which they came, of parts that have something free. */
export const listWaiting = (tx: Tx, wholePoolId: number, parts: readonly number[] | null, most: number) => {
  const waiting = db
    .selectFrom('places')
    .select(['place_id', 'part_pool_id'])
    .where('whole_pool_id', '=', wholePoolId)
    .where(sql<boolean>`state = 'WAITING'`)
    .orderBy('queue_number')
    .limit(most);
  return tx.all(parts === null ? waiting : waiting.where(sql<boolean>`part_pool_id = any(${[...parts]}::bigint[])`));
};
