import { isGiven, segment, type TargetOfKind } from '../notification-target.ts';

export const ORDER_TEMPLATE = 1080;

export const target: TargetOfKind = {
  templates: [ORDER_TEMPLATE],
  category: 'orders',
  picture: 'Receipt',
  path: ({ orderId }) =>
    isGiven(orderId) ? `/profile/payment-history/${segment(orderId)}` : '/profile/payment-history',
};
