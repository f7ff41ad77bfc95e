import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/seats',
      load: () => import('./seat-pools.screen.tsx').then((file) => file.SeatPoolsScreen),
      titleKey: 'seat-desk.titles.seats',
      areas: ['studio', 'seat-desk', 'order-desk', 'errors'],
      access: { memberPermissions: [ADMINISTRATION], features: ['marketplace'] },
    },
  ],
};
