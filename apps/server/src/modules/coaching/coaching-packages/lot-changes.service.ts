import { DAY } from '@sullam/domain/limits.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { conflict, invalidField, notFound } from '../../../kernel/problem.ts';
import { nothingLeft } from './coaching-packages.errors.ts';
import { insertMovements, lockLot, readLeft, setExpiry } from './credits.repository.ts';
import type { ExtendCreditsBody } from './credits.schemas.ts';

async function lockKnown(tx: Tx, creditLotId: number) {
  const lot = await lockLot(tx, creditLotId);
  if (!lot) throw notFound();
  return lot;
}

function checkReason(given: string): string {
  const reason = given.trim();
  if (reason === '') throw invalidField('reason', 'required');
  return reason;
}

/** Takes back what is left of a lot. Reserved and consumed credits stay. */
export const takeBackCredits = (
  context: MemberContext,
  creditLotId: number,
  body: { reason: string },
): Promise<{ takenBack: number }> =>
  transaction(context, async (tx) => {
    const reason = checkReason(body.reason);
    const { coachingPackageId, userId } = await lockKnown(tx, creditLotId);
    const left = await readLeft(tx, creditLotId);
    if (left <= 0) throw nothingLeft();
    await insertMovements(tx, [{ creditLotId, kind: 'TAKEN_BACK', amount: -left, now: context.clock.now() }]);
    await audit(context, tx, {
      action: 'coaching-package.take-back',
      noun: 'coaching-package',
      nounId: coachingPackageId,
      changes: { userId, credits: left, reason },
    });
    return { takenBack: left };
  });

/**
 * Lets the credits of a lot be used for some days more: from now on if they have expired, else from their end on. Refused if the expiry is
 * another than the one that was shown, so a repeated request extends nothing twice.
 */
export const extendCredits = (
  context: MemberContext,
  creditLotId: number,
  body: ExtendCreditsBody,
): Promise<{ expiresAt: string }> =>
  transaction(context, async (tx) => {
    const reason = checkReason(body.reason);
    const { coachingPackageId, userId, expiresAt: before } = await lockKnown(tx, creditLotId);
    if (before.getTime() !== Date.parse(body.expiresAt)) throw conflict();
    const from = Math.max(before.getTime(), context.clock.now().getTime());
    const expiresAt = new Date(from + body.days * DAY);
    await setExpiry(tx, creditLotId, expiresAt);
    await audit(context, tx, {
      action: 'coaching-package.extend',
      noun: 'coaching-package',
      nounId: coachingPackageId,
      changes: { userId, days: body.days, expiresAt: expiresAt.toISOString(), reason },
    });
    return { expiresAt: expiresAt.toISOString() };
  });
