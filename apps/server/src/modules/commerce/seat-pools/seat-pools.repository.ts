import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';

export interface PoolRecord {
  seatPoolId: number;
  orderLineId: number;
  /** The buyer. */
  userId: number;
  courseId: number;
  seatCount: number;
  refundedCount: number;
  assignableUntil: Date;
  isSuspended: boolean;
  endedAt: Date | null;
}

const pools = () =>
  db
    .selectFrom('seat_pools')
    .select(['seat_pool_id as seatPoolId', 'order_line_id as orderLineId', 'user_id as userId'])
    .select(['course_id as courseId', 'seat_count as seatCount', 'refunded_count as refundedCount'])
    .select(['assignable_until as assignableUntil', 'is_suspended as isSuspended', 'ended_at as endedAt']);

export const findPool = (tx: Tx, seatPoolId: number): Promise<PoolRecord | undefined> =>
  tx.one(pools().where('seat_pool_id', '=', seatPoolId));

/** Locks a pool until the transaction ends. Seats are assigned and taken back under this lock; orders are locked before it. */
export const lockPool = (tx: Tx, seatPoolId: number): Promise<PoolRecord | undefined> =>
  tx.one(pools().where('seat_pool_id', '=', seatPoolId).forUpdate());

/** The same, by the line that bought it. */
export const lockPoolOfLine = (tx: Tx, orderLineId: number): Promise<PoolRecord | undefined> =>
  tx.one(pools().where('order_line_id', '=', orderLineId).forUpdate());

export const findPoolByLink = (tx: Tx, linkHash: string): Promise<PoolRecord | undefined> =>
  tx.one(pools().where('link_hash', '=', linkHash));

export interface NewPool {
  orderLineId: number;
  userId: number;
  courseId: number;
  seatCount: number;
  assignableUntil: Date;
  now: Date;
}

/** Creates the pool of a line; twice is once. */
export async function insertPool(tx: Tx, pool: NewPool): Promise<void> {
  await tx.run(
    db
      .insertInto('seat_pools')
      .values({
        order_line_id: pool.orderLineId,
        user_id: pool.userId,
        course_id: pool.courseId,
        seat_count: pool.seatCount,
        assignable_until: pool.assignableUntil,
        created_at: pool.now,
      })
      .onConflict((conflict) => conflict.columns(['organization_id', 'order_line_id']).doNothing()),
  );
}

const pool = (seatPoolId: number) => db.updateTable('seat_pools').where('seat_pool_id', '=', seatPoolId);

export const setRefunded = (tx: Tx, seatPoolId: number, refundedCount: number): Promise<number> =>
  tx.run(pool(seatPoolId).set({ refunded_count: refundedCount }));

export const setSuspended = (tx: Tx, seatPoolId: number, isSuspended: boolean): Promise<number> =>
  tx.run(pool(seatPoolId).set({ is_suspended: isSuspended }));

/** Ends a pool and its link. */
export const endPool = (tx: Tx, seatPoolId: number, now: Date): Promise<number> =>
  tx.run(pool(seatPoolId).set({ ended_at: now, link_hash: null, link_created_at: null }).where('ended_at', 'is', null));

export const setLink = (tx: Tx, seatPoolId: number, link: { hash: string; now: Date } | null): Promise<number> =>
  tx.run(pool(seatPoolId).set({ link_hash: link?.hash ?? null, link_created_at: link?.now ?? null }));

export type InvitationLanguage = 'en' | 'ar' | 'both';

export interface SeatRecord {
  seatId: number;
  seatPoolId: number;
  email: string;
  userId: number | null;
  status: 'INVITED' | 'ACTIVE' | 'RECLAIMED' | 'ENDED';
  invitationLanguage: InvitationLanguage | null;
  activatedAt: Date | null;
}

const seats = () =>
  db
    .selectFrom('seats')
    .select(['seat_id as seatId', 'seat_pool_id as seatPoolId', 'email', 'user_id as userId', 'status'])
    .select(['invitation_language as invitationLanguage', 'activated_at as activatedAt'])
    .$castTo<SeatRecord>();

