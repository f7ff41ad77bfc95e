export { type Audience, type AudienceKind, administrators, audienceKinds, everyMember } from './audiences.ts';
export { type BundledNotification, listBundled, listBundledReaders, stopBundling } from './bundled.reads.ts';
export { notificationWords } from './notification-wording.ts';
export { type DeliveryBesides, type DeliveryOptions, deliveryBesides, notifyAudience } from './notifications.jobs.ts';
export { recordNotified } from './notifications.repository.ts';
export { type NotificationContent, notify } from './notify.ts';
