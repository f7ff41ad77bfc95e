import type { RouteAccess } from '@sullam/domain/route-access.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access: RouteAccess = {
  memberPermissions: ['organization_member_access_coaching'],
  features: ['coaching'],
};

export const feature: FeatureParts = {
  screens: [
    {
      path: '/coaching/mine',
      load: () => import('./my-coaching.screen.tsx').then((file) => file.MyCoachingScreen),
      titleKey: 'coaching-sessions.menu.mine',
      areas: ['coaching-sessions', 'coaching-credits', 'coach-ratings', 'coaching-goals', 'group-sessions'],
      access,
    },
    {
      path: '/coaching/sessions/$coachingSessionId',
      load: () => import('./session.screen.tsx').then((file) => file.SessionScreen),
      titleKey: 'coaching-sessions.menu.mine',
      areas: ['coaching-sessions', 'coaching-credits', 'coach-ratings', 'coaching-goals'],
      access,
    },
  ],
};
