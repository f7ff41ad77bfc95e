import type { ServerModule } from '../../kernel/module.ts';
import type { Wiring } from '../../modules.ts';
import { keepBootstraps } from './bootstrap.ts';
import { organizationRoutes } from './organizations.routes.ts';
import { wordingRoutes } from './wording.routes.ts';

/** Organisations: how each one looks, what it calls things, what it switches on, what it asks at registration. */
export function organizationsModule({ platform, invalidations, organizations }: Wiring): ServerModule {
  keepBootstraps(platform.database, invalidations);
  return { name: 'organizations', routes: [...organizationRoutes(organizations), ...wordingRoutes] };
}
