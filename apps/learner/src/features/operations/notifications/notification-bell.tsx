import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { Bell } from '@sullam/web-kit/notifications/notification-bell.tsx';

const NotificationPopover = lazyPart(() =>
  import('./notification-popover.tsx').then((file) => file.NotificationPopover),
);

/** The bell of the app bar. */
export const NotificationBell = () => <Bell application="learner" panel={NotificationPopover} />;
