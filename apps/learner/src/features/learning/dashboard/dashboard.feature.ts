import { HOME_ACCESS } from '@sullam/domain/route-access.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/dashboard',
      load: () => import('./dashboard.screen.tsx').then((file) => file.DashboardScreen),
      titleKey: 'shell.menu.dashboard',
      areas: ['catalogue', 'course', 'activities', 'dashboard', 'prices'],
      access: HOME_ACCESS.dashboard,
    },
  ],
  menu: [
    {
      id: 'dashboard',
      titleKey: 'shell.menu.dashboard',
      icon: 'LayoutDashboard',
      path: '/dashboard',
      places: { side: 10, header: 10 },
    },
    { id: 'bottom-home', titleKey: 'shell.bottom.home', icon: 'House', path: '/dashboard', places: { bottom: 10 } },
  ],
};
