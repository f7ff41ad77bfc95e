import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access = { memberPermissions: [ADMINISTRATION], features: ['marketplace'] } as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/credit-lists',
      load: () => import('./credit-lists.screen.tsx').then((file) => file.CreditListsScreen),
      titleKey: 'credit-lists.titles.lists',
      areas: ['studio', 'credit-lists', 'credit-desk'],
      access,
    },
    {
      path: '/credit-lists/new',
      load: () => import('./new-credit-list.screen.tsx').then((file) => file.NewCreditListScreen),
      titleKey: 'credit-lists.titles.new',
      areas: ['studio', 'credit-lists', 'errors'],
      access,
    },
    {
      path: '/credit-lists/$creditListId',
      load: () => import('./credit-list.screen.tsx').then((file) => file.CreditListScreen),
      titleKey: 'credit-lists.titles.lists',
      areas: ['studio', 'credit-lists'],
      access,
    },
  ],
};
