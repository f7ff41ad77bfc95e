import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SystemContext } from '../../../kernel/context.ts';
import {
  type Account,
  type EventSubject,
  idIn,
  type ReceivedWebhook,
  type WebhookEvent,
} from '../payment-accounts/payment-accounts.public.ts';
import { askMoyasar, type MoyasarContext, type MoyasarPayment } from './moyasar-client.ts';

export const MOYASAR_EVENTS = [
  'payment_paid',
  'payment_failed',
  'payment_authorized',
  'payment_captured',
  'payment_refunded',
  'payment_voided',
  'payment_abandoned',
] as const;

/** The documentation spells one of them wrong in places. */
const MISSPELT = 'payment_faild';

const isOurs = (type: string): boolean => type === MISSPELT || (MOYASAR_EVENTS as readonly string[]).includes(type);

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

function subjectOf(context: SystemContext, type: string, payment: Partial<MoyasarPayment>): EventSubject | null {
  if (!isOurs(type)) return null;
  if (type === 'payment_refunded' || type === 'payment_voided')
    return payment.id ? { kind: 'REFUND', providerPayment: payment.id } : null;
  if (!payment.invoice_id) return null;
  const paymentId = idIn(context, payment.metadata, 'payment');
  return { kind: 'PAYMENT', reference: payment.invoice_id, ...(paymentId === null ? {} : { paymentId }) };
}

interface Event {
  id: string;
  type: string;
  secret_token: string;
  data: Partial<MoyasarPayment>;
}

function eventIn(body: Buffer): Event | null {
  try {
    const { id, type, secret_token: token, data } = JSON.parse(body.toString('utf8')) as Partial<Event>;
    const isEvent = typeof id === 'string' && typeof type === 'string' && typeof token === 'string';
    return isEvent ? { id, type, secret_token: token, data: data ?? {} } : null;
  } catch {
    // no JSON, so no event: the caller refuses it
    return null;
  }
}

/** Reads a webhook with the secret token of the endpoint; null for any other. Nothing else of it is protected. */
export async function readWebhook(
  context: SystemContext,
  { body, secret }: ReceivedWebhook,
): Promise<WebhookEvent | null> {
  const event = eventIn(body);
  if (!event || !timingSafeEqual(digestOf(event.secret_token), digestOf(secret))) return null;
  const { id: eventId, type, data } = event;
  return { eventId, type, subject: subjectOf(context, type, data) };
}

/** Creates the endpoint with a new secret token. An earlier one at the same address goes afterwards. */
export async function connectWebhook(
  context: MoyasarContext,
  account: Account,
  url: string,
): Promise<{ webhookId: string; secret: string }> {
  const secret = randomBytes(24).toString('base64url');
  const { webhooks = [] } = await askMoyasar<{ webhooks?: { id: string; url: string }[] }>(context, account, {
    path: '/webhooks',
  });
  const { id } = await askMoyasar<{ id: string }>(context, account, {
    method: 'POST',
    path: '/webhooks',
    body: { http_method: 'post', url, shared_secret: secret, events: [...MOYASAR_EVENTS] },
  });
  for (const before of webhooks)
    if (before.url === url)
      await askMoyasar(context, account, { method: 'DELETE', path: `/webhooks/${encodeURIComponent(before.id)}` });
  return { webhookId: id, secret };
}

/** Events of Moyasar have one version. */
export const isWebhookUsable = async (): Promise<boolean> => true;
