import { MINUTE, SECOND } from '@sullam/domain/limits.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { Problem } from '../../../kernel/problem.ts';
import { hitRateLimit, hitRateLimitWith, type Limit, networkOf, tooManyTries } from '../../../kernel/rate-limit.ts';
import { hashToken, randomToken } from '../../../kernel/secrets.ts';
import { clearSecondFactorReset } from '../members/members.public.ts';
import type { SignInResult } from '../sessions/sessions.public.ts';
import { knownDeviceOf, refuseUnlessActive, type Sessions } from '../sessions/sessions.public.ts';
import {
  countAttempt,
  insertChallenge,
  lockChallenge,
  ownerOfChallenge,
  renewCode,
  useChallenge,
} from '../users/users.public.ts';
import { acceptCode } from './accept-code.ts';
import { hashCode, newMailCode } from './codes.ts';
import { mailSecurityChange } from './security-mail.ts';
import { lockAccount, type TwoFactorAccount, usesApp } from './two-factor.repository.ts';

const CODE_LIFE = 10 * MINUTE;
const MOST_ATTEMPTS = 5;
const RESEND_AFTER = 30 * SECOND;
const MOST_MAILS = 5;
/** Codes of one account, whatever the sign-in they belong to. */
const TRIES: Limit = { name: 'two-factor account', count: 30, seconds: 3600 };
/** The same in a browser in which the account has signed in before: no guess from elsewhere counts here. */
const TRIES_OF_DEVICE: Limit = { name: 'two-factor device', count: 20, seconds: 3600 };
/** Codes mailed to one account, whatever the sign-in: whoever has the password can't fill a mailbox with them. */
const CODE_MAILS: Limit = { name: 'two-factor mails', count: 10, seconds: 3600 };
const CODE_MAILS_OF_DEVICE: Limit = { name: 'two-factor mails of a device', count: 10, seconds: 3600 };

const wrongCode = (): Problem => new Problem('auth-008', 401);

const hidden = (email: string): string => email.replace(/^(.).*@/, '$1•••@');

/** What was shown before. */
interface Shown {
  hasShownSecondFactor: boolean;
  /** This organisation has let the session in already that is handed over. */
  isAdmitted?: boolean | undefined;
  handedOverFrom?: string | undefined;
  /** The browser, where it proves that this account has signed in with it. */
  deviceId?: string | null;
}

/** Lets somebody in whose password (or sign-on token) was right: at once, or after a second factor. */
export async function admit(
  sessions: Sessions,
  context: RequestContext,
  userId: number,
  { hasShownSecondFactor, isAdmitted = false, handedOverFrom, deviceId = null }: Shown,
): Promise<SignInResult> {
  const from = handedOverFrom === undefined ? {} : { handedOverFrom };
  const admitted = await sessions.change(context, async (tx) => {
    const account = await lockAccount(tx, context.organizationId, userId);
    if (!account) throw new Problem('auth-002', 403);
    const isRequired = context.configuration.two_factor_enabled || account.isWished;
    if (isRequired && !hasShownSecondFactor && !isAdmitted)
      return { challenge: await challenge(context, tx, account, { ...from, deviceId }) };
    return { opened: await sessions.open(context, tx, { userId, hasShownSecondFactor, ...from }) };
  });
  return admitted.challenge ?? sessions.result(context, admitted.opened);
}

async function challenge(
  context: RequestContext,
  tx: Tx,
  account: TwoFactorAccount,
  { deviceId, ...from }: { handedOverFrom?: string; deviceId: string | null },
): Promise<SignInResult> {
  const now = context.clock.now();
  const token = randomToken();
  const tokenHash = hashToken(token);
  const method = usesApp(account) ? 'TOTP' : 'EMAIL';
  const code = method === 'EMAIL' ? newMailCode() : null;
  const expiresAt = new Date(now.getTime() + CODE_LIFE);
  await insertChallenge(tx, {
    tokenHash,
    userId: account.userId,
    organizationId: context.organizationId,
    codeHash: code && hashCode(context.secret, tokenHash, code),
    payload: code
      ? { method, sentAt: now.toISOString(), sent: 1, ...from, ...(deviceId ? { deviceId } : {}) }
      : { method, ...from },
    expiresAt,
  });
  if (code) await mailCode(context, tx, account, { code, deviceId });
  return {
    twoFactorToken: token,
    expiresAt: expiresAt.toISOString(),
    method,
    ...(code ? { sentTo: hidden(account.email) } : {}),
  };
}

