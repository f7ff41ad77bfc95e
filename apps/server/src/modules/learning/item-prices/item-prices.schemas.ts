import { ITEM_TYPES } from '@sullam/domain/commerce/item-types.ts';
import { MOST_GROUP_PRICES, PRICE_KINDS } from '@sullam/domain/commerce/prices.ts';
import { SEAT_COUNTS } from '@sullam/domain/commerce/seats.ts';
import { TAX_CATEGORIES } from '@sullam/domain/commerce/tax.ts';
import { type Static, Type } from 'typebox';
import { DateTime, Id, LocalizedName, NamedObject, Nullable, OneOf } from '../../../kernel/http/schemas.ts';

/** A price as one reader sees it. */
export const OfferedPrice = NamedObject('OfferedPrice', {
  /** What the reader would pay; 0 while the price is on request. */
  minor: Type.Integer(),
  currency: Type.String(),
  /** Set if the reader pays less than the list price. */
  special: Type.Optional(
    NamedObject('SpecialPrice', {
      listMinor: Type.Integer(),
      kind: OneOf(...PRICE_KINDS),
      /** When a sale ends; null for a group price. */
      until: Nullable(DateTime),
    }),
  ),
  /** The price is told on request, and the item can't be put into a cart. */
  isOnRequest: Type.Optional(Type.Boolean()),
});
export type OfferedPrice = Static<typeof OfferedPrice>;

export const PricedItemParams = Type.Object({ itemType: OneOf(...ITEM_TYPES), itemId: Id });
export type PricedItemKey = Static<typeof PricedItemParams>;

const Amount = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

const SalePrice = NamedObject(
  'SalePrice',
  { minor: Amount, startsAt: DateTime, endsAt: DateTime },
  { additionalProperties: false },
);

const GroupPriceBody = NamedObject(
  'GroupPriceBody',
  { permissionSetId: Id, minor: Amount },
  { additionalProperties: false },
);

/** Price of a seat of a course from a number of seats on. */
const VolumePriceBody = NamedObject(
  'VolumePrice',
  { fromCount: Type.Integer({ minimum: SEAT_COUNTS.least, maximum: SEAT_COUNTS.most }), minor: Amount },
  { additionalProperties: false },
);

const editable = {
  sale: Nullable(SalePrice),
  groupPrices: Type.Array(GroupPriceBody, { maxItems: MOST_GROUP_PRICES }),
  taxCategory: OneOf(...TAX_CATEGORIES),
  /** Why an EXEMPT item is not taxed; null for the other categories. */
  exemptionReason: Nullable(LocalizedName),
  isOnRequest: Type.Boolean(),
};

export const ItemPriceBody = NamedObject(
  'ItemPriceBody',
  {
    ...editable,
    /** Null or absent: none. */
    volumePrice: Type.Optional(Nullable(VolumePriceBody)),
    /** Of the prices that the editor saw; 0 for an item that has none yet. */
    version: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  },
  { additionalProperties: false },
);
export type ItemPriceBody = Static<typeof ItemPriceBody>;

/** The prices of an item for people who may change them. */
export const ItemPrice = NamedObject('ItemPrice', {
  title: LocalizedName,
  /** 0: the item is free, or not sold; it has no special prices then. */
  listMinor: Type.Integer(),
  currency: Type.String(),
  ...editable,
  /** Of seats; null for none and for everything but courses. */
  volumePrice: Nullable(VolumePriceBody),
  /** Groups that can have a price of their own. */
  groups: Type.Array(
    NamedObject('PriceGroup', { permissionSetId: Id, name: LocalizedName, memberCount: Type.Integer() }),
  ),
  version: Type.Integer(),
});
export type ItemPrice = Static<typeof ItemPrice>;

export const QuoteQuery = Type.Object({
  /** When the buyer would buy; now if absent. */
  at: Type.Optional(DateTime),
  userId: Type.Optional(Id),
  permissionSetId: Type.Optional(Id),
  /** Quotes the price of each of so many seats, which doesn't depend on the buyer. */
  seatCount: Type.Optional(Type.Integer({ minimum: SEAT_COUNTS.least, maximum: SEAT_COUNTS.most })),
});
export type QuoteQuery = Static<typeof QuoteQuery>;

export const PriceQuote = NamedObject('PriceQuote', {
  minor: Type.Integer(),
  currency: Type.String(),
  kind: OneOf(...PRICE_KINDS),
  until: Nullable(DateTime),
  isOnRequest: Type.Boolean(),
});
export type PriceQuote = Static<typeof PriceQuote>;

/** The version that was saved. */
export const ItemPriceVersion = NamedObject('ItemPriceVersion', { version: Type.Integer() });
