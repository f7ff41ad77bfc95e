import { defineModule } from '../../../wiring.ts';
import { revenueRoutes } from './revenue.routes.ts';

/** Revenue: what paid orders brought in after discounts, refunds and VAT. */
export const revenueModule = defineModule({
  name: 'revenue',
  partOf: ['marketplace'],
  owns: [],
  personalRows: [],
  uses: ['orders', 'permissions', 'purchasable-items'],
  routes: revenueRoutes,
});
