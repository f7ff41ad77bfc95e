import { administrator, signedIn } from '../../../kernel/access/access.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { defineModule } from '../../../wiring.ts';
import { PaymentParams, paymentProviders } from '../orders/orders.public.ts';
import { DecisionBody, OutcomeBody, TestPayment } from './test-payments.schemas.ts';
import { chooseOutcome, decideDispute, readTestPayment, reportFailedRefunds } from './test-payments.service.ts';
import { testProvider } from './test-provider.ts';

/** Test payments: a provider that moves no money, so that the whole way of an order can be tried. */
export const testPaymentsModule = defineModule({
  name: 'test-payments',
  partOf: ['marketplace'],
  owns: ['test_payments', 'test_refunds'],
  uses: ['disputes', 'orders'],
  contributes: [contribute(paymentProviders, testProvider)],
  jobs: [{ name: 'test-payments.report-failed-refunds', schedule: '*/5 * * * *', run: reportFailedRefunds }],
  routes: [
    memberRoute({
      method: 'GET',
      path: '/api/test-payments/:paymentId',
      operationId: 'getTestPayment',
      summary: "An open payment of the caller's order with the test provider",
      access: signedIn(),
      params: PaymentParams,
      response: TestPayment,
      errors: { 409: ['order.not-payable'] },
      handle: (context, { params }) => readTestPayment(context, params.paymentId),
    }),
    memberRoute({
      method: 'POST',
      path: '/api/test-payments/:paymentId/outcome',
      operationId: 'chooseTestOutcome',
      summary: 'Ends a payment with the test provider as the buyer chooses',
      access: signedIn(),
      refusesMasquerade: true,
      params: PaymentParams,
      body: OutcomeBody,
      errors: { 409: ['order.not-payable'] },
      handle: (context, { params, body }) => chooseOutcome(context, params.paymentId, body.outcome),
    }),
    memberRoute({
      method: 'POST',
      path: '/api/test-payments/:paymentId/dispute',
      operationId: 'decideTestDispute',
      summary: 'Decides the open dispute of a test payment for the seller (WON) or for the buyer (LOST)',
      access: administrator(),
      refusesMasquerade: true,
      params: PaymentParams,
      body: DecisionBody,
      errors: { 409: ['test-payment.no-open-dispute'] },
      handle: (context, { params, body }) => decideDispute(context, params.paymentId, body.decision),
    }),
  ],
});
