import { emailKey } from '@sullam/domain/identifiers.ts';
import { MINUTE } from '@sullam/domain/limits.ts';
import { audit } from '../../../kernel/audit.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { identityTransaction } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { pageUrl } from '../../../kernel/organization-url.ts';
import { hashPassword, isPassword } from '../../../kernel/password-hash.ts';
import { hitRateLimit, type Limit, networkOf } from '../../../kernel/rate-limit.ts';
import { issueToken, peekToken, retireTokens, setEmailVerified, setPassword, useToken } from '../users/users.public.ts';
import type { AccountTools } from './account-tools.ts';
import { checkPasswordRules, invalidLink, sameAsOld } from './accounts.errors.ts';
import { findAccount, findAccountById } from './accounts.repository.ts';
import { mailPasswordChanged } from './password-mail.ts';
import { forgetTries } from './sign-in-tries.ts';

export const RESET_LINK_LIFE = 60 * MINUTE;
const MAIL_JOB = 'accounts.mail-password-reset';
const MAILS: Limit = { name: 'password reset mail', count: 4, seconds: 3600 };
const MAILS_OF_ADDRESS: Limit = { name: 'password reset mail address', count: 40, seconds: 3600 };
const CONFIRMATIONS: Limit = { name: 'password reset address', count: 40, seconds: 900 };

/**
 * Asks for a link to a new password, in an organisation that is named by its prefix or by the request. The answer is the
 * same whether there is such an account, such an organisation, or neither: a job finds out.
 */
export async function requestPasswordReset(
  tools: AccountTools,
  context: RequestContext,
  input: { email: string; prefix?: string },
): Promise<void> {
  await hitRateLimit(context, MAILS_OF_ADDRESS, networkOf(context.ip));
  await hitRateLimit(context, MAILS, emailKey(input.email));
  const organizationId =
    input.prefix === undefined
      ? context.organizationId
      : await tools.organizations.idByPrefix(input.prefix.toLowerCase());
  await identityTransaction(context, (tx) =>
    context.jobs.enqueue(tx, organizationId ?? context.organizationId, MAIL_JOB, {
      email: organizationId === null ? '' : input.email,
    }),
  );
}

export const passwordResetMailJob = (tools: AccountTools): JobDefinition => ({
  name: MAIL_JOB,
  async run(context, payload) {
    const account = await findAccount(context.database, context.organizationId, String(payload.email));
    if (!account || (account.status !== 'ACTIVE' && account.status !== 'PENDING')) return;
    const site = await tools.siteUrl(context, context.organizationId);
    const language = account.language ?? 'en';
    await identityTransaction(context, async (tx) => {
      const now = context.clock.now();
      await retireTokens(tx, account.userId, 'RESET_PASSWORD', now);
      const token = await issueToken(tx, {
        purpose: 'RESET_PASSWORD',
        userId: account.userId,
        organizationId: context.organizationId,
        payload: {},
        expiresAt: new Date(now.getTime() + RESET_LINK_LIFE),
      });
      await queueMail(context, tx, {
        template: 'resetPassword',
        recipient: account.email,
        language,
        values: {
          name: account.firstName ?? '',
          url: pageUrl(site, '/auth/reset-password', { token, lang: language }),
          count: RESET_LINK_LIFE / MINUTE,
        },
      });
    });
  },
});

/** Sets a new password by the link of the mail. Every session ends: whoever is signed in has to show the new one. */
export async function confirmPasswordReset(
  tools: AccountTools,
  context: RequestContext,
  input: { token: string; newPassword: string },
): Promise<void> {
  await hitRateLimit(context, CONFIRMATIONS, networkOf(context.ip));
  checkPasswordRules(input.newPassword, 'newPassword');
  const use = { text: input.token, purpose: 'RESET_PASSWORD', organizationId: context.organizationId } as const;
  const account = await identityTransaction(context, async (tx) => {
    const found = await peekToken(tx, { ...use, now: context.clock.now() });
    return found && findAccountById(tx, context.organizationId, found.userId);
  });
  if (!account) throw invalidLink();
  if (await isPassword(context, account.passwordHash, input.newPassword)) throw sameAsOld('newPassword');
  const passwordHash = await hashPassword(context, input.newPassword);
  await tools.sessions.change(context, async (tx) => {
    const now = context.clock.now();
    if (!(await useToken(tx, { ...use, now }))) throw invalidLink();
    await setPassword(tx, account.userId, passwordHash, now);
    await setEmailVerified(tx, account.userId, now); // the link came by mail
    await tools.sessions.endAll(tx, account.userId, now, 'PASSWORD_RESET');
    await audit(context, tx, { action: 'account.reset-password', noun: 'account', nounId: account.userId });
    await mailPasswordChanged(tools, context, tx, account);
  });
  await forgetTries(context, account.email);
}
