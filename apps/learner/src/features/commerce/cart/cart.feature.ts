import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access = { features: ['marketplace'] } as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/cart',
      load: () => import('./cart.screen.tsx').then((file) => file.CartScreen),
      titleKey: 'cart.menu.cart',
      areas: ['cart', 'refunds'],
      access: { ...access, requiresAuth: false },
    },
    {
      path: '/cart/checkout',
      load: () => import('./checkout.screen.tsx').then((file) => file.CheckoutScreen),
      titleKey: 'cart.checkout.title',
      areas: ['billing', 'cart', 'errors', 'orders', 'refunds'],
      access,
      hidesMenu: true,
      hidesBanner: true,
    },
    {
      path: '/cart/test-payment/$paymentId',
      load: () => import('./test-payment.screen.tsx').then((file) => file.TestPaymentScreen),
      titleKey: 'cart.test.title',
      areas: ['cart', 'orders'],
      access,
      hidesMenu: true,
      hidesBanner: true,
    },
  ],
  menu: [{ id: 'cart', titleKey: 'cart.menu.cart', icon: 'ShoppingCart', path: '/cart', places: { bar: 20 } }],
};
