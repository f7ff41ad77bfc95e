import { VOUCHER_PROBLEMS } from '@sullam/domain/commerce/vouchers.ts';
import { type Static, Type } from 'typebox';
import { code, DateTime, Id, LocalizedName, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { ItemKeyBody, ItemTypeSlug, OFFER_PROBLEMS } from '../purchasable-items/purchasable-items.public.ts';

/** Upper bound on the items of a cart. */
export const MOST_ITEMS = 50;

export const PurchasedItemType = NamedObject('PurchasedItemType', { slug: ItemTypeSlug });

const CartItem = NamedObject('CartItem', {
  id: Id,
  itemId: Id,
  purchasedItemType: PurchasedItemType,
  /** Id in the address of its page: of the event for a ticket, otherwise of the item itself. */
  pageId: Nullable(Id),
  title: LocalizedName,
  cover: Nullable(MediaRef),
  /** Where its drawn cover is; null when the item is gone. */
  coverArt: Nullable(Type.String()),
  /** Present price without vouchers, in minor units. */
  priceMinor: Type.Integer(),
  /** What vouchers take off it. */
  discountMinor: Type.Integer(),
  /** Price when it was added, where it has changed since. */
  formerPriceMinor: Nullable(Type.Integer()),
  currency: Type.String(),
  /** Why it can't be bought: it is no longer sold (GONE), owned or ordered already, closed, sold out, or not for the caller. */
  problem: Nullable(OneOf('GONE', ...OFFER_PROBLEMS)),
  /** Parts of a bundle that the caller owns, with what each takes off the price. */
  ownedParts: Type.Array(Type.Object({ title: LocalizedName, shareMinor: Type.Integer() })),
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

export const CartItemBody = ItemKeyBody;
export const VoucherBody = Type.Object({ voucherCode: code({ minLength: 1, maxLength: 64 }) });
export const VoucherQuery = Type.Object({ voucherId: Type.Optional(Id) });
export const CartItemParams = Type.Object({ purchasedItemId: Id });
export const CartVersion = code({ minLength: 1, maxLength: 64 });
