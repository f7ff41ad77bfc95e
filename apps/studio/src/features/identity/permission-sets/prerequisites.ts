import { PERMISSION_CONTEXTS } from '@sullam/domain/permission.ts';
import type { PermissionEntry } from './permission-sets.api.ts';

type Entry = Pick<PermissionEntry, 'slug' | 'prerequisites' | 'isGrantable'>;

/** The permission with which all others of its kind are held too, where it is chosen and this is one of those. */
export function impliedBy(chosen: readonly string[], { slug, contextId }: Pick<PermissionEntry, 'slug' | 'contextId'>) {
  const whole = PERMISSION_CONTEXTS.find(({ id }) => id === contextId)?.bypass;
  return whole !== undefined && whole !== slug && chosen.includes(whole) ? whole : undefined;
}

const directNeeds = (entries: readonly Entry[], slug: string): string[] =>
  entries.find((entry) => entry.slug === slug)?.prerequisites.map(({ prerequisite }) => prerequisite.slug) ?? [];

/** All that a permission needs, near and far; each once, so that a cycle ends. */
export function needsOf(entries: readonly Entry[], slug: string): string[] {
  const found = new Set<string>();
  const visit = (of: string) => {
    for (const need of directNeeds(entries, of)) {
      if (need === slug || found.has(need)) continue;
      found.add(need);
      visit(need);
    }
  };
  visit(slug);
  return [...found];
}

/** Ticks a permission and what it needs; parts of the product are the organisation's and are not ticked. */
export function tick(entries: readonly Entry[], chosen: readonly string[], slug: string): string[] {
  const grantable = new Set(entries.filter((entry) => entry.isGrantable).map((entry) => entry.slug));
  return [...new Set([...chosen, slug, ...needsOf(entries, slug).filter((need) => grantable.has(need))])];
}

/** Takes a permission away, and with it all that would lack it. */
export function untick(entries: readonly Entry[], chosen: readonly string[], slug: string): string[] {
  return chosen.filter((each) => each !== slug && !needsOf(entries, each).includes(slug));
}
