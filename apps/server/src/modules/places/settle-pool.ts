import type { SystemContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { countInUse, expirePlaces, listWaiting, lockPool, type PoolRow, setPlace } from './places.repository.ts';
import { type PlaceChange, type PoolSubject, placeFollowing } from './places.types.ts';

export const SETTLE_POOL = 'places.settle-pool';

const MINUTE = 60_000;

/** What of a locked pool is free: of the whole, and of each part. */
export interface Room {
  pools: readonly PoolRow[];
  whole: PoolRow;
  free(partPoolId: number | null): number;
  use(partPoolId: number | null): void;
}

async function roomOf(tx: Tx, pools: readonly PoolRow[]): Promise<Room> {
  const whole = pools.find(({ wholePoolId }) => wholePoolId === null);
  if (!whole) throw new Error('a pool without its whole');
  const counted = await countInUse(tx, whole.placePoolId);
  const used = new Map(counted.map(({ part_pool_id, count }) => [part_pool_id, count]));
  let total = counted.reduce((sum, { count }) => sum + count, 0);
  const left = (pool: PoolRow | undefined, count: number) => (pool?.capacity ?? Number.POSITIVE_INFINITY) - count;
  return {
    pools,
    whole,
    free: (partPoolId) => {
      const ofWhole = left(whole, total);
      if (partPoolId === null) return Math.max(0, ofWhole);
      const part = pools.find(({ placePoolId }) => placePoolId === partPoolId);
      return Math.max(0, Math.min(ofWhole, left(part, used.get(partPoolId) ?? 0)));
    },
    use: (partPoolId) => {
      total += 1;
      used.set(partPoolId, (used.get(partPoolId) ?? 0) + 1);
    },
  };
}

async function follow(context: SystemContext, tx: Tx, changes: readonly PlaceChange[]): Promise<void> {
  for (const change of changes)
    for (const part of context.extensions.of(placeFollowing)) await part(context, tx, change);
}

/** At the end of an offer or a hold somebody has to look. */
export const queueSettling = (context: SystemContext, tx: Tx, placePoolId: number, runAt: Date): Promise<void> =>
  context.jobs.enqueue(tx, context.organizationId, SETTLE_POOL, { placePoolId }, { runAt });

/** Offers what is free to whoever has waited longest for it. A part that is full holds up nobody who waits for another. */
async function promote(context: SystemContext, tx: Tx, room: Room, subject: PoolSubject): Promise<PlaceChange[]> {
  const { whole, pools } = room;
  const changes: PlaceChange[] = [];
  const now = context.clock.now();
  const until = new Date(now.getTime() + whole.offerMinutes * MINUTE);
  while (whole.isOpen && room.free(null) > 0) {
    const parts = pools.filter((pool) => pool.wholePoolId !== null && room.free(pool.placePoolId) > 0);
    const open = pools.length === 1 ? null : parts.map(({ placePoolId }) => placePoolId);
    // one at a time: whom the next is for depends on what this one leaves of its part
    const [first] = await listWaiting(tx, whole.placePoolId, open, 1);
    if (!first) break;
    await setPlace(tx, first.place_id, { state: 'OFFERED', until, now });
    room.use(first.part_pool_id);
    changes.push({ placeId: first.place_id, subject, state: 'OFFERED', until });
  }
  if (changes.length > 0) await queueSettling(context, tx, whole.placePoolId, until);
  return changes;
}

/**
 * Comes through the one door: locks the pool, ends what is over, offers what is free to those who wait. What is free afterwards is
 * nobody's who came before.
 */
export async function enterPool(context: SystemContext, tx: Tx, wholePoolId: number): Promise<Room> {
  const pools = await lockPool(tx, wholePoolId);
  const ended = await expirePlaces(tx, wholePoolId, context.clock.now());
  const room = await roomOf(tx, pools);
  const { subject } = room.whole;
  const expired = ended.map(({ place_id: placeId }) => ({ placeId, subject, state: 'EXPIRED', until: null }) as const);
  const offered = await promote(context, tx, room, subject);
  await follow(context, tx, [...expired, ...offered]);
  return room;
}

export async function settlePool(context: SystemContext, tx: Tx, wholePoolId: number): Promise<void> {
  const pools = await lockPool(tx, wholePoolId);
  if (pools.length > 0) await enterPool(context, tx, wholePoolId);
}
