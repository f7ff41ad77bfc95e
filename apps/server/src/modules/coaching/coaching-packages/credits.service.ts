import { DAY } from '@sullam/domain/limits.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { invalidField } from '../../../kernel/problem.ts';
import { packageArchived } from './coaching-packages.errors.ts';
import { tellOfAssigned } from './coaching-packages.notifications.ts';
import { isActiveMember } from './credits.reads.ts';
import { findLotBySource, insertLot, type NewLot } from './credits.repository.ts';
import type { AssignPackageBody } from './credits.schemas.ts';
import { findPackage, type PackageRecord } from './packages.repository.ts';

type Grant = Pick<NewLot, 'userId' | 'source' | 'sourceKey' | 'isPromotional' | 'reason' | 'grantedBy'>;

/** Grants the credits of a package once for each source. Returns the lot, and whether it is new. */
export async function grantPackage(
  context: SystemContext,
  tx: Tx,
  { coachingPackageId, sessionCount, validityDays }: PackageRecord,
  grant: Grant,
): Promise<{ creditLotId: number; isNew: boolean }> {
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + validityDays * DAY);
  const made = await insertLot(tx, { ...grant, coachingPackageId, count: sessionCount, expiresAt, now });
  if (made !== undefined) return { creditLotId: made, isNew: true };
  const earlier = await findLotBySource(tx, grant.source, grant.sourceKey);
  return { creditLotId: earlier!.creditLotId, isNew: false };
}

/** An administrator gives a learner the credits of a package. Repeating a request with its key gives nothing more. */
export const assignPackage = (context: MemberContext, body: AssignPackageBody): Promise<{ creditLotId: number }> =>
  transaction(context, async (tx) => {
    const { coachingPackageId, userId, isPromotional } = body;
    const reason = body.reason.trim();
    if (reason === '') throw invalidField('reason', 'required');
    const found = await findPackage(tx, coachingPackageId, { isLocked: true });
    if (!found) throw invalidField('coachingPackageId', 'unknownReference');
    if (found.archivedAt !== null) throw packageArchived();
    if (!(await isActiveMember(tx, userId))) throw invalidField('userId', 'unknownReference');
    const { userId: grantedBy } = context.caller;
    const sourceKey = `${grantedBy}:${body.requestKey}`;
    const { creditLotId, isNew } = await grantPackage(context, tx, found, {
      userId,
      source: 'ADMINISTRATOR',
      sourceKey,
      isPromotional,
      reason,
      grantedBy,
    });
    if (isNew) {
      await tellOfAssigned(context, tx, found, { creditLotId, userId, byUserId: grantedBy });
      await audit(context, tx, {
        action: 'coaching-package.assign',
        noun: 'coaching-package',
        nounId: coachingPackageId,
        changes: { userId, credits: found.sessionCount, isPromotional, reason },
      });
    }
    return { creditLotId };
  });
