import { isGiven, type NotificationDefinition, partPath, segment } from '../notification-paths.ts';

/** An announcement of the organisation or of a course. */
export const announcementsNotifications = [
  {
    kind: 'announcement',
    category: 'announcements',
    templates: [11],
    path: (ids) =>
      isGiven(ids.announcementId) && !isGiven(ids.courseId)
        ? `/announcements/${segment(ids.announcementId)}`
        : partPath(ids, 'announcements', ids.announcementId),
  },
] as const satisfies readonly NotificationDefinition[];
