import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/approvals',
      load: () => import('./approvals.screen.tsx').then((file) => file.ApprovalsScreen),
      titleKey: 'studio.titles.approvals',
      areas: ['studio', 'builder', 'errors'],
      access: { memberPermissions: ['organization_update_courses'] },
    },
  ],
  menu: [
    {
      id: 'approvals',
      titleKey: 'studio.titles.approvals',
      icon: 'ClipboardCheck',
      path: '/approvals',
      places: { catalogue: 60 },
    },
  ],
};
