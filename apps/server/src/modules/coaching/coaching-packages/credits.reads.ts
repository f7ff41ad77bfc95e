import { type CreditSource, compareLots, usableLots } from '@sullam/domain/coaching/credits.ts';
import { DAY } from '@sullam/domain/limits.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { isAmong } from '../../../kernel/database/statement.ts';
import { readSlotRules } from '../coach-availability/coach-availability.public.ts';
import { left, paysFor } from './credits.repository.ts';
import type { CreditCirculation, CreditLotQuery, CreditLotRow, OwnCreditLot } from './credits.schemas.ts';

export const isActiveMember = async (tx: Tx, userId: number): Promise<boolean> =>
  (await tx.one(
    db.selectFrom('member_records').select('user_id').where('user_id', '=', userId).where('status', '=', 'ACTIVE'),
  )) !== undefined;

const movements = (which: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from coaching_credit_movements m
  where ${inOrganization('m')} and m.credit_lot_id = l.credit_lot_id and ${which})`;

/** Lots as `l` with their packages as `p` and what became of their credits. */
const lots = () =>
  db
    .selectFrom('coaching_credit_lots as l')
    .innerJoin('coaching_packages as p', 'p.coaching_package_id', 'l.coaching_package_id')
    .select(['l.credit_lot_id as creditLotId', 'l.user_id as userId', 'p.title', 'p.coach_id as coachId'])
    .select(['l.is_promotional as isPromotional', 'l.reason', 'l.created_at as grantedAt', 'l.expires_at as expiresAt'])
    .select(['l.granted_count as granted', left.as('left'), 'l.is_suspended as isSuspended'])
    .select([
      movements(sql`m.kind = 'RESERVED' and m.settled_at is null`).as('reserved'),
      movements(sql`m.kind = 'CONSUMED'`).as('consumed'),
      sql<CreditSource>`l.source`.as('source'),
    ]);

/** Days before their end at which learners hear of credits that are left. */
const NOTICE_DAYS = 30;

/**
 * Lots with credits left that expire within 30 days. Those that were granted for 30 days or less are left out: the learner has just read
 * when they end.
 */
export const listEndingLots = (tx: Tx, now: Date) =>
  tx.all(
    db
      .selectFrom('coaching_credit_lots as l')
      .innerJoin('coaching_packages as p', 'p.coaching_package_id', 'l.coaching_package_id')
      .select(['l.credit_lot_id as creditLotId', 'l.user_id as userId', 'p.title'])
      .select(left.as('left'))
      .where('l.expires_at', '>', now)
      .where('l.expires_at', '<=', new Date(now.getTime() + NOTICE_DAYS * DAY))
      .where(sql<boolean>`l.expires_at - l.created_at > make_interval(days => ${NOTICE_DAYS})`)
      .where('l.is_suspended', '=', false)
      .where(sql<boolean>`${left} > 0`)
      .orderBy('l.credit_lot_id'),
  );

interface LotCounts {
  granted: number;
  left: number;
  reserved: number;
  consumed: number;
  expiresAt: Date;
}

function countsOf({ granted, left: rest, reserved, consumed, expiresAt }: LotCounts, now: Date) {
  const isExpired = expiresAt <= now;
  return {
    granted,
    reserved,
    consumed,
    takenBack: granted - rest - reserved - consumed,
    expired: isExpired ? rest : 0,
    remaining: isExpired ? 0 : rest,
  };
}

/** Lots of all learners, newest first. */
export async function listLots(
  { clock }: Pick<MemberContext, 'clock'>,
  tx: Tx,
  { coachingPackageId, ...page }: CreditLotQuery,
): Promise<{ data: CreditLotRow[]; total: number }> {
  const all = lots()
    .innerJoin('member_names as n', 'n.user_id', 'l.user_id')
    .select(sql<string>`concat_ws(' ', n.first_name, n.last_name)`.as('learnerName'))
    .orderBy('l.credit_lot_id', 'desc');
  const asked = coachingPackageId === undefined ? all : all.where('l.coaching_package_id', '=', coachingPackageId);
  const { data, total } = await readPage(tx, asked, page);
  const now = clock.now();
  return {
    total,
    data: data.map((row) => ({
      creditLotId: row.creditLotId,
      userId: row.userId,
      learnerName: row.learnerName,
      title: row.title as Localized,
      source: row.source,
      isPromotional: row.isPromotional,
      reason: row.reason,
      grantedAt: row.grantedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      ...countsOf(row, now),
    })),
  };
}

const NONE = { granted: 0, reserved: 0, consumed: 0, takenBack: 0, expired: 0, remaining: 0 };

/** What became of all credits of the organisation, by packages. */
export const readCirculation = (context: MemberContext): Promise<CreditCirculation> =>
  reading(context, async (tx) => {
    const now = context.clock.now();
    const sum = (which: ReturnType<typeof sql>) => sql<number>`coalesce(sum(m.amount) filter (where ${which}), 0)::int`;
    const count = (which: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${which}))::int`;
    const granted = sum(sql`m.kind = 'GRANTED'`);
    const packages = await tx.all(
      db
        .selectFrom('coaching_credit_movements as m')
        .innerJoin('coaching_credit_lots as l', 'l.credit_lot_id', 'm.credit_lot_id')
        .innerJoin('coaching_packages as p', 'p.coaching_package_id', 'l.coaching_package_id')
        .leftJoin('coach_records as c', 'c.coach_id', 'p.coach_id')
        .leftJoin('member_names as n', 'n.user_id', 'c.user_id')
        .select(['p.coaching_package_id as coachingPackageId', 'p.title', granted.as('granted')])
        .select([
          sql<string | null>`nullif(concat_ws(' ', n.first_name, n.last_name), '')`.as('coachName'),
          count(sql`m.kind = 'RESERVED' and m.settled_at is null`).as('reserved'),
          count(sql`m.kind = 'CONSUMED'`).as('consumed'),
          sql<number>`-${sum(sql`m.kind = 'TAKEN_BACK'`)}`.as('takenBack'),
          sum(sql`l.expires_at <= ${now}`).as('expired'),
          sum(sql`l.expires_at > ${now}`).as('remaining'),
        ])
        .groupBy(['p.coaching_package_id', 'p.title', 'n.first_name', 'n.last_name'])
        .orderBy(granted, 'desc')
        .orderBy('p.coaching_package_id'),
    );
    const totals = { ...NONE };
    for (const row of packages)
      for (const key of Object.keys(totals) as (keyof typeof totals)[]) totals[key] += row[key];
    return { ...totals, packages };
  });

