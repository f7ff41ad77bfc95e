import { MINUTE } from '@sullam/domain/limits.ts';
import { chooseText, type Localized } from '@sullam/domain/localized.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { isPassword } from '../../../kernel/password-hash.ts';
import { Problem } from '../../../kernel/problem.ts';
import { clearRateLimit, hitRateLimit, type Limit } from '../../../kernel/rate-limit.ts';
import { clearSecondFactorReset, listActiveMemberships } from '../members/members.public.ts';
import { hasShownSecondFactor, noteSecondFactor, type Sessions } from '../sessions/sessions.public.ts';
import { findEnrolment, putEnrolment, removeEnrolment, setTotp, setTwoFactorWish } from '../users/users.public.ts';
import { acceptCode } from './accept-code.ts';
import { hashCode, newRecoveryCodes, plainCode } from './codes.ts';
import { mailSecurityChange, type SecurityMail } from './security-mail.ts';
import { newTotpSecret, openSecret, sealSecret, totpEnrolment, totpStep } from './totp.ts';
import {
  lockAccount,
  removeRecoveryCodes,
  replaceRecoveryCodes,
  type TwoFactorAccount,
  usesApp,
} from './two-factor.repository.ts';
import type { OwnerProof, TwoFactorState } from './two-factor.schemas.ts';

const ENROLMENT_LIFE = 15 * MINUTE;
const PASSWORD_TRIES: Limit = { name: 'password confirmation', count: 10, seconds: 900 };
const CODE_TRIES: Limit = { name: 'totp enrolment', count: 20, seconds: 900 };
const PROOF_TRIES: Limit = { name: 'second factor confirmation', count: 20, seconds: 3600 };

async function accountOf(context: MemberContext, tx: Tx): Promise<TwoFactorAccount> {
  const account = await lockAccount(tx, context.organizationId, context.caller.userId);
  if (!account) throw new Problem('auth-002', 403);
  return account;
}

const stateOf = (context: MemberContext, account: TwoFactorAccount, hasShown: boolean): TwoFactorState => {
  const isRequired = context.configuration.two_factor_enabled;
  const hasTotp = account.totpSecret !== null;
  return {
    isEnabled: account.isWished || isRequired,
    isRequired,
    method: usesApp(account) ? 'TOTP' : 'EMAIL',
    hasTotp,
    recoveryCodesLeft: account.recoveryCodesLeft,
    isReset: hasTotp && account.isReset,
    needsCode: hasTotp && !hasShown,
  };
};

/**
 * Asks for the password again before something that a thief of an open session must not do. Before the transaction:
 * hashing takes its time, and a connection isn't held for that.
 * @throws Problem password.old-wrong at the field `password`, or at the one named
 */
export async function confirmPassword(context: MemberContext, password: string, path = 'password'): Promise<void> {
  // of the session: whoever stole another one doesn't lock the owner out
  const subject = `${context.caller.userId} ${context.caller.sessionId}`;
  await hitRateLimit(context, PASSWORD_TRIES, subject);
  const [account] = await context.database.identity<{ hash: string | null }[]>`
    select password_hash as hash from open_accounts where user_id = ${context.caller.userId}`;
  if (!(await isPassword(context, account?.hash ?? null, password)))
    throw new Problem('password.old-wrong', 400, { details: [{ path, code: 'password.old-wrong', values: {} }] });
  await clearRateLimit(context, PASSWORD_TRIES, subject);
}

interface Changing {
  tx: Tx;
  account: TwoFactorAccount;
  /** A code was shown when this session was opened, or is now. */
  hasShown: boolean;
}

const change = <R>(sessions: Sessions, context: MemberContext, work: (changing: Changing) => Promise<R>): Promise<R> =>
  sessions.change(context, async (tx) => {
    const account = await accountOf(context, tx);
    const hasShown = await hasShownSecondFactor(tx, context.caller.sessionId);
    return work({ tx, account, hasShown });
  });

/** Recorded, and the owner is notified, who may not be the person who did it. */
async function note(
  context: MemberContext,
  { tx, account }: Changing,
  verb: string,
  mail: SecurityMail,
): Promise<void> {
  await audit(context, tx, { action: `two-factor.${verb}`, noun: 'account', nounId: account.userId });
  await mailSecurityChange(context, tx, account, mail);
}

/**
 * What weakens a sign-in by an app takes a code of it: shown when this session was opened, or now. An administrator's reset in one
 * organisation opens a session without one, and must not reach the account by way of it.
 */
async function requireCode(
  context: MemberContext,
  { tx, account, hasShown }: Pick<Changing, 'tx' | 'account' | 'hasShown'>,
  code: string | undefined,
): Promise<void> {
  if (account.totpSecret === null || hasShown) return;
  const refuse = (problem: 'two-factor.code-needed' | 'auth-008') =>
    new Problem(problem, 400, { details: [{ path: 'code', code: problem, values: {} }] });
  if (code === undefined) throw refuse('two-factor.code-needed');
  if (!(await acceptCode(context, tx, account, code))) throw refuse('auth-008');
}

