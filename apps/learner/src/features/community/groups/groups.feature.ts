import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access = {
  memberPermissions: ['organization_member_access_communities', 'organization_read_social_groups'],
  organizationPermissions: ['organization_social_platform'],
  features: ['social-groups'],
} as const;
const areas = ['groups', 'post', 'discussions', 'discussion-desk', 'moderation-desk', 'rich-text', 'errors'] as const;

export const feature: FeatureParts = {
  screens: [
    { path: '/groups', redirectTo: '/groups/mine' },
    {
      path: '/groups/mine',
      load: () => import('./groups.screen.tsx').then((file) => file.GroupsScreen),
      titleKey: 'groups.titles.page',
      areas,
      access,
    },
    {
      path: '/groups/scheduled',
      load: () => import('./scheduled-posts.screen.tsx').then((file) => file.ScheduledPostsScreen),
      titleKey: 'groups.titles.scheduled',
      areas,
      access,
    },
    {
      path: '/groups/$groupId',
      load: () => import('./group.screen.tsx').then((file) => file.GroupScreen),
      titleKey: 'groups.titles.group',
      areas: [...areas, 'events'],
      access,
    },
    {
      path: '/groups/$groupId/post/$postId',
      load: () => import('./post.screen.tsx').then((file) => file.PostScreen),
      titleKey: 'groups.titles.post',
      areas,
      access,
    },
    {
      path: '/saved-post',
      load: () => import('./saved-posts.screen.tsx').then((file) => file.SavedPostsScreen),
      titleKey: 'shell.profile.savedPosts',
      areas,
      access,
    },
    {
      path: '/saved-post/$postId',
      load: () => import('./post.screen.tsx').then((file) => file.PostScreen),
      titleKey: 'groups.titles.post',
      areas,
      access,
    },
  ],
  menu: [
    {
      id: 'groups',
      titleKey: 'shell.menu.groups',
      icon: 'Users',
      path: '/groups/mine',
      within: '/groups',
      places: { side: 50, header: 50 },
    },
    {
      id: 'bottom-groups',
      titleKey: 'shell.menu.groups',
      icon: 'Users',
      path: '/groups/mine',
      within: '/groups',
      isForGroups: true,
      places: { bottom: 35 },
    },
    {
      id: 'saved-posts',
      titleKey: 'shell.profile.savedPosts',
      icon: 'Bookmark',
      path: '/saved-post',
      places: { profile: 20 },
    },
  ],
};
