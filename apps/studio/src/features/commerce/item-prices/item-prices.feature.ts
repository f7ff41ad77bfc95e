import { ADMINISTRATION, COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/prices/$itemType/$itemId',
      load: () => import('./item-price.screen.tsx').then((file) => file.ItemPriceScreen),
      titleKey: 'item-prices.titles.prices',
      areas: ['studio', 'item-prices', 'refund-desk', 'errors'],
      // the server decides by the item which of them may change its price
      access: {
        features: ['marketplace'],
        memberPermissions: [
          ADMINISTRATION,
          ...COURSE_AUTHORS,
          'organization_update_specializations',
          'organization_update_social_events',
          'organization_member_access_coaching',
        ],
      },
    },
  ],
};