/** The password, and the tries of a code where one is given. Before the transaction, which a wrong one undoes. */
export async function confirmOwner(context: MemberContext, { password, code }: OwnerProof): Promise<void> {
  await confirmPassword(context, password);
  if (code !== undefined) await hitRateLimit(context, PROOF_TRIES, String(context.caller.userId));
}

/** The same code for what other modules do to an account, in their transaction. */
export async function requireOwnersCode(context: MemberContext, tx: Tx, code: string | undefined): Promise<void> {
  const account = await accountOf(context, tx);
  const hasShown = await hasShownSecondFactor(tx, context.caller.sessionId);
  await requireCode(context, { tx, account, hasShown }, code);
}

export const readTwoFactor = (sessions: Sessions, context: MemberContext): Promise<TwoFactorState> =>
  sessions.change(context, async (tx) => {
    const account = await accountOf(context, tx);
    return stateOf(context, account, await hasShownSecondFactor(tx, context.caller.sessionId));
  });

/** Begins to set up an authenticator app: its secret as text and picture. */
export async function startTotp(sessions: Sessions, context: MemberContext, password: string) {
  await confirmPassword(context, password);
  return change(sessions, context, async ({ tx, account }) => {
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
}

/** The app's first code shows that it has the secret: from now on it is asked for, and this session has shown one. */
export async function confirmTotp(
  sessions: Sessions,
  context: MemberContext,
  input: { code: string; password: string },
) {
  await confirmPassword(context, input.password);
  await hitRateLimit(context, CODE_TRIES, String(context.caller.userId));
  return change(sessions, context, async (changing) => {
    const { tx, account } = changing;
    if (account.totpSecret !== null) throw new Problem('two-factor.already-enabled', 409);
    const now = context.clock.now();
    const sealed = await findEnrolment(tx, account.userId, now);
    const step = sealed && totpStep(openSecret(context.secret, sealed), plainCode(input.code), now, null);
    // 400: the session is fine, only this code isn't
    if (!sealed || typeof step !== 'number') throw new Problem('auth-008', 400);
    await setTotp(tx, account.userId, sealed, step);
    await setTwoFactorWish(tx, account.userId, true);
    await removeEnrolment(tx, account.userId);
    await noteSecondFactor(tx, context.caller.sessionId, now);
    for (const { organizationId } of await listActiveMemberships(tx, account.userId))
      await clearSecondFactorReset(tx, organizationId, account.userId);
    await note(context, changing, 'enable-totp', 'authenticatorAdded');
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
  proof: OwnerProof,
): Promise<TwoFactorState> {
  await confirmOwner(context, proof);
  return change(sessions, context, async (changing) => {
    const { tx, account } = changing;
    if (account.totpSecret === null) throw new Problem('two-factor.not-enabled', 409);
    await requireCode(context, changing, proof.code);
    await setTotp(tx, account.userId, null, null);
    await removeRecoveryCodes(tx, account.userId);
    await note(context, changing, 'remove-totp', 'authenticatorRemoved');
    return stateOf(context, { ...account, totpSecret: null, recoveryCodesLeft: 0 }, changing.hasShown);
  });
}

/** The person's own wish; where the organisation requires a second factor it is asked for whatever the wish. */
export async function setTwoFactor(
  sessions: Sessions,
  context: MemberContext,
  { isEnabled, ...proof }: OwnerProof & { isEnabled: boolean },
): Promise<TwoFactorState> {
  await confirmOwner(context, proof);
  return change(sessions, context, async (changing) => {
    const { tx, account, hasShown } = changing;
    if (!isEnabled) await requireCode(context, changing, proof.code);
    await setTwoFactorWish(tx, account.userId, isEnabled);
    if (isEnabled !== account.isWished)
      await note(context, changing, isEnabled ? 'enable' : 'disable', isEnabled ? 'twoStepOn' : 'twoStepOff');
    return stateOf(context, { ...account, isWished: isEnabled }, hasShown);
  });
}

/** New recovery codes; the old ones stop working. */
export async function renewRecoveryCodes(sessions: Sessions, context: MemberContext, proof: OwnerProof) {
  await confirmOwner(context, proof);
  return change(sessions, context, async (changing) => {
    const { tx, account, hasShown } = changing;
    if (!stateOf(context, account, hasShown).isEnabled) throw new Problem('two-factor.not-enabled', 409);
    await requireCode(context, changing, proof.code);
    await note(context, changing, 'renew-recovery-codes', 'recoveryCodesRenewed');
    return giveRecoveryCodes(context, tx, account.userId);
  });
}
