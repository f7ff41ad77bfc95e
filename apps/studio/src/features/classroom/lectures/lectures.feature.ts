import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

const areas = ['studio', 'lectures', 'video-conferencing', 'errors'] as const;
const access = { features: ['lectures'] } as const;

export const feature: FeatureParts = {
  courseScreens: [
    {
      path: 'lectures',
      load: () => import('./lectures.screen.tsx').then((file) => file.CourseLecturesScreen),
      titleKey: 'lectures.menu.lectures',
      areas,
      access,
      tab: {
        titleKey: 'lectures.menu.lectures',
        place: 52,
        group: 'teach',
        icon: 'Presentation',
        features: ['lectures'],
      },
    },
    {
      path: 'lectures/$lectureId',
      load: () => import('./lecture-editor.screen.tsx').then((file) => file.LectureEditorScreen),
      titleKey: 'lectures.menu.lectures',
      areas: [...areas, 'media'],
      access,
    },
    {
      path: 'lectures/series/$lectureSeriesId',
      load: () => import('./series.screen.tsx').then((file) => file.SeriesScreen),
      titleKey: 'lectures.menu.lectures',
      areas,
      access,
    },
  ],
};
