import { isGiven, partPath, segment, type TargetOfKind } from '../notification-target.ts';

export const target: TargetOfKind = {
  templates: [11],
  category: 'announcements',
  picture: 'Megaphone',
  path: (ids) =>
    isGiven(ids.announcementId) && !isGiven(ids.courseId)
      ? `/announcements/${segment(ids.announcementId)}`
      : partPath(ids, 'announcements', ids.announcementId),
};
