import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/vouchers',
      load: () => import('./vouchers.screen.tsx').then((file) => file.VouchersScreen),
      titleKey: 'voucher-desk.menu.title',
      areas: ['studio', 'orders', 'voucher-desk', 'errors'],
      access: { memberPermissions: [ADMINISTRATION], features: ['marketplace'] },
    },
  ],
  menu: [
    {
      id: 'vouchers',
      titleKey: 'voucher-desk.menu.title',
      icon: 'Tag',
      path: '/vouchers',
      feature: 'marketplace',
      access: { memberPermissions: [ADMINISTRATION] },
      places: { catalogue: 82 },
    },
  ],
};
