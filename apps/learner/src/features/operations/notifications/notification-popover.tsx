import '../../../app.css';

export { NotificationPopover } from '@sullam/web-kit/notifications/notification-popover.tsx';
