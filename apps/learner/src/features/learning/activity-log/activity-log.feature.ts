import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/activity-log',
      load: () => import('./activity-log.screen.tsx').then((file) => file.ActivityLogScreen),
      titleKey: 'activity-log.titles.page',
      areas: ['activity-log', 'activities', 'course'],
      access: { features: ['activity-log'] },
    },
  ],
  menu: [
    {
      id: 'activity-log',
      titleKey: 'shell.profile.activityLog',
      icon: 'Clock',
      path: '/activity-log',
      places: { profile: 10 },
    },
  ],
};
