import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access = { features: ['marketplace'] } as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/profile/payment-history',
      load: () => import('./payment-history.screen.tsx').then((file) => file.PaymentHistoryScreen),
      titleKey: 'orders.menu.history',
      areas: ['orders'],
      access,
    },
    {
      path: '/profile/payment-history/$orderId',
      load: () => import('./order.screen.tsx').then((file) => file.OrderScreen),
      titleKey: 'orders.menu.history',
      areas: ['billing', 'orders', 'cart', 'refunds'],
      access,
    },
  ],
  menu: [
    {
      id: 'payment-history',
      titleKey: 'orders.menu.history',
      icon: 'CreditCard',
      path: '/profile/payment-history',
      places: { profile: 30 },
    },
  ],
};
