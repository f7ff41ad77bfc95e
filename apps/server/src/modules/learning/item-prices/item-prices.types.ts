import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import type { SpecialPrices } from '@sullam/domain/commerce/prices.ts';
import type { VolumePrice } from '@sullam/domain/commerce/seats.ts';
import type { TaxCategory } from '@sullam/domain/commerce/tax.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** An item with its list price, for people who may change it. */
export interface PricedItem {
  title: Localized;
  /** 0: it is free, or not sold. */
  listMinor: number;
  currency: string;
}

/** A kind of item that has special prices, contributed by the module that owns its list price. */
export interface PricedItemType {
  slug: ItemType;
  /**
   * The item, if the caller may change its price.
   * @throws Problem not-found, not-allowed
   */
  accessPricedItem(context: MemberContext, tx: Tx, itemId: number): Promise<PricedItem>;
}

export const pricedItemTypes = extensionPoint<PricedItemType>('priced-item-types');

/** What an item has besides its list price. */
export interface ItemPricing extends SpecialPrices {
  /** Of seats; only courses have one. */
  volumePrice: VolumePrice | null;
  isOnRequest: boolean;
  taxCategory: TaxCategory;
  /** Null unless the category is EXEMPT. */
  exemptionReason: Localized | null;
}

export const NO_PRICING: ItemPricing = {
  sale: null,
  groupPrices: [],
  volumePrice: null,
  isOnRequest: false,
  taxCategory: 'STANDARD',
  exemptionReason: null,
};
