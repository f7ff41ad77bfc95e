import { type NotificationDefinition, partPath } from '../notification-paths.ts';

/** Discussion boards of courses. The numbers are the specification's. */
export const discussionBoardsNotifications = [
  {
    kind: 'discussion-board',
    category: 'discussions',
    templates: [3, 4, 5, 6, 7, 8, 9, 10, 19, 20, 24],
    path: (ids) => partPath(ids, 'discussion-boards', ids.discussionBoardId),
  },
] as const satisfies readonly NotificationDefinition[];
