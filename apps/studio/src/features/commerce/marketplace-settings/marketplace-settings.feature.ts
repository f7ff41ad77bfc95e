import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/marketplace-settings',
      load: () => import('./marketplace-settings.screen.tsx').then((file) => file.MarketplaceSettingsScreen),
      titleKey: 'billing.settings.title',
      areas: ['studio', 'billing', 'order-desk', 'refund-desk', 'seat-desk', 'errors'],
      access: { memberPermissions: [ADMINISTRATION], features: ['marketplace'] },
    },
  ],
};
