import { identityTransaction } from '../../../kernel/database/database.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { clearSecondFactorReset, listActiveMemberships, secondFactorReset } from '../members/members.public.ts';
import { setTotp } from '../users/users.public.ts';
import { mailSecurityChange } from './security-mail.ts';
import { lockAccount, removeRecoveryCodes } from './two-factor.repository.ts';

/**
 * After an administrator's reset: the owner is notified, and the authenticator goes where every organisation in which the person is
 * active has reset it (docs/decisions/0002). Whoever belongs to one organisation is rid of it at once.
 */
export const finishReset = on(secondFactorReset, (context, { userId }) =>
  identityTransaction(context, async (tx) => {
    const account = await lockAccount(tx, context.organizationId, userId);
    if (!account) return; // deleted meanwhile
    const memberships = await listActiveMemberships(tx, userId);
    if (memberships.length > 0 && memberships.every(({ isSecondFactorReset }) => isSecondFactorReset)) {
      await setTotp(tx, userId, null, null);
      await removeRecoveryCodes(tx, userId);
      for (const { organizationId } of memberships) await clearSecondFactorReset(tx, organizationId, userId);
    }
    await mailSecurityChange(context, tx, account, 'twoStepReset');
  }),
);
