import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access = { memberPermissions: ['organization_member_access_coaching'], features: ['coaching'] } as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/coaching/availability',
      load: () => import('./availability.screen.tsx').then((file) => file.AvailabilityScreen),
      titleKey: 'coaching.tabs.availability',
      areas: ['studio', 'coaching', 'coach-availability', 'errors'],
      access,
    },
    {
      path: '/coaching/session-types',
      load: () => import('./session-types.screen.tsx').then((file) => file.SessionTypesScreen),
      titleKey: 'coaching.tabs.session-types',
      areas: ['studio', 'coaching', 'coach-availability', 'errors'],
      access,
    },
  ],
};
