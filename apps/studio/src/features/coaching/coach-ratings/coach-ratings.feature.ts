import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/coaching/testimonials',
      load: () => import('./testimonials.screen.tsx').then((file) => file.TestimonialsScreen),
      titleKey: 'coaches.menu.coaches',
      areas: ['studio', 'coach-ratings', 'errors'],
      access: { memberPermissions: ['organization_everything'], features: ['coaching'] },
    },
    {
      path: '/coaching/ratings',
      load: () => import('./received-ratings.screen.tsx').then((file) => file.ReceivedRatingsScreen),
      titleKey: 'coaching-calendar.menu.coaching',
      areas: ['studio', 'coaching', 'coach-ratings', 'errors'],
      access: { memberPermissions: ['organization_member_access_coaching'], features: ['coaching'] },
    },
  ],
};
