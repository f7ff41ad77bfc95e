import { MINUTE } from '@sullam/domain/limits.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { findItemType, lockItems } from '../purchasable-items/purchasable-items.public.ts';
import { type LineRecord, type OrderRecord, saleOf } from './orders.repository.ts';

/** Places are held a little longer than the order, so that none is gone while the order can still be paid. */
const MARGIN = MINUTE;

/**
 * Holds what there is a limited number of until an order can't be paid any more; again with a later end, it is held longer. Returns false when something is gone.
 */
export async function holdItems(
  context: MemberContext,
  tx: Tx,
  { userId, expiresAt }: Pick<OrderRecord, 'userId' | 'expiresAt'>,
  lines: readonly Pick<LineRecord, 'orderLineId' | 'itemType' | 'itemId' | 'quantity'>[],
): Promise<boolean> {
  const until = new Date(expiresAt.getTime() + MARGIN);
  for (const { itemType, ...line } of await lockItems(context, tx, lines)) {
    const type = findItemType(context, itemType);
    if (type?.hold && !(await type.hold(context, tx, saleOf({ userId }, line), until))) return false;
  }
  return true;
}
