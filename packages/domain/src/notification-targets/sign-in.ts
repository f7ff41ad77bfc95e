import type { TargetOfKind } from '../notification-target.ts';

export const SIGN_IN_TEMPLATE = 1001;

export const target: TargetOfKind = {
  templates: [SIGN_IN_TEMPLATE],
  category: 'security',
  picture: 'ShieldCheck',
  path: () => '/profile?tab=security',
};
