import type { RequestContext } from '../../../kernel/context.ts';
import { isPassword } from '../../../kernel/password-hash.ts';
import { Problem } from '../../../kernel/problem.ts';
import { knownDeviceOf, refuseUnlessActive, type SignInResult } from '../sessions/sessions.public.ts';
import { admit } from '../two-factor/two-factor.public.ts';
import type { AccountTools } from './account-tools.ts';
import { findAccount } from './accounts.repository.ts';
import { forgiveSignInHit, hitSignInLimit } from './sign-in-tries.ts';

interface Entry {
  email: string;
  password: string;
  /** What the browser kept of who signed in with it. */
  device: string;
}

/**
 * Signs in. An account that doesn't exist costs the same work and gets the same answer as a wrong password; what the
 * account is in this organisation is revealed to nobody before the password was right.
 * @throws Problem auth-001 to auth-004, auth-009, auth-010
 */
export async function signIn(tools: AccountTools, context: RequestContext, input: Entry): Promise<SignInResult> {
  const { email } = input;
  const account = await findAccount(context.database, context.organizationId, email);
  const deviceId = account ? knownDeviceOf(context, input.device, account.userId) : null;
  await hitSignInLimit(context, { email, deviceId });
  const isRight = await isPassword(context, account?.passwordHash ?? null, input.password);
  if (!account || !isRight) throw new Problem('auth-003', 401);
  await forgiveSignInHit(context, { email, deviceId });
  if (account.status === null) throw new Problem('auth-002', 403);
  refuseUnlessActive(account.status);
  if (context.configuration.email_verification_required && !account.isEmailVerified) throw new Problem('auth-010', 403);
  return admit(tools.sessions, context, account.userId, { hasShownSecondFactor: false, deviceId });
}
