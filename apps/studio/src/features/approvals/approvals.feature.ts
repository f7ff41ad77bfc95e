import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/approvals',
      load: () => import('./approvals.screen.tsx').then((file) => file.ApprovalsScreen),
      titleKey: 'builder.titles.approvals',
      areas: ['studio', 'errors'],
      access: { memberPermissions: ['organization_update_courses'] },
    },
  ],
  menu: [
    {
      id: 'approvals',
      titleKey: 'builder.titles.approvals',
      icon: 'ClipboardCheck',
      path: '/approvals',
      places: { administrator: 60 },
    },
  ],
};
