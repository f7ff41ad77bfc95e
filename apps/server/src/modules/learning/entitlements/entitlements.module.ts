import { defineModule } from '../../../wiring.ts';
import { turnEntitlementJob } from './entitlements.jobs.ts';
import { entitlementsPersonalRows } from './entitlements.personal.ts';

/** Entitlements: why somebody may use something. */
export const entitlementsModule = defineModule({
  name: 'entitlements',
  owns: ['entitlements'],
  personalRows: entitlementsPersonalRows,
  jobs: [turnEntitlementJob],
});
