import type { NotificationDefinition } from '../notification-paths.ts';

export const SIGN_IN_TEMPLATE = 1001;

/** A sign-in on a device that the account wasn't used on before. */
export const sessionsNotifications = [
  { kind: 'sign-in', category: 'security', templates: [SIGN_IN_TEMPLATE], path: () => '/profile?tab=security' },
] as const satisfies readonly NotificationDefinition[];
