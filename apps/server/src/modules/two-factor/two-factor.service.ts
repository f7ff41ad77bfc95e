import { MINUTE } from '@sullam/domain/limits.ts';
import { chooseText, type Localized } from '@sullam/domain/localized.ts';
import { audit } from '../../kernel/audit.ts';
import type { MemberContext } from '../../kernel/context.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { isPassword } from '../../kernel/password-hash.ts';
import { Problem } from '../../kernel/problem.ts';
import { clearRateLimit, hitRateLimit, type Limit } from '../../kernel/rate-limit.ts';
import type { Sessions } from '../sessions/sessions.public.ts';
import { findEnrolment, putEnrolment, removeEnrolment, setTotp, setTwoFactorWish } from '../users/users.public.ts';
import { hashCode, newRecoveryCodes, plainCode } from './codes.ts';
import { newTotpSecret, openSecret, sealSecret, totpEnrolment, totpStep } from './totp.ts';
import {
  lockAccount,
  removeRecoveryCodes,
  replaceRecoveryCodes,
  type TwoFactorAccount,
} from './two-factor.repository.ts';
import type { TwoFactorState } from './two-factor.schemas.ts';

const ENROLMENT_LIFE = 15 * MINUTE;
const PASSWORD_TRIES: Limit = { name: 'password confirmation', count: 10, seconds: 900 };
const CODE_TRIES: Limit = { name: 'totp enrolment', count: 20, seconds: 900 };

async function accountOf(context: MemberContext, tx: Tx): Promise<TwoFactorAccount> {
  const account = await lockAccount(tx, context.organizationId, context.caller.userId);
  if (!account) throw new Problem('auth-002', 403);
  return account;
}

const stateOf = (context: MemberContext, account: TwoFactorAccount): TwoFactorState => {
  const isRequired = context.configuration.two_factor_enabled;
  const hasTotp = account.totpSecret !== null;
  return {
    isEnabled: account.isWished || isRequired,
    isRequired,
    method: hasTotp ? 'TOTP' : 'EMAIL',
    hasTotp,
    recoveryCodesLeft: account.recoveryCodesLeft,
  };
};

/**
 * Asks for the password again before something that a thief of an open session must not do. Before the transaction:
 * hashing takes its time, and a connection isn't held for that.
 * @throws Problem password.old-wrong at the field `password`, or at the one named
 */
export async function confirmPassword(context: MemberContext, password: string, path = 'password'): Promise<void> {
  const subject = String(context.caller.userId);
  await hitRateLimit(context, PASSWORD_TRIES, subject);
  const [account] = await context.database.identity<{ hash: string | null }[]>`
    select password_hash as hash from open_accounts where user_id = ${context.caller.userId}`;
  if (!(await isPassword(context, account?.hash ?? null, password)))
    throw new Problem('password.old-wrong', 400, { details: [{ path, code: 'password.old-wrong', values: {} }] });
  await clearRateLimit(context, PASSWORD_TRIES, subject);
}

const change = <R>(
  sessions: Sessions,
  context: MemberContext,
  work: (tx: Tx, account: TwoFactorAccount) => Promise<R>,
): Promise<R> => sessions.change(context, async ({ tx }) => work(tx, await accountOf(context, tx)));

const note = (context: MemberContext, tx: Tx, verb: string) =>
  audit(context, tx, { action: `two-factor.${verb}`, noun: 'account', nounId: context.caller.userId });

export const readTwoFactor = (sessions: Sessions, context: MemberContext): Promise<TwoFactorState> =>
  sessions.change(context, async ({ tx }) => stateOf(context, await accountOf(context, tx)));

/** Begins to set up an authenticator app: its secret as text and picture. */
export const startTotp = (sessions: Sessions, context: MemberContext) =>
  change(sessions, context, async (tx, account) => {
    if (account.totpSecret !== null) throw new Problem('two-factor.already-enabled', 409);
    const secret = newTotpSecret();
    const now = context.clock.now();
    await putEnrolment(tx, {
      userId: account.userId,
      organizationId: context.organizationId,
      sealedSecret: sealSecret(context.secret, secret),
      expiresAt: new Date(now.getTime() + ENROLMENT_LIFE),
    });
    const [organization] = await tx.sql<{ name: Localized }[]>`
      select name from active_organizations where organization_id = ${context.organizationId}`;
    return totpEnrolment(secret, chooseText(organization?.name, context.language)?.text ?? '', account.email);
  });

/** The app's first code shows that it has the secret: from now on it is asked for. */
export async function confirmTotp(sessions: Sessions, context: MemberContext, code: string) {
  await hitRateLimit(context, CODE_TRIES, String(context.caller.userId));
  return change(sessions, context, async (tx, account) => {
    if (account.totpSecret !== null) throw new Problem('two-factor.already-enabled', 409);
    const now = context.clock.now();
    const sealed = await findEnrolment(tx, account.userId, now);
    const step = sealed && totpStep(openSecret(context.secret, sealed), plainCode(code), now, null);
    // 400: the session is fine, only this code isn't
    if (!sealed || typeof step !== 'number') throw new Problem('auth-008', 400);
    await setTotp(tx, account.userId, sealed, step);
    await setTwoFactorWish(tx, account.userId, true);
    await removeEnrolment(tx, account.userId);
    await note(context, tx, 'enable-totp');
    return giveRecoveryCodes(context, tx, account.userId);
  });
}

async function giveRecoveryCodes(context: MemberContext, tx: Tx, userId: number): Promise<{ recoveryCodes: string[] }> {
  const recoveryCodes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    userId,
    recoveryCodes.map((code) => hashCode(context.secret, `recovery ${userId}`, code)),
  );
  return { recoveryCodes };
}

/** Takes the app away; codes come by mail again. */
export async function removeTotp(
  sessions: Sessions,
  context: MemberContext,
  password: string,
): Promise<TwoFactorState> {
  await confirmPassword(context, password);
  return change(sessions, context, async (tx, account) => {
    if (account.totpSecret === null) throw new Problem('two-factor.not-enabled', 409);
    await setTotp(tx, account.userId, null, null);
    await removeRecoveryCodes(tx, account.userId);
    await note(context, tx, 'remove-totp');
    return stateOf(context, { ...account, totpSecret: null, recoveryCodesLeft: 0 });
  });
}

/** The person's own wish; where the organisation requires a second factor it is asked for whatever the wish. */
export async function setTwoFactor(
  sessions: Sessions,
  context: MemberContext,
  input: { isEnabled: boolean; password: string },
): Promise<TwoFactorState> {
  await confirmPassword(context, input.password);
  return change(sessions, context, async (tx, account) => {
    await setTwoFactorWish(tx, account.userId, input.isEnabled);
    await note(context, tx, input.isEnabled ? 'enable' : 'disable');
    return stateOf(context, { ...account, isWished: input.isEnabled });
  });
}

/** New recovery codes; the old ones stop working. */
export async function renewRecoveryCodes(sessions: Sessions, context: MemberContext, password: string) {
  await confirmPassword(context, password);
  return change(sessions, context, async (tx, account) => {
    if (!stateOf(context, account).isEnabled) throw new Problem('two-factor.not-enabled', 409);
    await note(context, tx, 'renew-recovery-codes');
    return giveRecoveryCodes(context, tx, account.userId);
  });
}
