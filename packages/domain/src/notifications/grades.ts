import { type NotificationDefinition, partPath } from '../notification-paths.ts';

/** A grade or a score that its learner may see now. */
export const gradesNotifications = [
  { kind: 'grade', category: 'grades', templates: [18], path: (ids) => partPath(ids, 'grade-items', ids.gradeItemId) },
] as const satisfies readonly NotificationDefinition[];
