export { findItemPages, findItemType, findOffers, type ItemKey, termsOf } from './find-offers.ts';
export { lockItems } from './lock-items.ts';
export { ItemKeyBody, ItemStart, ItemTypeSlug, ItemTypeSlugs, presentStart } from './purchasable-items.schemas.ts';
export {
  OFFER_PROBLEMS,
  type Offer,
  type OfferProblem,
  type PriceTerms,
  type PurchasableItemType,
  purchasableItemTypes,
  type Sale,
} from './purchasable-items.types.ts';
