import type { CreditLot, CreditSource } from '@sullam/domain/coaching/credits.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { isAmong } from '../../../kernel/database/statement.ts';

/** Whether a package `p` pays for a session type. */
export const paysFor = ({ coachId, sessionTypeId }: { coachId: number; sessionTypeId: number }) => sql<boolean>`
  ((p.coach_id is null or p.coach_id = ${coachId})
    and (not exists (select from coaching_package_types x where ${inOrganization('x')}
        and x.coaching_package_id = p.coaching_package_id)
      or exists (select from coaching_package_types x where ${inOrganization('x')}
        and x.coaching_package_id = p.coaching_package_id and x.session_type_id = ${sessionTypeId})))`;

/** What is left of a lot `l`: the sum of its movements. */
export const left = sql<number>`coalesce((select sum(m.amount)::int from coaching_credit_movements m
  where ${inOrganization('m')} and m.credit_lot_id = l.credit_lot_id), 0)`;

interface Wanted {
  userId: number;
  coachId: number;
  sessionTypeId: number;
  now: Date;
}

/**
 * Lots of a learner that can pay for a session type, locked until the transaction ends. What is left is read by a statement after the
 * lock, because the lock may have waited for others that reserved.
 */
export async function lockLots(tx: Tx, { userId, now, ...type }: Wanted): Promise<CreditLot[]> {
  const able = await tx.all(
    db
      .selectFrom('coaching_credit_lots as l')
      .innerJoin('coaching_packages as p', 'p.coaching_package_id', 'l.coaching_package_id')
      .select('l.credit_lot_id')
      .where('l.user_id', '=', userId)
      .where('l.expires_at', '>', now)
      .where('l.is_suspended', '=', false)
      .where('l.ended_at', 'is', null)
      .where(paysFor(type)),
  );
  const ids = able.map(({ credit_lot_id }) => credit_lot_id);
  if (ids.length === 0) return [];
  await tx.all(
    db
      .selectFrom('coaching_credit_lots')
      .select('credit_lot_id')
      .where(isAmong('credit_lot_id', ids))
      .orderBy('credit_lot_id')
      .forNoKeyUpdate(),
  );
  return tx.all(
    db
      .selectFrom('coaching_credit_lots as l')
      .select(['l.credit_lot_id as creditLotId', 'l.is_promotional as isPromotional'])
      .select(['l.created_at as grantedAt', 'l.expires_at as expiresAt', left.as('remaining')])
      .where(isAmong('l.credit_lot_id', ids))
      .where('l.is_suspended', '=', false)
      .where('l.ended_at', 'is', null),
  );
}

export interface NewLot {
  coachingPackageId: number;
  userId: number;
  source: CreditSource;
  sourceKey: string;
  isPromotional: boolean;
  reason: string | null;
  grantedBy: number | null;
  count: number;
  expiresAt: Date;
  now: Date;
}

/** Inserts a lot with its first movement. Returns undefined if its source has granted it already. */
export async function insertLot(tx: Tx, lot: NewLot): Promise<number | undefined> {
  const row = await tx.one(
    db
      .insertInto('coaching_credit_lots')
      .values({
        coaching_package_id: lot.coachingPackageId,
        user_id: lot.userId,
        source: lot.source,
        source_key: lot.sourceKey,
        is_promotional: lot.isPromotional,
        reason: lot.reason,
        granted_by: lot.grantedBy,
        granted_count: lot.count,
        expires_at: lot.expiresAt,
        created_at: lot.now,
      })
      .onConflict((same) => same.columns(['organization_id', 'source', 'source_key']).doNothing())
      .returning('credit_lot_id'),
  );
  if (row)
    await insertMovements(tx, [{ creditLotId: row.credit_lot_id, kind: 'GRANTED', amount: lot.count, now: lot.now }]);
  return row?.credit_lot_id;
}

export const findLotBySource = (tx: Tx, source: CreditSource, sourceKey: string) =>
  tx.one(
    db
      .selectFrom('coaching_credit_lots')
      .select('credit_lot_id as creditLotId')
      .where('source', '=', source)
      .where('source_key', '=', sourceKey),
  );

/** A lot by what granted it, locked until the transaction ends. */
export const lockLotOfSource = (tx: Tx, source: CreditSource, sourceKey: string) =>
  tx.one(
    db
      .selectFrom('coaching_credit_lots')
      .select(['credit_lot_id as creditLotId', 'ended_at as endedAt'])
      .where('source', '=', source)
      .where('source_key', '=', sourceKey)
      .forNoKeyUpdate(),
  );

/** A lot, locked until the transaction ends. */
export const lockLot = (tx: Tx, creditLotId: number) =>
  tx.one(
    db
      .selectFrom('coaching_credit_lots')
      .select(['coaching_package_id as coachingPackageId', 'user_id as userId', 'expires_at as expiresAt'])
      .where('credit_lot_id', '=', creditLotId)
      .forNoKeyUpdate(),
  );

