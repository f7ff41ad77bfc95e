import { isGiven, segment, type TargetOfKind } from '../notification-target.ts';

export const ORDER_DESK_TEMPLATE = 1081;

/** News of an order for those who sell. */
export const target: TargetOfKind = {
  templates: [ORDER_DESK_TEMPLATE],
  category: 'administration',
  picture: 'Receipt',
  path: ({ soldOrderId }) => (isGiven(soldOrderId) ? `/studio/orders/${segment(soldOrderId)}` : '/studio/orders'),
  application: 'studio',
};
