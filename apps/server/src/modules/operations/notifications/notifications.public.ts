export { type Audience, type AudienceKind, administrators, audienceKinds, everyMember } from './audiences.ts';
export {
  type BundledNotification,
  type Bundling,
  listBundled,
  listBundledReaders,
  restoreBundling,
  stopBundling,
} from './bundled.reads.ts';
export { NOTIFICATION_CATEGORIES } from './notification-groups.ts';
export { notificationWords } from './notification-wording.ts';
export { demoNotices } from './notifications.demo.ts';
export {
  type DeliveryBesides,
  type DeliveryOptions,
  deliveryBesides,
  notifyAudience,
  notifyAudienceFromJob,
} from './notifications.jobs.ts';
export { saveSetting, withdrawNotice, withdrawNotifications } from './notifications.repository.ts';
export { type NotifiedThing, notifiedThings } from './notified-things.ts';
export { type NotificationContent, notify } from './notify.ts';
