import type Stripe from 'stripe';
import type { SystemContext } from '../../../kernel/context.ts';
import type { ProviderPayment } from '../orders/orders.public.ts';
import type {
  Account,
  FeeReport,
  PayoutEntryReport,
  PayoutReport,
} from '../payment-accounts/payment-accounts.public.ts';
import { fromStripeAmount } from './stripe-amounts.ts';
import { askStripe, stripeOf } from './stripe-client.ts';
import { created, idOf, MOST_LISTED } from './stripe-refunds.ts';

type Context = Pick<SystemContext, 'config' | 'organizationId'>;

/** An amount in our minor units, in which Stripe's currencies without decimals can have a rest. */
const minorOf = (amount: number, currency: string): number => Math.round(fromStripeAmount(amount, currency));

/** The fee is that of the balance transaction of the charge, in the currency of the balance. */
export async function fetchFee(
  context: Context,
  account: Account,
  { providerPayment }: ProviderPayment,
): Promise<FeeReport | null> {
  if (providerPayment === null) return null;
  const expand = ['latest_charge.balance_transaction'];
  const intent = await askStripe(() => stripeOf(context, account).paymentIntents.retrieve(providerPayment, { expand }));
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const balance = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null;
  // a charge that settles later has none yet
  if (!balance) return null;
  return {
    grossMinor: minorOf(balance.amount, balance.currency),
    feeMinor: minorOf(balance.fee, balance.currency),
    currency: balance.currency.toUpperCase(),
  };
}

const PAYOUT_STATES: Readonly<Record<string, PayoutReport['status']>> = {
  paid: 'PAID',
  failed: 'FAILED',
  canceled: 'CANCELLED',
};

const payoutOf = (payout: Stripe.Payout): PayoutReport => ({
  reference: payout.id,
  amountMinor: minorOf(payout.amount, payout.currency),
  currency: payout.currency.toUpperCase(),
  // "pending" and "in_transit"
  status: PAYOUT_STATES[payout.status] ?? 'PENDING',
  arrivesOn: new Date(payout.arrival_date * 1000).toISOString().slice(0, 10),
  // Stripe doesn't know what a payout that somebody made by hand consists of
  hasEntries: payout.automatic,
});

export async function listPayouts(context: Context, account: Account, since: Date): Promise<PayoutReport[]> {
  const list = stripeOf(context, account).payouts.list(created(since));
  return (await askStripe(() => list.autoPagingToArray({ limit: MOST_LISTED }))).map(payoutOf);
}

const KINDS: Readonly<Record<string, PayoutEntryReport['kind']>> = {
  charge: 'PAYMENT',
  payment: 'PAYMENT',
  refund: 'REFUND',
  payment_refund: 'REFUND',
  refund_failure: 'REFUND',
  payment_failure_refund: 'REFUND',
  stripe_fee: 'FEE',
  stripe_fx_fee: 'FEE',
  tax_fee: 'FEE',
};

/** Disputes are adjustments by their type, and tell themselves apart by the category of reports. */
const kindOf = ({ type, reporting_category: category }: Stripe.BalanceTransaction): PayoutEntryReport['kind'] =>
  category.startsWith('dispute') ? 'DISPUTE' : (KINDS[type] ?? 'OTHER');

/** The payment that the source of a transaction belongs to: of a charge, refund or dispute. */
function providerPaymentOf({ source }: Stripe.BalanceTransaction): string | null {
  if (source === null || typeof source === 'string' || !('payment_intent' in source)) return null;
  return idOf(source.payment_intent ?? null);
}

export async function fetchPayoutEntries(
  context: Context,
  account: Account,
  reference: string,
): Promise<PayoutEntryReport[]> {
  const list = stripeOf(context, account).balanceTransactions.list({
    payout: reference,
    limit: 100,
    expand: ['data.source'],
  });
  const transactions = await askStripe(() => list.autoPagingToArray({ limit: MOST_LISTED }));
  return transactions
    .filter(({ type }) => type !== 'payout')
    .map((transaction) => ({
      reference: transaction.id,
      kind: kindOf(transaction),
      amountMinor: minorOf(transaction.amount, transaction.currency),
      feeMinor: minorOf(transaction.fee, transaction.currency),
      providerPayment: providerPaymentOf(transaction),
      at: new Date(transaction.created * 1000),
    }));
}
