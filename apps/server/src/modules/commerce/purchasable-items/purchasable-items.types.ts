import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import type { MediaRef } from '../../organization/media/media.public.ts';

/** Why a member can't buy an item that they may see. */
export const OFFER_PROBLEMS = ['OWNED', 'CLOSED', 'NOT_ALLOWED'] as const;
export type OfferProblem = (typeof OFFER_PROBLEMS)[number];

/** An item as it is offered to one member now. */
export interface Offer {
  itemId: number;
  title: Localized;
  cover: MediaRef | null;
  coverArt: string;
  priceMinor: number;
  currency: string;
  problem: OfferProblem | null;
}

/** An item that was sold. The order line is the source of the right that it grants. */
export interface Sale {
  orderLineId: number;
  userId: number;
  itemId: number;
}

/** A purchasable item type, contributed by the module that sells it. */
export interface PurchasableItemType {
  slug: ItemType;
  /** Offers of the items that the caller may see; the others are left out. */
  findOffers(context: MemberContext, tx: Tx, itemIds: readonly number[]): Promise<Offer[]>;
  /** Gives the buyer the right to the item, in the transaction in which the order is paid. Twice is once. */
  grant(context: SystemContext, tx: Tx, sale: Sale): Promise<void>;
  /** Takes the right of this sale back. Learning records and rights from other sources stay. */
  revoke(context: SystemContext, tx: Tx, sale: Sale): Promise<void>;
}

export const purchasableItemTypes = extensionPoint<PurchasableItemType>('purchasable-item-types');
