import type { RequestContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { keepTotpStep } from '../users/users.public.ts';
import { hashCode, plainCode } from './codes.ts';
import { openSecret, totpStep } from './totp.ts';
import { type TwoFactorAccount, useRecoveryCode } from './two-factor.repository.ts';

/** What a code is: one of the app, or an unused recovery code; null for neither. Either is used up by it. */
export async function acceptCode(
  context: RequestContext,
  tx: Tx,
  account: TwoFactorAccount,
  typed: string,
): Promise<'APP' | 'RECOVERY_CODE' | null> {
  const now = context.clock.now();
  const code = plainCode(typed);
  if (account.totpSecret !== null && /^\d{6}$/.test(code)) {
    const step = totpStep(openSecret(context.secret, account.totpSecret), code, now, account.totpLastStep);
    if (step !== null) {
      await keepTotpStep(tx, account.userId, step);
      return 'APP';
    }
  }
  const hash = hashCode(context.secret, `recovery ${account.userId}`, code);
  return (await useRecoveryCode(tx, account.userId, hash, now)) ? 'RECOVERY_CODE' : null;
}
