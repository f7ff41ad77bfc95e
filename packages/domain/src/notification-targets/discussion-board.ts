import { partPath, type TargetOfKind } from '../notification-target.ts';

export const target: TargetOfKind = {
  templates: [3, 4, 5, 6, 7, 8, 9, 10, 19, 20, 24],
  category: 'discussions',
  picture: 'MessageSquare',
  path: (ids) => partPath(ids, 'discussion-boards', ids.discussionBoardId),
};
