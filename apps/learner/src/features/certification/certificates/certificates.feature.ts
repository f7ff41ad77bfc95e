import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const areas = ['certificates'] as const;

export const feature: FeatureParts = {
  screens: [
    {
      path: '/my-certificates',
      load: () => import('./my-certificates.screen.tsx').then((file) => file.MyCertificatesScreen),
      titleKey: 'certificates.titles.mine',
      areas,
      access: { features: ['certificates'] },
    },
    {
      path: '/certificates/$certificateNumber',
      load: () => import('./verification.screen.tsx').then((file) => file.VerificationScreen),
      titleKey: 'certificates.titles.verify',
      areas,
      access: { requiresAuth: false, features: ['certificates'] },
      hidesBar: true,
      hidesMenu: true,
      prefetch: () => import('./certificates.api.ts').then((file) => file.prefetchCertificate),
    },
  ],
  courseScreens: [
    {
      path: 'certificate',
      load: () => import('./course-certificate.screen.tsx').then((file) => file.CourseCertificateScreen),
      titleKey: 'certificates.titles.verify',
      areas: ['certificates', 'course-left'],
      access: { features: ['certificates'] },
      tab: { titleKey: 'course.titles.certificate', place: 110 },
    },
  ],
  menu: [
    {
      id: 'my-certificates',
      titleKey: 'shell.profile.myCertificates',
      icon: 'Award',
      path: '/my-certificates',
      places: { profile: 40 },
    },
  ],
};
