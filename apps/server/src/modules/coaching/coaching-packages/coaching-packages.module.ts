import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { sessionPayers } from '../coaching-sessions/coaching-sessions.public.ts';
import { loadDemoPackages } from './coaching-packages.demo.ts';
import { coachingPackagePersonalRows } from './coaching-packages.personal.ts';
import { coachingPackageRoutes } from './coaching-packages.routes.ts';
import { consumeStarted, creditPayer } from './session-credits.ts';

/** Coaching packages: numbers of sessions that learners have as credits. */
export const coachingPackagesModule = defineModule({
  name: 'coaching-packages',
  partOf: ['coaching'],
  owns: ['coaching_credit_lots', 'coaching_credit_movements', 'coaching_package_types', 'coaching_packages'],
  personalRows: coachingPackagePersonalRows,
  uses: ['coach-availability', 'coaches', 'coaching-sessions', 'members'],
  contributes: [contribute(sessionPayers, creditPayer), contribute(demoWork, loadDemoPackages)],
  routes: coachingPackageRoutes,
  jobs: [{ name: 'coaching-packages.consume-credits', schedule: '* * * * *', run: consumeStarted }],
});
