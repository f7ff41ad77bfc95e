export { findItemType, findOffers, type ItemKey } from './find-offers.ts';
export { OFFER_PROBLEMS, type Offer, type OfferProblem } from './purchasable-items.types.ts';
