export type { Audience } from './audiences.ts';
export { categoryOf } from './notification-groups.ts';
export { notifyAudience } from './notifications.jobs.ts';
export { type NotificationContent, notify } from './notify.ts';
