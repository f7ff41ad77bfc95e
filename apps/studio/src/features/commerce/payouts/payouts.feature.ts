import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/revenue/payouts',
      load: () => import('./payouts.screen.tsx').then((file) => file.PayoutsScreen),
      titleKey: 'payouts.titles.page',
      areas: ['studio', 'revenue', 'payouts', 'errors'],
      access: { memberPermissions: [ADMINISTRATION], features: ['marketplace'] },
    },
  ],
};
