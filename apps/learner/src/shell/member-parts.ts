import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';

/** What only signed-in readers see of the frame: one chunk, which a page of a member begins to fetch at once. */
const load = () => import('./member-frame.ts');

export const SideMenu = lazyPart(() => load().then((file) => file.SideMenu));
export const NotificationBell = lazyPart(() => load().then((file) => file.NotificationBell));
export const ProfileButton = lazyPart(() => load().then((file) => file.ProfileButton));
export const CompleteProfileGate = lazyPart(() => load().then((file) => file.CompleteProfileGate));

/** Begins to fetch them. */
export const preloadMemberParts = (): void => SideMenu.preload();
