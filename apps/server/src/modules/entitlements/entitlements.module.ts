import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { personalData } from '../members/members.public.ts';
import { turnEntitlementJob } from './entitlements.jobs.ts';
import { entitlementsPersonalRows } from './entitlements.personal.ts';

/** Entitlements: why somebody may use something. */
export const entitlementsModule = defineModule({
  name: 'entitlements',
  owns: ['entitlements'],
  uses: ['members'],
  brings: [bring(personalData, entitlementsPersonalRows)],
  wire: () => ({ jobs: [turnEntitlementJob] }),
});
