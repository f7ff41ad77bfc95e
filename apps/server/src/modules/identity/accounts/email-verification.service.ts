import { emailKey } from '@sullam/domain/identifiers.ts';
import { HOUR } from '@sullam/domain/limits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import type { RequestContext, SystemContext } from '../../../kernel/context.ts';
import { identityTransaction, type Tx } from '../../../kernel/database/database.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { pageUrl } from '../../../kernel/organization-url.ts';
import { hitRateLimit, type Limit, networkOf } from '../../../kernel/rate-limit.ts';
import { issueToken, lockToken, retireTokens, setEmailVerified, useToken } from '../users/users.public.ts';
import type { AccountTools } from './account-tools.ts';
import { invalidLink } from './accounts.errors.ts';
import { findAccount, findAccountById } from './accounts.repository.ts';

const LINK_LIFE = 24 * HOUR;
const MAIL_JOB = 'accounts.mail-verification';
const MAILS: Limit = { name: 'verification mail', count: 4, seconds: 3600 };
const MAILS_OF_ADDRESS: Limit = { name: 'verification mail address', count: 40, seconds: 3600 };

export interface Unverified {
  userId: number;
  email: string;
  firstName: string;
  language: Language;
}

/** Mails the link that confirms an address; older links stop working. */
export async function mailVerification(
  tools: AccountTools,
  context: SystemContext,
  tx: Tx,
  account: Unverified,
): Promise<void> {
  const now = context.clock.now();
  await retireTokens(tx, account.userId, 'VERIFY_EMAIL', now);
  const token = await issueToken(tx, {
    purpose: 'VERIFY_EMAIL',
    userId: account.userId,
    organizationId: context.organizationId,
    payload: { email: account.email },
    expiresAt: new Date(now.getTime() + LINK_LIFE),
  });
  const site = await tools.siteUrl(context, context.organizationId);
  await queueMail(context, tx, {
    template: 'verifyEmail',
    recipient: account.email,
    language: account.language,
    values: {
      name: account.firstName,
      url: pageUrl(site, '/auth/verify-email', { token, lang: account.language }),
      count: LINK_LIFE / HOUR,
    },
  });
}

/** Asks for the mail once more. Whether there is such an account is found out by a job, so that the response can't reveal it. */
export async function resendVerification(context: RequestContext, email: string): Promise<void> {
  await hitRateLimit(context, MAILS_OF_ADDRESS, networkOf(context.ip));
  await hitRateLimit(context, MAILS, `${context.organizationId} ${emailKey(email)}`);
  await identityTransaction(context, (tx) => context.jobs.enqueue(tx, context.organizationId, MAIL_JOB, { email }));
}

export const verificationMailJob = (tools: AccountTools): JobDefinition => ({
  name: MAIL_JOB,
  async run(context, payload) {
    const account = await findAccount(context.database, context.organizationId, String(payload.email));
    if (!account || account.isEmailVerified || account.status === null || account.status === 'DISABLED') return;
    const { userId, email, firstName, language } = account;
    await identityTransaction(context, (tx) =>
      mailVerification(tools, context, tx, { userId, email, firstName: firstName ?? '', language: language ?? 'en' }),
    );
  },
});

/** Confirms an address by its link. A second click on the link that did it is no mistake. */
export function verifyEmail(tools: AccountTools, context: RequestContext, token: string): Promise<void> {
  return tools.sessions.change(context, async (tx) => {
    const now = context.clock.now();
    const link = { text: token, purpose: 'VERIFY_EMAIL', organizationId: context.organizationId, now } as const;
    const found = await lockToken<{ email: string }>(tx, link);
    const account = found && (await findAccountById(tx, context.organizationId, found.userId));
    if (!account || account.email !== found.payload.email) throw invalidLink();
    if (found.isUsed) {
      if (!account.isEmailVerified) throw invalidLink();
      return;
    }
    await useToken(tx, link);
    await setEmailVerified(tx, found.userId, now);
  });
}
