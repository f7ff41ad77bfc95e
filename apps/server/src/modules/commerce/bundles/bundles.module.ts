import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { pricedItemTypes } from '../../learning/item-prices/item-prices.public.ts';
import { mediaReferences } from '../../organization/media/media.public.ts';
import { purchasableItemTypes } from '../purchasable-items/purchasable-items.public.ts';
import { bundleItems } from './bundle-items.ts';
import { loadDemoBundles } from './bundles.demo.ts';
import { showsBundleCover } from './bundles.reads.ts';
import { bundleRoutes } from './bundles.routes.ts';
import { pricedBundles } from './priced-bundles.ts';

/** Bundles: several items at one price. */
export const bundlesModule = defineModule({
  name: 'bundles',
  partOf: ['marketplace'],
  owns: ['bundle_items', 'bundle_sales', 'bundles'],
  publishes: ['bundle_sale_records'],
  uses: ['courses', 'covers', 'events', 'item-prices', 'media', 'purchasable-items', 'specializations'],
  contributes: [
    contribute(purchasableItemTypes, bundleItems),
    contribute(pricedItemTypes, pricedBundles),
    contribute(mediaReferences, showsBundleCover),
    contribute(demoLoading, loadDemoBundles),
  ],
  routes: bundleRoutes(),
});
