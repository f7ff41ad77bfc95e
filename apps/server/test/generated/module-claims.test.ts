import { FEATURE_NAMES, isSwitchable } from '@sullam/domain/features.ts';
import { PERMISSIONS } from '@sullam/domain/permissions.ts';
import { PLANNED_PERMISSIONS } from '@sullam/domain/planned-permissions.ts';
import { describe, expect, it } from 'vitest';
import { MODULES } from '../../src/modules.gen.ts';
import { allRoutes } from '../../src/modules.ts';

const twice = (slugs: readonly string[]) => slugs.filter((slug, at) => slugs.indexOf(slug) !== at);

describe('the parts of the product that an organisation switches', () => {
  const claimed = MODULES.flatMap((module) => module.features ?? []);

  it('belong to one module each, as far as they exist', () => {
    expect(twice(claimed)).toEqual([]);
    expect(claimed.filter((feature) => !FEATURE_NAMES.includes(feature))).toEqual([]);
    // a switch of what isn't built would switch nothing
    const built = FEATURE_NAMES.filter(isSwitchable);
    expect([...claimed].sort()).toEqual(built.sort());
  });
});

describe('permissions', () => {
  const claimed = MODULES.flatMap((module) => module.permissions ?? []);
  const known = new Set(PERMISSIONS.map(({ slug }) => slug));

  it('belong to one module each, those at least that a route requires', () => {
    expect(twice(claimed)).toEqual([]);
    expect(claimed.filter((slug) => !known.has(slug))).toEqual([]);
    const required = allRoutes().flatMap(({ access }) => (access.kind === 'permission' ? access.slugs : []));
    const unclaimed = [...new Set(required)].filter((slug) => !(claimed as readonly string[]).includes(slug));
    expect(unclaimed).toEqual([]);
  });

  it('that nothing claims are planned, and are not offered', () => {
    const unclaimed = [...known].filter((slug) => !(claimed as readonly string[]).includes(slug));
    expect([...PLANNED_PERMISSIONS].sort()).toEqual(unclaimed.sort());
  });
});
