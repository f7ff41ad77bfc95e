import type { TargetOfKind } from '../notification-target.ts';

export const CREDIT_TEMPLATE = 1090;

export const target: TargetOfKind = {
  templates: [CREDIT_TEMPLATE],
  category: 'orders',
  picture: 'Receipt',
  path: () => '/profile/payment-history',
};
