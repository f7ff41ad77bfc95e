import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import {
  countInUse,
  expirePlaces,
  listWaiting,
  lockPool,
  type OpenPools,
  type PoolRow,
  setPlace,
} from './capacity.repository.ts';
import { type PlaceChange, type PoolSubject, placeFollowing } from './capacity.types.ts';

export const SETTLE_POOL = 'places.settle-pool';

const MINUTE = 60_000;

/** What of a locked pool is free: of the whole, and of each part. */
export interface Room {
  pools: readonly PoolRow[];
  whole: PoolRow;
  /** Somebody waited when the door opened. */
  isWaitedFor: boolean;
  free(partPoolId: number | null): number;
  use(partPoolId: number | null): void;
  leave(partPoolId: number | null): void;
}

function roomOf({ pools, inUse, isWaitedFor }: OpenPools): Room {
  const whole = pools.find(({ wholePoolId }) => wholePoolId === null);
  if (!whole) throw new Error('a pool without its whole');
  const used = new Map(inUse.map(({ part_pool_id, count }) => [part_pool_id, count]));
  let total = inUse.reduce((sum, { count }) => sum + count, 0);
  const left = (pool: PoolRow | undefined, count: number) => (pool?.capacity ?? Number.POSITIVE_INFINITY) - count;
  const add = (partPoolId: number | null, count: number) => {
    total += count;
    used.set(partPoolId, (used.get(partPoolId) ?? 0) + count);
  };
  return {
    pools,
    whole,
    isWaitedFor,
    free: (partPoolId) => {
      const ofWhole = left(whole, total);
      if (partPoolId === null) return Math.max(0, ofWhole);
      const part = pools.find(({ placePoolId }) => placePoolId === partPoolId);
      return Math.max(0, Math.min(ofWhole, left(part, used.get(partPoolId) ?? 0)));
    },
    use: (partPoolId) => add(partPoolId, 1),
    leave: (partPoolId) => add(partPoolId, -1),
  };
}

async function follow(context: SystemContext, tx: Tx, changes: readonly PlaceChange[]): Promise<void> {
  for (const change of changes)
    for (const part of context.extensions.of(placeFollowing))
      if (part.kind === change.subject.kind) await part.follow(context, tx, change);
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
  while (room.isWaitedFor && whole.isOpen && room.free(null) > 0) {
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

/** Offers what is free in a room to those who wait. */
export async function offerFree(context: SystemContext, tx: Tx, room: Room): Promise<void> {
  await follow(context, tx, await promote(context, tx, room, room.whole.subject));
}

/**
 * Comes through the one door: locks the pool, ends what is over, offers what is free to those who wait. What is free afterwards is
 * nobody's who came before.
 */
export async function enterPool(context: SystemContext, tx: Tx, wholePoolId: number): Promise<Room> {
  return settled(context, tx, await lockPool(tx, wholePoolId, context.clock.now()));
}

async function settled(context: SystemContext, tx: Tx, open: OpenPools): Promise<Room> {
  const room = roomOf(open);
  if (!open.isOver) {
    await offerFree(context, tx, room);
    return room;
  }
  const { subject, placePoolId } = room.whole;
  const ended = await expirePlaces(tx, placePoolId, context.clock.now());
  const afterwards = roomOf({ ...open, inUse: await countInUse(tx, placePoolId) });
  const expired = ended.map(({ place_id: placeId }) => ({ placeId, subject, state: 'EXPIRED', until: null }) as const);
  const offered = await promote(context, tx, afterwards, subject);
  await follow(context, tx, [...expired, ...offered]);
  return afterwards;
}

export async function settlePool(context: SystemContext, tx: Tx, wholePoolId: number): Promise<void> {
  const open = await lockPool(tx, wholePoolId, context.clock.now());
  if (open.pools.length > 0) await settled(context, tx, open);
}
