import type { ServerModule } from '../../kernel/module.ts';
import type { Wiring } from '../../modules.ts';
import { NotificationWording } from './notification-wording.ts';
import { deliverNotifications, forgetOldNotifications } from './notifications.jobs.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notificationSources } from './notifications.signals.ts';

/** Notifications: what members are told, when they want to be, worded when they read it. */
export const notificationsModule = ({ invalidations }: Wiring): ServerModule => ({
  name: 'notifications',
  routes: notificationRoutes(new NotificationWording(invalidations)),
  jobs: [deliverNotifications, forgetOldNotifications],
  signals: notificationSources,
});
