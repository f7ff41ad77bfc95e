import { Type } from 'typebox';
import { administrator, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { PageQuery, page } from '../../../kernel/http/schemas.ts';
import { checkOut } from './checkout.service.ts';
import { paysWithoutTax } from './order-companies.ts';
import { readOrder } from './order-detail.reads.ts';
import { accessOrder } from './orders.access.ts';
import { listOwnOrders } from './orders.reads.ts';
import {
  CheckoutBody,
  Order,
  OrderParams,
  OrderSummary,
  Orders,
  PaymentBody,
  PaymentMethods,
  PaymentMethodsQuery,
  PurchasedItemParams,
  RefundBody,
  ReverseCharge,
  ReverseChargeQuery,
  StartedPayment,
  TestOrder,
  TestOrderBody,
} from './orders.schemas.ts';
import { cancelOrder, checkPayments, listPaymentMethods, startPayment } from './payments.service.ts';
import { refundLine } from './refunds.service.ts';
import { placeTestOrder } from './test-orders.service.ts';

export const orderRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/cart/checkout',
    operationId: 'checkOut',
    summary:
      'Places one order for each currency of the cart. Send an Idempotency-Key header: the same request under the same key returns the same orders',
    access: signedIn(),
    refusesMasquerade: true,
    body: CheckoutBody,
    response: Orders,
    errors: {
      409: ['order.cart-changed', 'order.cart-empty', 'order.key-in-use'],
      422: ['order.key-reused'],
    },
    handle: (context, { body }, { request }) => checkOut(context, body, request.headers['idempotency-key']),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/cart/reverse-charge',
    operationId: 'getReverseCharge',
    summary:
      'Whether a company with a VAT number of a country would account for the VAT itself and pay prices without it',
    access: signedIn(),
    query: ReverseChargeQuery,
    response: ReverseCharge,
    handle: async (context, { query }) => ({ applies: await reading(context, (tx) => paysWithoutTax(tx, query)) }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/orders',
    operationId: 'listOwnOrders',
    summary: "The caller's orders, newest first",
    access: signedIn(),
    query: Type.Object(PageQuery),
    response: page(OrderSummary),
    handle: (context, { query }) => reading(context, (tx) => listOwnOrders(context, tx, query)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/orders/test-order',
    operationId: 'placeTestOrder',
    summary: "Orders what is in the caller's cart and begins to pay it at the test provider; no money moves",
    access: administrator(),
    refusesMasquerade: true,
    body: TestOrderBody,
    response: TestOrder,
    errors: {
      409: ['order.cart-changed', 'order.cart-empty', 'order.key-in-use', 'order.not-payable'],
      422: ['order.key-reused'],
    },
    handle: (context, { body }, { request }) => placeTestOrder(context, body, request.headers['idempotency-key']),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/orders/:orderId',
    operationId: 'getOrder',
    summary: 'An order with its lines, payments, refunds and history, for its buyer and administrators',
    access: signedIn(),
    params: OrderParams,
    response: Order,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        await accessOrder(context, tx, params.orderId, 'read');
        return readOrder(context, tx, params.orderId);
      }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/orders/:orderId/cancel',
    operationId: 'cancelOrder',
    summary: "Cancels the caller's unpaid order; its items go back to the cart",
    access: signedIn(),
    refusesMasquerade: true,
    params: OrderParams,
    response: Order,
    errors: { 409: ['order.not-payable'] },
    handle: (context, { params }) => cancelOrder(context, params.orderId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/payment-methods',
    operationId: 'listPaymentMethods',
    summary: 'Payment methods that buyers can choose now, and whether they can pay an amount',
    access: signedIn(),
    query: PaymentMethodsQuery,
    response: PaymentMethods,
    handle: (context, { query }) => listPaymentMethods(context, query),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/orders/:orderId/payments',
    operationId: 'startPayment',
    summary:
      'Begins to pay an order on a page or by instructions, or pays it at once from credit; pressing twice begins once',
    access: signedIn(),
    refusesMasquerade: true,
    params: OrderParams,
    body: PaymentBody,
    response: StartedPayment,
    errors: {
      409: [
        'order.amount-not-payable',
        'order.balance-too-low',
        'order.currency-not-payable',
        'order.method-unavailable',
        'order.not-payable',
        'order.provider-unavailable',
      ],
    },
    handle: (context, { params, body }) => startPayment(context, params.orderId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/orders/:orderId/check-payments',
    operationId: 'checkPayments',
    summary: 'Asks the provider how the payments of an order stand, for a buyer who comes back from its page',
    access: signedIn(),
    refusesMasquerade: true,
    rateLimit: { per: 'caller', count: 60, seconds: 600 },
    params: OrderParams,
    response: Order,
    handle: (context, { params }) => checkPayments(context, params.orderId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/orders/refund/:purchasedItemId',
    operationId: 'refundPurchasedItem',
    summary:
      'Refunds a line of an order or a part of its amount, the way it was paid or to credit; access ends once the line is refunded whole',
    access: administrator(),
    refusesMasquerade: true,
    params: PurchasedItemParams,
    body: RefundBody,
    response: Order,
    errors: { 409: ['order.no-credit-for-test', 'order.refund-in-use', 'order.refund-too-high'] },
    handle: (context, { params, body }) => refundLine(context, params.purchasedItemId, body),
  }),
];
