import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { emit, on } from '../../../kernel/outbox/signals.ts';
import { Problem } from '../../../kernel/problem.ts';
import { checkNotLastAdministrator, erasePerson, forgetMemberships } from '../members/members.public.ts';
import { forgetDevices } from '../sessions/sessions.public.ts';
import { confirmPassword, removeRecoveryCodes } from '../two-factor/two-factor.public.ts';
import { forgetUser } from '../users/users.public.ts';
import type { AccountTools } from './account-tools.ts';
import { findAccountById } from './accounts.repository.ts';
import { accountDeleted } from './accounts.signals.ts';

/**
 * Deletes the caller's account: who it was is forgotten in every organisation, what was learnt there stays with the
 * number. An organisation's last administrator can't go.
 */
export async function deleteAccount(tools: AccountTools, context: MemberContext, password: string): Promise<void> {
  await confirmPassword(context, password);
  const { userId } = context.caller;
  await tools.sessions.change(context, async (tx) => {
    const now = context.clock.now();
    const account = await findAccountById(tx, context.organizationId, userId);
    if (!account) throw new Problem('not-found', 404);
    await checkNotLastAdministrator(tx, userId);
    await queueMail(context, tx, {
      template: 'accountDeleted',
      recipient: account.email,
      language: account.language ?? context.language,
      values: { name: account.firstName ?? '' },
    });
    await tools.sessions.endAll(tx, userId, now, 'ACCOUNT_DELETED');
    const organizationIds = await anonymise(tx, userId, now);
    for (const organizationId of organizationIds) {
      await emit({ ...context, organizationId }, tx, accountDeleted, { userId });
    }
    await audit(context, tx, { action: 'account.delete', noun: 'account', nounId: userId });
  });
}

/** Answers the organisations in which the person was something. */
async function anonymise(tx: Tx, userId: number, now: Date): Promise<number[]> {
  const nobody = `deleted-${userId}@deleted.invalid`;
  await removeRecoveryCodes(tx, userId);
  await forgetDevices(tx, userId);
  await forgetUser(tx, userId, nobody, now);
  return forgetMemberships(tx, userId, nobody);
}

/** In each organisation what its modules kept of the person goes, as far as it may: by a job for each. */
export const forgetPerson = on(accountDeleted, (context, { userId }) => erasePerson(context, userId));
