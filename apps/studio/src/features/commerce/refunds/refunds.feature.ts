import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/refund-requests',
      load: () => import('./refund-requests.screen.tsx').then((file) => file.RefundRequestsScreen),
      titleKey: 'refund-desk.menu.requests',
      areas: ['studio', 'orders', 'order-desk', 'refund-desk', 'errors'],
      access: { memberPermissions: [ADMINISTRATION], features: ['marketplace'] },
    },
  ],
};