/** What is left of a lot that the transaction has locked. */
export async function readLeft(tx: Tx, creditLotId: number): Promise<number> {
  const row = await tx.one(
    db.selectFrom('coaching_credit_lots as l').select(left.as('left')).where('l.credit_lot_id', '=', creditLotId),
  );
  return row?.left ?? 0;
}

const lotById = (creditLotId: number) =>
  db.updateTable('coaching_credit_lots').where('credit_lot_id', '=', creditLotId);

/** Credits that return to the lot from now on are taken back at once. */
export const endLot = (tx: Tx, creditLotId: number, endedAt: Date): Promise<number> =>
  tx.run(lotById(creditLotId).set({ ended_at: endedAt }));

export const setSuspended = (tx: Tx, creditLotId: number, isSuspended: boolean): Promise<number> =>
  tx.run(lotById(creditLotId).set({ is_suspended: isSuspended }));

interface Movement {
  creditLotId: number;
  kind: 'GRANTED' | 'RESERVED' | 'CONSUMED' | 'RETURNED' | 'TAKEN_BACK';
  amount: number;
  coachingSessionId?: number;
  now: Date;
}

export async function insertMovements(tx: Tx, movements: readonly Movement[]): Promise<void> {
  if (movements.length === 0) return;
  await tx.run(
    db.insertInto('coaching_credit_movements').values(
      movements.map(({ creditLotId, kind, amount, coachingSessionId = null, now }) => ({
        credit_lot_id: creditLotId,
        kind,
        amount,
        coaching_session_id: coachingSessionId,
        created_at: now,
      })),
    ),
  );
}

interface Reservation {
  creditLotId: number;
  coachingSessionId: number;
}

const openReservations = () =>
  db.selectFrom('coaching_credit_movements as m').where('m.kind', '=', 'RESERVED').where('m.settled_at', 'is', null);

export const hasReservation = async (tx: Tx, coachingSessionId: number, userId: number): Promise<boolean> =>
  (await tx.one(
    openReservations()
      .innerJoin('coaching_credit_lots as l', 'l.credit_lot_id', 'm.credit_lot_id')
      .select('m.credit_movement_id')
      .where('m.coaching_session_id', '=', coachingSessionId)
      .where('l.user_id', '=', userId)
      .limit(1),
  )) !== undefined;

/** Sessions with open reservations that have begun. */
export const listStarted = async (tx: Tx, now: Date): Promise<number[]> =>
  (
    await tx.all(
      openReservations()
        .innerJoin('coaching_session_starts as s', 's.coaching_session_id', 'm.coaching_session_id')
        .select('s.coaching_session_id')
        .distinct()
        .where('s.state', '=', 'BOOKED')
        .where('s.starts_at', '<=', now)
        .orderBy('s.coaching_session_id'),
    )
  ).map(({ coaching_session_id }) => coaching_session_id!);

/** Reservations of sessions; with a user, those of one learner alone. */
export interface Reserved {
  coachingSessionIds: readonly number[];
  userId?: number | undefined;
}

/** Settles open reservations. Those that another transaction has settled meanwhile are left out. */
export const settleReservations = (
  tx: Tx,
  { coachingSessionIds, userId }: Reserved,
  now: Date,
): Promise<Reservation[]> => {
  const settled = db
    .updateTable('coaching_credit_movements as m')
    .set({ settled_at: now })
    .where('m.kind', '=', 'RESERVED')
    .where('m.settled_at', 'is', null)
    .where(isAmong('m.coaching_session_id', coachingSessionIds))
    .returning(['m.credit_lot_id as creditLotId', sql<number>`m.coaching_session_id`.as('coachingSessionId')]);
  const ofLearner = db
    .selectFrom('coaching_credit_lots as l')
    .select('l.credit_lot_id')
    .where('l.user_id', '=', userId ?? 0);
  return tx.all(userId === undefined ? settled : settled.where('m.credit_lot_id', 'in', ofLearner));
};

/** Lots to which credits return, locked in the order of their ids, so that two returns never wait for each other. */
export const lockReturned = (tx: Tx, creditLotIds: readonly number[]) =>
  tx.all(
    db
      .selectFrom('coaching_credit_lots')
      .select(['credit_lot_id as creditLotId', 'expires_at as expiresAt', 'ended_at as endedAt'])
      .where(isAmong('credit_lot_id', creditLotIds))
      .orderBy('credit_lot_id')
      .forNoKeyUpdate(),
  );

export const setExpiry = (tx: Tx, creditLotId: number, expiresAt: Date): Promise<number> =>
  tx.run(lotById(creditLotId).set({ expires_at: expiresAt }));
