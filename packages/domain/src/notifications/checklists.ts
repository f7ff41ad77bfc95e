import type { NotificationDefinition } from '../notification-paths.ts';

/** Checklists. The numbers are the specification's. */
export const checklistsNotifications = [
  { kind: 'checklist', category: 'checklists', templates: [13, 14], path: () => '/checklist' },
] as const satisfies readonly NotificationDefinition[];
