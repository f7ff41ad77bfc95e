import type { CourseEditing } from '@sullam/api-client/schema.gen.ts';

const lesson = (courseSubsectionId: number, en: string) => ({
  courseSubsectionId,
  kind: 'ARTICLE' as const,
  title: { en, ar: `درس ${courseSubsectionId}` },
  isRequired: true,
  durationMinutes: 0,
  releaseAt: null,
  prerequisiteSubsectionId: null,
  isForGroups: false,
  hasContent: courseSubsectionId !== 2,
  hasDraft: false,
  textLanguages: [],
  version: 1,
});

/** Two modules, the first of two lessons. */
export const OUTLINE = {
  courseId: 3,
  version: 4,
  sections: [
    { courseSectionId: 1, title: { en: 'First', ar: 'الأول' }, subsections: [lesson(1, 'One'), lesson(2, 'Two')] },
    { courseSectionId: 2, title: { en: 'Second', ar: 'الثاني' }, subsections: [] },
  ],
};

export const COURSE = {
  courseId: 3,
  title: { en: 'A course', ar: 'دورة' },
  subtitle: {},
  description: {},
  outcomes: [],
  requirements: [],
  audience: [],
  courseCategoryId: null,
  languages: ['en', 'ar'],
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  coverMediaId: null,
  cover: null,
  coverArt: '/files/covers/1/course.avif',
  price: { minor: 0, currency: 'SAR' },
  durationMinutes: 0,
  isCertificateIssuedManually: false,
  enrollsFrom: null,
  isByInvitation: false,
  expiresAt: null,
  status: 'DRAFT',
  approvalNote: '',
  passingCriteria: {},
  instructors: [],
  publishedAt: null,
  version: 1,
  abilities: {
    canEnroll: false,
    canLearn: false,
    canEdit: true,
    canPublish: true,
    canRequestApproval: false,
    canApprove: false,
    canDelete: true,
    canSeeStudents: true,
  },
} satisfies CourseEditing;

const COMPLETE = { filled: 1, total: 1, missing: 0, outdated: 0 };

/** A course from which nothing is missing before it goes out. */
export const NOTHING_OPEN = {
  'GET /api/courses/3/readiness': { isReady: true, items: [], emptyLessons: [] },
  'GET /api/courses/3/translations': { en: COMPLETE, ar: COMPLETE, data: [] },
};
