import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const areas = ['lectures', 'errors'] as const;
const access = { features: ['lectures'] } as const;
const prefetch = () => import('./lectures.api.ts').then((file) => file.prefetchLecture);
const lecture = () => import('./lecture.screen.tsx').then((file) => file.LectureScreen);

export const feature: FeatureParts = {
  screens: [
    {
      path: '/zoom-policy',
      load: () => import('./zoom-policy.screen.tsx').then((file) => file.ZoomPolicyScreen),
      titleKey: 'lectures.menu.zoomPolicy',
      areas: ['lectures'],
      access: { requiresAuth: false },
    },
  ],
  courseScreens: [
    {
      path: 'online-lectures',
      load: () => import('./lectures.screen.tsx').then((file) => file.OnlineLecturesScreen),
      titleKey: 'course.titles.onlineLectures',
      areas,
      access,
      tab: { titleKey: 'course.titles.onlineLectures', place: 55, list: 'ONLINE_LECTURES' },
    },
    {
      path: 'online-lectures/$onlineLectureId',
      load: lecture,
      titleKey: 'lectures.titles.lecture',
      areas,
      access,
      prefetch,
    },
    {
      path: 'on-campus-lectures',
      load: () => import('./lectures.screen.tsx').then((file) => file.OnCampusLecturesScreen),
      titleKey: 'course.titles.onCampusLectures',
      areas,
      access,
      tab: { titleKey: 'course.titles.onCampusLectures', place: 56, list: 'ON_CAMPUS_LECTURES' },
    },
    {
      path: 'on-campus-lectures/$onCampusLectureId',
      load: lecture,
      titleKey: 'lectures.titles.lecture',
      areas,
      access,
      prefetch,
    },
  ],
};
