import type { RequestContext } from '../../kernel/context.ts';
import { isPassword } from '../../kernel/password-hash.ts';
import { Problem } from '../../kernel/problem.ts';
import { clearRateLimit, hitRateLimit, type Limit, undoRateLimitHit } from '../../kernel/rate-limit.ts';
import { refuseUnlessActive, type SignInResult } from '../sessions/sessions.public.ts';
import { admit } from '../two-factor/two-factor.public.ts';
import type { AccountTools } from './account-tools.ts';
import { findAccount } from './accounts.repository.ts';

/** Tries of one account, from wherever; guessing a password by registering counts here too. */
export const ACCOUNT_TRIES: Limit = { name: 'sign-in account', count: 10, seconds: 900 };
/** Failed tries of one address, which a whole school may share. */
const ADDRESS_TRIES: Limit = { name: 'sign-in address', count: 100, seconds: 900 };

export const emailKey = (email: string): string => email.trim().toLowerCase();

/**
 * Signs in. An account that doesn't exist costs the same work and gets the same answer as a wrong password; what the
 * account is in this organisation is told to nobody before the password was right.
 * @throws Problem auth-001 to auth-004, auth-009, auth-010
 */
export async function signIn(
  tools: AccountTools,
  context: RequestContext,
  input: { email: string; password: string },
): Promise<SignInResult> {
  const subject = emailKey(input.email);
  await hitRateLimit(context, ADDRESS_TRIES, context.ip);
  await hitRateLimit(context, ACCOUNT_TRIES, subject);
  const account = await findAccount(context.database, context.organizationId, input.email.trim());
  const isRight = await isPassword(context, account?.passwordHash ?? null, input.password);
  if (!account || !isRight) throw new Problem('auth-003', 401);
  await clearRateLimit(context, ACCOUNT_TRIES, subject);
  await undoRateLimitHit(context, ADDRESS_TRIES, context.ip);
  if (account.status === null) throw new Problem('auth-002', 403);
  refuseUnlessActive(account.status);
  if (context.configuration.email_verification_required && !account.isEmailVerified) throw new Problem('auth-010', 403);
  return admit(tools.sessions, context, account.userId, { hasShownSecondFactor: false });
}
