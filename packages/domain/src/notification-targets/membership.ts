import type { TargetOfKind } from '../notification-target.ts';

export const MEMBERSHIP_TEMPLATE = 1002;

export const target: TargetOfKind = {
  templates: [MEMBERSHIP_TEMPLATE],
  category: 'administration',
  picture: 'UserPlus',
  path: () => '/studio/members?status=pending',
  application: 'studio',
};
