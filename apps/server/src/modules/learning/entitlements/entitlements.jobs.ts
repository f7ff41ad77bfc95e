import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import { TURN_ENTITLEMENT, turnEntitlement } from './entitlements.service.ts';

/** Begins or ends a grant at the time that it was given for. */
export const turnEntitlementJob: JobDefinition = {
  name: TURN_ENTITLEMENT,
  run: (context, { entitlementId }) => turnEntitlement(context, Number(entitlementId)),
};
