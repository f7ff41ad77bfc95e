import type { SystemContext } from '../../../kernel/context.ts';
import type {
  Account,
  EventSubject,
  ReceivedWebhook,
  WebhookEvent,
} from '../payment-accounts/payment-accounts.public.ts';
import { askPaypal, idInCustomId, type PaypalContext } from './paypal-client.ts';
import type { PaypalLink } from './paypal-orders.ts';
import { captureIn } from './paypal-refunds.ts';
import { isSigned } from './paypal-signatures.ts';

export const PAYPAL_EVENTS = [
  'CHECKOUT.ORDER.APPROVED',
  'CHECKOUT.ORDER.COMPLETED',
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
] as const;

const isOurs = (type: string): boolean => (PAYPAL_EVENTS as readonly string[]).includes(type);

interface Resource {
  id?: string;
  order_id?: string;
  dispute_id?: string;
  custom_id?: string;
  purchase_units?: { custom_id?: string }[];
  supplementary_data?: { related_ids?: { order_id?: string } };
  links?: PaypalLink[];
}

/** The order of a capture, which events name in one place or another. */
function orderIn({ supplementary_data: data, links = [] }: Resource): string | undefined {
  const linked = links.map(({ href }) => /\/v2\/checkout\/orders\/([^/?]+)/.exec(href)?.[1]).find(Boolean);
  return data?.related_ids?.order_id ?? linked;
}

function paymentOf(context: SystemContext, reference: string | undefined, customId?: string): EventSubject | null {
  if (!reference) return null;
  const paymentId = idInCustomId(context, customId, 'payment');
  return { kind: 'PAYMENT', reference, ...(paymentId === null ? {} : { paymentId }) };
}

function subjectOf(context: SystemContext, type: string, resource: Resource): EventSubject | null {
  if (!isOurs(type)) return null;
  if (type.startsWith('CUSTOMER.DISPUTE.'))
    return resource.dispute_id ? { kind: 'DISPUTE', reference: resource.dispute_id } : null;
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type === 'PAYMENT.CAPTURE.REVERSED') {
    const providerPayment = captureIn(resource.links);
    return providerPayment ? { kind: 'REFUND', providerPayment } : null;
  }
  if (type.startsWith('PAYMENT.CAPTURE.')) return paymentOf(context, orderIn(resource), resource.custom_id);
  return paymentOf(context, resource.order_id ?? resource.id, resource.purchase_units?.[0]?.custom_id);
}

/** Reads a webhook that PayPal signed for this endpoint; null for any other. An endpoint made by hand has its id as the secret. */
export async function readWebhook(
  context: SystemContext,
  { headers, body, webhookId, secret }: ReceivedWebhook,
): Promise<WebhookEvent | null> {
  if (!(await isSigned(context, { headers, body, webhookId: webhookId ?? secret }))) return null;
  const event = JSON.parse(body.toString('utf8')) as { id: string; event_type: string; resource?: Resource };
  return {
    eventId: event.id,
    type: event.event_type,
    subject: subjectOf(context, event.event_type, event.resource ?? {}),
  };
}

const WEBHOOKS = '/v1/notifications/webhooks';

/** Creates the endpoint. An earlier one at the same address goes first: PayPal keeps one for each address. */
export async function connectWebhook(
  context: PaypalContext,
  account: Account,
  url: string,
): Promise<{ webhookId: string; secret: string }> {
  const { webhooks = [] } = await askPaypal<{ webhooks?: { id: string; url: string }[] }>(context, account, {
    path: WEBHOOKS,
  });
  for (const each of webhooks)
    if (each.url === url)
      await askPaypal(context, account, { method: 'DELETE', path: `${WEBHOOKS}/${encodeURIComponent(each.id)}` });
  const { id } = await askPaypal<{ id: string }>(context, account, {
    method: 'POST',
    path: WEBHOOKS,
    body: { url, event_types: PAYPAL_EVENTS.map((name) => ({ name })) },
  });
  return { webhookId: id, secret: id };
}

/** Events of PayPal have one version. */
export const isWebhookUsable = async (): Promise<boolean> => true;
