import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/coaching/affected',
      load: () => import('./affected.screen.tsx').then((file) => file.AffectedScreen),
      titleKey: 'affected-sessions.titles.page',
      areas: ['studio', 'coaching', 'affected-sessions', 'errors'],
      access: { memberPermissions: ['organization_member_access_coaching'], features: ['coaching'] },
    },
  ],
};
