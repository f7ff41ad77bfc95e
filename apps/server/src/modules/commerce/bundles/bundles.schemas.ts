import { PRICE_KINDS } from '@sullam/domain/commerce/prices.ts';
import { type Static, Type } from 'typebox';
import {
  DateTime,
  Id,
  LocalizedFormatted,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
} from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { OFFER_PROBLEMS } from '../purchasable-items/purchasable-items.public.ts';

/** What a bundle can hold. */
export const BUNDLED_TYPES = ['course', 'specialization', 'event'] as const;
export const BundledType = OneOf(...BUNDLED_TYPES);

export const BundleParams = Type.Object({ bundleId: Id });

const face = {
  title: LocalizedName,
  cover: Nullable(MediaRef),
  /** Where its drawn cover is, shown while it has no picture. */
  coverArt: Type.String(),
};

export const BundleSummary = NamedObject('BundleSummary', {
  bundleId: Id,
  ...face,
  isPublished: Type.Boolean(),
  itemCount: Type.Integer(),
  priceMinor: Type.Integer(),
  currency: Type.String(),
});
export type BundleSummary = Static<typeof BundleSummary>;

export const BundleItem = NamedObject('BundleItem', {
  itemType: BundledType,
  itemId: Id,
  /** Id in the address of its page: of the event for a ticket, otherwise of the item itself. Null when it is gone. */
  pageId: Nullable(Id),
  title: LocalizedName,
  cover: Nullable(MediaRef),
  coverArt: Nullable(Type.String()),
  /** Its list price, by which the price of the bundle is divided; null when it is not sold, or its price is on request. */
  listMinor: Nullable(Type.Integer()),
  /** What the reader would pay for it alone; null like the list price. */
  priceMinor: Nullable(Type.Integer()),
  /** Its share of the price of the bundle; null while one of the items is not sold, or the price is on request. */
  shareMinor: Nullable(Type.Integer()),
  isOwned: Type.Boolean(),
});
export type BundleItem = Static<typeof BundleItem>;

export const Bundle = NamedObject('Bundle', {
  bundleId: Id,
  ...face,
  description: LocalizedFormatted,
  isPublished: Type.Boolean(),
  items: Type.Array(BundleItem),
  /** List price of all items together. */
  priceMinor: Type.Integer(),
  /** What all items together cost the caller, if less than the list price. */
  special: Nullable(
    NamedObject('BundleSpecialPrice', {
      minor: Type.Integer(),
      kind: OneOf(...PRICE_KINDS),
      /** When a sale ends; null for a group price. */
      until: Nullable(DateTime),
    }),
  ),
  /** What the caller would pay now: without the shares of what they own. */
  offeredMinor: Type.Integer(),
  currency: Type.String(),
  /** Why the caller can't buy it. */
  problem: Nullable(OneOf(...OFFER_PROBLEMS)),
  version: Type.Integer(),
});
export type Bundle = Static<typeof Bundle>;

const ItemKey = NamedObject('BundleItemKey', { itemType: BundledType, itemId: Id }, { additionalProperties: false });

const editable = {
  title: LocalizedName,
  description: LocalizedFormatted,
  coverMediaId: Nullable(Id),
  items: Type.Array(ItemKey, { minItems: 2, maxItems: 20 }),
  priceMinor: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  isPublished: Type.Boolean(),
};

export const BundleBody = NamedObject('BundleBody', editable, { additionalProperties: false });
export type BundleBody = Static<typeof BundleBody>;

export const BundlePatch = NamedObject(
  'BundlePatch',
  { ...editable, version: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }) },
  { additionalProperties: false },
);
export type BundlePatch = Static<typeof BundlePatch>;
