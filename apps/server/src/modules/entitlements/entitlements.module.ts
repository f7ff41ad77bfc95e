import { defineModule } from '../../wiring.ts';
import { turnEntitlementJob } from './entitlements.jobs.ts';

/** Entitlements: why somebody may use something. */
export const entitlementsModule = defineModule({
  name: 'entitlements',
  owns: ['entitlements'],
  wire: () => ({ jobs: [turnEntitlementJob] }),
});
