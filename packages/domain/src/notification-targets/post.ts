import { groupPath, isGiven, segment, type TargetOfKind } from '../notification-target.ts';

export const target: TargetOfKind = {
  templates: [27, 28, 29, 30],
  category: 'social',
  picture: 'Newspaper',
  path: (ids) =>
    isGiven(ids.groupId) && isGiven(ids.postId) ? `${groupPath(ids)}/post/${segment(ids.postId)}` : groupPath(ids),
};
