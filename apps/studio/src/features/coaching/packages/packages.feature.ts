import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/coaching/packages',
      load: () => import('./packages.screen.tsx').then((file) => file.PackagesScreen),
      titleKey: 'coaching.tabs.packages',
      areas: ['studio', 'coaching', 'coaching-packages', 'errors'],
      access: {
        memberPermissions: ['organization_member_access_coaching', 'organization_everything'],
        features: ['coaching'],
      },
    },
  ],
};
