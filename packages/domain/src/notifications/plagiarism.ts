import { coursePath, isGiven, type NotificationDefinition, partPath } from '../notification-paths.ts';

/** Submissions that share passages, and that a comparison is done. */
export const plagiarismNotifications = [
  {
    kind: 'plagiarism',
    category: 'grades',
    templates: [16, 17],
    path: (ids) => (isGiven(ids.assignmentId) ? partPath(ids, 'assignments', ids.assignmentId) : coursePath(ids)),
  },
] as const satisfies readonly NotificationDefinition[];
