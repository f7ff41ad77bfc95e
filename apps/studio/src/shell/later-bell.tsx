import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { useIsAtRest } from '@sullam/web-kit/base/use-is-at-rest.ts';

const place = <span aria-hidden="true" className="size-(--control-size) shrink-0" />;

const NotificationBell = lazyPart(() => import('./notification-bell.tsx').then((file) => file.NotificationBell), place);

/** The bell, which comes after the first screen and has its place until then. */
export function LaterBell() {
  return useIsAtRest() ? <NotificationBell /> : place;
}
