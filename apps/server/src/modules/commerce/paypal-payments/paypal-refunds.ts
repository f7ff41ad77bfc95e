import { DAY } from '@sullam/domain/limits.ts';
import {
  ProviderFailure,
  type ProviderPayment,
  type ProviderRefund,
  type RefundReport,
} from '../orders/orders.public.ts';
import { type Account, keyOf, type ListedRefund } from '../payment-accounts/payment-accounts.public.ts';
import { fromPaypalMoney, toPaypalMoney } from './paypal-amounts.ts';
import { askPaypal, customIdOf, idInCustomId, isAllowed, orIfMissing, type PaypalContext } from './paypal-client.ts';
import type { PaypalLink, PaypalOrder, PaypalRefund } from './paypal-orders.ts';

/** PayPal's code of refunds that a seller made. */
const REFUND = 'T1107';
/** Longest time that one search covers. */
const SEARCHED = 31 * DAY;
const PAGE_SIZE = 500;

const STATES: Readonly<Record<string, RefundReport['status']>> = {
  COMPLETED: 'SUCCEEDED',
  FAILED: 'FAILED',
  CANCELLED: 'FAILED',
};

function reportOf(context: PaypalContext, refund: PaypalRefund): RefundReport {
  const reason = refund.status_details?.reason;
  return {
    // one that is pending waits for an eCheck or the seller's balance
    status: STATES[refund.status] ?? 'PENDING',
    reference: refund.id,
    refundId: idInCustomId(context, refund.custom_id, 'refund'),
    amountMinor: fromPaypalMoney(refund.amount),
    ...(reason ? { note: reason } : {}),
  };
}

export async function refund(
  context: PaypalContext,
  account: Account,
  { providerPayment }: ProviderPayment,
  { refundId, amountMinor, currency, requestedAt }: ProviderRefund,
): Promise<RefundReport> {
  if (providerPayment === null) throw new ProviderFailure('REFUSED', 'PayPal: nothing was paid');
  const made = await askPaypal<PaypalRefund>(context, account, {
    method: 'POST',
    path: `/v2/payments/captures/${encodeURIComponent(providerPayment)}/refund`,
    requestId: keyOf(context, 'refund', refundId, requestedAt),
    body: { amount: toPaypalMoney(amountMinor, currency), custom_id: customIdOf(context, 'refund', refundId) },
  });
  return { ...reportOf(context, made), refundId };
}

/** The order lists the refunds of its capture, those made in the dashboard too. */
export async function fetchRefunds(
  context: PaypalContext,
  account: Account,
  { reference }: ProviderPayment,
): Promise<RefundReport[]> {
  if (reference === null) return [];
  const path = `/v2/checkout/orders/${encodeURIComponent(reference)}`;
  const order = await orIfMissing(askPaypal<PaypalOrder>(context, account, { path }), null);
  return (order?.purchase_units ?? [])
    .flatMap(({ payments }) => payments?.refunds ?? [])
    .map((each) => reportOf(context, each));
}

/** The capture that a refund belongs to. */
export const captureIn = (links: readonly PaypalLink[] = []): string | null =>
  links.map(({ href }) => /\/v2\/payments\/captures\/([^/?]+)/.exec(href)?.[1]).find((id) => id !== undefined) ?? null;

interface Found {
  transaction_details?: { transaction_info: { transaction_id: string } }[];
  total_pages?: number;
}

async function searchRefunds(context: PaypalContext, account: Account, from: Date, to: Date): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({
      start_date: from.toISOString(),
      end_date: to.toISOString(),
      transaction_type: REFUND,
      fields: 'transaction_info',
      page_size: String(PAGE_SIZE),
      page: String(page),
    });
    const found = await askPaypal<Found>(context, account, { path: `/v1/reporting/transactions?${query}` });
    for (const { transaction_info: info } of found.transaction_details ?? []) ids.push(info.transaction_id);
    pages = found.total_pages ?? 1;
  }
  return ids;
}

/**
 * Refunds that the transaction search finds, each fetched: the search tells neither our id nor whether one failed later. An app without
 * the permission to search has none; its refunds are found by webhook.
 */
export async function listRefunds(context: PaypalContext, account: Account, since: Date): Promise<ListedRefund[]> {
  if (!(await isAllowed(context, account, '/reporting/search/read'))) return [];
  const now = context.clock.now().getTime();
  const listed: ListedRefund[] = [];
  for (let from = since.getTime(); from < now; from += SEARCHED) {
    const to = Math.min(from + SEARCHED, now);
    for (const id of await searchRefunds(context, account, new Date(from), new Date(to))) {
      const path = `/v2/payments/refunds/${encodeURIComponent(id)}`;
      const made = await orIfMissing(askPaypal<PaypalRefund>(context, account, { path }), null);
      const providerPayment = made && captureIn(made.links);
      if (providerPayment) listed.push({ ...reportOf(context, made), providerPayment });
    }
  }
  return listed;
}
