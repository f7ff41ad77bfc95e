import { emailKey } from '@sullam/domain/identifiers.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { clearRateLimit, hitRateLimit, type Limit, networkOf, undoRateLimitHit } from '../../../kernel/rate-limit.ts';

/** Tries of one account from one network: whoever guesses locks only themselves out. */
const TRIES: Limit = { name: 'sign-in account', count: 10, seconds: 900 };
/** Tries of one account from everywhere, for guesses from many networks at once. */
const TRIES_EVERYWHERE: Limit = { name: 'sign-in account everywhere', count: 100, seconds: 900 };
/** Failed tries of one network, which a whole school may share. */
const TRIES_OF_NETWORK: Limit = { name: 'sign-in address', count: 100, seconds: 900 };
/** Tries of one account in a browser in which it has signed in before: no guess from elsewhere counts here. */
const TRIES_OF_DEVICE: Limit = { name: 'sign-in device', count: 10, seconds: 900 };

export interface Try {
  email: string;
  /** The browser, where it proves that this account has signed in with it. */
  deviceId: string | null;
}

/**
 * Counts a try to guess a password.
 * @throws Problem auth-004 when there were too many
 */
export async function hitSignInLimit(context: RequestContext, { email, deviceId }: Try): Promise<void> {
  const account = emailKey(email);
  if (deviceId !== null) return hitRateLimit(context, TRIES_OF_DEVICE, `${account} ${deviceId}`);
  const network = networkOf(context.ip);
  await hitRateLimit(context, TRIES_OF_NETWORK, network);
  await hitRateLimit(context, TRIES, `${account} ${network}`);
  await hitRateLimit(context, TRIES_EVERYWHERE, account);
}

/** The same by registering with the address, whoever it belongs to: registrations of a network have a limit of their own. */
export async function countRegistration(context: RequestContext, email: string): Promise<void> {
  await hitRateLimit(context, TRIES, `${emailKey(email)} ${networkOf(context.ip)}`);
  await hitRateLimit(context, TRIES_EVERYWHERE, emailKey(email));
}

/** It was no guess: the password was right. What others tried elsewhere still counts. */
export async function forgiveSignInHit(context: RequestContext, { email, deviceId }: Try): Promise<void> {
  const account = emailKey(email);
  if (deviceId !== null) return clearRateLimit(context, TRIES_OF_DEVICE, `${account} ${deviceId}`);
  const network = networkOf(context.ip);
  await undoRateLimitHit(context, TRIES_OF_NETWORK, network);
  await clearRateLimit(context, TRIES, `${account} ${network}`);
  await undoRateLimitHit(context, TRIES_EVERYWHERE, account);
}

/** The password is another one: guesses of the old one don't keep its owner out here. */
export async function forgetTries(context: RequestContext, email: string): Promise<void> {
  const account = emailKey(email);
  await clearRateLimit(context, TRIES, `${account} ${networkOf(context.ip)}`);
  await clearRateLimit(context, TRIES_EVERYWHERE, account);
}
