export { readMarketplaceSettings } from './marketplace-settings.service.ts';
export { checkCountry, checkVatNumber, PostalAddress, VatNumber } from './postal-addresses.ts';
export { readSeller, type SellerDetails } from './seller-details.service.ts';
