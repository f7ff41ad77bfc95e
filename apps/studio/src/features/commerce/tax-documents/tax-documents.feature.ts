import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/tax-documents',
      load: () => import('./tax-documents.screen.tsx').then((file) => file.TaxDocumentsScreen),
      titleKey: 'billing.list.title',
      areas: ['studio', 'billing', 'order-desk'],
      access: { memberPermissions: [ADMINISTRATION], features: ['marketplace'] },
    },
  ],
};
