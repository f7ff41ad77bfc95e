import type { RouteAccess } from '@sullam/domain/route-access.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access: RouteAccess = { memberPermissions: ['organization_member_access_coaching'], features: ['coaching'] };
const areas = ['studio', 'coaching', 'coaching-calendar', 'coaching-groups', 'errors'] as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/coaching/today',
      load: () => import('./today.screen.tsx').then((file) => file.TodayScreen),
      titleKey: 'coaching-calendar.menu.coaching',
      areas: [...areas],
      access,
    },
    {
      path: '/coaching/calendar',
      load: () => import('./calendar.screen.tsx').then((file) => file.CalendarScreen),
      titleKey: 'coaching-calendar.menu.coaching',
      areas: [...areas],
      access,
    },
  ],
  menu: [
    {
      id: 'coaching',
      titleKey: 'coaching-calendar.menu.coaching',
      icon: 'Target',
      path: '/coaching/today',
      within: '/coaching',
      feature: 'coaching',
      places: { instructor: 45 },
    },
  ],
};
