import type { RouteAccess } from '@sullam/domain/route-access.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access: RouteAccess = { memberPermissions: ['organization_member_access_coaching'], features: ['coaching'] };
const areas = ['studio', 'coaching', 'coaching-goals', 'errors'] as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/coaching/learners',
      load: () => import('./coach-learners.screen.tsx').then((file) => file.CoachLearnersScreen),
      titleKey: 'coaching-calendar.menu.coaching',
      areas: [...areas],
      access,
    },
    {
      path: '/coaching/learners/$userId',
      load: () => import('./coach-learner.screen.tsx').then((file) => file.CoachLearnerScreen),
      titleKey: 'coaching-calendar.menu.coaching',
      areas: [...areas],
      access,
    },
  ],
};
