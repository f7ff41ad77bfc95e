export { readMarketplaceSettings } from './marketplace-settings.service.ts';
