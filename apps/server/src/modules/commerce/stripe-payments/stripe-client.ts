import { Agent as PlainAgent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import Stripe from 'stripe';
import { LOOPBACK } from '../../../config.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { outsideOnly } from '../../../kernel/outgoing-request.ts';
import { ProviderFailure } from '../orders/orders.public.ts';
import type { Account } from '../payment-accounts/payment-accounts.public.ts';

/** Version of Stripe's API that this module was written for; webhook endpoints are created with the same. */
export const STRIPE_VERSION = '2026-10-28.endive';

// the types and the answers of another version differ: better no start than wrong bookings
if (Stripe.API_VERSION !== STRIPE_VERSION)
  throw new Error(`The stripe package speaks ${Stripe.API_VERSION}, this module ${STRIPE_VERSION}`);

export type StripeApi = InstanceType<typeof Stripe>;

const secureAgent = new SecureAgent({ keepAlive: true, lookup: outsideOnly });
const plainAgent = new PlainAgent({ keepAlive: true });

/** The client of an account. It waits ten seconds, repeats once, and never connects to an address inside the own network. */
export function stripeOf({ config }: Pick<SystemContext, 'config'>, { keys }: Account): StripeApi {
  const { hostname, port, protocol } = new URL(config.stripeUrl);
  const isPlain = protocol === 'http:' && hostname === LOOPBACK;
  return new Stripe(keys.secretKey ?? '', {
    apiVersion: STRIPE_VERSION,
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
    httpAgent: isPlain ? plainAgent : secureAgent,
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

const { StripeAPIError, StripeAuthenticationError, StripeConnectionError, StripeError, StripePermissionError } =
  Stripe.errors;

/** A failure without anything that Stripe's message could give away: keys stand in some of them. */
function failureOf(error: InstanceType<typeof StripeError>): ProviderFailure {
  const words = `Stripe: ${error.type} ${error.code ?? ''} ${error.param ?? ''} (${error.requestId ?? 'no request id'})`;
  if (error instanceof StripeAuthenticationError || error instanceof StripePermissionError)
    return new ProviderFailure('WRONG_KEYS', words);
  const isTemporary =
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error.statusCode === 429 ||
    error.code === 'idempotency_key_in_use' ||
    error.code === 'lock_timeout';
  return new ProviderFailure(isTemporary ? 'UNREACHABLE' : 'REFUSED', words);
}

/** Asks Stripe something. @throws ProviderFailure */
export async function askStripe<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof StripeError) throw failureOf(error);
    throw error;
  }
}
