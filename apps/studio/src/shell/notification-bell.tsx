import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { Bell } from '@sullam/web-kit/notifications/notification-bell.tsx';

const NotificationPopover = lazyPart(() =>
  import('./notification-popover.tsx').then((file) => file.NotificationPopover),
);

/** The bell of the studio's bar: the same as in the learner application. */
export const NotificationBell = () => <Bell application="studio" panel={NotificationPopover} iconSize={20} />;
