import { readConfig } from './config.ts';
import { systemClock } from './kernel/clock.ts';
import type { Platform } from './kernel/context.ts';
import { Invalidations } from './kernel/database/invalidation.ts';
import { contribute, Extensions } from './kernel/extensions.ts';
import type { RouteDefinition } from './kernel/http/route.ts';
import { Lifecycle } from './kernel/lifecycle.ts';
import { createLog } from './kernel/log.ts';
import { createMetrics } from './kernel/metrics.ts';
import { inOrderOfUse, type ModuleParts } from './kernel/module.ts';
import { personalData } from './kernel/personal-data.ts';
import { StreamHub } from './kernel/stream/stream-hub.ts';
import { AccessTokens } from './modules/identity/sessions/access-token.ts';
import { CallerLookup } from './modules/identity/sessions/caller-lookup.ts';
import { OrganizationLookup } from './modules/organization/organizations/organization-lookup.ts';
import { MODULES } from './modules.gen.ts';
import type { Wiring } from './wiring.ts';

const ORDERED = inOrderOfUse(MODULES);

/** What all modules bring to one another. */
export const EXTENSIONS = new Extensions(
  ORDERED.flatMap(({ contributes = [], personalRows = [] }) => [
    ...contributes,
    contribute(personalData, personalRows),
  ]),
);

/** A module's name as a heading: course-groups is "Course groups". */
const named = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

/** What every module adds to a process: what it says at once, and what it makes of the wiring. */
export const wireModules = (wiring: Wiring): readonly (ModuleParts & { name: string })[] =>
  ORDERED.map((module) => {
    const { name, tag = named(name), partOf } = module;
    const { routes = [], jobs = [], signals = [] } = module;
    const wired = module.wire?.(wiring);
    return {
      name,
      routes: [...routes, ...(wired?.routes ?? [])].map((route) => ({ tag, ...(partOf ? { partOf } : {}), ...route })),
      jobs: [...jobs, ...(wired?.jobs ?? [])],
      signals: [...signals, ...(wired?.signals ?? [])],
    };
  });

/** Every route, without a database: for the OpenAPI document and for tests that go through the whole API. */
export function allRoutes(): RouteDefinition[] {
  const refuse = (): never => {
    throw new Error('there is no database here');
  };
  const invalidations = new Invalidations();
  const database = { app: refuse, identity: refuse, invalidations } as unknown as Platform['database'];
  const config = readConfig({});
  const platform: Platform = {
    config,
    clock: systemClock,
    log: createLog('silent'),
    database,
    jobs: { enqueue: refuse },
    extensions: EXTENSIONS,
    secret: '',
  };
  const hub = new StreamHub();
  const tokens = new AccessTokens('');
  const wiring: Wiring = {
    platform,
    invalidations,
    hub,
    organizations: new OrganizationLookup(database, invalidations),
    tokens,
    callers: new CallerLookup(platform, tokens, invalidations),
    metrics: createMetrics(() => 0),
    lifecycle: new Lifecycle(),
    describeApi: () => ({}),
  };
  return wireModules(wiring).flatMap((parts) => [...(parts.routes ?? [])]);
}
