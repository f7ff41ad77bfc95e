import { MINUTE } from '@sullam/domain/limits.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import {
  type PageProvider,
  type PaymentReport,
  type ProviderPayment,
  type ProviderRefund,
  type RefundReport,
  TEST_PROVIDER,
} from '../orders/orders.public.ts';
import {
  findTestPayment,
  insertTestRefund,
  listTestRefunds,
  type TestPaymentRecord,
  type TestRefundRecord,
} from './test-payments.repository.ts';

/** How long after its success a refund fails that does so. */
const FAILS_AFTER = MINUTE;

type Payment = Pick<ProviderPayment, 'paymentId' | 'amountMinor' | 'currency'>;

/** Ids at the test provider. */
export const pageReferenceOf = ({ paymentId }: Pick<Payment, 'paymentId'>): string => `test-page-${paymentId}`;
export const paymentReferenceOf = ({ paymentId }: Pick<Payment, 'paymentId'>): string => `test-payment-${paymentId}`;
export const disputeReferenceOf = (paymentId: number): string => `test-dispute-${paymentId}`;
const refundReferenceOf = (refundId: number): string => `test-refund-${refundId}`;

const pageOf = ({ paymentId }: Pick<Payment, 'paymentId'>): string => `/cart/test-payment/${paymentId}`;

/** How a payment stands whose outcome has been chosen. One that is paid late is on its way until then. */
function reportOf(payment: Payment, { paidAt }: TestPaymentRecord, now: Date): PaymentReport {
  if (paidAt === null) return { state: 'DECLINED', note: '' };
  if (paidAt > now) return { state: 'OPEN', url: null };
  const { amountMinor, currency } = payment;
  return { state: 'PAID', providerPayment: paymentReferenceOf(payment), amountMinor, currency };
}

/** How a payment stands; `unchosen` where the tester has not chosen its outcome yet. */
async function look(context: SystemContext, payment: Payment, unchosen: PaymentReport): Promise<PaymentReport> {
  const chosen = await reading(context, (tx) => findTestPayment(tx, payment.paymentId));
  return chosen ? reportOf(payment, chosen, context.clock.now()) : unchosen;
}

/** How a refund stands that was carried out. */
export const refundReportOf = ({ refundId, amountMinor, failsAt }: TestRefundRecord, now: Date): RefundReport => ({
  status: failsAt !== null && failsAt <= now ? 'FAILED' : 'SUCCEEDED',
  reference: refundReferenceOf(refundId),
  refundId,
  amountMinor,
});

const refund = (
  context: SystemContext,
  { paymentId }: ProviderPayment,
  { refundId, amountMinor }: ProviderRefund,
): Promise<RefundReport> =>
  transaction(context, async (tx) => {
    const now = context.clock.now();
    const chosen = await findTestPayment(tx, paymentId);
    const failsAt = chosen?.outcome === 'REFUND_FAILED_LATER' ? new Date(now.getTime() + FAILS_AFTER) : null;
    await insertTestRefund(tx, { refundId, paymentId, amountMinor, failsAt, now });
    return { status: 'SUCCEEDED', reference: refundReferenceOf(refundId), refundId, amountMinor };
  });

/** Pays and refunds without money, as the tester chooses. Its page belongs to this application. */
export const testProvider: PageProvider = {
  kind: 'PAGE',
  name: TEST_PROVIDER,
  listOffers: async () => [{ method: 'Credit Card', isTest: true }],
  createSession: async (_context, payment) => ({ url: pageOf(payment), reference: pageReferenceOf(payment) }),
  expireSession: (context, payment) => look(context, payment, { state: 'ENDED' }),
  fetchPayment: (context, payment) => look(context, payment, { state: 'OPEN', url: pageOf(payment) }),
  refund,
  fetchRefunds: (context, { paymentId }) =>
    reading(context, async (tx) => {
      const now = context.clock.now();
      return (await listTestRefunds(tx, paymentId)).map((record) => refundReportOf(record, now));
    }),
};
