import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/bundles/$bundleId',
      load: () => import('./bundle.screen.tsx').then((file) => file.BundleScreen),
      titleKey: 'bundles.titles.bundle',
      areas: ['bundles', 'cart', 'prices'],
      access: {
        requiresAuth: false,
        organizationPermissions: ['organization_lms'],
        features: ['marketplace', 'anonymous-course-view'],
        whenClosed: 'notAuthenticated',
      },
    },
  ],
};
