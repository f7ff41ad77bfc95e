import { MINUTE } from '@sullam/domain/limits.ts';
import type { Kit } from '../kit.ts';

/**
 * A visitor has no stream that tells what is switched on or off: who comes back to the page asks, at most once a minute.
 * The answer ends it.
 */
export function followFeatures(kit: Pick<Kit, 'session' | 'refreshFeatures'>, page: Document, now: () => number) {
  let last = now();
  const onWake = () => {
    if (page.visibilityState !== 'visible' || kit.session.get() || now() - last < MINUTE) return;
    last = now();
    // without a connection nothing is known; the next time asks again
    kit.refreshFeatures().catch(() => undefined);
  };
  page.addEventListener('visibilitychange', onWake);
  return () => page.removeEventListener('visibilitychange', onWake);
}
