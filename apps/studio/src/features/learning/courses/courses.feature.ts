import { COURSE_WORK } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/courses',
      load: () => import('./courses.screen.tsx').then((file) => file.CoursesScreen),
      titleKey: 'studio.titles.courses',
      areas: ['studio', 'course-copy', 'builder', 'catalogue', 'errors'],
      access: { memberPermissions: COURSE_WORK },
    },
  ],
  menu: [
    {
      id: 'courses',
      titleKey: 'studio.titles.courses',
      icon: 'BookOpen',
      path: '/courses',
      places: { instructor: 20 },
    },
    {
      id: 'new-course',
      titleKey: 'studio.titles.newCourse',
      icon: 'BookOpen',
      path: '/courses?create=1',
      access: { memberPermissions: ['organization_create_courses'] },
      letter: 'c',
      places: { new: 10 },
    },
  ],
};
