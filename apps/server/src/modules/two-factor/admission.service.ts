import { MINUTE, SECOND } from '@sullam/domain/limits.ts';
import type { RequestContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { queueMail } from '../../kernel/mail/queue-mail.ts';
import { Problem } from '../../kernel/problem.ts';
import { hitRateLimit, type Limit } from '../../kernel/rate-limit.ts';
import { hashToken, randomToken } from '../../kernel/secrets.ts';
import type { SignInResult } from '../sessions/sessions.public.ts';
import { refuseUnlessActive, type Sessions } from '../sessions/sessions.public.ts';
import {
  countAttempt,
  insertChallenge,
  keepTotpStep,
  lockChallenge,
  ownerOfChallenge,
  renewCode,
  useChallenge,
} from '../users/users.public.ts';
import { hashCode, newMailCode, plainCode } from './codes.ts';
import { openSecret, totpStep } from './totp.ts';
import { lockAccount, type TwoFactorAccount, useRecoveryCode } from './two-factor.repository.ts';

const CODE_LIFE = 10 * MINUTE;
const MOST_ATTEMPTS = 5;
const RESEND_AFTER = 30 * SECOND;
const MOST_MAILS = 5;
/** Codes of one account, whatever the sign-in they belong to. */
const TRIES: Limit = { name: 'two-factor account', count: 30, seconds: 3600 };

const wrongCode = (): Problem => new Problem('auth-008', 401);

const hidden = (email: string): string => email.replace(/^(.).*@/, '$1•••@');

/** Lets somebody in whose password (or sign-on token) was right: at once, or after a second factor. */
export async function admit(
  sessions: Sessions,
  context: RequestContext,
  userId: number,
  { hasShownSecondFactor, ...from }: { hasShownSecondFactor: boolean; handedOverFrom?: string },
): Promise<SignInResult> {
  const admitted = await sessions.change(context, async ({ tx }) => {
    const account = await lockAccount(tx, context.organizationId, userId);
    if (!account) throw new Problem('auth-002', 403);
    const isRequired = context.configuration.two_factor_enabled || account.isWished;
    if (isRequired && !hasShownSecondFactor) return { challenge: await challenge(context, tx, account, from) };
    return { opened: await sessions.open(context, tx, { userId, hasShownSecondFactor, ...from }) };
  });
  return admitted.challenge ?? sessions.result(context, admitted.opened);
}

async function challenge(
  context: RequestContext,
  tx: Tx,
  account: TwoFactorAccount,
  from: { handedOverFrom?: string },
): Promise<SignInResult> {
  const now = context.clock.now();
  const token = randomToken();
  const tokenHash = hashToken(token);
  const method = account.totpSecret === null ? 'EMAIL' : 'TOTP';
  const code = method === 'EMAIL' ? newMailCode() : null;
  const expiresAt = new Date(now.getTime() + CODE_LIFE);
  await insertChallenge(tx, {
    tokenHash,
    userId: account.userId,
    organizationId: context.organizationId,
    codeHash: code && hashCode(context.secret, tokenHash, code),
    payload: code ? { method, sentAt: now.toISOString(), sent: 1, ...from } : { method, ...from },
    expiresAt,
  });
  if (code) await mailCode(context, tx, account, code);
  return {
    twoFactorToken: token,
    expiresAt: expiresAt.toISOString(),
    method,
    ...(code ? { sentTo: hidden(account.email) } : {}),
  };
}

const mailCode = (context: RequestContext, tx: Tx, account: TwoFactorAccount, code: string) =>
  queueMail(context, tx, {
    template: 'twoFactor',
    recipient: account.email,
    language: account.language,
    values: { name: account.firstName, code, count: CODE_LIFE / MINUTE },
  });

/**
 * The second step of a sign-in: the code of the mail or the app, or a recovery code.
 * @throws Problem auth-008 for a wrong or spent token or code
 */
export async function finishTwoFactor(
  sessions: Sessions,
  context: RequestContext,
  input: { token: string; code: string },
): Promise<SignInResult> {
  const tokenHash = hashToken(input.token);
  await hitRateLimitOf(context, tokenHash);
  const outcome = await sessions.change(context, async ({ tx }) => {
    const now = context.clock.now();
    const open = await lockChallenge(tx, tokenHash, now);
    if (!open || open.organizationId !== context.organizationId || open.attempts >= MOST_ATTEMPTS) return null;
    await countAttempt(tx, tokenHash);
    const account = await lockAccount(tx, context.organizationId, open.userId);
    if (!account) return null;
    const isMailed = open.codeHash !== null && open.codeHash === hashCode(context.secret, tokenHash, input.code);
    if (!isMailed && !(await acceptCode(context, tx, account, input.code))) return null;
    await useChallenge(tx, tokenHash, now);
    await checkStillActive(tx, context.organizationId, open.userId);
    const { handedOverFrom } = open.payload;
    return sessions.open(context, tx, { userId: open.userId, hasShownSecondFactor: true, handedOverFrom });
  });
  if (!outcome) throw wrongCode();
  return sessions.result(context, outcome);
}

/** Is this a code of the app, or an unused recovery code? Either is used up by it. */
export async function acceptCode(
  context: RequestContext,
  tx: Tx,
  account: TwoFactorAccount,
  typed: string,
): Promise<boolean> {
  const now = context.clock.now();
  const code = plainCode(typed);
  if (account.totpSecret !== null && /^\d{6}$/.test(code)) {
    const step = totpStep(openSecret(context.secret, account.totpSecret), code, now, account.totpLastStep);
    if (step !== null) {
      await keepTotpStep(tx, account.userId, step);
      return true;
    }
  }
  return useRecoveryCode(tx, account.userId, hashCode(context.secret, `recovery ${account.userId}`, code), now);
}

async function hitRateLimitOf(context: RequestContext, tokenHash: string): Promise<void> {
  const userId = await ownerOfChallenge(context.database, tokenHash);
  await hitRateLimit(context, TRIES, userId === undefined ? context.ip : String(userId));
}

async function checkStillActive(tx: Tx, organizationId: number, userId: number): Promise<void> {
  const [member] = await tx.sql<{ status: string }[]>`
    select status from member_standings where organization_id = ${organizationId} and user_id = ${userId}`;
  refuseUnlessActive(member?.status ?? 'DISABLED');
}

/** Mails a new code for a sign-in that waits for one. Not too often. */
export async function resendCode(sessions: Sessions, context: RequestContext, token: string): Promise<void> {
  const tokenHash = hashToken(token);
  await sessions.change(context, async ({ tx }) => {
    const now = context.clock.now();
    const open = await lockChallenge(tx, tokenHash, now);
    if (open?.organizationId !== context.organizationId || open.payload.method !== 'EMAIL') throw wrongCode();
    const sent = open.payload.sent ?? 1;
    const wait = new Date(open.payload.sentAt ?? 0).getTime() + RESEND_AFTER - now.getTime();
    if (wait > 0 || sent >= MOST_MAILS) {
      const seconds = Math.max(1, Math.ceil(sent >= MOST_MAILS ? CODE_LIFE / SECOND : wait / SECOND));
      throw new Problem('auth-004', 429, { values: { seconds } });
    }
    const account = await lockAccount(tx, context.organizationId, open.userId);
    if (!account) throw wrongCode();
    const code = newMailCode();
    await renewCode(tx, tokenHash, hashCode(context.secret, tokenHash, code), {
      ...open.payload,
      method: 'EMAIL',
      sentAt: now.toISOString(),
      sent: sent + 1,
    });
    await mailCode(context, tx, account, code);
  });
}
