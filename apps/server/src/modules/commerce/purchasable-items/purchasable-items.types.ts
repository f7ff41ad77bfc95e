import type { CancellationTier } from '@sullam/domain/commerce/cancellation.ts';
import type { ItemType } from '@sullam/domain/commerce/item-types.ts';
import type { PriceKind } from '@sullam/domain/commerce/prices.ts';
import type { TaxCategory } from '@sullam/domain/commerce/tax.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext, RequestContext, SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import type { MediaRef } from '../../organization/media/media.public.ts';

/** Why a buyer can't buy an item that they may see. A visitor is a buyer who will sign in: NOT_ALLOWED is for members alone. */
export const OFFER_PROBLEMS = ['OWNED', 'ORDERED', 'CLOSED', 'SOLD_OUT', 'NOT_ALLOWED', 'ON_REQUEST'] as const;
export type OfferProblem = (typeof OFFER_PROBLEMS)[number];

/** Where an item has its page, and its picture. */
export interface ItemPage {
  itemId: number;
  /**
   * Id in the address of the page: of the event for a ticket, of the coach for a package, otherwise of the item itself. Null for packages
   * of any coach, which are shown beside the list of coaches.
   */
  pageId: number | null;
  cover: MediaRef | null;
  coverArt: string;
  /** When it begins, and the zone in which its time is given, for what has a start. */
  start?: { at: Date; zone: string };
}

/** An item as its module offers it to one buyer now. */
export interface ListedOffer extends ItemPage {
  title: Localized;
  listMinor: number;
  currency: string;
  /** Course category that vouchers can be limited to, where the type has one. */
  courseCategoryId?: number | null;
  problem: OfferProblem | null;
  /** Cancellation terms of this very item, for a type whose items have terms of their own elsewhere. */
  cancellationTiers?: readonly CancellationTier[];
  /** Parts of a bundle that the buyer owns, with what each takes off the price. */
  ownedParts?: readonly { title: Localized; shareMinor: number }[];
  /** What the buyer pays, if the module has taken special prices into account itself. */
  terms?: PriceTerms;
}

/** What a buyer pays without vouchers, and how it is taxed. */
export interface PriceTerms {
  /** List price, or a lower sale or group price. */
  priceMinor: number;
  priceKind: PriceKind;
  /** When a sale price ends. */
  priceUntil: Date | null;
  taxCategory: TaxCategory;
  exemptionReason: Localized | null;
  /** The price isn't told, also where something else keeps the buyer from buying. */
  isOnRequest: boolean;
}

/** An item as it is offered to one buyer now. */
export type Offer = Omit<ListedOffer, 'terms'> & PriceTerms;

/** An item that was sold. The order line is the source of the right that it grants. */
export interface Sale {
  orderLineId: number;
  userId: number;
  itemId: number;
  /** 1 for all types but those with a quantity (`hasQuantity()` of the domain). */
  quantity: number;
}

/** How much of a line is refunded, by refunds that have not failed. */
export interface RefundedLine {
  refundedMinor: number;
  totalMinor: number;
}

/** A purchasable item type, contributed by the module that sells it. */
export interface PurchasableItemType {
  slug: ItemType;
  /**
   * Offers of the items that the caller may see; the others are left out. The caller may be a visitor. A type with a quantity gets those by
   * item id, and offers all of an item together.
   */
  findOffers(
    context: RequestContext,
    tx: Tx,
    itemIds: readonly number[],
    quantities: ReadonlyMap<number, number>,
  ): Promise<ListedOffer[]>;
  /** Pages of items that were sold, whether or not they still are; items that are gone are left out. */
  findPages(context: RequestContext, tx: Tx, itemIds: readonly number[]): Promise<ItemPage[]>;
  /** Locks what items of this type that are ordered together share, in one order for all buyers. Called before `hold`, `release` and `grant`. */
  lock?(context: SystemContext, tx: Tx, itemIds: readonly number[]): Promise<void>;
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
  /**
   * Takes back the part of a sale that is refunded, for types whose sales have parts. Called again whenever that amount changes. Returns
   * false if some of the part is in use: a refund that somebody asks for is refused then. Other sales end when they are refunded whole.
   */
  takeBack?(context: SystemContext, tx: Tx, sale: Sale, refunded: RefundedLine): Promise<boolean>;
  /** Suspends or resumes what a sale gave, where that isn't a right of the buyer. Without it, the rights of the buyer are suspended. */
  suspend?(context: SystemContext, tx: Tx, sale: Sale, isSuspended: boolean): Promise<void>;
}

export const purchasableItemTypes = extensionPoint<PurchasableItemType>('purchasable-item-types');
