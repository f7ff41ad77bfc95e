import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/specializations',
      load: () => import('./specializations.screen.tsx').then((file) => file.SpecializationsScreen),
      titleKey: 'studio.titles.specializations',
      areas: ['studio', 'specialization-desk', 'builder', 'errors'],
      access: { memberPermissions: ['organization_read_specializations'] },
    },
    {
      path: '/specializations/new',
      load: () => import('./specialization-editor.screen.tsx').then((file) => file.NewSpecializationScreen),
      titleKey: 'studio.titles.newSpecialization',
      areas: ['studio', 'specialization-desk', 'builder', 'media', 'errors'],
      access: { memberPermissions: ['organization_create_specializations'] },
    },
    {
      path: '/specializations/$specializationId',
      load: () => import('./specialization-editor.screen.tsx').then((file) => file.SpecializationEditorScreen),
      titleKey: 'studio.titles.specializations',
      areas: ['studio', 'specialization-desk', 'builder', 'media', 'errors'],
      access: { memberPermissions: ['organization_read_specializations'] },
    },
  ],
  menu: [
    {
      id: 'specializations',
      titleKey: 'studio.titles.specializations',
      icon: 'Layers',
      path: '/specializations',
      feature: 'specializations',
      access: { memberPermissions: ['organization_read_specializations'] },
      places: { catalogue: 70 },
    },
    {
      id: 'new-specialization',
      titleKey: 'studio.titles.newSpecialization',
      icon: 'Layers',
      path: '/specializations/new',
      feature: 'specializations',
      access: { memberPermissions: ['organization_create_specializations'] },
      letter: 'k',
      places: { new: 50 },
    },
  ],
};
