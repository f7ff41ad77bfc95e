import { HOME_ACCESS } from '@sullam/domain/route-access.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/lms/my-courses',
      load: () => import('./my-courses.screen.tsx').then((file) => file.MyCoursesScreen),
      titleKey: 'catalogue.titles.myCourses',
      areas: ['catalogue', 'prices'],
      access: HOME_ACCESS['my-courses'],
    },
  ],
  menu: [
    {
      id: 'my-courses',
      titleKey: 'shell.menu.myCourses',
      icon: 'GraduationCap',
      path: '/lms/my-courses',
      places: { 'side.courses': 20, header: 30 },
    },
    {
      id: 'bottom-courses',
      titleKey: 'shell.bottom.courses',
      icon: 'BookOpen',
      path: '/lms/my-courses',
      places: { bottom: 20 },
    },
  ],
};
