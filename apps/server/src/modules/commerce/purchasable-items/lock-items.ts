import { ITEM_TYPES, type ItemType } from '@sullam/domain/commerce/item-types.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { findItemType } from './find-offers.ts';

/**
 * Locks what the lines of an order share, and returns them in the order in which they are held, given and released: by type, then by item.
 * Two buyers of the same items never wait for each other.
 */
export async function lockItems<Line extends { itemType: ItemType; itemId: number }>(
  context: SystemContext,
  tx: Tx,
  lines: readonly Line[],
): Promise<Line[]> {
  const place = ({ itemType }: Line): number => ITEM_TYPES.indexOf(itemType);
  const sorted = [...lines].sort((one, other) => place(one) - place(other) || one.itemId - other.itemId);
  for (const slug of new Set(sorted.map(({ itemType }) => itemType))) {
    const itemIds = sorted.filter(({ itemType }) => itemType === slug).map(({ itemId }) => itemId);
    await findItemType(context, slug)?.lock?.(context, tx, itemIds);
  }
  return sorted;
}
