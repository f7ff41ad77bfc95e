import { SCHEDULE_FEATURES } from '@sullam/domain/lesson-kinds.gen.ts';
import { SCHEDULE_READERS } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';
import { ACTIVITIES_PLACE } from './activity-place.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: ACTIVITIES_PLACE,
      load: () => import('./activities.screen.tsx').then((file) => file.ActivitiesScreen),
      titleKey: 'activities.titles.page',
      areas: ['activities', 'course', 'calendar-feeds'],
      access: { memberPermissions: SCHEDULE_READERS },
    },
  ],
  courseScreens: [
    {
      path: 'due',
      load: () => import('./course-due.screen.tsx').then((file) => file.CourseDueScreen),
      titleKey: 'activities.titles.list',
      areas: ['activities'],
      tab: { titleKey: 'course.titles.due', place: 15, features: SCHEDULE_FEATURES, news: 'DUE' },
    },
  ],
  menu: [
    {
      id: 'user-activities',
      titleKey: 'shell.profile.userActivities',
      icon: 'CalendarDays',
      path: ACTIVITIES_PLACE,
      places: { profile: 50 },
    },
  ],
};
