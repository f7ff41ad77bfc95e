import { Type } from 'typebox';
import { administrator, permission, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { PageQuery, page } from '../../../kernel/http/schemas.ts';
import { EventParams } from '../../events/events/events.public.ts';
import { listFailedRefunds, OrderParams } from '../orders/orders.public.ts';
import { approveRequest, declineRequest, retryRefund } from './decisions.service.ts';
import { countSoldTickets } from './event-refunds.service.ts';
import { listRequests } from './refund-requests.reads.ts';
import {
  ApproveBody,
  DeclineBody,
  FailedRefund,
  FailedRefundParams,
  ManagedRefundRequest,
  OrderRefundRequests,
  RefundRequestBody,
  RequestListQuery,
  RequestParams,
  SoldTickets,
} from './refund-requests.schemas.ts';
import { readRefundRequests, requestRefunds } from './refund-requests.service.ts';

const ofOrders: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/orders/:orderId/refund-requests',
    operationId: 'listOrderRefundRequests',
    summary: 'What can be requested of an order now, and what was requested, for its buyer and administrators',
    access: signedIn(),
    params: OrderParams,
    response: OrderRefundRequests,
    handle: (context, { params }) => readRefundRequests(context, params.orderId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/orders/:orderId/refund-requests',
    operationId: 'requestRefunds',
    summary: "Requests refunds of lines of the caller's order; what the cancellation terms give is refunded at once",
    access: signedIn(),
    refusesMasquerade: true,
    params: OrderParams,
    body: RefundRequestBody,
    response: OrderRefundRequests,
    errors: { 409: ['order.refund-in-use', 'order.refund-too-high', 'refund-request.offer-changed'] },
    handle: (context, { params, body }) => requestRefunds(context, params.orderId, body),
  }),
];

const ofDesk: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/refund-requests',
    operationId: 'listRefundRequests',
    summary: 'Refund requests of all orders, newest first',
    access: administrator(),
    query: RequestListQuery,
    response: page(ManagedRefundRequest),
    handle: (context, { query }) => reading(context, (tx) => listRequests(tx, query)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/refund-requests/:refundRequestId/approve',
    operationId: 'approveRefundRequest',
    summary: 'Approves a refund request with an amount; access to the item ends with the refund',
    access: administrator(),
    refusesMasquerade: true,
    params: RequestParams,
    body: ApproveBody,
    errors: {
      409: [
        'order.no-credit-for-test',
        'order.refund-in-use',
        'order.refund-too-high',
        'refund-request.already-decided',
      ],
    },
    handle: (context, { params, body }) => approveRequest(context, params.refundRequestId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/refund-requests/:refundRequestId/decline',
    operationId: 'declineRefundRequest',
    summary: 'Declines a refund request; the buyer reads the reason',
    access: administrator(),
    refusesMasquerade: true,
    params: RequestParams,
    body: DeclineBody,
    errors: { 409: ['refund-request.already-decided'] },
    handle: (context, { params, body }) => declineRequest(context, params.refundRequestId, body.answer),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/failed-refunds',
    operationId: 'listFailedRefunds',
    summary: 'Refunds that buyers were promised, that the payment provider refused and that nobody has repeated',
    access: administrator(),
    query: Type.Object(PageQuery),
    response: page(FailedRefund),
    handle: (context, { query }) => reading(context, (tx) => listFailedRefunds(tx, query)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/failed-refunds/:refundId/retry',
    operationId: 'retryRefund',
    summary: 'Repeats a refund that failed',
    access: administrator(),
    refusesMasquerade: true,
    params: FailedRefundParams,
    errors: { 409: ['order.refund-in-use', 'order.refund-too-high', 'refund-request.not-failed'] },
    handle: (context, { params }) => retryRefund(context, params.refundId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/events/:eventId/sold-tickets',
    operationId: 'getSoldTickets',
    summary: 'How many tickets of an event were sold, and what goes back to buyers if it is cancelled',
    access: permission('organization_update_social_events'),
    params: EventParams,
    response: SoldTickets,
    handle: (context, { params }) => countSoldTickets(context, params.eventId),
  }),
];

export const refundRequestRoutes: readonly RouteDefinition[] = [...ofOrders, ...ofDesk];
