import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access = { memberPermissions: [ADMINISTRATION], features: ['marketplace'] } as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/orders',
      load: () => import('./orders.screen.tsx').then((file) => file.OrdersScreen),
      titleKey: 'order-desk.menu.title',
      areas: ['studio', 'orders', 'order-desk', 'order-list', 'saved-views', 'refund-desk', 'errors'],
      access,
    },
    {
      path: '/orders/$orderId',
      load: () => import('./order.screen.tsx').then((file) => file.OrderScreen),
      titleKey: 'order-desk.menu.title',
      areas: ['studio', 'billing', 'orders', 'order-desk', 'transfers', 'refund-desk', 'seat-desk', 'errors'],
      access,
    },
  ],
  menu: [
    {
      id: 'orders',
      titleKey: 'order-desk.menu.title',
      icon: 'Receipt',
      path: '/orders',
      feature: 'marketplace',
      access: { memberPermissions: [ADMINISTRATION] },
      places: { catalogue: 80 },
    },
  ],
};
