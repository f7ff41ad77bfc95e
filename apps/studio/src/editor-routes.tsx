import type { ScreenDefinition } from '@sullam/web-kit/router/screens.ts';

/** The making of one course: its information, its outline, its way to learners, and each lesson. */
export const EDITOR_SCREENS: readonly ScreenDefinition[] = [
  {
    path: '/courses/$courseId',
    load: () => import('./features/course-editor/course-frame.screen.tsx').then((file) => file.CourseFrameScreen),
    areas: ['builder', 'media', 'errors'],
    children: [
      {
        path: 'information',
        load: () =>
          import('./features/course-editor/course-information.screen.tsx').then((file) => file.CourseInformationScreen),
        titleKey: 'builder.titles.information',
        areas: ['builder', 'media', 'errors'],
      },
      {
        path: 'outline',
        load: () => import('./features/builder/outline.screen.tsx').then((file) => file.OutlineScreen),
        titleKey: 'builder.titles.outline',
        areas: ['builder', 'errors'],
      },
      {
        path: 'publication',
        load: () =>
          import('./features/course-editor/course-publication.screen.tsx').then((file) => file.CoursePublicationScreen),
        titleKey: 'builder.course.publication',
        areas: ['builder', 'errors'],
      },
    ],
  },
  {
    path: '/courses/$courseId/lessons/$courseSubsectionId',
    load: () => import('./features/builder/lesson.screen.tsx').then((file) => file.LessonScreen),
    titleKey: 'builder.titles.lesson',
    areas: ['builder', 'media', 'errors'],
  },
];
