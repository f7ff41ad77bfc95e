import Stripe from 'stripe';
import type { SystemContext } from '../../../kernel/context.ts';
import { ProviderFailure } from '../orders/orders.public.ts';
import {
  type Account,
  type EventSubject,
  idIn,
  type ReceivedWebhook,
  type WebhookEvent,
} from '../payment-accounts/payment-accounts.public.ts';
import { askStripe, STRIPE_VERSION, stripeOf } from './stripe-client.ts';

/** Older webhooks are refused, so that one that was caught can't be sent again. */
const MOST_SECONDS = 300;

export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const;

const isOurs = (type: string): boolean => (STRIPE_EVENTS as readonly string[]).includes(type);

interface EventObject {
  id: string;
  payment_intent?: string | { id: string } | null;
  metadata?: Record<string, string> | null;
}

function subjectOf(context: SystemContext, type: string, object: EventObject): EventSubject | null {
  if (!isOurs(type)) return null;
  if (type.startsWith('checkout.session.')) {
    const paymentId = idIn(context, object.metadata, 'payment');
    return { kind: 'PAYMENT', reference: object.id, ...(paymentId === null ? {} : { paymentId }) };
  }
  if (type.startsWith('charge.dispute.')) return { kind: 'DISPUTE', reference: object.id };
  const intent = object.payment_intent;
  const providerPayment = typeof intent === 'string' ? intent : intent?.id;
  return providerPayment ? { kind: 'REFUND', providerPayment } : null;
}

/** Reads a webhook whose signature is right and fresh; null for any other. */
export async function readWebhook(
  context: SystemContext,
  { headers, body, secret }: ReceivedWebhook,
): Promise<WebhookEvent | null> {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return null;
  try {
    const now = context.clock.now().getTime();
    const event = Stripe.webhooks.constructEvent(body, signature, secret, MOST_SECONDS, undefined, now);
    const { id: eventId, type } = event;
    return { eventId, type, subject: subjectOf(context, type, event.data.object as unknown as EventObject) };
  } catch {
    // a wrong signature, an old one, or a body that is none: the caller refuses all alike
    return null;
  }
}

const endpointsAt = async (context: SystemContext, account: Account, url: string) => {
  const list = stripeOf(context, account).webhookEndpoints.list({ limit: 100 });
  const endpoints = await askStripe(() => list.autoPagingToArray({ limit: 1000 }));
  return endpoints.filter((endpoint) => endpoint.url === url);
};

/** Creates the endpoint with the version that this module speaks. An earlier one goes: its secret is shown only once. */
export async function connectWebhook(
  context: SystemContext,
  account: Account,
  url: string,
): Promise<{ webhookId: string; secret: string }> {
  const stripe = stripeOf(context, account);
  const before = await endpointsAt(context, account, url);
  const created = await askStripe(() =>
    stripe.webhookEndpoints.create({ url, api_version: STRIPE_VERSION, enabled_events: [...STRIPE_EVENTS] }),
  );
  for (const { id } of before) await askStripe(() => stripe.webhookEndpoints.del(id));
  if (!created.secret) throw new ProviderFailure('REFUSED', 'Stripe: an endpoint without a secret');
  return { webhookId: created.id, secret: created.secret };
}

/** An endpoint that the account doesn't list belongs to Stripe's command line tool, which speaks the version that it is asked for. */
export const isWebhookUsable = async (context: SystemContext, account: Account, url: string): Promise<boolean> =>
  (await endpointsAt(context, account, url)).every((endpoint) => endpoint.api_version === STRIPE_VERSION);