async function mailCode(
  context: RequestContext,
  tx: Tx,
  account: TwoFactorAccount,
  { code, deviceId }: { code: string; deviceId: string | null },
): Promise<void> {
  if (deviceId) await hitRateLimitWith(tx, context, CODE_MAILS_OF_DEVICE, `${account.userId} ${deviceId}`);
  else await hitRateLimitWith(tx, context, CODE_MAILS, String(account.userId));
  await queueMail(context, tx, {
    template: 'twoFactor',
    recipient: account.email,
    language: account.language,
    values: { name: account.firstName, code, count: CODE_LIFE / MINUTE },
  });
}

/**
 * The second step of a sign-in: the code of the mail or the app, or a recovery code.
 * @throws Problem auth-008 for a wrong or spent token or code
 */
export async function finishTwoFactor(
  sessions: Sessions,
  context: RequestContext,
  input: { token: string; code: string; device: string },
): Promise<SignInResult> {
  const tokenHash = hashToken(input.token);
  await hitCodeLimit(context, tokenHash, input.device);
  const outcome = await sessions.change(context, async (tx) => {
    const now = context.clock.now();
    const open = await lockChallenge(tx, tokenHash, now);
    if (!open || open.organizationId !== context.organizationId || open.attempts >= MOST_ATTEMPTS) return null;
    await countAttempt(tx, tokenHash);
    const account = await lockAccount(tx, context.organizationId, open.userId);
    if (!account) return null;
    const isMailed = open.codeHash !== null && open.codeHash === hashCode(context.secret, tokenHash, input.code);
    const accepted = isMailed ? 'MAIL' : await acceptCode(context, tx, account, input.code);
    if (accepted === null) return null;
    await useChallenge(tx, tokenHash, now);
    await checkStillActive(tx, context.organizationId, open.userId);
    const { handedOverFrom } = open.payload;
    // after a reset a mailed code opens this organisation, and is no second factor to any other
    const isWhole = accepted !== 'MAIL' || account.totpSecret === null;
    if (accepted === 'APP') await clearSecondFactorReset(tx, context.organizationId, open.userId);
    if (accepted === 'RECOVERY_CODE')
      await mailSecurityChange(context, tx, account, 'recoveryCodeUsed', { count: account.recoveryCodesLeft - 1 });
    return sessions.open(context, tx, { userId: open.userId, hasShownSecondFactor: isWhole, handedOverFrom });
  });
  if (!outcome) throw wrongCode();
  return sessions.result(context, outcome);
}

async function hitCodeLimit(context: RequestContext, tokenHash: string, device: string): Promise<void> {
  const userId = await ownerOfChallenge(context.database, tokenHash);
  const deviceId = userId === undefined ? null : knownDeviceOf(context, device, userId);
  if (deviceId) return hitRateLimit(context, TRIES_OF_DEVICE, `${userId} ${deviceId}`);
  await hitRateLimit(context, TRIES, userId === undefined ? networkOf(context.ip) : String(userId));
}

async function checkStillActive(tx: Tx, organizationId: number, userId: number): Promise<void> {
  const [member] = await tx.sql<{ status: string }[]>`
    select status from member_records where organization_id = ${organizationId} and user_id = ${userId}`;
  refuseUnlessActive(member?.status ?? 'DISABLED');
}

/** Mails a new code for a sign-in that waits for one. Not too often. */
export async function resendCode(sessions: Sessions, context: RequestContext, token: string): Promise<void> {
  const tokenHash = hashToken(token);
  await sessions.change(context, async (tx) => {
    const now = context.clock.now();
    const open = await lockChallenge(tx, tokenHash, now);
    if (open?.organizationId !== context.organizationId || open.payload.method !== 'EMAIL') throw wrongCode();
    const sent = open.payload.sent ?? 1;
    const wait = new Date(open.payload.sentAt ?? 0).getTime() + RESEND_AFTER - now.getTime();
    if (wait > 0 || sent >= MOST_MAILS) {
      throw tooManyTries((sent >= MOST_MAILS ? CODE_LIFE : wait) / SECOND);
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
    await mailCode(context, tx, account, { code, deviceId: open.payload.deviceId ?? null });
  });
}
