import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { CoachingPackage } from './packages.schemas.ts';

/** Packages that can be given, those of one coach or all, by their coaches. */
export const listPackages = async (
  { configuration: { currency } }: MemberContext,
  tx: Tx,
  coachId: number | undefined,
): Promise<CoachingPackage[]> => {
  const all = db
    .selectFrom('coaching_packages as p')
    .leftJoin('coach_records as c', 'c.coach_id', 'p.coach_id')
    .leftJoin('member_names as n', 'n.user_id', 'c.user_id')
    .select(['p.coaching_package_id as coachingPackageId', 'p.coach_id as coachId', 'p.title'])
    .select(['p.session_count as sessionCount', 'p.validity_days as validityDays', 'p.version'])
    .select(['p.price_minor as priceMinor', 'p.is_for_sale as isForSale'])
    .select([
      sql<string | null>`nullif(concat_ws(' ', n.first_name, n.last_name), '')`.as('coachName'),
      sql<number[]>`array(select x.session_type_id from coaching_package_types x where ${inOrganization('x')}
        and x.coaching_package_id = p.coaching_package_id order by x.session_type_id)`.as('sessionTypeIds'),
      sql<boolean>`exists (select from coaching_credit_lots l where ${inOrganization('l')}
        and l.coaching_package_id = p.coaching_package_id)`.as('isInUse'),
      sql<number>`(select count(*)::int from coaching_credit_lots l where ${inOrganization('l')}
        and l.coaching_package_id = p.coaching_package_id and l.source = 'ORDER' and l.ended_at is null)`.as(
        'soldCount',
      ),
    ])
    .where('p.archived_at', 'is', null)
    .orderBy('p.coach_id')
    .orderBy('p.coaching_package_id');
  const rows = await tx.all(coachId === undefined ? all : all.where('p.coach_id', '=', coachId));
  return rows.map((row) => ({ ...row, title: row.title as CoachingPackage['title'], currency }));
};

/** Which of the ids are types of the coach that aren't archived. */
export const listTypesOfCoach = async (tx: Tx, coachId: number, ids: readonly number[]): Promise<number[]> =>
  (
    await tx.all(
      db
        .selectFrom('session_type_records')
        .select('session_type_id')
        .where('coach_id', '=', coachId)
        .where('archived_at', 'is', null)
        .where(sql<boolean>`session_type_id = any(${[...ids]}::bigint[])`),
    )
  ).map(({ session_type_id }) => session_type_id!);

/** All sessions of a type, in the order in which they were booked. */
export const listSessionsOfType = (tx: Tx, sessionTypeId: number) =>
  tx.all(
    db
      .selectFrom('coaching_session_starts')
      .select([sql<number>`coaching_session_id`.as('coachingSessionId'), sql<Date>`starts_at`.as('startsAt')])
      .where('session_type_id', '=', sessionTypeId)
      .orderBy('coaching_session_id'),
  );
