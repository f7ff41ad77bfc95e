import { isGiven, type NotificationDefinition, type NotificationIds, segment } from '../notification-paths.ts';

const groupPath = ({ groupId }: NotificationIds): string =>
  isGiven(groupId) ? `/groups/${segment(groupId)}` : '/groups';

/** Groups and what is written in them. The numbers are the specification's. */
export const groupsNotifications = [
  { kind: 'group', category: 'social', templates: [1], path: groupPath },
  {
    kind: 'post',
    category: 'social',
    templates: [27, 28, 29, 30],
    path: (ids) =>
      isGiven(ids.groupId) && isGiven(ids.postId) ? `${groupPath(ids)}/post/${segment(ids.postId)}` : groupPath(ids),
  },
] as const satisfies readonly NotificationDefinition[];
