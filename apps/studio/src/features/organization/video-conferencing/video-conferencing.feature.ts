import { COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/zoom',
      load: () => import('./zoom.screen.tsx').then((file) => file.ZoomScreen),
      titleKey: 'video-conferencing.menu.zoom',
      areas: ['video-conferencing', 'errors'],
      access: { memberPermissions: [...COURSE_AUTHORS], features: ['lectures'] },
    },
  ],
};
