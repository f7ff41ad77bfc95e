import type { Platform } from './kernel/context.ts';
import type { Invalidations } from './kernel/database/invalidation.ts';
import type { Metrics } from './kernel/metrics.ts';
import type { ServerModule } from './kernel/module.ts';
import type { StreamHub } from './kernel/stream/stream-hub.ts';
import { coursesModule } from './modules/courses/courses.module.ts';
import type { OrganizationLookup } from './modules/organizations/organization-lookup.ts';
import type { AccessTokens } from './modules/sessions/access-token.ts';
import type { CallerLookup } from './modules/sessions/caller-lookup.ts';

/** What a module may need to be made; most need nothing but their request's context. */
export interface Wiring {
  platform: Platform;
  invalidations: Invalidations;
  hub: StreamHub;
  organizations: OrganizationLookup;
  tokens: AccessTokens;
  callers: CallerLookup;
  metrics: Metrics;
}

/** Which module may use which other one's `*.public.ts`. No cycle: the way back is a signal (kernel/outbox). */
export const USES: Readonly<Record<string, readonly string[]>> = {
  courses: [],
};

/** Every module of the server. */
export function allModules(wiring: Wiring): readonly ServerModule[] {
  return [coursesModule(wiring)];
}
