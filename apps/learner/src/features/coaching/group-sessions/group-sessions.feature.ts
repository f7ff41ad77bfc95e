import type { RouteAccess } from '@sullam/domain/route-access.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access: RouteAccess = {
  memberPermissions: ['organization_member_access_coaching'],
  features: ['coaching'],
};

export const feature: FeatureParts = {
  screens: [
    {
      path: '/coaching/groups/$groupSessionId',
      load: () => import('./group.screen.tsx').then((file) => file.GroupScreen),
      titleKey: 'coaching-sessions.menu.mine',
      areas: ['coaching-sessions', 'group-sessions'],
      access,
    },
  ],
};
