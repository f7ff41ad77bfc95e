import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { isWide } from '@sullam/web-kit/base/use-is-wide.ts';

/** What only signed-in readers see of the frame: one chunk, which a page of a member begins to fetch at once. */
const load = () => import('./member-frame.ts');

export const NotificationBell = lazyPart(() => load().then((file) => file.NotificationBell));
export const ProfileButton = lazyPart(() => load().then((file) => file.ProfileButton));
export const CompleteProfileGate = lazyPart(() => load().then((file) => file.CompleteProfileGate));
/** Beside the page; a phone has the drawer instead. */
export const SideMenu = lazyPart(() => import('./side-menu.tsx').then((file) => file.SideMenu));

/** Begins to fetch them. */
export function preloadMemberParts(): void {
  NotificationBell.preload();
  if (isWide()) SideMenu.preload();
}
