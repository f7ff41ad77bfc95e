import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/payment-providers',
      load: () => import('./payment-accounts.screen.tsx').then((file) => file.PaymentAccountsScreen),
      titleKey: 'payment-accounts.titles.page',
      areas: ['studio', 'billing', 'payment-accounts', 'errors'],
      access: { memberPermissions: [ADMINISTRATION], features: ['marketplace'] },
    },
  ],
};
