import { hasQuantity } from '@sullam/domain/commerce/item-types.ts';
import { invalidField } from '../../../kernel/problem.ts';
import type { ItemKey } from '../purchasable-items/purchasable-items.public.ts';

/** @throws Problem validation when a type that has a quantity comes without one, or another type with one */
export function checkQuantity({ itemType, quantity }: ItemKey, path: string): void {
  if (hasQuantity(itemType) === (quantity !== undefined)) return;
  throw invalidField(path, quantity === undefined ? 'required' : 'choice');
}
