import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access = { memberPermissions: [ADMINISTRATION], features: ['marketplace'] } as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/credit-accounts',
      load: () => import('./credit-accounts.screen.tsx').then((file) => file.CreditAccountsScreen),
      titleKey: 'credit-desk.titles.credit',
      areas: ['studio', 'credit-desk', 'order-desk', 'errors'],
      access,
    },
    {
      path: '/credit-accounts/$creditAccountId',
      load: () => import('./credit-account.screen.tsx').then((file) => file.CreditAccountScreen),
      titleKey: 'credit-desk.titles.credit',
      areas: ['studio', 'credit-desk', 'orders', 'errors'],
      access,
    },
  ],
};
