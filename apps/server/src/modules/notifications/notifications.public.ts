export { type Audience, type AudienceKind, administrators, audienceKinds, everyMember } from './audiences.ts';
export { type DeliveryBesides, type DeliveryOptions, deliveryBesides, notifyAudience } from './notifications.jobs.ts';
export { recordNotified } from './notifications.repository.ts';
export { type NotificationContent, notify } from './notify.ts';
