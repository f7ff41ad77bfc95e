import type { RouteAccess } from '@sullam/domain/route-access.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access: RouteAccess = {
  requiresAuth: false,
  memberPermissions: ['organization_member_access_coaching'],
  organizationPermissions: ['organization_coaching'],
  features: ['coaching'],
};

export const feature: FeatureParts = {
  screens: [
    {
      path: '/coaching',
      load: () => import('./coaches.screen.tsx').then((file) => file.CoachesScreen),
      titleKey: 'coach-directory.menu.title',
      areas: ['coach-directory', 'coach-ratings'],
      access,
    },
    {
      path: '/coaching/coaches/$coachId',
      load: () => import('./coach.screen.tsx').then((file) => file.CoachScreen),
      titleKey: 'coach-directory.menu.title',
      areas: ['coach-directory', 'coach-ratings'],
      access,
    },
  ],
  menu: [
    {
      id: 'coaching',
      titleKey: 'coach-directory.menu.title',
      icon: 'Compass',
      path: '/coaching',
      within: '/coaching',
      places: { side: 45 },
    },
  ],
};
