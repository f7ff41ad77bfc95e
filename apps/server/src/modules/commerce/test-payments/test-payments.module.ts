import { Type } from 'typebox';
import { signedIn } from '../../../kernel/access/access.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { DateTime, Id, NamedObject, OneOf } from '../../../kernel/http/schemas.ts';
import { defineModule } from '../../../wiring.ts';
import { PaymentParams, paymentProviders } from '../orders/orders.public.ts';
import { chooseOutcome, readTestPayment } from './test-payments.service.ts';
import { testProvider } from './test-provider.ts';

/** Test payments: a provider that moves no money, so that the whole way of an order can be tried. */
export const testPaymentsModule = defineModule({
  name: 'test-payments',
  partOf: ['marketplace'],
  uses: ['orders'],
  contributes: [contribute(paymentProviders, testProvider)],
  routes: [
    memberRoute({
      method: 'GET',
      path: '/api/test-payments/:paymentId',
      operationId: 'getTestPayment',
      summary: "An open payment of the caller's order with the test provider",
      access: signedIn(),
      params: PaymentParams,
      response: NamedObject('TestPayment', {
        paymentId: Id,
        orderId: Id,
        amountMinor: Type.Integer(),
        currency: Type.String(),
        expiresAt: DateTime,
      }),
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
      body: Type.Object({ outcome: OneOf('PAID', 'DECLINED') }),
      errors: { 409: ['order.not-payable'] },
      handle: (context, { params, body }) => chooseOutcome(context, params.paymentId, body.outcome),
    }),
  ],
});
