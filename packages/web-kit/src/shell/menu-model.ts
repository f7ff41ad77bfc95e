import type { Feature, FeatureState } from '@sullam/domain/features.ts';
import { isAllowed, type RouteAccess, type RouteCaller } from '@sullam/domain/route-access.ts';
import type { Area, MessageKey } from '@sullam/strings/areas.ts';
import type { IconName } from '@sullam/ui/base/icons.ts';

/** An entry of a menu, as configured: where it leads and who may see it. */
export interface MenuEntry {
  id: string;
  titleKey: MessageKey;
  /** A name only: the drawings are fetched with the menu that shows them (`menu-icons.gen.ts` of the application). */
  icon?: IconName;
  /** The icon points somewhere and turns round with the direction. */
  isMirrored?: boolean;
  /** A place; without one the entry only holds its children. */
  path?: string;
  /** Where its pages are, if that isn't below its own address. */
  within?: string;
  /** Hidden unless this part of the product is switched on. */
  feature?: Feature;
  access?: RouteAccess;
  /** Of what can be made: the letter that chooses it after a slash. */
  letter?: string;
  /** Only for who belongs to a group; whoever draws the menu asks for that. */
  isForGroups?: boolean;
  /** Of places that are only found: below which title they stand, if any, other words for them, and the area that has the titles. */
  found?: { readonly below?: MessageKey; readonly by: MessageKey; readonly area: Area };
  /** Of places in a menu: other words by which the palette finds them, in its own area. */
  alsoBy?: MessageKey;
  children?: readonly MenuEntry[];
}

/** An entry as a feature brings it; unless it says more, whoever may see its screen sees it. */
export interface MenuPlace extends Omit<MenuEntry, 'children'> {
  /** The menus in which it stands, and where: the lowest comes first. `side.courses` is below the entry `courses` of `side`. */
  places: Readonly<Record<string, number>>;
}

/** One menu of all that features bring. A heading below which nothing stands is left out. */
export function menuOf(places: readonly MenuPlace[], menu: string): MenuEntry[] {
  const at = (place: MenuPlace): number => place.places[menu] ?? 0;
  return places
    .filter((place) => menu in place.places)
    .sort((one, other) => at(one) - at(other) || (one.id < other.id ? -1 : 1))
    .map(({ places: _, ...entry }): MenuEntry => {
      const children = menuOf(places, `${menu}.${entry.id}`);
      return children.length > 0 ? { ...entry, children } : entry;
    })
    .filter(({ path, children }) => path !== undefined || children !== undefined);
}

export interface MenuSight {
  caller: RouteCaller;
  features: FeatureState;
  /** Whether the application has the page; a place that comes later is no dead link. */
  hasPage: (path: string) => boolean;
}

function isVisible(entry: MenuEntry, { caller, features, hasPage }: MenuSight): boolean {
  if (entry.feature && features[entry.feature] !== true) return false;
  if (entry.path !== undefined && !hasPage(entry.path)) return false;
  return entry.access === undefined || isAllowed(entry.access, caller, features);
}

/** The entries that a reader sees; a group without children disappears. */
export function visibleEntries(entries: readonly MenuEntry[], sight: MenuSight): MenuEntry[] {
  return entries.flatMap((entry): MenuEntry[] => {
    if (!isVisible(entry, sight)) return [];
    if (!entry.children) return [entry];
    const children = visibleEntries(entry.children, sight);
    if (children.length === 0) return entry.path === undefined ? [] : [{ ...entry, children: [] }];
    return [{ ...entry, children }];
  });
}

/** All places of a menu, children included. */
export function placesOf(entries: readonly MenuEntry[]): (MenuEntry & { path: string })[] {
  return entries.flatMap((entry) => [
    ...(entry.path === undefined ? [] : [{ ...entry, path: entry.path }]),
    ...placesOf(entry.children ?? []),
  ]);
}

/** The entry whose path is the longest prefix of the current one; whole segments only. */
export function activeEntryId(entries: readonly MenuEntry[], path: string): string | null {
  const inside = (prefix: string) => path === prefix || path.startsWith(`${prefix.replace(/\/+$/, '')}/`);
  const [best] = placesOf(entries)
    .map(({ id, path: own, within = own }) => ({ id, prefix: inside(own) ? own : within }))
    .filter(({ prefix }) => inside(prefix))
    .sort((one, other) => other.prefix.length - one.prefix.length);
  return best?.id ?? null;
}
