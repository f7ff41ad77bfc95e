import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const areas = ['reports', 'studio', 'errors'] as const;
const access = { memberPermissions: [ADMINISTRATION] };

export const feature: FeatureParts = {
  screens: [
    {
      path: '/reports',
      load: () => import('./organization-reports.screen.tsx').then((file) => file.OrganizationReportsScreen),
      titleKey: 'reports.menu.title',
      areas,
      access,
    },
    {
      path: '/reports/$reportKind',
      load: () => import('./organization-reports.screen.tsx').then((file) => file.OrganizationReportsScreen),
      titleKey: 'reports.menu.title',
      areas,
      access,
    },
  ],
  courseScreens: [
    {
      path: 'reports',
      load: () => import('./course-reports.screen.tsx').then((file) => file.CourseReportsScreen),
      titleKey: 'reports.menu.title',
      areas,
      tab: { place: 110, group: 'assess', icon: 'ChartLine', isFlush: true },
    },
    {
      path: 'reports/$reportKind',
      load: () => import('./course-reports.screen.tsx').then((file) => file.CourseReportsScreen),
      titleKey: 'reports.menu.title',
      areas,
    },
  ],
  menu: [
    {
      id: 'reports',
      titleKey: 'reports.menu.title',
      icon: 'ChartLine',
      path: '/reports',
      places: { organization: 15 },
    },
  ],
};
