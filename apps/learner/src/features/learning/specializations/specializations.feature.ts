import { COURSE_READERS } from '@sullam/domain/portals.ts';
import type { RouteAccess } from '@sullam/domain/route-access.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const access: RouteAccess = {
  memberPermissions: [...COURSE_READERS, 'organization_read_specializations'],
  isOfCatalogue: true,
  features: ['specializations'],
};

export const feature: FeatureParts = {
  screens: [
    {
      path: '/lms/specializations',
      load: () => import('./specializations.screen.tsx').then((file) => file.SpecializationsScreen),
      titleKey: 'catalogue.titles.specializations',
      areas: ['catalogue', 'specializations', 'prices'],
      access: access,
    },
    {
      path: '/lms/specializations/$specializationId/overview',
      load: () => import('./specialization-overview.screen.tsx').then((file) => file.SpecializationOverviewScreen),
      titleKey: 'catalogue.titles.specializations',
      areas: ['catalogue', 'specializations', 'prices'],
      access: access,
    },
  ],
  menu: [
    {
      id: 'specializations',
      titleKey: 'shell.menu.specializations',
      icon: 'Layers',
      path: '/lms/specializations',
      places: { 'side.courses': 30 },
    },
  ],
};
