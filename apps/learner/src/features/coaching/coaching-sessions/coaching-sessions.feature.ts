import type { RouteAccess } from '@sullam/domain/route-access.ts';
import type { Area } from '@sullam/strings/areas.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access: RouteAccess = {
  memberPermissions: ['organization_member_access_coaching'],
  features: ['coaching'],
};

/** Both pages share them: their names are part of every first page. */
const areas: Area[] = ['coaching-sessions', 'coaching-credits', 'coach-ratings', 'coaching-goals', 'group-sessions'];

export const feature: FeatureParts = {
  screens: [
    {
      path: '/coaching/mine',
      load: () => import('./my-coaching.screen.tsx').then((file) => file.MyCoachingScreen),
      titleKey: 'coaching-sessions.menu.mine',
      areas,
      access,
    },
    {
      path: '/coaching/sessions/$coachingSessionId',
      load: () => import('./session.screen.tsx').then((file) => file.SessionScreen),
      titleKey: 'coaching-sessions.menu.mine',
      areas,
      access,
    },
  ],
};
