import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  type AnyRouter,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import type { Guard } from '../guard/guard.ts';
import type { PageMeta } from '../guard/page-meta.ts';
import { FailurePage } from '../shell/failure-page.tsx';
import { Refusal } from '../shell/refusal.tsx';
import { guardRoot, publicHref, type RootLoad } from './guard-router.ts';
import { lazyScreen, retryScreens } from './lazy-screen.tsx';
import { firstValues, parsePlainSearch, plainSearchText } from './plain-search.ts';

/** What a loader is given: enough to begin fetching while the screen's code is on its way. */
export interface LoadInput {
  params: Record<string, string>;
  search: Record<string, string | undefined>;
  queryClient: QueryClient;
}

/** One screen: where it lies, its code in a chunk of its own, what it requires. */
export interface ScreenDefinition extends PageMeta {
  /** Below the parent's path: `/lms/courses/$courseId`, `information`. */
  path: string;
  /** The screen, or a frame with an `<Outlet/>` for the screens below it. */
  load?: () => Promise<FunctionComponent>;
  /** Begins to fetch what the screen's own queries read; it lies in the screen's chunk, so that no first page carries it. */
  prefetch?: () => Promise<(input: LoadInput) => unknown>;
  /** Leads on to another path of the application instead of showing something. */
  redirectTo?: string | ((params: Record<string, string>) => string);
  children?: readonly ScreenDefinition[];
}

export interface ScreenRouterOptions {
  screens: readonly ScreenDefinition[];
  frame: FunctionComponent;
  guard: Guard;
  queryClient: QueryClient;
  basepath?: string;
  /** Where the address is kept; the browser's own unless a test brings one. */
  history?: RouterHistory;
}

/** Waits at most this long before the old screen gives way to a blank one; faster responses cause no flicker. */
const PENDING_AFTER = 400;

/** Builds the router of an application from its list of screens, with the guard before everything. */
export function createScreenRouter({
  screens,
  frame,
  guard,
  queryClient,
  basepath,
  history,
}: ScreenRouterOptions): AnyRouter {
  const routeOf = (screen: ScreenDefinition, parent: AnyRoute): AnyRoute => {
    const { path, load, prefetch, redirectTo, children = [], ...meta } = screen;
    const route: AnyRoute = createRoute({
      getParentRoute: () => parent,
      path,
      staticData: redirectTo ? { ...meta, leadsOn: true } : meta,
      ...(load ? { component: lazyScreen(load) } : {}),
      ...(prefetch
        ? {
            loader: ({ params, location }: { params: object; location: { search: object } }) => {
              const input = {
                params: params as Record<string, string>,
                search: firstValues(location.search as Record<string, unknown>),
                queryClient,
              };
              // a chunk that can't be fetched is reported by the screen, which needs it too
              void prefetch().then(
                (start) => start(input),
                () => undefined,
              );
            },
          }
        : {}),
      ...(redirectTo
        ? {
            beforeLoad: ({ params }: { params: object }) => {
              const target = typeof redirectTo === 'string' ? redirectTo : redirectTo(params as Record<string, string>);
              throw redirect({ href: publicHref(router, target), replace: true });
            },
          }
        : {}),
    } as never);
    return children.length === 0 ? route : route.addChildren(children.map((child) => routeOf(child, route)));
  };

  const root: AnyRoute = createRootRoute({
    component: frame,
    notFoundComponent: Refusal,
    errorComponent: FailurePage,
    beforeLoad: (load: unknown) => guardRoot(router, guard, load as RootLoad),
  });
  const index = createRoute({
    getParentRoute: () => root,
    path: '/',
    staticData: { access: { requiresAuth: false }, leadsOn: true },
    beforeLoad: () => {
      throw redirect({ href: publicHref(router, guard.home()), replace: true });
    },
  });
  const router: AnyRouter = createRouter({
    routeTree: root.addChildren([index, ...screens.map((screen) => routeOf(screen, root))]),
    ...(basepath ? { basepath } : {}),
    ...(history ? { history } : {}),
    parseSearch: parsePlainSearch,
    stringifySearch: plainSearchText,
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: Refusal,
    defaultPendingMs: PENDING_AFTER,
    scrollRestoration: true,
  } as never);
  router.subscribe('onBeforeLoad', retryScreens);
  return router;
}
