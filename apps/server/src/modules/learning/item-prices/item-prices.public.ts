/** Views of its tables that others may read. */
export const VIEWS = ['group_prices', 'special_prices'] as const;

export {
  buyerOf,
  findPricing,
  hasSpecialPrices,
  presentPrice,
  priceGroupsOf,
  readBuyer,
  readBuyerOf,
  readPrices,
  termsFor,
} from './item-prices.reads.ts';
export { copyPricing, savePricing } from './item-prices.repository.ts';
export { OfferedPrice } from './item-prices.schemas.ts';
export { type ItemPricing, NO_PRICING, type PricedItemType, pricedItemTypes } from './item-prices.types.ts';
export { pricingColumn, pricingIn, specialPricesOf, viewerPrice } from './price-fragments.ts';
