import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/groups/moderation',
      load: () => import('./moderation.screen.tsx').then((file) => file.GroupModerationScreen),
      isWorkspace: true,
      titleKey: 'moderation-desk.titles.page',
      areas: ['studio', 'moderation-desk', 'group-desk', 'discussions', 'discussion-desk', 'errors'],
      access: { features: ['social-groups'], memberPermissions: ['organization_update_social_groups'] },
    },
  ],
};
