import { db, type Tx } from '../../../kernel/database/database.ts';
import type { RefundRequest, RequestStatus } from './refund-requests.schemas.ts';

export interface RequestRecord {
  refundRequestId: number;
  orderId: number;
  orderLineId: number;
  userId: number;
  status: RequestStatus;
}

const records = () =>
  db
    .selectFrom('refund_requests')
    .select(['refund_request_id as refundRequestId', 'order_id as orderId', 'order_line_id as orderLineId'])
    .select(['user_id as userId', 'status']);

export const findRequest = (tx: Tx, refundRequestId: number): Promise<RequestRecord | undefined> =>
  tx.one(records().where('refund_request_id', '=', refundRequestId));

/** Lines of an order whose request waits for a decision. */
export async function listOpenLines(tx: Tx, orderId: number): Promise<number[]> {
  const rows = await tx.all(records().where('order_id', '=', orderId).where('status', '=', 'REQUESTED'));
  return rows.map(({ orderLineId }) => orderLineId);
}

/** Requests of an order, newest first. */
export async function listRequestsOf(tx: Tx, orderId: number): Promise<RefundRequest[]> {
  const rows = await tx.all(
    db
      .selectFrom('refund_requests')
      .select(['refund_request_id as refundRequestId', 'order_line_id as purchasedItemId', 'status', 'reason'])
      .select(['amount_minor as amountMinor', 'answer', 'requested_at as requestedAt', 'decided_at as decidedAt'])
      .where('order_id', '=', orderId)
      .orderBy('refund_request_id', 'desc'),
  );
  return rows.map(({ requestedAt, decidedAt, ...row }) => ({
    ...row,
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }));
}

interface NewRequest {
  orderId: number;
  orderLineId: number;
  userId: number;
  reason: string;
  /** Approved in the same transaction; null: it waits. */
  amountMinor: number | null;
  now: Date;
}

export async function insertRequest(tx: Tx, request: NewRequest): Promise<number> {
  const { amountMinor, now } = request;
  const row = await tx.one(
    db
      .insertInto('refund_requests')
      .values({
        order_id: request.orderId,
        order_line_id: request.orderLineId,
        user_id: request.userId,
        reason: request.reason,
        status: amountMinor === null ? 'REQUESTED' : 'APPROVED',
        amount_minor: amountMinor,
        requested_at: now,
        decided_at: amountMinor === null ? null : now,
      })
      .returning('refund_request_id'),
  );
  return row!.refund_request_id;
}

interface Decision {
  status: 'APPROVED' | 'DECLINED';
  amountMinor: number | null;
  answer: string;
  /** Null: the line ended another way. */
  userId: number | null;
  now: Date;
}

const decided = ({ status, amountMinor, answer, userId, now }: Decision) =>
  db
    .updateTable('refund_requests')
    .set({ status, amount_minor: amountMinor, answer, decided_at: now, decided_by: userId })
    .where('status', '=', 'REQUESTED');

/** Decides an open request; returns false if it was decided before. */
export const decideRequest = async (tx: Tx, refundRequestId: number, decision: Decision): Promise<boolean> =>
  (await tx.run(decided(decision).where('refund_request_id', '=', refundRequestId))) === 1;

/** Approves the open request of a line, if there is one. */
export const settleLine = (tx: Tx, orderLineId: number, amountMinor: number, now: Date): Promise<number> =>
  tx.run(
    decided({ status: 'APPROVED', amountMinor, answer: '', userId: null, now }).where(
      'order_line_id',
      '=',
      orderLineId,
    ),
  );
