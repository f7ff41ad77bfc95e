import { HOUR } from '@sullam/domain/limits.ts';
import type { Language } from '@sullam/domain/localized.ts';
import type { RequestContext, SystemContext } from '../../kernel/context.ts';
import { identityTransaction, type Tx } from '../../kernel/database/database.ts';
import type { JobDefinition } from '../../kernel/jobs/job-queue.ts';
import { queueMail } from '../../kernel/mail/queue-mail.ts';
import { pageUrl } from '../../kernel/organization-url.ts';
import { countTry, type Limit } from '../../kernel/rate-limit.ts';
import { hashToken } from '../../kernel/secrets.ts';
import type { AccountTools } from './account-tools.ts';
import { invalidLink } from './accounts.errors.ts';
import { findAccount, setEmailVerified } from './accounts.repository.ts';
import { issueToken, retireTokens } from './one-time-tokens.repository.ts';
import { emailKey } from './sign-in.service.ts';

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

/** Asks for the mail once more. Whether there is such an account is found out by a job, so that the response can't tell. */
export async function resendVerification(context: RequestContext, email: string): Promise<void> {
  await countTry(context, MAILS_OF_ADDRESS, context.ip);
  await countTry(context, MAILS, `${context.organizationId} ${emailKey(email)}`);
  await identityTransaction(context, (tx) =>
    context.jobs.enqueue(tx, context.organizationId, MAIL_JOB, { email: email.trim() }),
  );
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
  return tools.sessions.change(context, async (change) => {
    const now = context.clock.now();
    const [row] = await change.tx.sql<{ userId: number; isUsed: boolean; isVerified: boolean }[]>`
      select t.user_id as "userId", t.used_at is not null as "isUsed", u.email_verified_at is not null as "isVerified"
      from one_time_tokens t join users u on u.user_id = t.user_id
      where t.token_hash = ${hashToken(token)} and t.purpose = 'VERIFY_EMAIL' and t.organization_id = ${context.organizationId}
        and t.expires_at > ${now} and t.payload->>'email' = u.email and u.deleted_at is null for update of t`;
    if (!row || (row.isUsed && !row.isVerified)) throw invalidLink();
    if (row.isUsed) return;
    await change.tx.sql`update one_time_tokens set used_at = ${now} where token_hash = ${hashToken(token)}`;
    await setEmailVerified(change.tx, row.userId, now);
    await tools.sessions.changedFor(change, row.userId);
  });
}
