import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import {
  cancelLine,
  findRefund,
  insertHistory,
  isFailedRefund,
  listLineStates,
  lockOrder,
} from '../orders/orders.public.ts';
import { alreadyDecided, notFailed } from './refund-requests.errors.ts';
import { notifyOfDecline } from './refund-requests.notifications.ts';
import { decideRequest, findRequest, type RequestRecord } from './refund-requests.repository.ts';
import type { ApproveBody } from './refund-requests.schemas.ts';

/** Locks the order of a request; of two administrators the second one sees what the first has decided. */
async function lockRequest(tx: Tx, refundRequestId: number) {
  const request = await findRequest(tx, refundRequestId);
  const order = request && (await lockOrder(tx, request.orderId));
  if (!request || !order) throw notFound();
  return { request, order };
}

const stateOf = async (tx: Tx, { orderId, orderLineId }: Pick<RequestRecord, 'orderId' | 'orderLineId'>) =>
  (await listLineStates(tx, orderId)).find(({ line }) => line.orderLineId === orderLineId)!;

/**
 * Approves a request with an amount: the line is cancelled, and access to it ends with the refund.
 * @throws Problem refund-request.already-decided, order.refund-too-high
 */
export const approveRequest = (
  context: MemberContext,
  refundRequestId: number,
  { amountMinor, answer, destination }: ApproveBody,
): Promise<void> =>
  transaction(context, async (tx) => {
    const { request, order } = await lockRequest(tx, refundRequestId);
    const { userId } = context.caller;
    const decision = {
      status: 'APPROVED',
      amountMinor,
      answer: answer.trim(),
      userId,
      now: context.clock.now(),
    } as const;
    if (!(await decideRequest(tx, refundRequestId, decision))) throw alreadyDecided();
    await cancelLine(
      context,
      tx,
      { order, state: await stateOf(tx, request) },
      { amountMinor, reason: 'BUYER', note: decision.answer, requestedBy: userId, destination },
    );
    await audit(context, tx, {
      action: 'refund-request.approve',
      noun: 'order',
      nounId: order.orderId,
      changes: { refundRequestId, amountMinor },
    });
  });

/** Declines a request with a reason, which its buyer reads in the order and in a mail. */
export const declineRequest = (context: MemberContext, refundRequestId: number, answer: string): Promise<void> =>
  transaction(context, async (tx) => {
    const { request, order } = await lockRequest(tx, refundRequestId);
    const { orderId } = order;
    const { orderLineId } = request;
    const { userId } = context.caller;
    const now = context.clock.now();
    const note = answer.trim();
    const decision = { status: 'DECLINED', amountMinor: null, answer: note, userId, now } as const;
    if (!(await decideRequest(tx, refundRequestId, decision))) throw alreadyDecided();
    await insertHistory(tx, { orderId, kind: 'REFUND_DECLINED', orderLineId, note, userId, at: now });
    await notifyOfDecline(context, tx, request, note);
    await audit(context, tx, {
      action: 'refund-request.decline',
      noun: 'order',
      nounId: orderId,
      changes: { refundRequestId, answer: note },
    });
  });

/**
 * Repeats a refund that the provider refused. Each repetition is a separate refund, so the provider takes it as new.
 * @throws Problem refund-request.not-failed when it was repeated already
 */
export const retryRefund = (context: MemberContext, refundId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const refund = await findRefund(tx, refundId);
    const order = refund && (await lockOrder(tx, refund.orderId));
    const { orderLineId = null } = refund ?? {};
    if (!refund || !order || orderLineId === null) throw notFound();
    if (!(await isFailedRefund(tx, refundId))) throw notFailed();
    const { orderId, reason, note, destination, cancelsLine } = refund;
    const state = await stateOf(tx, { orderId, orderLineId });
    const amountMinor = Math.min(refund.amountMinor, state.leftMinor);
    if (amountMinor === 0) throw notFailed();
    const requestedBy = context.caller.userId;
    await cancelLine(
      context,
      tx,
      { order, state },
      { amountMinor, reason, note, requestedBy, destination, isPart: !cancelsLine },
    );
    await audit(context, tx, {
      action: 'refund.retry',
      noun: 'order',
      nounId: orderId,
      changes: { refundId, amountMinor },
    });
  });
