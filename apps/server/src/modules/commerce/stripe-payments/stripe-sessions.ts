import { MINUTE } from '@sullam/domain/limits.ts';
import type Stripe from 'stripe';
import type { SystemContext } from '../../../kernel/context.ts';
import {
  type PaymentReport,
  ProviderFailure,
  type ProviderPayment,
  type SessionRequest,
} from '../orders/orders.public.ts';
import { type Account, keyOf, metadataOf, titleIn } from '../payment-accounts/payment-accounts.public.ts';
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.ts';
import { askStripe, stripeOf } from './stripe-client.ts';

/** Shortest life of a page at Stripe, with a minute for the way there. */
const LONGEST_OPEN = 31 * MINUTE;

type Context = Pick<SystemContext, 'config' | 'organizationId'>;

/** Everything in it follows from the attempt, so that a repeated call under the same key is the same call. */
function paramsOf(context: Context, session: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const { paymentId, currency, language, lines, returnUrl, buyerEmail, orderNumber, startedAt, closesAt } = session;
  const metadata = metadataOf(context, 'payment', paymentId);
  const closes = Math.min(closesAt.getTime(), startedAt.getTime() + LONGEST_OPEN);
  return {
    ui_mode: 'hosted_page',
    mode: 'payment',
    client_reference_id: String(paymentId),
    metadata,
    payment_intent_data: { metadata, description: `#${orderNumber}` },
    // otherwise the buyer could pay in another currency than the order's
    adaptive_pricing: { enabled: false },
    allowed_payment_method_types: ['card'],
    // there is no Arabic page: Stripe then chooses by the browser
    locale: language === 'ar' ? 'auto' : 'en',
    customer_email: buyerEmail,
    line_items: lines
      .filter(({ amountMinor }) => amountMinor > 0)
      .map(({ title, amountMinor }) => ({
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripeAmount(amountMinor, currency),
          product_data: { name: titleIn(title, language).slice(0, 250) },
        },
      })),
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(closes / 1000),
  };
}

export async function createSession(
  context: Context,
  account: Account,
  session: SessionRequest,
): Promise<{ url: string; reference: string }> {
  const idempotencyKey = keyOf(context, 'payment', session.paymentId, session.startedAt);
  const created = await askStripe(() =>
    stripeOf(context, account).checkout.sessions.create(paramsOf(context, session), { idempotencyKey }),
  );
  if (!created.url) throw new ProviderFailure('REFUSED', 'Stripe: a session without an address');
  return { url: created.url, reference: created.id };
}

/** Money counts once Stripe says that it is paid: a session can be complete while its payment is still on its way. */
function reportOf(session: Stripe.Checkout.Session): PaymentReport {
  const { payment_status: paid, status, payment_intent: intent } = session;
  const currency = (session.currency ?? '').toUpperCase();
  if (paid === 'paid' || paid === 'no_payment_required') {
    const providerPayment = typeof intent === 'string' ? intent : (intent?.id ?? session.id);
    return {
      state: 'PAID',
      providerPayment,
      amountMinor: fromStripeAmount(session.amount_total ?? 0, currency),
      currency,
    };
  }
  if (status === 'expired') return { state: 'ENDED' };
  if (status === 'open') return { state: 'OPEN', url: session.url };
  const hasFailed =
    typeof intent === 'object' && (intent?.status === 'requires_payment_method' || intent?.status === 'canceled');
  return hasFailed ? { state: 'DECLINED', note: intent?.last_payment_error?.code ?? '' } : { state: 'OPEN', url: null };
}

export async function fetchPayment(
  context: Context,
  account: Account,
  { reference }: ProviderPayment,
): Promise<PaymentReport> {
  if (reference === null) return { state: 'ENDED' };
  const stripe = stripeOf(context, account);
  return reportOf(await askStripe(() => stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] })));
}

/** Only an open session can be closed. One that can't be has been paid, is being paid, or has closed before. */
export async function expireSession(
  context: Context,
  account: Account,
  payment: ProviderPayment,
): Promise<PaymentReport> {
  const { reference } = payment;
  if (reference === null) return { state: 'ENDED' };
  const stripe = stripeOf(context, account);
  await askStripe(() => stripe.checkout.sessions.expire(reference)).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure) || error.kind !== 'REFUSED') throw error;
  });
  return fetchPayment(context, account, payment);
}
