import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const areas = ['studio', 'certificate-desk', 'errors'] as const;
const designerAreas = [...areas, 'certificate-canvas'] as const;
const access = { memberPermissions: [ADMINISTRATION], features: ['certificates'] } as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/certificate-templates',
      load: () => import('./templates.screen.tsx').then((file) => file.TemplatesScreen),
      titleKey: 'certificate-desk.titles.templates',
      areas,
      access,
    },
    {
      path: '/certificate-templates/$certificateTemplateId',
      load: () => import('./designer.screen.tsx').then((file) => file.DesignerScreen),
      titleKey: 'certificate-desk.titles.designer',
      areas: designerAreas,
      access,
    },
    {
      path: '/specializations/$specializationId/certificates',
      load: () =>
        import('./specialization-certificates.screen.tsx').then((file) => file.SpecializationCertificatesScreen),
      titleKey: 'certificate-desk.titles.issued',
      areas,
      access: { memberPermissions: ['organization_update_specializations'], features: ['certificates'] },
    },
  ],
  courseScreens: [
    {
      path: 'certificates',
      load: () => import('./issued.screen.tsx').then((file) => file.IssuedCertificatesScreen),
      titleKey: 'certificate-desk.titles.issued',
      areas,
      access: { features: ['certificates'] },
      tab: { titleKey: 'certificate-desk.menu.templates', place: 95, group: 'teach', icon: 'Award' },
    },
  ],
  menu: [
    {
      id: 'certificate-templates',
      titleKey: 'certificate-desk.menu.templates',
      icon: 'Award',
      path: '/certificate-templates',
      places: { catalogue: 55 },
    },
  ],
};
