import { Type } from 'typebox';
import { administrator, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { PageQuery, page } from '../../../kernel/http/schemas.ts';
import { checkOut } from './checkout.service.ts';
import { readOrder } from './order-detail.reads.ts';
import { accessOrder } from './orders.access.ts';
import { listOrders, listOwnOrders } from './orders.reads.ts';
import {
  CheckoutBody,
  ManagedOrder,
  Order,
  OrderListQuery,
  OrderParams,
  OrderSummary,
  Orders,
  PaymentBody,
  PaymentMethods,
  PurchasedItemParams,
  RefundBody,
  StartedPayment,
} from './orders.schemas.ts';
import { cancelOrder, listPaymentMethods, startPayment } from './payments.service.ts';
import { refundLine } from './refunds.service.ts';

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
    path: '/api/orders',
    operationId: 'listOwnOrders',
    summary: "The caller's orders, newest first",
    access: signedIn(),
    query: Type.Object(PageQuery),
    response: page(OrderSummary),
    handle: (context, { query }) => reading(context, (tx) => listOwnOrders(context, tx, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/orders/all',
    operationId: 'listOrders',
    summary: 'All orders of the organisation, newest first',
    access: administrator(),
    query: OrderListQuery,
    response: page(ManagedOrder),
    handle: (context, { query }) => reading(context, (tx) => listOrders(context, tx, query)),
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
    summary: 'Payment methods that buyers can choose now',
    access: signedIn(),
    response: PaymentMethods,
    handle: (context) => listPaymentMethods(context),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/orders/:orderId/payments',
    operationId: 'startPayment',
    summary: 'Begins to pay an order, on a page or by instructions; pressing twice begins once',
    access: signedIn(),
    refusesMasquerade: true,
    params: OrderParams,
    body: PaymentBody,
    response: StartedPayment,
    errors: { 409: ['order.method-unavailable', 'order.not-payable'] },
    handle: (context, { params, body }) => startPayment(context, params.orderId, body.method),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/orders/refund/:purchasedItemId',
    operationId: 'refundPurchasedItem',
    summary: 'Refunds a line of an order, or a part of its amount; access ends once the line is refunded whole',
    access: administrator(),
    refusesMasquerade: true,
    params: PurchasedItemParams,
    body: RefundBody,
    response: Order,
    errors: { 409: ['order.refund-too-high'] },
    handle: (context, { params, body }) => refundLine(context, params.purchasedItemId, body),
  }),
];
