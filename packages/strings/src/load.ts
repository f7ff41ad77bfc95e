import type { Language } from '@sullam/domain/localized.ts';
import type { Area } from './areas.ts';
import type { Catalogue } from './define.ts';

type Load = () => Promise<{ messages: Catalogue }>;

// Written out, since bundlers split only imports that they can read.
const LOADERS: Record<Area, Record<Language, Load>> = {
  common: { en: () => import('./areas/common.en.ts'), ar: () => import('./areas/common.ar.ts') },
  shell: { en: () => import('./areas/shell.en.ts'), ar: () => import('./areas/shell.ar.ts') },
  auth: { en: () => import('./areas/auth.en.ts'), ar: () => import('./areas/auth.ar.ts') },
  errors: { en: () => import('./areas/errors.en.ts'), ar: () => import('./areas/errors.ar.ts') },
  landing: { en: () => import('./areas/landing.en.ts'), ar: () => import('./areas/landing.ar.ts') },
  catalogue: { en: () => import('./areas/catalogue.en.ts'), ar: () => import('./areas/catalogue.ar.ts') },
  course: { en: () => import('./areas/course.en.ts'), ar: () => import('./areas/course.ar.ts') },
  profile: { en: () => import('./areas/profile.en.ts'), ar: () => import('./areas/profile.ar.ts') },
  notifications: { en: () => import('./areas/notifications.en.ts'), ar: () => import('./areas/notifications.ar.ts') },
  'organization-settings': {
    en: () => import('./areas/organization-settings.en.ts'),
    ar: () => import('./areas/organization-settings.ar.ts'),
  },
  members: { en: () => import('./areas/members.en.ts'), ar: () => import('./areas/members.ar.ts') },
  builder: { en: () => import('./areas/builder.en.ts'), ar: () => import('./areas/builder.ar.ts') },
  media: { en: () => import('./areas/media.en.ts'), ar: () => import('./areas/media.ar.ts') },
  mail: { en: () => import('./areas/mail.en.ts'), ar: () => import('./areas/mail.ar.ts') },
  assignments: {
    en: () => import('./areas/assignments.en.ts'),
    ar: () => import('./areas/assignments.ar.ts'),
  },
  'assignment-marking': {
    en: () => import('./areas/assignment-marking.en.ts'),
    ar: () => import('./areas/assignment-marking.ar.ts'),
  },
  plagiarism: {
    en: () => import('./areas/plagiarism.en.ts'),
    ar: () => import('./areas/plagiarism.ar.ts'),
  },
  activities: { en: () => import('./areas/activities.en.ts'), ar: () => import('./areas/activities.ar.ts') },
  annotations: { en: () => import('./areas/annotations.en.ts'), ar: () => import('./areas/annotations.ar.ts') },
  announcements: { en: () => import('./areas/announcements.en.ts'), ar: () => import('./areas/announcements.ar.ts') },
  studio: { en: () => import('./areas/studio.en.ts'), ar: () => import('./areas/studio.ar.ts') },
  'question-view': {
    en: () => import('./areas/question-view.en.ts'),
    ar: () => import('./areas/question-view.ar.ts'),
  },
  questions: {
    en: () => import('./areas/questions.en.ts'),
    ar: () => import('./areas/questions.ar.ts'),
  },
  'result-files': {
    en: () => import('./areas/result-files.en.ts'),
    ar: () => import('./areas/result-files.ar.ts'),
  },
  'rich-text': { en: () => import('./areas/rich-text.en.ts'), ar: () => import('./areas/rich-text.ar.ts') },
  rubrics: { en: () => import('./areas/rubrics.en.ts'), ar: () => import('./areas/rubrics.ar.ts') },
  'exam-sitting': { en: () => import('./areas/exam-sitting.en.ts'), ar: () => import('./areas/exam-sitting.ar.ts') },
  'exam-marking': { en: () => import('./areas/exam-marking.en.ts'), ar: () => import('./areas/exam-marking.ar.ts') },
  'course-groups': {
    en: () => import('./areas/course-groups.en.ts'),
    ar: () => import('./areas/course-groups.ar.ts'),
  },
  'exam-authoring': {
    en: () => import('./areas/exam-authoring.en.ts'),
    ar: () => import('./areas/exam-authoring.ar.ts'),
  },
  surveys: { en: () => import('./areas/surveys.en.ts'), ar: () => import('./areas/surveys.ar.ts') },
  grades: { en: () => import('./areas/grades.en.ts'), ar: () => import('./areas/grades.ar.ts') },
  gradebook: { en: () => import('./areas/gradebook.en.ts'), ar: () => import('./areas/gradebook.ar.ts') },
  'grade-files': { en: () => import('./areas/grade-files.en.ts'), ar: () => import('./areas/grade-files.ar.ts') },
  search: { en: () => import('./areas/search.en.ts'), ar: () => import('./areas/search.ar.ts') },
};

/** The names of all areas. */
export const AREAS = Object.keys(LOADERS) as Area[];

/**
 * Loads the wording of one area in one language; a module of its own, fetched once. Empty where the build left the area
 * out, because the application names none of its messages.
 */
export async function loadArea(area: Area, language: Language): Promise<Catalogue> {
  const loaders: Partial<typeof LOADERS> = LOADERS;
  const file = await loaders[area]?.[language]();
  return file?.messages ?? {};
}

/** Loads several areas and merges them into the catalogue that `createTranslator` takes. */
export async function loadAreas(areas: readonly Area[], language: Language): Promise<Catalogue> {
  const parts = await Promise.all(areas.map((area) => loadArea(area, language)));
  return Object.assign({}, ...parts) as Catalogue;
}
