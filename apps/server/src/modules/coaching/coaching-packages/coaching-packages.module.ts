import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { pricedItemTypes } from '../../learning/item-prices/item-prices.public.ts';
import { sessionPayers } from '../coaching-sessions/coaching-sessions.public.ts';
import { loadDemoPackages } from './coaching-packages.demo.ts';
import { tellOfEndingCredits } from './coaching-packages.notifications.ts';
import { coachingPackagePersonalRows } from './coaching-packages.personal.ts';
import { coachingPackageRoutes } from './coaching-packages.routes.ts';
import { pricedPackages } from './priced-packages.ts';
import { consumeStarted, creditPayer } from './session-credits.ts';

/** Coaching packages: numbers of sessions that learners have as credits. */
export const coachingPackagesModule = defineModule({
  name: 'coaching-packages',
  partOf: ['coaching'],
  owns: ['coaching_credit_lots', 'coaching_credit_movements', 'coaching_package_types', 'coaching_packages'],
  personalRows: coachingPackagePersonalRows,
  uses: ['coach-availability', 'coaches', 'coaching-sessions', 'item-prices', 'members', 'notifications'],
  contributes: [
    contribute(sessionPayers, creditPayer),
    contribute(pricedItemTypes, pricedPackages),
    contribute(demoWork, loadDemoPackages),
  ],
  routes: coachingPackageRoutes,
  jobs: [
    { name: 'coaching-packages.consume-credits', schedule: '* * * * *', run: consumeStarted },
    { name: 'coaching-packages.tell-of-ending-credits', schedule: '25 6 * * *', run: tellOfEndingCredits },
  ],
});
