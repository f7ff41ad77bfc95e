import type { Feature } from '@sullam/domain/features.ts';
import type { PermissionSlug } from '@sullam/domain/permissions.ts';
import type { DB } from './database/schema.gen.ts';
import type { Contribution } from './extensions.ts';
import type { RouteDefinition } from './http/route.ts';
import type { JobDefinition } from './jobs/job-queue.ts';
import type { SignalSubscription } from './outbox/signals.ts';
import type { PersonalRows } from './personal-data.ts';

/** Tables that the kernel's own functions write and read; modules go through these. */
export const KERNEL_TABLES: readonly (keyof DB)[] = [
  'audit_entries',
  'outgoing_mails',
  'rate_limits',
  'signals',
  'stream_events',
];

/** What a module adds to a running process. */
export interface ModuleParts {
  routes?: readonly RouteDefinition[];
  jobs?: readonly JobDefinition[];
  signals?: readonly SignalSubscription[];
}

/** All that a module is to the rest of the server, declared in its `<noun>.module.ts`. */
export interface ServerModule<Wiring> extends ModuleParts {
  /** The folder's name. */
  name: string;
  /** Tables that this module alone writes and, but for what its public file publishes, reads. */
  owns?: readonly (keyof DB)[];
  /** What becomes of those rows of its tables that refer to people; a test compares it with the database's catalog. */
  personalRows?: readonly PersonalRows[];
  /** Views of its tables that others may read; its public file names them (`export const VIEWS`). */
  publishes?: readonly (keyof DB)[];
  /** Features (domain) that it answers for: an organisation that switches one off switches off a part of this module. */
  features?: readonly Feature[];
  /** Its routes are there while one of these is on: a switched-off part of the product answers as if it didn't exist. */
  partOf?: readonly Feature[];
  /** Permissions (domain) that say who may do what it does. */
  permissions?: readonly PermissionSlug[];
  /** Modules whose public files it may import. There is no circle among them: the way back is a signal or an extension point. */
  uses?: readonly string[];
  /** What it adds to the extension points of modules that it uses. */
  contributes?: readonly Contribution[];
  /** The heading of its routes in the API's document; absent: its name. A route may name another. */
  tag?: string;
  /** Routes, jobs and subscriptions that need something of the process, made once for each. */
  wire?(wiring: Wiring): ModuleParts;
}

/**
 * The modules in an order in which each comes after those that it uses, by name where there is a choice.
 * @throws when they use each other in a circle or one that doesn't exist
 */
export function inOrderOfUse<Module extends { name: string; uses?: readonly string[] }>(
  modules: readonly Module[],
): Module[] {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const ordered = new Set<Module>();
  const visit = (name: string, trail: readonly string[]): void => {
    const module = byName.get(name);
    if (!module) throw new Error(`${trail.at(-1)} uses ${name}, which is no module`);
    if (trail.includes(name)) throw new Error(`modules use each other in a circle: ${[...trail, name].join(' -> ')}`);
    if (ordered.has(module)) return;
    for (const used of [...(module.uses ?? [])].sort()) visit(used, [...trail, name]);
    ordered.add(module);
  };
  for (const name of [...byName.keys()].sort()) visit(name, []);
  return [...ordered];
}
