import { groupPath, isGiven, segment, type TargetOfKind } from '../notification-target.ts';

/** What the specification's four don't say. */
export const POST_TEMPLATES = { followed: 1101, replied: 1102, commentLiked: 1103, removed: 1104 } as const;

export const target: TargetOfKind = {
  templates: [27, 28, 29, 30, ...Object.values(POST_TEMPLATES)],
  category: 'social',
  picture: 'Newspaper',
  path: (ids) =>
    isGiven(ids.groupId) && isGiven(ids.postId) ? `${groupPath(ids)}/post/${segment(ids.postId)}` : groupPath(ids),
};
