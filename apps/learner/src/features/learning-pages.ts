import { HOME_ACCESS, type RouteAccess } from '@sullam/domain/route-access.ts';
import type { ScreenDefinition } from '@sullam/web-kit/router/screens.ts';
import { ACTIVITY_SCREENS } from './activities/activity-pages.ts';
import { COURSE_ANNOUNCEMENT_SCREENS } from './announcements/announcement-pages.ts';
import { COURSE_ASSIGNMENT_SCREENS } from './assignments/assignment-pages.ts';
import { ATTEMPT_SCREEN, COURSE_EXAM_SCREENS } from './exams/exam-pages.ts';
import { COURSE_GRADE_SCREENS, GRADE_SCREENS } from './grades/grade-pages.ts';
import { COURSE_SURVEY_SCREENS } from './surveys/survey-pages.ts';

const COURSE_ACCESS: RouteAccess = { memberPermissions: ['organization_member_access_courses'] };
const SPECIALIZATION_ACCESS: RouteAccess = { ...COURSE_ACCESS, features: ['specializations'] };

/** The screens inside the frame of a course. */
const COURSE_SCREENS: readonly ScreenDefinition[] = [
  {
    path: '/',
    load: () => import('./course-content/resume.screen.tsx').then((file) => file.ResumeScreen),
  },
  {
    path: 'information',
    load: () => import('./course-content/information.screen.tsx').then((file) => file.InformationScreen),
    titleKey: 'course.titles.information',
  },
  {
    path: 'syllabus',
    load: () => import('./course-content/syllabus.screen.tsx').then((file) => file.SyllabusScreen),
    titleKey: 'course.titles.syllabus',
  },
  {
    path: 'modules',
    load: () => import('./course-content/modules.screen.tsx').then((file) => file.ModulesScreen),
    titleKey: 'course.titles.modules',
  },
  {
    path: 'content/$subsectionId',
    load: () => import('./course-content/lesson.screen.tsx').then((file) => file.LessonScreen),
    titleKey: 'course.titles.content',
    prefetch: () => import('./course-content/lesson.screen.tsx').then((file) => file.prefetchLesson),
  },
  {
    path: 'groups',
    load: () => import('./course-groups/course-groups.screen.tsx').then((file) => file.CourseGroupsScreen),
    titleKey: 'course.titles.groups',
    areas: ['course-groups'],
    access: { features: ['course-groups'] },
  },
  ...COURSE_ANNOUNCEMENT_SCREENS,
  ...COURSE_ASSIGNMENT_SCREENS,
  ...COURSE_EXAM_SCREENS,
  ...COURSE_SURVEY_SCREENS,
  ...COURSE_GRADE_SCREENS,
];

/** Finding, enrolling, learning: the catalogue, the lists, the inside of a course. */
export const LEARNING_SCREENS: readonly ScreenDefinition[] = [
  {
    path: '/lms',
    load: () => import('./catalogue/lms-redirect.screen.tsx').then((file) => file.LmsRedirectScreen),
    access: { requiresAuth: false },
  },
  {
    path: '/lms/all-courses',
    load: () => import('./catalogue/catalogue.screen.tsx').then((file) => file.CatalogueScreen),
    titleKey: 'catalogue.titles.allCourses',
    areas: ['catalogue'],
    access: HOME_ACCESS['all-courses'],
    prefetch: () => import('./catalogue/catalogue.screen.tsx').then((file) => file.prefetchCatalogue),
  },
  {
    path: '/lms/my-courses',
    load: () => import('./my-courses/my-courses.screen.tsx').then((file) => file.MyCoursesScreen),
    titleKey: 'catalogue.titles.myCourses',
    areas: ['catalogue', 'course'],
    access: HOME_ACCESS['my-courses'],
  },
  {
    path: '/lms/specializations',
    load: () => import('./specializations/specializations.screen.tsx').then((file) => file.SpecializationsScreen),
    titleKey: 'catalogue.titles.specializations',
    areas: ['catalogue'],
    access: SPECIALIZATION_ACCESS,
  },
  {
    path: '/lms/specializations/$specializationId/overview',
    load: () =>
      import('./specializations/specialization-overview.screen.tsx').then((file) => file.SpecializationOverviewScreen),
    titleKey: 'catalogue.titles.specializations',
    areas: ['catalogue'],
    access: SPECIALIZATION_ACCESS,
  },
  {
    path: '/lms/courses/$courseId/overview',
    load: () => import('./course-overview/course-overview.screen.tsx').then((file) => file.CourseOverviewScreen),
    titleKey: 'course.titles.overview',
    areas: ['catalogue', 'course'],
    access: { requiresAuth: false, features: ['anonymous-course-view'], whenClosed: 'notAuthenticated' },
    prefetch: () => import('./course-overview/course-overview.screen.tsx').then((file) => file.prefetchCourse),
  },
  {
    path: '/lms/courses/$courseId',
    load: () => import('./course-content/course-frame.screen.tsx').then((file) => file.CourseFrameScreen),
    areas: ['course'],
    hidesMenu: true,
    prefetch: () => import('./course-content/course-frame.screen.tsx').then((file) => file.prefetchCourseFrame),
    children: COURSE_SCREENS,
  },
  ATTEMPT_SCREEN,
  ...GRADE_SCREENS,
  { path: '/favorite', redirectTo: '/favorite/courses' },
  {
    path: '/favorite/courses',
    load: () => import('./favorites/favorites.screen.tsx').then((file) => file.FavoritesScreen),
    titleKey: 'catalogue.titles.favoriteCourses',
    areas: ['catalogue'],
    access: COURSE_ACCESS,
  },
  {
    path: '/dashboard',
    load: () => import('./dashboard/dashboard.screen.tsx').then((file) => file.DashboardScreen),
    titleKey: 'shell.menu.dashboard',
    areas: ['catalogue', 'course', 'activities'],
    access: HOME_ACCESS.dashboard,
  },
  ...ACTIVITY_SCREENS,
];
