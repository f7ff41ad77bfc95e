import {
  type PaymentReport,
  ProviderFailure,
  type ProviderPayment,
  type SessionRequest,
} from '../orders/orders.public.ts';
import {
  type Account,
  type FeeReport,
  keyOf,
  ProviderRefusal,
  titleIn,
} from '../payment-accounts/payment-accounts.public.ts';
import { fromPaypalMoney, type PaypalMoney, paypalProblemOf, toPaypalMoney } from './paypal-amounts.ts';
import { askPaypal, customIdOf, orIfMissing, type PaypalContext } from './paypal-client.ts';

export interface PaypalLink {
  href: string;
  rel: string;
}

interface PaypalCapture {
  id: string;
  status: string;
  amount: PaypalMoney;
  status_details?: { reason?: string };
  /** Absent while the capture waits. */
  seller_receivable_breakdown?: { gross_amount: PaypalMoney; paypal_fee?: PaypalMoney };
}

export interface PaypalRefund {
  id: string;
  status: string;
  amount: PaypalMoney;
  custom_id?: string;
  status_details?: { reason?: string };
  links?: PaypalLink[];
}

export interface PaypalOrder {
  id: string;
  status: string;
  links?: PaypalLink[];
  purchase_units?: { payments?: { captures?: PaypalCapture[]; refunds?: PaypalRefund[] } }[];
}

/** PayPal's longest texts of items and descriptions. */
const LONGEST_TEXT = 127;

const pathOf = (reference: string): string => `/v2/checkout/orders/${encodeURIComponent(reference)}`;

/** The lines of an order; none where PayPal can't write one of them exactly, though it can write their sum. */
function itemsOf({ lines, currency, language, amountMinor }: SessionRequest) {
  const priced = lines.filter((line) => line.amountMinor > 0);
  if (priced.some((line) => paypalProblemOf(line.amountMinor, currency) !== null)) return null;
  return {
    breakdown: { item_total: toPaypalMoney(amountMinor, currency) },
    items: priced.map((line) => ({
      name: titleIn(line.title, language).slice(0, LONGEST_TEXT),
      quantity: '1',
      unit_amount: toPaypalMoney(line.amountMinor, currency),
      category: 'DIGITAL_GOODS',
    })),
  };
}

/** Everything in it follows from the attempt, so that a repeated call under the same id is the same call. */
function bodyOf(context: PaypalContext, session: SessionRequest) {
  const { paymentId, amountMinor, currency, language, orderNumber, returnUrl } = session;
  const itemised = itemsOf(session);
  const amount = toPaypalMoney(amountMinor, currency);
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: customIdOf(context, 'payment', paymentId),
        description: `#${orderNumber}`,
        amount: itemised ? { ...amount, breakdown: itemised.breakdown } : amount,
        ...(itemised ? { items: itemised.items } : {}),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          // money that takes days outlasts the hold
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          locale: language === 'ar' ? 'ar-SA' : 'en-US',
          return_url: returnUrl,
          cancel_url: returnUrl,
        },
      },
    },
  };
}

const pageOf = ({ links = [] }: PaypalOrder): string | null =>
  links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? null;

export async function createSession(
  context: PaypalContext,
  account: Account,
  session: SessionRequest,
): Promise<{ url: string; reference: string }> {
  const order = await askPaypal<PaypalOrder>(context, account, {
    method: 'POST',
    path: '/v2/checkout/orders',
    requestId: keyOf(context, 'payment', session.paymentId, session.startedAt),
    body: bodyOf(context, session),
  });
  const url = pageOf(order);
  if (url === null) throw new ProviderFailure('REFUSED', 'PayPal: an order without a page');
  return { url, reference: order.id };
}

/** Captures whose money has come, even if part of it went back since. */
const PAID = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

const capturesOf = ({ purchase_units: units = [] }: PaypalOrder): PaypalCapture[] =>
  units.flatMap(({ payments }) => payments?.captures ?? []);

/** Money counts once its capture is complete: an order is COMPLETED while the capture still waits. */
function reportOf(order: PaypalOrder): PaymentReport {
  const captures = capturesOf(order);
  const paid = captures.find(({ status }) => PAID.includes(status));
  if (paid)
    return {
      state: 'PAID',
      providerPayment: paid.id,
      amountMinor: fromPaypalMoney(paid.amount),
      currency: paid.amount.currency_code,
    };
  if (captures.some(({ status }) => status === 'PENDING')) return { state: 'OPEN', url: null };
  const failed = captures.at(-1);
  if (failed) return { state: 'DECLINED', note: failed.status_details?.reason ?? failed.status };
  if (order.status === 'APPROVED') return { state: 'APPROVED' };
  if (order.status === 'VOIDED') return { state: 'ENDED' };
  const url = pageOf(order);
  return url === null ? { state: 'OPEN' } : { state: 'OPEN', url };
}

/** PayPal forgets orders that were not approved. */
export async function fetchPayment(
  context: PaypalContext,
  account: Account,
  { reference }: ProviderPayment,
): Promise<PaymentReport> {
  if (reference === null) return { state: 'ENDED' };
  const order = await orIfMissing(askPaypal<PaypalOrder>(context, account, { path: pathOf(reference) }), null);
  return order ? reportOf(order) : { state: 'ENDED' };
}

/** The fee stands in the capture, in the currency of the order; null where PayPal charges it in another one. */
export async function fetchFee(
  context: PaypalContext,
  account: Account,
  { reference, providerPayment }: ProviderPayment,
): Promise<FeeReport | null> {
  if (reference === null) return null;
  const order = await orIfMissing(askPaypal<PaypalOrder>(context, account, { path: pathOf(reference) }), null);
  const paid = order && capturesOf(order).find(({ id }) => id === providerPayment);
  const { gross_amount: gross, paypal_fee: fee } = paid?.seller_receivable_breakdown ?? {};
  if (!gross || fee?.currency_code !== gross.currency_code) return null;
  return { grossMinor: fromPaypalMoney(gross), feeMinor: fromPaypalMoney(fee), currency: gross.currency_code };
}

/**
 * Orders can't be closed at PayPal, but no money moves without a capture, and an attempt that has ended is never captured. Only one whose
 * capture waits can still be paid.
 */
export async function expireSession(
  context: PaypalContext,
  account: Account,
  payment: ProviderPayment,
): Promise<PaymentReport> {
  const report = await fetchPayment(context, account, payment);
  const isCaptured = report.state === 'OPEN' && report.url === null;
  return report.state === 'APPROVED' || (report.state === 'OPEN' && !isCaptured) ? { state: 'ENDED' } : report;
}

/** Refusals of a capture that say nothing of the payment: the order itself tells how it stands. */
const UNDECIDED = ['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED'];

/** Takes the money of an approved order. The buyer may have closed the browser. */
export async function capture(
  context: PaypalContext,
  account: Account,
  payment: ProviderPayment,
): Promise<PaymentReport> {
  const { reference, paymentId, startedAt } = payment;
  if (reference === null) return { state: 'ENDED' };
  try {
    const order = await askPaypal<PaypalOrder>(context, account, {
      method: 'POST',
      path: `${pathOf(reference)}/capture`,
      requestId: keyOf(context, 'capture', paymentId, startedAt),
      body: {},
    });
    return reportOf(order);
  } catch (error) {
    if (!(error instanceof ProviderRefusal) || error.kind !== 'REFUSED') throw error;
    if (UNDECIDED.includes(error.issue)) return fetchPayment(context, account, payment);
    return { state: 'DECLINED', note: error.issue };
  }
}
