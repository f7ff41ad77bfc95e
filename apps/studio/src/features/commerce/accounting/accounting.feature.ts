import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/accounting',
      load: () => import('./accounting.screen.tsx').then((file) => file.AccountingScreen),
      titleKey: 'accounting.menu.title',
      areas: ['studio', 'billing', 'accounting', 'errors'],
      access: { memberPermissions: [ADMINISTRATION], features: ['marketplace'] },
    },
  ],
};
