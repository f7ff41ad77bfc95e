import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';

interface PackageValues {
  title: Localized;
  sessionCount: number;
  validityDays: number;
  priceMinor: number | null;
  isForSale: boolean;
}

const columnsOf = ({ title, sessionCount, validityDays, priceMinor, isForSale }: PackageValues) => ({
  title: json(title),
  session_count: sessionCount,
  validity_days: validityDays,
  price_minor: priceMinor,
  is_for_sale: isForSale,
});

/** A package with what commands need. Locks its row if it is to be changed or granted. */
export const findPackage = (tx: Tx, coachingPackageId: number, { isLocked = false } = {}) => {
  const found = db
    .selectFrom('coaching_packages')
    .select(['coaching_package_id as coachingPackageId', 'coach_id as coachId', 'session_count as sessionCount'])
    .select(['validity_days as validityDays', 'archived_at as archivedAt', 'version', 'title'])
    .select(['price_minor as priceMinor', 'is_for_sale as isForSale'])
    .where('coaching_package_id', '=', coachingPackageId);
  return tx.one(isLocked ? found.forNoKeyUpdate() : found);
};
export type PackageRecord = NonNullable<Awaited<ReturnType<typeof findPackage>>>;

export async function countPackages(tx: Tx, coachId: number | null): Promise<number> {
  const row = await tx.one(
    db
      .selectFrom('coaching_packages')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('coach_id', 'is not distinct from', coachId)
      .where('archived_at', 'is', null),
  );
  return row!.count;
}

export async function insertPackage(
  tx: Tx,
  { coachId, now, ...values }: PackageValues & { coachId: number | null; now: Date },
): Promise<number> {
  const row = await tx.one(
    db
      .insertInto('coaching_packages')
      .values({ coach_id: coachId, created_at: now, ...columnsOf(values) })
      .returning('coaching_package_id'),
  );
  return row!.coaching_package_id;
}

/** Returns the new version; undefined if the package's is another than the one that was edited. */
export async function updatePackage(
  tx: Tx,
  coachingPackageId: number,
  version: number,
  values: PackageValues | { archivedAt: Date },
): Promise<number | undefined> {
  const row = await tx.one(
    db
      .updateTable('coaching_packages')
      .set({ version: sql<number>`version + 1` })
      .set('archivedAt' in values ? { archived_at: values.archivedAt } : columnsOf(values))
      .where('coaching_package_id', '=', coachingPackageId)
      .where('version', '=', version)
      .where('archived_at', 'is', null)
      .returning('version'),
  );
  return row?.version;
}

export const listTypeIds = async (tx: Tx, coachingPackageId: number): Promise<number[]> =>
  (
    await tx.all(
      db
        .selectFrom('coaching_package_types')
        .select('session_type_id')
        .where('coaching_package_id', '=', coachingPackageId)
        .orderBy('session_type_id'),
    )
  ).map(({ session_type_id }) => session_type_id);

export async function replaceTypes(
  tx: Tx,
  coachingPackageId: number,
  sessionTypeIds: readonly number[],
): Promise<void> {
  await tx.run(db.deleteFrom('coaching_package_types').where('coaching_package_id', '=', coachingPackageId));
  if (sessionTypeIds.length === 0) return;
  const rows = sessionTypeIds.map((id) => ({ coaching_package_id: coachingPackageId, session_type_id: id }));
  await tx.run(db.insertInto('coaching_package_types').values(rows));
}

export const hasLots = async (tx: Tx, coachingPackageId: number): Promise<boolean> =>
  (await tx.one(
    db
      .selectFrom('coaching_credit_lots')
      .select('credit_lot_id')
      .where('coaching_package_id', '=', coachingPackageId)
      .limit(1),
  )) !== undefined;
