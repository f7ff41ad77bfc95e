export { type Audience, type AudienceKind, audienceKinds, everyMember } from './audiences.ts';
export { type DeliveryBesides, type DeliveryOptions, deliveryBesides, notifyAudience } from './notifications.jobs.ts';
export { recordNotified, withdrawNotifications } from './notifications.repository.ts';
export { type NotificationContent, notify } from './notify.ts';
