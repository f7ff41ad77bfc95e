import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { pageMetaOf } from '../guard/page-meta.ts';
import type { Kit } from '../kit.ts';
import { retryScreens } from './lazy-screen.tsx';

/** Whether code and wording of the page at a path are there, or come now. */
async function arrives(router: AnyRouter, kit: Kit, path: string): Promise<boolean> {
  retryScreens();
  const [routes] = router.getMatchedRoutes(path);
  const parts = routes.flatMap(
    ({ options }) => (options.component as { arrives?: () => Promise<void> })?.arrives ?? [],
  );
  const { areas = [] } = pageMetaOf(routes.map(({ options }) => ({ staticData: options.staticData ?? {} })));
  return Promise.all([kit.wording.ensure(areas), ...parts.map((part) => part())]).then(
    () => true,
    () => false,
  );
}

/**
 * Without a connection a link, an action or Back leads away from a page only if the next one can be drawn and nothing typed would be lost.
 * Otherwise the page stays, and says so.
 */
export function stayWhileOffline(router: AnyRouter, kit: Kit): void {
  let release: (() => void) | undefined;
  kit.connection.subscribe(() => {
    if (kit.connection.get() === 'up') {
      release?.();
      release = undefined;
      return;
    }
    release ??= (router.history as RouterHistory).block({
      enableBeforeUnload: false,
      blockerFn: async ({ currentLocation, nextLocation }) => {
        if (currentLocation.pathname === nextLocation.pathname) return false;
        const path = router.parseLocation(nextLocation as never).pathname;
        if (!kit.work.isUnderWay() && (await arrives(router, kit, path))) return false;
        kit.notify({ tone: 'warning', text: kit.wording.get().dynamic('shell.connection.stays') ?? '' });
        return true;
      },
    });
  });
}
