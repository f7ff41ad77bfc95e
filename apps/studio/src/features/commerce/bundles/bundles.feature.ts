import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access = { memberPermissions: [ADMINISTRATION], features: ['marketplace'] } as const;
const areas = ['studio', 'builder', 'bundles', 'media', 'errors'] as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/bundles',
      load: () => import('./bundles.screen.tsx').then((file) => file.BundlesScreen),
      titleKey: 'bundles.menu.title',
      areas: ['studio', 'builder', 'bundles', 'errors'],
      access,
    },
    {
      path: '/bundles/new',
      load: () => import('./bundle-editor.screen.tsx').then((file) => file.NewBundleScreen),
      titleKey: 'bundles.titles.new',
      areas,
      access,
    },
    {
      path: '/bundles/$bundleId',
      load: () => import('./bundle-editor.screen.tsx').then((file) => file.BundleEditorScreen),
      titleKey: 'bundles.menu.title',
      areas,
      access,
    },
  ],
  menu: [
    {
      id: 'bundles',
      titleKey: 'bundles.menu.title',
      icon: 'Layers',
      path: '/bundles',
      feature: 'marketplace',
      access: { memberPermissions: [ADMINISTRATION] },
      places: { catalogue: 82 },
    },
  ],
};
