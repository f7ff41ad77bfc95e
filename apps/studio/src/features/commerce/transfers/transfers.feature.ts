import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/transfers',
      load: () => import('./transfers.screen.tsx').then((file) => file.TransfersScreen),
      titleKey: 'order-desk.menu.transfers',
      areas: ['studio', 'orders', 'order-desk', 'transfers', 'bank-statements', 'errors'],
      access: { memberPermissions: [ADMINISTRATION], features: ['marketplace'] },
    },
  ],
  menu: [
    {
      id: 'transfers',
      titleKey: 'order-desk.menu.transfers',
      icon: 'Landmark',
      path: '/transfers',
      feature: 'marketplace',
      access: { memberPermissions: [ADMINISTRATION] },
      places: { catalogue: 82 },
    },
  ],
};
