import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { belowTaken, hasPlace, noPlaceFree, placeGone, placesFree } from './capacity.errors.ts';
import { readPlace, readPoolFigures } from './capacity.reads.ts';
import { findOwnPlace, insertPlace, insertPool, lockDoor, setPlace, updatePool } from './capacity.repository.ts';
import type { Place, PlaceState } from './capacity.types.ts';
import { enterPool, offerFree, queueSettling } from './settle-pool.ts';

export const openPool = insertPool;

interface Wanted {
  wholePoolId: number;
  partPoolId: number | null;
  /** null: a guest without an account. */
  userId: number | null;
  /** Held until then, while somebody pays; null: taken at once. */
  holdUntil?: Date | null;
  /** Waits where nothing is free, instead of being refused. ONLY: takes nothing that is free, because it is for sale. */
  waits: boolean | 'ONLY';
}

/** Read while the door opened, a place may be another by now: what has an end came to it, who waited was offered one. */
const mayHaveMoved = ({ until, state }: Place): boolean => until !== null || state === 'WAITING';

/** Takes or holds a place, or a place in the queue. Whoever has one already has that one: twice is once. */
export async function takePlace(context: SystemContext, tx: Tx, wanted: Wanted): Promise<Place & { isNew: boolean }> {
  const { wholePoolId, partPoolId, userId, holdUntil = null, waits } = wanted;
  // pipelined: the event-enrollments benchmark measures enrolling and leaving
  const [room, known] = await Promise.all([
    enterPool(context, tx, wholePoolId),
    userId === null ? undefined : findOwnPlace(tx, wholePoolId, userId),
  ]);
  const own = known && userId !== null && mayHaveMoved(known) ? await findOwnPlace(tx, wholePoolId, userId) : known;
  if (own) return { ...own, isNew: false };
  const isFree = room.free(partPoolId) > 0;
  if (!isFree && !waits) throw noPlaceFree();
  if (isFree && waits === 'ONLY') throw placesFree();
  const state = isFree ? (holdUntil ? 'HELD' : 'TAKEN') : 'WAITING';
  const until = state === 'HELD' ? holdUntil : null;
  const placeId = await insertPlace(tx, { wholePoolId, partPoolId, userId, state, until, now: context.clock.now() });
  if (until) await queueSettling(context, tx, wholePoolId, until);
  return { placeId, wholePoolId, partPoolId, state, until, isNew: true };
}

/** A place, alone with all others of its pool; and how it is given back. */
export interface ReachedPlace {
  place: Place;
  /** What comes free goes to whoever waits; what was given back before isn't a second time. */
  release(): Promise<void>;
}

const OVER: readonly PlaceState[] = ['RELEASED', 'EXPIRED'];

/** Goes through the door of a place's pool, and finds the place as it is then. */
export async function reachPlace(
  context: SystemContext,
  tx: Tx,
  { placeId, wholePoolId }: { placeId: number; wholePoolId: number },
): Promise<ReachedPlace> {
  // pipelined: the event-enrollments benchmark measures enrolling and leaving
  const [room, known] = await Promise.all([enterPool(context, tx, wholePoolId), readPlace(tx, placeId)]);
  const place = known && mayHaveMoved(known) ? await readPlace(tx, placeId) : known;
  if (!place || place.wholePoolId !== wholePoolId) throw placeGone();
  return {
    place,
    async release() {
      if (OVER.includes(place.state)) return;
      if (place.state !== 'WAITING') room.leave(place.partPoolId);
      await setPlace(tx, placeId, { state: 'RELEASED', until: null, now: context.clock.now() });
      await offerFree(context, tx, room);
    },
  };
}

async function placeBehindDoor(context: SystemContext, tx: Tx, placeId: number): Promise<ReachedPlace> {
  const known = await readPlace(tx, placeId);
  if (!known) throw placeGone();
  return reachPlace(context, tx, known);
}

/** Takes what was offered; `holdUntil` as for `takePlace`. */
export async function acceptOffer(
  context: SystemContext,
  tx: Tx,
  placeId: number,
  holdUntil: Date | null = null,
): Promise<Place> {
  const { place } = await placeBehindDoor(context, tx, placeId);
  if (place.state !== 'OFFERED') throw placeGone();
  const state = holdUntil ? 'HELD' : 'TAKEN';
  await setPlace(tx, placeId, { state, until: holdUntil, now: context.clock.now() });
  if (holdUntil) await queueSettling(context, tx, place.wholePoolId, holdUntil);
  return { ...place, state, until: holdUntil };
}

/** Holds a place longer, because its payment may take longer. */
export async function extendHold(context: SystemContext, tx: Tx, placeId: number, until: Date): Promise<void> {
  const { place } = await placeBehindDoor(context, tx, placeId);
  if (place.state !== 'HELD') throw placeGone();
  await setPlace(tx, placeId, { state: 'HELD', until, now: context.clock.now() });
  await queueSettling(context, tx, place.wholePoolId, until);
}

/** Takes a place that was held while its holder paid. Returns false when the hold has ended. */
export async function takeHeld(context: SystemContext, tx: Tx, placeId: number): Promise<boolean> {
  const { place } = await placeBehindDoor(context, tx, placeId);
  if (place.state !== 'HELD') return false;
  await setPlace(tx, placeId, { state: 'TAKEN', until: null, now: context.clock.now() });
  return true;
}

/** Gives a place back, an offer on, or leaves the queue; what comes free goes to whoever waits. */
export async function releasePlace(context: SystemContext, tx: Tx, placeId: number): Promise<void> {
  const { release } = await placeBehindDoor(context, tx, placeId);
  await release();
}

/** A place that is taken goes to somebody else and is never free in between. Whoever has one already can't have another. */
export async function handOver(context: SystemContext, tx: Tx, placeId: number, userId: number): Promise<void> {
  const { place } = await placeBehindDoor(context, tx, placeId);
  if (place.state !== 'TAKEN') throw placeGone();
  if (await findOwnPlace(tx, place.wholePoolId, userId)) throw hasPlace();
  await setPlace(tx, placeId, { state: 'TAKEN', until: null, now: context.clock.now(), userId });
}

/** How many places there are. More are offered to who waits; fewer than are taken, held and offered there can't be. */
export async function setPool(
  context: SystemContext,
  tx: Tx,
  { placePoolId, wholePoolId }: { placePoolId: number; wholePoolId: number },
  change: { capacity: number | null; offerMinutes?: number },
): Promise<void> {
  await lockDoor(tx, wholePoolId);
  const figures = await readPoolFigures(tx, [wholePoolId], context.clock.now());
  const pool = figures.find((one) => one.placePoolId === placePoolId);
  const inUse = pool ? pool.taken + pool.held + pool.offered : 0;
  if (change.capacity !== null && change.capacity < inUse) throw belowTaken(inUse);
  const { capacity, offerMinutes } = change;
  await updatePool(tx, placePoolId, {
    capacity,
    ...(offerMinutes === undefined ? {} : { offer_minutes: offerMinutes }),
  });
  await enterPool(context, tx, wholePoolId);
}

/** Nothing is offered any more: what it was for is called off or over. */
export async function closePool(tx: Tx, wholePoolId: number): Promise<void> {
  await lockDoor(tx, wholePoolId);
  await updatePool(tx, wholePoolId, { is_open: false });
}
