import { declarationOf } from './places.ts';
import type { Violation } from './source-file.ts';

/**
 * The areas of the product from the ground up, each with the areas whose modules its own may use. An area never uses one that stands
 * above it, so a change reaches upwards only.
 */
export const AREAS = {
  organization: [],
  identity: ['organization'],
  operations: ['organization', 'identity'],
  learning: ['organization', 'identity', 'operations'],
  classroom: ['organization', 'identity', 'operations', 'learning'],
  gradebook: ['organization', 'identity', 'operations', 'learning'],
  assessment: ['organization', 'identity', 'operations', 'learning', 'gradebook'],
  community: ['organization', 'identity', 'operations', 'learning', 'gradebook'],
  certification: ['organization', 'identity', 'operations', 'learning'],
  events: ['organization', 'identity', 'operations', 'learning', 'gradebook', 'community', 'certification'],
  coaching: [
    'organization',
    'identity',
    'operations',
    'learning',
    'classroom',
    'gradebook',
    'community',
    'certification',
    'events',
  ],
  commerce: [
    'organization',
    'identity',
    'operations',
    'learning',
    'classroom',
    'gradebook',
    'community',
    'certification',
    'events',
    'coaching',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const isArea = (name: string): name is keyof typeof AREAS => name in AREAS;

/** A module with the area in which its folder lies. */
export interface ModuleInArea {
  name: string;
  area: string;
  uses: readonly string[];
}

/** Modules use modules of their own area and of the areas below it. */
export function checkAreas(modules: readonly ModuleInArea[]): Violation[] {
  const areaOfModule = new Map(modules.map(({ name, area }) => [name, area]));
  return modules.flatMap(({ name, area, uses }) => {
    const breach = (message: string): Violation => ({
      file: declarationOf({ name, area }),
      line: 1,
      message,
    });
    if (!isArea(area)) return [breach(`${area} is no area (scripts/quality/borders/areas.ts lists them)`)];
    const below: readonly string[] = AREAS[area];
    return uses.flatMap((used) => {
      const other = areaOfModule.get(used);
      if (other === undefined || other === area || below.includes(other)) return [];
      return [breach(`${area} may not use ${other}: ${name} uses ${used}`)];
    });
  });
}

const FEATURE = /^apps\/(?:learner|studio)\/src\/features\/(?<area>[\w-]+)\/(?<feature>[\w-]+)\//;

/** Features of the web lie in folders of the same areas as modules. */
export function checkFeatureAreas(paths: readonly string[]): Violation[] {
  const inFeatures = paths.filter((path) => /^apps\/(learner|studio)\/src\/features\//.test(path));
  return inFeatures.flatMap((file) => {
    const { area } = FEATURE.exec(file)?.groups ?? {};
    if (area !== undefined && isArea(area)) return [];
    return [{ file, line: 1, message: 'a feature lies in features/<area>/<feature>, by an area of the server' }];
  });
}
