export { findItemPages, findItemType, findOffers, type ItemKey } from './find-offers.ts';
export { OFFER_PROBLEMS, type Offer, type OfferProblem, type Sale } from './purchasable-items.types.ts';
