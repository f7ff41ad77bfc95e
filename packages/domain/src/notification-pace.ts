/** How soon somebody wants to hear of a category: at once, bundled in a mail, or not at all. */
export const NOTIFICATION_PACES = ['AT_ONCE', 'DAILY', 'WEEKLY', 'OFF'] as const;
export type NotificationPace = (typeof NOTIFICATION_PACES)[number];

/** Those that come bundled. */
export const BUNDLED_PACES = ['DAILY', 'WEEKLY'] as const satisfies readonly NotificationPace[];
export type BundledPace = (typeof BUNDLED_PACES)[number];
