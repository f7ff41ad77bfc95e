import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/coaching/coaches',
      load: () => import('./managed-coaches.screen.tsx').then((file) => file.ManagedCoachesScreen),
      titleKey: 'coaches.menu.coaches',
      areas: ['studio', 'coaches', 'coach-figures', 'errors'],
      access: { memberPermissions: ['organization_everything'], features: ['coaching'] },
    },
    {
      path: '/coaching/profile',
      load: () => import('./coach-profile.screen.tsx').then((file) => file.CoachProfileScreen),
      titleKey: 'coaches.menu.coaches',
      areas: ['studio', 'coaching', 'coaches', 'media', 'errors'],
      access: { memberPermissions: ['organization_member_access_coaching'], features: ['coaching'] },
    },
  ],
  menu: [
    {
      id: 'coaches',
      titleKey: 'coaches.menu.coaches',
      icon: 'Compass',
      path: '/coaching/coaches',
      feature: 'coaching',
      places: { catalogue: 77 },
    },
  ],
};
