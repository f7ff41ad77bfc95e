import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { isAmong } from '../../../kernel/database/statement.ts';
import { readPrices } from '../../learning/item-prices/item-prices.public.ts';
import { accessCoach, isCoachingMember, looksAtCoaches } from '../coaches/coaches.public.ts';
import type { OfferedCoachingPackage } from './packages.schemas.ts';

/** A package that is for sale, as the caller could buy it now; a visitor after signing in. */
export interface PackageOffer {
  coachingPackageId: number;
  /** Null: sessions of any coach. */
  coachId: number | null;
  title: Localized;
  /** 0: it is free, so it is taken instead of bought. */
  priceMinor: number;
  problem: OfferedCoachingPackage['problem'];
}

/** Packages for sale of coaches whom the caller sees. */
const offers = (context: RequestContext) =>
  db
    .selectFrom('coaching_packages as p')
    .leftJoin('coach_records as c', 'c.coach_id', 'p.coach_id')
    .select(['p.coaching_package_id as coachingPackageId', 'p.coach_id as coachId', 'p.title'])
    .select(['p.session_count as sessionCount', 'p.validity_days as validityDays'])
    .select([
      sql<number>`p.price_minor`.as('priceMinor'),
      sql<boolean>`coalesce(c.status = 'PAUSED', false)`.as('isPaused'),
      sql<boolean>`coalesce(c.user_id = ${userIdOf(context.caller)}, false)`.as('isOwnCoach'),
    ])
    .where('p.is_for_sale', '=', true)
    .where('p.archived_at', 'is', null)
    .where(sql<boolean>`(p.coach_id is null or (c.status in ('APPROVED', 'PAUSED')
      and (c.visibility = 'PUBLIC' or ${isCoachingMember(context)}::boolean)))`);

/** Members without the coaching permission can't book, nor coaches with themselves. */
function problemOf(
  context: RequestContext,
  { isPaused, isOwnCoach }: { isPaused: boolean; isOwnCoach: boolean },
): PackageOffer['problem'] {
  if (isOwnCoach || (context.caller.kind === 'member' && !isCoachingMember(context))) return 'NOT_ALLOWED';
  return isPaused ? 'CLOSED' : null;
}

const isOffering = (context: RequestContext): boolean =>
  context.features.coaching && context.features.marketplace && looksAtCoaches(context);

/** Packages that are for sale, as far as the caller sees them. */
export async function findPackageOffers(
  context: RequestContext,
  tx: Tx,
  coachingPackageIds: readonly number[],
): Promise<PackageOffer[]> {
  if (!isOffering(context)) return [];
  const rows = await tx.all(offers(context).where(isAmong('p.coaching_package_id', coachingPackageIds)));
  return rows.map((row) => ({
    coachingPackageId: row.coachingPackageId,
    coachId: row.coachId,
    title: row.title,
    priceMinor: row.priceMinor,
    problem: problemOf(context, row),
  }));
}

/** Coaches of packages, also of those that are no longer sold. */
export const findPackageCoaches = (tx: Tx, coachingPackageIds: readonly number[]) =>
  tx.all(
    db
      .selectFrom('coaching_packages')
      .select(['coaching_package_id as coachingPackageId', 'coach_id as coachId'])
      .where(isAmong('coaching_package_id', coachingPackageIds)),
  );

const sessionTypesOf = (tx: Tx, coachingPackageIds: readonly number[]) =>
  tx.all(
    db
      .selectFrom('coaching_package_types as x')
      .innerJoin('session_type_records as t', 't.session_type_id', 'x.session_type_id')
      .select(['x.coaching_package_id as coachingPackageId', 'x.session_type_id as sessionTypeId', 't.title'])
      .where(isAmong('x.coaching_package_id', coachingPackageIds))
      .where('t.archived_at', 'is', null)
      .orderBy('t.position')
      .orderBy('x.session_type_id'),
  );

/** What a coach's page offers: packages of the coach and those of any coach. Without a coach, the latter alone. */
export const listPackageOffers = (
  context: RequestContext,
  coachId: number | undefined,
): Promise<{ data: OfferedCoachingPackage[] }> =>
  reading(context, async (tx) => {
    if (coachId !== undefined) await accessCoach(context, tx, coachId, 'see');
    if (!isOffering(context)) return { data: [] };
    const rows = await tx.all(
      offers(context)
        .select(
          sql<boolean>`exists (select from coaching_credit_lots l where ${inOrganization('l')} and l.source = 'FREE'
            and l.coaching_package_id = p.coaching_package_id and l.user_id = ${userIdOf(context.caller)})`.as(
            'isTaken',
          ),
        )
        .where((eb) =>
          coachId === undefined
            ? eb('p.coach_id', 'is', null)
            : eb.or([eb('p.coach_id', '=', coachId), eb('p.coach_id', 'is', null)]),
        )
        .orderBy('p.coach_id')
        .orderBy('p.price_minor')
        .orderBy('p.coaching_package_id'),
    );
    if (rows.length === 0) return { data: [] };
    const { currency } = context.configuration;
    const listed = rows.map(({ coachingPackageId: itemId, priceMinor: listMinor }) => ({
      itemId,
      listMinor,
      currency,
    }));
    const prices = await readPrices(context, tx, 'coaching-package', listed);
    const types = await sessionTypesOf(
      tx,
      rows.map(({ coachingPackageId }) => coachingPackageId),
    );
    return {
      data: rows.map((row, at) => ({
        coachingPackageId: row.coachingPackageId,
        coachId: row.coachId,
        title: row.title as OfferedCoachingPackage['title'],
        sessionCount: row.sessionCount,
        validityDays: row.validityDays,
        sessionTypes: types
          .filter(({ coachingPackageId }) => coachingPackageId === row.coachingPackageId)
          .map(({ sessionTypeId, title }) => ({
            sessionTypeId,
            title: title as OfferedCoachingPackage['title'],
          })),
        price: prices[at]!,
        isTaken: row.priceMinor === 0 && row.isTaken,
        problem: problemOf(context, row),
      })),
    };
  });
