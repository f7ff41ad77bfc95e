import { demoHistory, demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { audienceKinds, ownAudiences } from './audiences.ts';
import { beginDemoNotices, writeDemoNotices } from './notifications.demo.ts';
import { deliverNotifications, forgetOldNotifications } from './notifications.jobs.ts';
import { notificationsPersonalRows } from './notifications.personal.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notificationSources } from './notifications.signals.ts';

/** Notifications: what members are notified of, if they want to be, worded when they read it. */
export const notificationsModule = defineModule({
  name: 'notifications',
  owns: ['locked_notification_groups', 'notification_settings', 'notifications', 'push_tokens'],
  personalRows: notificationsPersonalRows,
  uses: ['accounts', 'media', 'members', 'organizations', 'permissions', 'sessions'],
  contributes: [
    ...ownAudiences.map((audience) => contribute(audienceKinds, audience)),
    contribute(demoLoading, beginDemoNotices),
    contribute(demoHistory, writeDemoNotices),
  ],
  wire: () => ({
    routes: notificationRoutes,
    jobs: [deliverNotifications, forgetOldNotifications],
    signals: notificationSources,
  }),
});