const living = () => seats().where('status', 'in', ['INVITED', 'ACTIVE']);

export const findSeat = (tx: Tx, seatId: number): Promise<SeatRecord | undefined> =>
  tx.one(seats().where('seat_id', '=', seatId));

export const findInvitedSeat = (tx: Tx, invitationHash: string): Promise<SeatRecord | undefined> =>
  tx.one(seats().where('invitation_hash', '=', invitationHash));

/** The seat that an address has in a pool. */
export const findSeatOfAddress = (tx: Tx, seatPoolId: number, email: string): Promise<SeatRecord | undefined> =>
  tx.one(living().where('seat_pool_id', '=', seatPoolId).where(sql<boolean>`lower(email) = lower(${email})`));

/** The seat that a member has in a pool. */
export const findSeatOfMember = (tx: Tx, seatPoolId: number, userId: number): Promise<SeatRecord | undefined> =>
  tx.one(living().where('seat_pool_id', '=', seatPoolId).where('user_id', '=', userId));

/** Seats of a pool that are assigned. */
export const listLivingSeats = (tx: Tx, seatPoolId: number): Promise<SeatRecord[]> =>
  tx.all(living().where('seat_pool_id', '=', seatPoolId).orderBy('seat_id'));

export async function countLivingSeats(tx: Tx, seatPoolId: number): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('seats')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('seat_pool_id', '=', seatPoolId)
      .where('status', 'in', ['INVITED', 'ACTIVE']),
  );
  return row?.count ?? 0;
}

interface NewInvitation {
  seatPoolId: number;
  email: string;
  language: InvitationLanguage;
  hash: string;
  now: Date;
}

export async function insertInvitedSeat(tx: Tx, seat: NewInvitation): Promise<void> {
  await tx.run(
    db.insertInto('seats').values({
      seat_pool_id: seat.seatPoolId,
      email: seat.email,
      status: 'INVITED',
      invitation_language: seat.language,
      invitation_hash: seat.hash,
      invited_at: seat.now,
    }),
  );
}

export async function insertActiveSeat(
  tx: Tx,
  seat: { seatPoolId: number; email: string; userId: number; now: Date },
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('seats')
      .values({
        seat_pool_id: seat.seatPoolId,
        email: seat.email,
        user_id: seat.userId,
        status: 'ACTIVE',
        activated_at: seat.now,
      })
      .returning('seat_id'),
  );
  return row!.seat_id;
}

const seat = (seatId: number) => db.updateTable('seats').where('seat_id', '=', seatId);

export const activateSeat = (tx: Tx, seatId: number, userId: number, now: Date): Promise<number> =>
  tx.run(seat(seatId).set({ status: 'ACTIVE', user_id: userId, invitation_hash: null, activated_at: now }));

export const renewInvitation = (tx: Tx, seatId: number, hash: string, now: Date): Promise<number> =>
  tx.run(seat(seatId).set({ invitation_hash: hash, invited_at: now }));

export const endSeat = (tx: Tx, seatId: number, status: 'RECLAIMED' | 'ENDED', now: Date): Promise<number> =>
  tx.run(seat(seatId).set({ status, invitation_hash: null, ended_at: now }));

/** Ends invitations of pools whose last day is over, and forgets to whom they went. */
export const endExpiredInvitations = (tx: Tx, now: Date): Promise<number> =>
  tx.run(
    db
      .updateTable('seats')
      .set({ status: 'ENDED', email: '', invitation_hash: null, ended_at: now })
      .where('status', '=', 'INVITED')
      .where('seat_pool_id', 'in', (query) =>
        query.selectFrom('seat_pools').select('seat_pool_id').where('assignable_until', '<', now),
      ),
  );

/** Forgets the addresses of a member's seats. */
export const forgetAddressesOf = (tx: Tx, userId: number): Promise<number> =>
  tx.run(db.updateTable('seats').set({ email: '' }).where('user_id', '=', userId));
