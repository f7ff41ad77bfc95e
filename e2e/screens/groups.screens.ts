import { administrator, learner, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  learner('groups-all', '/groups/mine?tab=all'),
  learner('groups-feed', '/groups/mine?tab=feed'),
  learner('group', ({ groups }) => `/groups/${groups.groupId}`),
  learner('group-about', ({ groups }) => `/groups/${groups.closedId}`),
  learner('group-members', ({ groups }) => `/groups/${groups.groupId}?tab=members`),
  learner('group-files', ({ groups }) => `/groups/${groups.groupId}?tab=files`),
  learner('group-events', ({ groups }) => `/groups/${groups.groupId}?tab=events`),
  administrator('studio-group-new', '/studio/groups/new'),
  administrator('studio-group', ({ groups }) => `/studio/groups/${groups.groupId}`),
  administrator('studio-group-moderation', '/studio/groups/moderation'),
  administrator('studio-group-appeals', '/studio/groups/moderation?view=appeals'),
  administrator('studio-group-done', '/studio/groups/moderation?view=done'),
  learner('group-post', ({ groups }) => `/groups/${groups.groupId}/post/${groups.postId}`),
  learner('groups-scheduled', '/groups/scheduled'),
  administrator('studio-groups-rules', '/studio/groups/rules'),
  administrator('studio-group-audit', ({ groups }) => `/studio/groups/${groups.groupId}/audit`),
];
