import { PACKAGE_LIMITS } from '@sullam/domain/coaching/credits.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import { isAdministrator } from '../../../kernel/access/access.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, invalidField, notFound } from '../../../kernel/problem.ts';
import { accessCoach, accessOwnCoach, lockCoach } from '../coaches/coaches.public.ts';
import { packageInUse, tooManyPackages } from './coaching-packages.errors.ts';
import { listPackages, listTypesOfCoach } from './packages.reads.ts';
import {
  countPackages,
  findPackage,
  hasLots,
  insertPackage,
  listTypeIds,
  replaceTypes,
  updatePackage,
} from './packages.repository.ts';
import type { CoachingPackage, CoachingPackageBody, NewCoachingPackage } from './packages.schemas.ts';

/** The packages that the caller manages: all for administrators, their own for coaches. */
export const listManagedPackages = (context: MemberContext): Promise<{ data: CoachingPackage[] }> =>
  reading(context, async (tx) => {
    const own = isAdministrator(context.caller) ? undefined : (await accessOwnCoach(context, tx)).coachId;
    return { data: await listPackages(context, tx, own) };
  });

/** Whose sessions a new package pays for; null: those of any coach. */
async function coachOfNew(context: MemberContext, tx: Tx, coachId: number | undefined): Promise<number | null> {
  if (coachId !== undefined) return (await accessCoach(context, tx, coachId, 'manage')).coachId;
  return isAdministrator(context.caller) ? null : (await accessOwnCoach(context, tx)).coachId;
}

async function checkPackage(
  tx: Tx,
  coachId: number | null,
  { title, sessionTypeIds, priceMinor, isForSale }: Omit<CoachingPackageBody, 'version'>,
): Promise<void> {
  if (!isWritten(title)) throw invalidField('title', 'oneLanguage');
  if (isForSale && priceMinor === null) throw invalidField('priceMinor', 'required');
  if (sessionTypeIds.length === 0) return;
  const known = coachId === null ? [] : await listTypesOfCoach(tx, coachId, sessionTypeIds);
  if (known.length < sessionTypeIds.length) throw invalidField('sessionTypeIds', 'unknownReference');
}

export const createPackage = (
  context: MemberContext,
  { coachId: given, ...body }: NewCoachingPackage,
): Promise<{ coachingPackageId: number; version: number }> =>
  transaction(context, async (tx) => {
    const coachId = await coachOfNew(context, tx, given);
    if (coachId !== null) await lockCoach(tx, coachId);
    await checkPackage(tx, coachId, body);
    if ((await countPackages(tx, coachId)) >= PACKAGE_LIMITS.packages) throw tooManyPackages();
    const coachingPackageId = await insertPackage(tx, { ...body, coachId, now: context.clock.now() });
    await replaceTypes(tx, coachingPackageId, body.sessionTypeIds);
    await audit(context, tx, {
      action: 'coaching-package.create',
      noun: 'coaching-package',
      nounId: coachingPackageId,
      changes: { priceMinor: body.priceMinor, isForSale: body.isForSale },
    });
    return { coachingPackageId, version: 1 };
  });

/**
 * A package that the caller manages.
 * @throws Problem not-found for packages of others
 */
export async function accessManaged(context: MemberContext, tx: Tx, coachingPackageId: number) {
  const found = await findPackage(tx, coachingPackageId);
  if (!found) throw notFound();
  if (isAdministrator(context.caller)) return found;
  const { coachId } = await accessOwnCoach(context, tx);
  if (found.coachId !== coachId) throw notFound();
  return found;
}

/** The same with its row locked. */
async function lockManaged(context: MemberContext, tx: Tx, coachingPackageId: number) {
  const found = await accessManaged(context, tx, coachingPackageId);
  if (found.coachId !== null) await lockCoach(tx, found.coachId);
  const locked = await findPackage(tx, coachingPackageId, { isLocked: true });
  if (!locked || locked.archivedAt !== null) throw notFound();
  return locked;
}

const sameIds = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

export const changePackage = (
  context: MemberContext,
  coachingPackageId: number,
  { version: edited, ...body }: CoachingPackageBody,
): Promise<{ version: number }> =>
  transaction(context, async (tx) => {
    const { coachId } = await lockManaged(context, tx, coachingPackageId);
    if (!sameIds(await listTypeIds(tx, coachingPackageId), body.sessionTypeIds)) {
      if (await hasLots(tx, coachingPackageId)) throw packageInUse();
      await checkPackage(tx, coachId, body);
      await replaceTypes(tx, coachingPackageId, body.sessionTypeIds);
    } else await checkPackage(tx, coachId, { ...body, sessionTypeIds: [] });
    const version = await updatePackage(tx, coachingPackageId, edited, body);
    if (version === undefined) throw conflict();
    await audit(context, tx, {
      action: 'coaching-package.change',
      noun: 'coaching-package',
      nounId: coachingPackageId,
      changes: { priceMinor: body.priceMinor, isForSale: body.isForSale },
    });
    return { version };
  });

/** Takes a package off for good. Credits that learners have stay valid. */
export const archivePackage = (context: MemberContext, coachingPackageId: number, version: number): Promise<void> =>
  transaction(context, async (tx) => {
    await lockManaged(context, tx, coachingPackageId);
    const archived = await updatePackage(tx, coachingPackageId, version, { archivedAt: context.clock.now() });
    if (archived === undefined) throw conflict();
    await audit(context, tx, {
      action: 'coaching-package.archive',
      noun: 'coaching-package',
      nounId: coachingPackageId,
    });
  });
