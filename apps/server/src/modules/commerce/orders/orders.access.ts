import { isAdministrator } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { findOrder, lockOrder, type OrderRecord } from './orders.repository.ts';

export type OrderAction = 'read' | 'buy';

/** Buyers read and pay their own orders; administrators read all. */
const may = ({ caller }: MemberContext, order: OrderRecord, action: OrderAction): boolean =>
  order.userId === caller.userId || (action === 'read' && isAdministrator(caller));

/**
 * The way to an order.
 * @throws Problem not-found when there is none that the caller may do this with
 */
export async function accessOrder(
  context: MemberContext,
  tx: Tx,
  orderId: number,
  action: OrderAction,
): Promise<OrderRecord> {
  const order = await findOrder(tx, orderId);
  if (!order || !may(context, order, action)) throw notFound();
  return order;
}

/** The same with the order locked until the transaction ends. */
export async function accessLockedOrder(context: MemberContext, tx: Tx, orderId: number): Promise<OrderRecord> {
  const order = await lockOrder(tx, orderId);
  if (!order || !may(context, order, 'buy')) throw notFound();
  return order;
}

export const isPayable = ({ status, expiresAt }: Pick<OrderRecord, 'status' | 'expiresAt'>, now: Date): boolean =>
  status === 'PENDING' && expiresAt > now;
