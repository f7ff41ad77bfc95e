import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { isWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { BannerStart } from './events-banner-part.tsx';

/** What only signed-in readers see of the frame: one chunk, which a page of a member begins to fetch at once. */
const load = () => import('./member-frame.ts');

export const NotificationBell = lazyPart(
  () => load().then((file) => file.NotificationBell),
  <span aria-hidden="true" className="size-(--control-size) shrink-0" />,
);
/** With the call of the cart; a chunk that no first page waits for. Their place is kept by what stands around them. */
export const BarLinks = lazyPart(() => import('./bar-links.tsx').then((file) => file.BarLinks));
export const ProfileButton = lazyPart(
  () => load().then((file) => file.ProfileButton),
  <span aria-hidden="true" className="ms-1 size-9 shrink-0" />,
);
/** Above the bar; a chunk of its own, from which the strip of visitors takes what they share. */
export const MemberBanner = lazyPart(
  () => import('./member-banner.tsx').then((file) => file.MemberBanner),
  <BannerStart />,
);
export const CompleteProfileGate = lazyPart(() => load().then((file) => file.CompleteProfileGate));
/** Below the page, on a phone. */
export const BottomBar = lazyPart(
  () => load().then((file) => file.BottomBar),
  <span aria-hidden="true" className="bottom-bar" />,
);
/** Beside the page; a phone has the drawer instead. */
export const SideMenu = lazyPart(() => import('./side-menu.tsx').then((file) => file.SideMenu));

/** Begins to fetch them. */
export function preloadMemberParts(): void {
  NotificationBell.preload();
  if (isWide()) SideMenu.preload();
}
