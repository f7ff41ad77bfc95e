import type { CourseCard, EnrolledCourse } from '@sullam/api-client/schema.gen.ts';
import type { Lesson, StudentSection } from '../../src/features/learning/course-content/lesson.api.ts';
import type { CourseDetail } from '../../src/features/learning/course-overview/course.api.ts';

/** Responses of the server for tests of the learning screens. */
export const courseCard = (courseId: number, changes: Partial<CourseCard> = {}): CourseCard => ({
  courseId,
  title: { en: `Course ${courseId}`, ar: `دورة ${courseId}` },
  subtitle: {},
  category: { courseCategoryId: 7, name: { en: 'Data', ar: 'البيانات' }, icon: 'book-open', hue: 200 },
  cover: null,
  coverArt: '/files/covers/1/course.avif',
  instructors: [{ userId: 4, firstName: 'Lina', lastName: 'Haddad', image: null }],
  languages: ['en', 'ar'],
  learningType: 'SELF_PACED',
  level: 'BEGINNER',
  durationMinutes: 45,
  subsectionCount: 2,
  enrolledCount: 3,
  price: { minor: 0, currency: 'SAR' },
  status: 'PUBLISHED',
  isEnrolled: false,
  isFavorite: false,
  progressPercent: null,
  completedAt: null,
  ...changes,
});

/** A course that the reader learns; its next lesson is of 6 minutes. */
export const learnedCourse = (courseId: number, changes: Partial<EnrolledCourse> = {}): EnrolledCourse => ({
  ...courseCard(courseId, { isEnrolled: true, progressPercent: 60 }),
  enrollmentId: courseId + 100,
  enrolledAt: '2026-11-01T08:00:00.000Z',
  lastVisitedAt: '2026-11-02T08:00:00.000Z',
  lastVisitedSubsectionId: 11,
  finishedCount: 3,
  requiredCount: 5,
  nextLesson: {
    courseSubsectionId: 12,
    kind: 'ARTICLE',
    title: { en: 'How to open the talk', ar: 'كيف تفتح الحديث' },
    durationMinutes: 6,
  },
  unmet: ['requiredShare'],
  ...changes,
});

const item = (courseSubsectionId: number): StudentSection['subsections'][number] => ({
  courseSubsectionId,
  kind: 'ARTICLE',
  title: { en: `Lesson ${courseSubsectionId}`, ar: `درس ${courseSubsectionId}` },
  durationMinutes: 3,
  isRequired: true,
  isFinished: false,
  lock: null,
});

export const studentSections = (): { data: StudentSection[] } => ({
  data: [
    {
      courseSectionId: 1,
      title: { en: 'Beginning', ar: 'البداية' },
      subsections: [item(11), item(12)],
      fraction: 0,
      percent: 0,
      finishedCount: 0,
      requiredCount: 2,
    },
  ],
});

export const courseDetail = (changes: Partial<CourseDetail> = {}): CourseDetail => ({
  ...courseCard(3),
  enrolmentState: 'OPEN',
  enrollsFrom: null,
  description: { en: '<p>About it</p>', ar: '<p>عنها</p>' },
  outcomes: [{ en: 'Do it well', ar: 'أن تتقنها' }],
  requirements: [],
  audience: [],
  passingCriteria: {},
  sections: studentSections().data.map(({ courseSectionId, title, subsections }) => ({
    courseSectionId,
    title,
    subsections,
  })),
  isCertificateIssuedManually: false,
  publishedAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  abilities: {
    canEnroll: true,
    canLearn: false,
    canEdit: false,
    canPublish: false,
    canRequestApproval: false,
    canApprove: false,
    canDelete: false,
    canSeeStudents: false,
  },
  ...changes,
});

export const enrolledCourse = (): CourseDetail =>
  courseDetail({
    isEnrolled: true,
    progressPercent: 0,
    abilities: { ...courseDetail().abilities, canEnroll: false, canLearn: true },
  });

export const lesson = (courseSubsectionId: number, changes: Partial<Lesson> = {}): Lesson => ({
  courseSubsectionId,
  courseSectionId: 1,
  courseId: 3,
  kind: 'ARTICLE',
  title: { en: `Lesson ${courseSubsectionId}`, ar: `درس ${courseSubsectionId}` },
  sectionTitle: { en: 'Beginning', ar: 'البداية' },
  isRequired: true,
  durationMinutes: 3,
  isFinished: false,
  lock: null,
  previousId: null,
  nextId: null,
  previous: null,
  next: null,
  text: { en: '<p>Read this</p>', ar: '<p>اقرأ هذا</p>' },
  media: null,
  poster: null,
  captions: [],
  embed: null,
  attachmentCount: 0,
  positionSeconds: null,
  ...changes,
});

/** A file of a lesson. */
export const file = (mediaId: number, name: string, contentType: string): NonNullable<Lesson['media']> => ({
  mediaId,
  url: `/media/${mediaId}`,
  contentType,
  name,
  byteSize: 10,
  width: 1280,
  height: 720,
  durationSeconds: 200,
  alt: {},
  variants: [],
});

export const courseProgress = (finishedCount = 0) => ({
  fraction: finishedCount / 2,
  percent: finishedCount * 50,
  finished: [],
  finishedCount,
  required: 2,
  isEnrolled: true,
  enrollmentId: 5,
  isCompleted: false,
  completedAt: null,
  sections: [],
  lastVisitedSubsectionId: null,
});
