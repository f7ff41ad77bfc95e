import type { Platform } from './kernel/context.ts';
import type { Invalidations } from './kernel/database/invalidation.ts';
import type { Lifecycle } from './kernel/lifecycle.ts';
import type { Metrics } from './kernel/metrics.ts';
import type { ServerModule } from './kernel/module.ts';
import type { StreamHub } from './kernel/stream/stream-hub.ts';
import type { AccessTokens } from './modules/identity/sessions/access-token.ts';
import type { CallerLookup } from './modules/identity/sessions/caller-lookup.ts';
import type { OrganizationLookup } from './modules/organization/organizations/organization-lookup.ts';

/** What a module may need to be made; most need nothing but their request's context. */
export interface Wiring {
  platform: Platform;
  invalidations: Invalidations;
  hub: StreamHub;
  organizations: OrganizationLookup;
  tokens: AccessTokens;
  callers: CallerLookup;
  metrics: Metrics;
  lifecycle: Lifecycle;
  /** The OpenAPI document of all modules. */
  describeApi(): object;
}

/** Declares a module: `npm run generate` finds it by its folder. */
export const defineModule = (module: ServerModule<Wiring>): ServerModule<Wiring> => module;