const bookedStarts = (tx: Tx, creditLotIds: readonly number[]) =>
  tx.all(
    db
      .selectFrom('coaching_credit_movements as m')
      .innerJoin('coaching_session_starts as s', 's.coaching_session_id', 'm.coaching_session_id')
      .select(['m.credit_lot_id as creditLotId', sql<Date>`s.starts_at`.as('startsAt')])
      .where('m.kind', '=', 'RESERVED')
      .where('m.settled_at', 'is', null)
      .where(isAmong('m.credit_lot_id', creditLotIds))
      .orderBy('s.starts_at')
      .orderBy('m.credit_movement_id'),
  );

/** The caller's credits, or those that can pay for a session type. */
export const listOwnCredits = (
  context: MemberContext,
  sessionTypeId: number | undefined,
): Promise<{ data: OwnCreditLot[] }> =>
  reading(context, async (tx) => {
    const type = sessionTypeId === undefined ? null : await readSlotRules(tx, sessionTypeId);
    const own = lots()
      .leftJoin('coach_records as c', 'c.coach_id', 'p.coach_id')
      .leftJoin('member_names as n', 'n.user_id', 'c.user_id')
      .select(sql<string | null>`nullif(concat_ws(' ', n.first_name, n.last_name), '')`.as('coachName'))
      .where('l.user_id', '=', context.caller.userId);
    const rows = (await tx.all(type ? own.where(paysFor(type)) : own)).map((row) => ({
      ...row,
      remaining: row.isSuspended ? 0 : row.left,
    }));
    const now = context.clock.now();
    const usable = usableLots(rows, now);
    const rest = type ? [] : rows.filter((row) => !usable.includes(row)).sort(compareLots);
    const ordered = [...usable, ...rest.reverse()];
    const starts =
      ordered.length === 0
        ? []
        : await bookedStarts(
            tx,
            ordered.map(({ creditLotId }) => creditLotId),
          );
    return {
      data: ordered.map((row) => ({
        creditLotId: row.creditLotId,
        title: row.title as Localized,
        coachId: row.coachId,
        coachName: row.coachName,
        isPromotional: row.isPromotional,
        reason: row.reason,
        expiresAt: row.expiresAt.toISOString(),
        isExpired: row.expiresAt <= now,
        isSuspended: row.isSuspended,
        granted: row.granted,
        remaining: row.isSuspended ? 0 : countsOf(row, now).remaining,
        consumed: row.consumed,
        booked: starts
          .filter(({ creditLotId }) => creditLotId === row.creditLotId)
          .map(({ startsAt }) => startsAt.toISOString()),
      })),
    };
  });
