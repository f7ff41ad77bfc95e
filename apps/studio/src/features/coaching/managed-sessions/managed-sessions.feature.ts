import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/coaching/sessions',
      load: () => import('./managed-sessions.screen.tsx').then((file) => file.ManagedSessionsScreen),
      titleKey: 'coaches.menu.coaches',
      areas: ['studio', 'managed-sessions', 'errors'],
      access: { memberPermissions: ['organization_everything'], features: ['coaching'] },
    },
  ],
};
