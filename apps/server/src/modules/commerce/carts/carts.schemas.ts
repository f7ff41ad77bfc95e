import { PRICE_KINDS } from '@sullam/domain/commerce/prices.ts';
import { SEAT_COUNTS } from '@sullam/domain/commerce/seats.ts';
import { TAX_CATEGORIES } from '@sullam/domain/commerce/tax.ts';
import { VOUCHER_PROBLEMS } from '@sullam/domain/commerce/vouchers.ts';
import { type Static, Type } from 'typebox';
import { code, DateTime, Id, LocalizedName, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { CancellationTiers } from '../cancellation-terms/cancellation-terms.public.ts';
import { ItemKeyBody, ItemStart, ItemTypeSlug, OFFER_PROBLEMS } from '../purchasable-items/purchasable-items.public.ts';

/** Upper bound on the items of a cart. */
export const MOST_ITEMS = 50;

export const PurchasedItemType = NamedObject('PurchasedItemType', { slug: ItemTypeSlug });

const CartItem = NamedObject('CartItem', {
  id: Id,
  itemId: Id,
  purchasedItemType: PurchasedItemType,
  /**
   * Id in the address of its page: of the event for a ticket, of the coach for a coaching package, otherwise of the item itself. Null when
   * it is gone, and for packages of any coach.
   */
  pageId: Nullable(Id),
  title: LocalizedName,
  /** How many; 1 for everything but seats of a course. Amounts are those of all together. */
  quantity: Type.Integer(),
  cover: Nullable(MediaRef),
  /** Where its drawn cover is; null when the item is gone. */
  coverArt: Nullable(Type.String()),
  /** In minor units. */
  listMinor: Type.Integer(),
  /** Present price before vouchers: the list price, or a sale or group price that is better than what vouchers give. */
  priceMinor: Type.Integer(),
  priceKind: OneOf(...PRICE_KINDS),
  /** When a sale price ends; null for the other kinds. */
  priceUntil: Nullable(DateTime),
  /** What vouchers take off it. */
  discountMinor: Type.Integer(),
  /** Price when it was added, where it has changed since. */
  formerPriceMinor: Nullable(Type.Integer()),
  currency: Type.String(),
  /** Why it can't be bought: no longer sold (GONE), owned or ordered already, closed, sold out, not for the caller, or on request. */
  problem: Nullable(OneOf('GONE', ...OFFER_PROBLEMS)),
  /** Parts of a bundle that the caller owns, with what each takes off the price. */
  ownedParts: Type.Array(Type.Object({ title: LocalizedName, shareMinor: Type.Integer() })),
  start: ItemStart,
  /** What the buyer gets back on cancelling before the start; the order keeps it. */
  cancellationTiers: CancellationTiers,
  taxCategory: OneOf(...TAX_CATEGORIES),
  /** Why an EXEMPT item is not taxed. */
  exemptionReason: Nullable(LocalizedName),
});
export type CartItem = Static<typeof CartItem>;

const CartTotal = NamedObject('CartTotal', {
  currency: Type.String(),
  itemCount: Type.Integer(),
  /** Sum of the prices. */
  subtotalMinor: Type.Integer(),
  /** What vouchers take off it. */
  discountMinor: Type.Integer(),
  totalMinor: Type.Integer(),
  /** VAT that the total includes. */
  taxMinor: Type.Integer(),
  /** Of the items that are taxed; 0 if none is. */
  taxRateBasisPoints: Type.Integer(),
});

/** A voucher in the cart, in the order in which they apply. */
const CartVoucher = NamedObject('CartVoucher', {
  voucherId: Id,
  code: Type.String(),
  percentBasisPoints: Nullable(Type.Integer()),
  amountMinor: Nullable(Type.Integer()),
  endsAt: Nullable(DateTime),
  /** Why it takes nothing off now. */
  problem: Nullable(OneOf(...VOUCHER_PROBLEMS)),
  /** With the problem MINIMUM: what the order lacks. */
  missingMinor: Type.Integer(),
  /** Currency of the order that it reduces or that lacks something. */
  currency: Nullable(Type.String()),
  discountMinor: Type.Integer(),
});
export type CartVoucher = Static<typeof CartVoucher>;

/** The specification's name of the cart is an order that isn't placed yet. */
export const Cart = NamedObject('Cart', {
  order: Type.Object({
    status: OneOf('CART'),
    purchasedItems: Type.Array(CartItem),
    /** What checkout would charge: one order for each currency, without items that can't be bought. */
    totals: Type.Array(CartTotal),
    vouchers: Type.Array(CartVoucher),
    /** Changes with everything that the buyer sees of it; checkout sends it back. */
    version: Type.String(),
  }),
});
export type Cart = Static<typeof Cart>;

/** What is put into a cart: only keys and quantities come from the browser. */
export const CartItemBody = NamedObject('CartItemBody', {
  ...ItemKeyBody.properties,
  /** Of seats of a course; left out for everything else. */
  quantity: Type.Optional(Type.Integer({ minimum: SEAT_COUNTS.least, maximum: SEAT_COUNTS.most })),
});

/** Items that a visitor chose. Their browser keeps these keys and nothing else. */
export const VisitorCartBody = NamedObject('VisitorCartBody', {
  items: Type.Array(CartItemBody, { maxItems: MOST_ITEMS }),
});

/** A visitor's item that the member's cart didn't take. */
const LeftOutItem = NamedObject('LeftOutItem', {
  itemId: Id,
  purchasedItemType: PurchasedItemType,
  /** Empty for an item that the member may not see. */
  title: LocalizedName,
  /** Why the member can't buy it, or FULL where the cart has no room. */
  reason: OneOf('GONE', 'FULL', ...OFFER_PROBLEMS),
});

export const MergedCart = NamedObject('MergedCart', {
  cart: Cart,
  /** Visitor's items that are in the cart now, whether or not they were there before. */
  keptCount: Type.Integer(),
  leftOut: Type.Array(LeftOutItem),
});
export type MergedCart = Static<typeof MergedCart>;

export const VoucherBody = Type.Object({ voucherCode: code({ minLength: 1, maxLength: 64 }) });
export const VoucherQuery = Type.Object({ voucherId: Type.Optional(Id) });
export const CartItemParams = Type.Object({ purchasedItemId: Id });
export const CartVersion = code({ minLength: 1, maxLength: 64 });
