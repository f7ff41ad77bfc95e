import type { PermissionSlug } from '@sullam/domain/permissions.ts';
import type { ScreenDefinition } from '@sullam/web-kit/router/screens.ts';

const needs = (...memberPermissions: PermissionSlug[]) => ({ access: { memberPermissions } });

/** Home and the lists of the studio: courses, people, what is announced and approved. */
export const LIST_SCREENS: readonly ScreenDefinition[] = [
  {
    path: '/home',
    load: () => import('./features/home/home.screen.tsx').then((file) => file.HomeScreen),
    titleKey: 'studio.titles.home',
    areas: ['studio', 'announcements'],
  },
  {
    path: '/courses',
    load: () => import('./features/courses/courses.screen.tsx').then((file) => file.CoursesScreen),
    titleKey: 'builder.titles.courses',
    areas: ['studio', 'catalogue', 'errors'],
  },
  {
    path: '/questions',
    load: () => import('./features/questions/questions.screen.tsx').then((file) => file.QuestionsScreen),
    titleKey: 'questions.titles.bank',
    areas: ['studio', 'questions', 'errors'],
    access: { features: ['exams'] },
  },
  {
    path: '/rubrics',
    load: () => import('./features/rubrics/rubrics.screen.tsx').then((file) => file.RubricsScreen),
    titleKey: 'rubrics.titles.rubrics',
    areas: ['studio', 'rubrics', 'errors'],
  },
  {
    path: '/announcements',
    load: () =>
      import('./features/announcements/announcements.screen.tsx').then((file) => file.OrganizationAnnouncementsScreen),
    titleKey: 'builder.titles.announcements',
    areas: ['studio', 'announcements', 'errors'],
    ...needs('organization_everything'),
  },
  {
    path: '/approvals',
    load: () => import('./features/approvals/approvals.screen.tsx').then((file) => file.ApprovalsScreen),
    titleKey: 'builder.titles.approvals',
    areas: ['studio', 'errors'],
    ...needs('organization_update_courses'),
  },
  {
    path: '/categories',
    load: () => import('./features/categories/categories.screen.tsx').then((file) => file.CategoriesScreen),
    titleKey: 'builder.titles.categories',
    areas: ['studio', 'errors'],
    ...needs('organization_update_courses'),
  },
  {
    path: '/specializations',
    load: () =>
      import('./features/specializations/specializations.screen.tsx').then((file) => file.SpecializationsScreen),
    titleKey: 'builder.titles.specializations',
    areas: ['studio', 'errors'],
    ...needs('organization_update_specializations'),
  },
  {
    path: '/specializations/new',
    load: () =>
      import('./features/specializations/specialization-editor.screen.tsx').then(
        (file) => file.NewSpecializationScreen,
      ),
    titleKey: 'studio.titles.newSpecialization',
    areas: ['studio', 'media', 'errors'],
    ...needs('organization_create_specializations'),
  },
  {
    path: '/specializations/$specializationId',
    load: () =>
      import('./features/specializations/specialization-editor.screen.tsx').then(
        (file) => file.SpecializationEditorScreen,
      ),
    titleKey: 'builder.titles.specializations',
    areas: ['studio', 'media', 'errors'],
    ...needs('organization_update_specializations'),
  },
  {
    path: '/members',
    load: () => import('./features/members/members.screen.tsx').then((file) => file.MembersScreen),
    titleKey: 'members.titles.page',
    areas: ['studio', 'errors'],
    ...needs('organization_read_members'),
  },
  {
    path: '/permission-sets',
    load: () =>
      import('./features/permission-sets/permission-sets.screen.tsx').then((file) => file.PermissionSetsScreen),
    titleKey: 'members.titles.permissionSets',
    areas: ['studio', 'errors'],
    ...needs('organization_read_members'),
  },
  {
    path: '/permission-sets/new',
    load: () =>
      import('./features/permission-sets/permission-set-editor.screen.tsx').then((file) => file.NewPermissionSetScreen),
    titleKey: 'studio.titles.newPermissionSet',
    areas: ['studio', 'errors'],
    ...needs('organization_everything'),
  },
  {
    path: '/permission-sets/$permissionSetId',
    load: () =>
      import('./features/permission-sets/permission-set-editor.screen.tsx').then(
        (file) => file.PermissionSetEditorScreen,
      ),
    titleKey: 'members.titles.permissionSets',
    areas: ['studio', 'errors'],
    ...needs('organization_read_members'),
  },
];
