import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/revenue',
      load: () => import('./revenue.screen.tsx').then((file) => file.RevenueScreen),
      titleKey: 'revenue.menu.title',
      areas: ['studio', 'revenue', 'errors'],
      access: { memberPermissions: [ADMINISTRATION], features: ['marketplace'] },
    },
  ],
  menu: [
    {
      id: 'revenue',
      titleKey: 'revenue.menu.title',
      icon: 'ChartLine',
      path: '/revenue',
      feature: 'marketplace',
      access: { memberPermissions: [ADMINISTRATION] },
      places: { catalogue: 84 },
    },
  ],
};
