import type Stripe from 'stripe';
import type { SystemContext } from '../../../kernel/context.ts';
import type { DisputeReport } from '../disputes/disputes.public.ts';
import {
  ProviderFailure,
  type ProviderPayment,
  type ProviderRefund,
  type RefundReport,
} from '../orders/orders.public.ts';
import {
  type Account,
  idIn,
  keyOf,
  type ListedRefund,
  metadataOf,
} from '../payment-accounts/payment-accounts.public.ts';
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.ts';
import { askStripe, stripeOf } from './stripe-client.ts';

/** More than an organisation has in the time that is asked about. */
export const MOST_LISTED = 5000;

type Context = Pick<SystemContext, 'config' | 'organizationId'>;

const REFUND_STATES: Readonly<Record<string, RefundReport['status']>> = {
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
  canceled: 'FAILED',
};

const reportOf = (context: Context, refund: Stripe.Refund): RefundReport => ({
  // "pending" and "requires_action" wait for the bank or the buyer
  status: REFUND_STATES[refund.status ?? ''] ?? 'PENDING',
  reference: refund.id,
  refundId: idIn(context, refund.metadata, 'refund'),
  amountMinor: fromStripeAmount(refund.amount, refund.currency),
  ...(refund.failure_reason ? { note: refund.failure_reason } : {}),
});

export const idOf = (object: string | { id: string } | null): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

export async function refund(
  context: Context,
  account: Account,
  { providerPayment }: ProviderPayment,
  { refundId, amountMinor, currency, requestedAt }: ProviderRefund,
): Promise<RefundReport> {
  if (providerPayment === null) throw new ProviderFailure('REFUSED', 'Stripe: nothing was paid');
  const params = {
    payment_intent: providerPayment,
    amount: toStripeAmount(amountMinor, currency),
    metadata: metadataOf(context, 'refund', refundId),
  };
  const idempotencyKey = keyOf(context, 'refund', refundId, requestedAt);
  return reportOf(
    context,
    await askStripe(() => stripeOf(context, account).refunds.create(params, { idempotencyKey })),
  );
}

export async function fetchRefunds(
  context: Context,
  account: Account,
  { providerPayment }: ProviderPayment,
): Promise<RefundReport[]> {
  if (providerPayment === null) return [];
  const list = stripeOf(context, account).refunds.list({ payment_intent: providerPayment, limit: 100 });
  return (await askStripe(() => list.autoPagingToArray({ limit: MOST_LISTED }))).map((each) => reportOf(context, each));
}

export const created = (since: Date) => ({ created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 });

export async function listRefunds(context: Context, account: Account, since: Date): Promise<ListedRefund[]> {
  const list = stripeOf(context, account).refunds.list(created(since));
  const refunds = await askStripe(() => list.autoPagingToArray({ limit: MOST_LISTED }));
  return refunds.flatMap((each) => {
    const providerPayment = idOf(each.payment_intent);
    return providerPayment === null ? [] : [{ ...reportOf(context, each), providerPayment }];
  });
}

/** A warning is an inquiry that takes no money; one that is closed without a dispute ends well. Appeals follow a lost dispute. */
const DISPUTE_STATES: Readonly<Record<string, DisputeReport['status']>> = {
  needs_response: 'OPEN',
  under_review: 'OPEN',
  warning_needs_response: 'INQUIRY',
  warning_under_review: 'INQUIRY',
  warning_closed: 'WON',
  prevented: 'WON',
  won: 'WON',
  lost: 'LOST',
  appeal_needs_response: 'LOST',
  appeal_under_review: 'LOST',
};

function disputeOf(dispute: Stripe.Dispute): DisputeReport[] {
  const providerPayment = idOf(dispute.payment_intent);
  const status = DISPUTE_STATES[dispute.status];
  if (providerPayment === null || !status) return [];
  const due = dispute.evidence_details.due_by;
  return [
    {
      reference: dispute.id,
      providerPayment,
      status,
      amountMinor: fromStripeAmount(dispute.amount, dispute.currency),
      reason: dispute.reason,
      dueAt: due ? new Date(due * 1000) : null,
    },
  ];
}

export async function listDisputes(context: Context, account: Account, since: Date): Promise<DisputeReport[]> {
  const list = stripeOf(context, account).disputes.list(created(since));
  return (await askStripe(() => list.autoPagingToArray({ limit: MOST_LISTED }))).flatMap(disputeOf);
}

export async function fetchDispute(context: Context, account: Account, reference: string): Promise<DisputeReport> {
  const [report] = disputeOf(await askStripe(() => stripeOf(context, account).disputes.retrieve(reference)));
  if (!report) throw new ProviderFailure('REFUSED', 'Stripe: a dispute without a payment');
  return report;
}
