import { closesToVisitors } from '@sullam/domain/route-access.ts';
import { type AnyRouter, notFound, redirect } from '@tanstack/react-router';
import type { Guard } from '../guard/guard.ts';
import { type PageMeta, pageMetaOf } from '../guard/page-meta.ts';
import type { Kit } from '../kit.ts';
import { firstValues } from './plain-search.ts';
import { stayWhileOffline } from './stay-offline.ts';

/** Why the page that was asked for isn't shown; carried by the router's not-found. */
export type Refusal = 'notAllowed' | 'notAuthenticated' | 'notFound';

/** What the root route's `beforeLoad` is given; the part of it that the guard reads. */
export interface RootLoad {
  location: { pathname: string; search: object; href: string };
  matches: readonly { staticData: PageMeta; routeId: string }[];
  preload: boolean;
}

/** A path of the application as the browser's address has it: below the application's base. */
export function publicHref(router: AnyRouter, href: string): string {
  return `${(router.options.basepath ?? '/').replace(/\/+$/, '')}${href}`;
}

/** Whether something of a path can be an id. */
export const isPathId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** Whether a route of the application fits a path, its ids too; a layout with nothing behind it doesn't. */
export function hasPage(router: AnyRouter, path: string): boolean {
  const [, params, route] = router.getMatchedRoutes(path.replace(/[?#].*$/, ''));
  const idsFit = Object.entries(params).every(([name, value]) => !name.endsWith('Id') || isPathId(value ?? ''));
  return route !== undefined && params['**'] === undefined && idsFit;
}

/** The `beforeLoad` of the root route: asks the guard before anything of the page is loaded. */
export async function guardRoot(router: AnyRouter, guard: Guard, load: RootLoad): Promise<void> {
  const { location, matches, preload } = load;
  // What is fetched on hover only warms the cache; the guard speaks when the page is really asked for.
  if (preload) return;
  const outcome = await guard.visit({
    path: location.pathname,
    query: firstValues(location.search as Record<string, unknown>),
    href: publicHref(router, location.href),
    meta: pageMetaOf(matches),
    isKnown: hasPage(router, location.pathname),
  });
  if (outcome.kind === 'show') return;
  if (outcome.kind === 'go') throw redirect({ href: publicHref(router, outcome.href), replace: true });
  if (outcome.kind === 'leave') return leaveFor(outcome.href);
  throw notFound({ data: outcome.kind satisfies Refusal });
}

/**
 * Leaves for another document; nothing more is drawn meanwhile. The router has pushed the entry of the page by now, so this one takes its
 * place, and Back leads to the page before (e2e/journeys/session-replay.test.ts).
 */
function leaveFor(address: string): Promise<never> {
  window.location.replace(address);
  return new Promise(() => undefined);
}

/** Lends the router to the kit: where we are, the way home, the guard once more. */
export function connectRouter(kit: Kit, guard: Guard, router: AnyRouter): void {
  // Who goes on to another page has given up the one whose session had ended.
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) kit.giveUp();
  });
  stayWhileOffline(router, kit);
  const currentAccess = () => {
    const { matches } = router.state;
    return matches.length > 1 ? (pageMetaOf(matches).access ?? {}) : null;
  };
  kit.setNavigation({
    currentAccess,
    isRefused: guard.isRefused,
    closeToVisitors: () => {
      if (guard.isRefused() || !closesToVisitors(currentAccess() ?? {})) return;
      guard.closeToVisitors();
      void router.invalidate();
    },
    goToPublicHome: () => {
      const elsewhere = guard.signInElsewhere();
      if (elsewhere === null) void router.navigate({ href: publicHref(router, guard.publicHome()), replace: true });
      else window.location.replace(elsewhere);
    },
    recheckAccess: () => void router.invalidate(),
    goAfterSignIn: () => {
      const href = guard.afterSignIn();
      const path = href.replace(/[?#].*$/, '');
      // A page of the other application was remembered: the browser has to go there.
      if (!hasPage(router, path) && path.startsWith('/studio')) window.location.assign(href);
      else void router.navigate({ href, replace: true });
    },
  });
}
