export { findItemPages, findItemType, findOffers, type ItemKey } from './find-offers.ts';
export { ItemKeyBody, ItemTypeSlug, ItemTypeSlugs } from './purchasable-items.schemas.ts';
export {
  OFFER_PROBLEMS,
  type Offer,
  type OfferProblem,
  type PurchasableItemType,
  purchasableItemTypes,
  type Sale,
} from './purchasable-items.types.ts';
