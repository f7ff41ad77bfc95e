import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { hashPassword } from '../../../kernel/password-hash.ts';
import { confirmPassword } from '../two-factor/two-factor.public.ts';
import { setPassword } from '../users/users.public.ts';
import type { AccountTools } from './account-tools.ts';
import { checkPasswordRules, sameAsOld } from './accounts.errors.ts';
import { findAccountById } from './accounts.repository.ts';
import { mailPasswordChanged } from './password-mail.ts';

/** Changes the caller's password. The session that did it goes on, every other one ends. */
export async function changePassword(
  tools: AccountTools,
  context: MemberContext,
  input: { oldPassword: string; newPassword: string },
): Promise<void> {
  await confirmPassword(context, input.oldPassword, 'oldPassword');
  if (input.oldPassword.normalize('NFKC') === input.newPassword.normalize('NFKC')) throw sameAsOld('newPassword');
  checkPasswordRules(input.newPassword, 'newPassword');
  const passwordHash = await hashPassword(context, input.newPassword);
  const { userId, sessionId } = context.caller;
  await tools.sessions.change(context, async (tx) => {
    const now = context.clock.now();
    await setPassword(tx, userId, passwordHash, now);
    await tools.sessions.endAll(tx, userId, now, 'PASSWORD_CHANGED', sessionId);
    await audit(context, tx, { action: 'account.change-password', noun: 'account', nounId: userId });
    const account = await findAccountById(tx, context.organizationId, userId);
    if (account) await mailPasswordChanged(tools, context, tx, account);
  });
}
