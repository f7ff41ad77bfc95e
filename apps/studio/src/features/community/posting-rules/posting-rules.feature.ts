import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/groups/rules',
      load: () => import('./posting-rules.screen.tsx').then((file) => file.PostingRulesScreen),
      titleKey: 'posting-rules.title',
      areas: ['studio', 'posting-rules', 'group-desk', 'errors'],
      access: { features: ['social-groups'], memberPermissions: ['organization_update_social_groups'] },
    },
  ],
};
