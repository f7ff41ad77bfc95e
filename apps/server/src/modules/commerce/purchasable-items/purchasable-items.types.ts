import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import type { MediaRef } from '../../organization/media/media.public.ts';

/** Why a member can't buy an item that they may see. */
export const OFFER_PROBLEMS = ['OWNED', 'ORDERED', 'CLOSED', 'SOLD_OUT', 'NOT_ALLOWED'] as const;
export type OfferProblem = (typeof OFFER_PROBLEMS)[number];

/** Where an item has its page, and its picture. */
export interface ItemPage {
  itemId: number;
  /** Id in the address of the page: of the event for a ticket, otherwise of the item itself. */
  pageId: number;
  cover: MediaRef | null;
  coverArt: string;
}

/** An item as it is offered to one member now. */
export interface Offer extends ItemPage {
  title: Localized;
  priceMinor: number;
  currency: string;
  /** Course category that vouchers can be limited to, where the type has one. */
  courseCategoryId?: number | null;
  problem: OfferProblem | null;
  /** Parts of a bundle that the buyer owns, with what each takes off the price. */
  ownedParts?: readonly { title: Localized; shareMinor: number }[];
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
  /** Pages of items that were sold, whether or not they still are; items that are gone are left out. */
  findPages(context: MemberContext, tx: Tx, itemIds: readonly number[]): Promise<ItemPage[]>;
  /**
   * Holds what there is a limited number of while an order is paid; again with a later time, it is held longer. Returns false when there
   * is none left. Types of unlimited items leave it out.
   */
  hold?(context: MemberContext, tx: Tx, sale: Sale, until: Date): Promise<boolean>;
  /** Gives back what was held for an order that ended unpaid. */
  release?(context: SystemContext, tx: Tx, sale: Sale): Promise<void>;
  /**
   * Gives the buyer the right to the item, in the transaction in which the order is paid. Twice is once. Returns false when there is
   * nothing left to give, so that the line is refunded.
   */
  grant(context: SystemContext, tx: Tx, sale: Sale): Promise<boolean>;
  /** Takes the right of this sale back. Learning records and rights from other sources stay. */
  revoke(context: SystemContext, tx: Tx, sale: Sale): Promise<void>;
}

export const purchasableItemTypes = extensionPoint<PurchasableItemType>('purchasable-item-types');
