import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { hashToken, randomToken } from '../../../kernel/secrets.ts';
import { freeSeats, takeSeat } from './seat-assignments.service.ts';
import { seatLink } from './seat-invitations.ts';
import { accessLockedPool, isPoolOpen } from './seat-pools.access.ts';
import { noSeatLeft, otherAddress, poolClosed } from './seat-pools.errors.ts';
import { findAddress, readGiver, readPool } from './seat-pools.reads.ts';
import {
  countLivingSeats,
  findInvitedSeat,
  findPool,
  findPoolByLink,
  findSeatOfAddress,
  findSeatOfMember,
  lockPool,
  type PoolRecord,
  type SeatRecord,
  setLink,
} from './seat-pools.repository.ts';
import type { SeatInvitation } from './seat-pools.schemas.ts';

interface Linked {
  pool: PoolRecord;
  /** The seat of a personal invitation; undefined for the link of the pool. */
  seat: SeatRecord | undefined;
}

/** What a token leads to. @throws Problem not-found for one that never was, or is no longer valid */
async function findLinked(tx: Tx, token: string): Promise<Linked> {
  const hash = hashToken(token);
  const seat = await findInvitedSeat(tx, hash);
  const pool = seat ? await findPool(tx, seat.seatPoolId) : await findPoolByLink(tx, hash);
  if (!pool) throw notFound();
  return { pool, seat };
}

async function stateOf(context: RequestContext, tx: Tx, { pool, seat }: Linked): Promise<SeatInvitation['state']> {
  const { caller, clock } = context;
  if (caller.kind === 'member' && (await findSeatOfMember(tx, pool.seatPoolId, caller.userId))) return 'HELD';
  if (!isPoolOpen(pool, clock.now())) return 'CLOSED';
  if (seat) return 'OPEN';
  return freeSeats(pool, await countLivingSeats(tx, pool.seatPoolId)) > 0 ? 'OPEN' : 'FULL';
}

/** What a link leads to, for whoever has it. */
export const readInvitation = (context: RequestContext, token: string): Promise<SeatInvitation> =>
  reading(context, async (tx) => {
    const linked = await findLinked(tx, token);
    const { courseId, title, cover, coverArt, companyName } = await readPool(context, tx, linked.pool.seatPoolId);
    const state = await stateOf(context, tx, linked);
    return { courseId, title, cover, coverArt, companyName, email: linked.seat?.email ?? null, state };
  });

/**
 * Takes the seat that a link leads to. Somebody who has a seat of the pool keeps it and takes no second one.
 * @throws Problem seat.other-address when the invitation went to somebody else, seat.none-left, seat.pool-closed
 */
export const acceptSeat = (context: MemberContext, token: string): Promise<{ courseId: number }> =>
  transaction(context, async (tx) => {
    const { userId } = context.caller;
    const { seatPoolId } = (await findLinked(tx, token)).pool;
    const pool = await lockPool(tx, seatPoolId);
    // once more under the lock: it may have been renewed, closed or accepted meanwhile
    const { seat } = await findLinked(tx, token);
    if (!pool) throw notFound();
    const { courseId } = pool;
    if (await findSeatOfMember(tx, seatPoolId, userId)) return { courseId };
    if (!isPoolOpen(pool, context.clock.now())) throw poolClosed();
    const email = await findAddress(tx, userId);
    if (seat && seat.email !== email) throw otherAddress();
    const invited = seat ?? (await findSeatOfAddress(tx, seatPoolId, email));
    if (!invited && freeSeats(pool, await countLivingSeats(tx, seatPoolId)) <= 0) throw noSeatLeft();
    await takeSeat(context, tx, pool, { seatId: invited?.seatId ?? null, email });
    return { courseId };
  });

/**
 * Creates the link of a pool, or another one in its place. Its token is returned once.
 * @throws Problem seat.pool-closed
 */
export const renewLink = (context: MemberContext, seatPoolId: number) =>
  transaction(context, async (tx) => {
    const pool = await accessLockedPool(context, tx, seatPoolId);
    const now = context.clock.now();
    if (!isPoolOpen(pool, now)) throw poolClosed();
    const token = randomToken();
    await setLink(tx, seatPoolId, { hash: hashToken(token), now });
    await audit(context, tx, { action: 'seat.renew-link', noun: 'seat-pool', nounId: seatPoolId });
    const giver = await readGiver(tx, context.organizationId, seatPoolId);
    return { url: seatLink(context, giver, token), createdAt: now.toISOString() };
  });

/** Closes the link of a pool; seats that were taken by it stay. */
export const closeLink = (context: MemberContext, seatPoolId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessLockedPool(context, tx, seatPoolId);
    await setLink(tx, seatPoolId, null);
    await audit(context, tx, { action: 'seat.close-link', noun: 'seat-pool', nounId: seatPoolId });
  });
