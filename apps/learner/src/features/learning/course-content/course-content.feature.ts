import { COURSE_READERS } from '@sullam/domain/portals.ts';
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  screens: [
    {
      path: '/lms/courses/$courseId',
      load: () => import('./course-frame.screen.tsx').then((file) => file.CourseFrameScreen),
      areas: ['course'],
      access: { memberPermissions: COURSE_READERS },
      hidesMenu: true,
      prefetch: () => import('./course-frame.screen.tsx').then((file) => file.prefetchCourseFrame),
    },
  ],
  courseScreens: [
    {
      path: '/',
      load: () => import('./resume.screen.tsx').then((file) => file.ResumeScreen),
      hidesBanner: true,
    },
    {
      path: 'information',
      load: () => import('./information.screen.tsx').then((file) => file.InformationScreen),
      titleKey: 'course.titles.information',
      areas: ['course-overview'],
      tab: { place: 40 },
    },
    {
      path: 'syllabus',
      load: () => import('./syllabus.screen.tsx').then((file) => file.SyllabusScreen),
      titleKey: 'course.titles.syllabus',
      areas: ['course-overview'],
      tab: { place: 45 },
    },
    {
      path: 'modules',
      load: () => import('./modules.screen.tsx').then((file) => file.ModulesScreen),
      titleKey: 'course.titles.modules',
      areas: ['course-left', 'course-overview'],
      tab: { place: 10 },
    },
    {
      path: 'content/$subsectionId',
      load: () => import('./lesson.screen.tsx').then((file) => file.LessonScreen),
      titleKey: 'course.titles.content',
      hidesBanner: true,
      prefetch: () => import('./lesson.screen.tsx').then((file) => file.prefetchLesson),
    },
  ],
};
