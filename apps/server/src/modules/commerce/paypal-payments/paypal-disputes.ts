import type { DisputeReport } from '../disputes/disputes.public.ts';
import { ProviderFailure } from '../orders/orders.public.ts';
import type { Account } from '../payment-accounts/payment-accounts.public.ts';
import { fromPaypalMoney, type PaypalMoney } from './paypal-amounts.ts';
import { askPaypal, isAllowed, type PaypalContext } from './paypal-client.ts';
import type { PaypalLink } from './paypal-orders.ts';

interface PaypalDispute {
  dispute_id: string;
  status: string;
  reason?: string;
  dispute_life_cycle_stage?: string;
  dispute_amount: PaypalMoney;
  dispute_outcome?: { outcome_code?: string; amount_refunded?: PaypalMoney };
  seller_response_due_date?: string;
  disputed_transactions?: { seller_transaction_id?: string }[];
}

/** How a resolved dispute ended for the seller. With a payout PayPal pays the buyer and leaves the seller the money. */
const OUTCOMES: Readonly<Record<string, 'WON' | 'LOST'>> = {
  RESOLVED_BUYER_FAVOUR: 'LOST',
  ACCEPTED: 'LOST',
  RESOLVED_SELLER_FAVOUR: 'WON',
  RESOLVED_WITH_PAYOUT: 'WON',
  CANCELED_BY_BUYER: 'WON',
  DENIED: 'WON',
};

function statusOf({ status, dispute_life_cycle_stage: stage, dispute_outcome: outcome }: PaypalDispute) {
  if (status !== 'RESOLVED') return stage === 'INQUIRY' ? 'INQUIRY' : 'OPEN';
  return OUTCOMES[outcome?.outcome_code ?? ''] ?? (outcome?.amount_refunded ? 'LOST' : 'WON');
}

function reportOf(dispute: PaypalDispute): DisputeReport | null {
  const providerPayment = dispute.disputed_transactions?.find(
    (each) => each.seller_transaction_id,
  )?.seller_transaction_id;
  if (!providerPayment) return null;
  const status = statusOf(dispute);
  const refunded = status === 'LOST' ? dispute.dispute_outcome?.amount_refunded : undefined;
  const due = dispute.seller_response_due_date;
  return {
    reference: dispute.dispute_id,
    providerPayment,
    status,
    amountMinor: fromPaypalMoney(refunded ?? dispute.dispute_amount),
    reason: dispute.reason ?? '',
    dueAt: due ? new Date(due) : null,
  };
}

const DISPUTES = '/v1/customer/disputes';

const askDispute = async (context: PaypalContext, account: Account, id: string): Promise<DisputeReport | null> =>
  reportOf(await askPaypal<PaypalDispute>(context, account, { path: `${DISPUTES}/${encodeURIComponent(id)}` }));

export async function fetchDispute(
  context: PaypalContext,
  account: Account,
  reference: string,
): Promise<DisputeReport> {
  const report = await askDispute(context, account, reference);
  if (!report) throw new ProviderFailure('REFUSED', 'PayPal: a dispute without a payment');
  return report;
}

interface DisputeList {
  items?: { dispute_id: string }[];
  links?: PaypalLink[];
}

/** The path of a list's next page, if there is one. */
function nextIn({ links = [] }: DisputeList): string | null {
  const href = links.find(({ rel }) => rel === 'next')?.href;
  if (href === undefined || !URL.canParse(href)) return null;
  const { pathname, search } = new URL(href);
  return pathname === DISPUTES ? pathname + search : null;
}

/** Disputes since a moment, each fetched: the list names no transaction of the seller. */
export async function listDisputes(context: PaypalContext, account: Account, since: Date): Promise<DisputeReport[]> {
  if (!(await isAllowed(context, account, '/disputes/read-seller'))) return [];
  const query = new URLSearchParams({ start_time: since.toISOString(), page_size: '50' });
  const reports: DisputeReport[] = [];
  for (let path: string | null = `${DISPUTES}?${query}`; path !== null; ) {
    const list: DisputeList = await askPaypal<DisputeList>(context, account, { path });
    for (const { dispute_id: id } of list.items ?? []) {
      const report = await askDispute(context, account, id);
      if (report) reports.push(report);
    }
    path = nextIn(list);
  }
  return reports;
}
