export { readMarketplaceSettings } from './marketplace-settings.service.ts';
export { checkCountry, checkVatNumber, PostalAddress, VatNumber } from './postal-addresses.ts';
export type { SellerDetails } from './seller-details.schemas.ts';
export { readSeller } from './seller-details.service.ts';
