import { QUESTION_TYPES } from '@sullam/domain/questions/question.ts';
import type { Page } from 'playwright-core';
import { settled } from './support/browser.ts';
import { KINDS, type Places } from './support/places.ts';

/** A screen of the product, as the gallery pictures it and the accessibility test examines it. */
export interface Screen {
  name: string;
  path(places: Places): string;
  /** Who looks at it; nobody: a visitor. */
  as?: string;
  /** Opens what a screen shows only when it is asked to: a dialog, a menu, a tab. */
  prepare?(page: Page): Promise<void>;
  /** Answers that belong to what the screen shows: a link that ran out, a page that there isn't. */
  expects?: { status: number; address: RegExp };
}

const LEARNER = 'learner@demo.test';
const INSTRUCTOR = 'instructor@demo.test';
const ADMINISTRATOR = 'admin@demo.test';

const visitor = (name: string, path: string, more: Partial<Screen> = {}): Screen => ({
  name,
  path: () => path,
  ...more,
});
const of =
  (as: string) =>
  (name: string, path: string | Screen['path'], more: Partial<Screen> = {}): Screen => ({
    name,
    path: typeof path === 'string' ? () => path : path,
    as,
    ...more,
  });
const learner = of(LEARNER);
const instructor = of(INSTRUCTOR);
const administrator = of(ADMINISTRATOR);

const VISITORS: readonly Screen[] = [
  visitor('login', '/auth/login'),
  visitor('forget-password', '/auth/forget-password'),
  visitor('reset-password', '/auth/reset-password?token=a-token'),
  visitor('verify-email', '/auth/verify-email?token=a-token', { expects: { status: 400, address: /verify-email/ } }),
  visitor('register', '/register'),
  visitor('landing', '/landing-page'),
  visitor('landing-program', '/landing-page/leadership-development'),
  visitor('about-us', '/landing-page/about-us'),
  visitor('privacy-policy', '/landing-page/privacy-policy'),
  visitor('contact-us', '/landing-page/contact-us'),
  visitor('catalogue-visitor', '/lms/all-courses'),
  { name: 'course-overview-visitor', path: ({ courseId }) => `/lms/courses/${courseId}/overview` },
  visitor('not-found', '/no/such/page'),
];

/** The pages of a file are there, with what was drawn on them. */
const openPages = async (page: Page): Promise<void> => {
  await page.locator('[data-page]').first().scrollIntoViewIfNeeded();
  await page.locator('[data-page] canvas').first().waitFor();
  await page.locator('.page-text span').first().waitFor({ state: 'attached' });
};

const LESSONS = KINDS.map((kind) =>
  learner(
    `lesson-${kind.toLowerCase()}`,
    ({ lessons }) => `/lms/courses/${lessons[kind].courseId}/content/${lessons[kind].subsectionId}`,
  ),
);

/** Starts the exam that is shown, or goes on with it. */
const sitExam = async (page: Page): Promise<void> => {
  await page.locator('main form').locator('button[type="submit"], a').first().click();
  await page.waitForURL(/start$/);
  await settled(page);
};

const examOf = ({ exams }: Places): string => `/lms/courses/${exams.courseId}/exams/${exams.subsectionExamId}`;

const tryGrades = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(Try out grades|تجربة درجات)$/ }).click();
  await page.locator('main input').first().waitFor();
};

const LEARNERS: readonly Screen[] = [
  learner('dashboard', '/dashboard'),
  learner('user-activities', '/dashboard/user-activities'),
  learner('catalogue', '/lms/all-courses'),
  learner('catalogue-searched', '/lms/all-courses?search=%D8%A7%D9%84%D8%AA%D8%B5%D9%85%D9%8A%D9%85'),
  learner('catalogue-empty', '/lms/all-courses?search=zzzzzz'),
  learner('my-courses', '/lms/my-courses'),
  learner('specializations', '/lms/specializations'),
  learner('specialization-overview', ({ specializationId }) => `/lms/specializations/${specializationId}/overview`),
  learner('favorites', '/favorite/courses'),
  learner('course-overview', ({ courseId }) => `/lms/courses/${courseId}/overview`),
  learner('course-information', ({ courseId }) => `/lms/courses/${courseId}/information`),
  learner('course-syllabus', ({ courseId }) => `/lms/courses/${courseId}/syllabus`),
  learner('course-modules', ({ courseId }) => `/lms/courses/${courseId}/modules`),
  ...LESSONS,
  learner('course-announcements', ({ courseId }) => `/lms/courses/${courseId}/announcements`),
  learner('course-surveys', ({ surveys }) => `/lms/courses/${surveys.courseId}/surveys`),
  learner('course-survey', ({ surveys }) => `/lms/courses/${surveys.courseId}/surveys/${surveys.surveyId}`),
  learner('course-polls', ({ surveys }) => `/lms/courses/${surveys.courseId}/polls`),
  learner('course-poll', ({ surveys }) => `/lms/courses/${surveys.courseId}/polls/${surveys.pollId}`),
  learner('course-assignments', ({ assignments }) => `/lms/courses/${assignments.courseId}/assignments`),
  learner(
    'course-assignment',
    ({ assignments }) => `/lms/courses/${assignments.courseId}/assignments/${assignments.openId}`,
  ),
  learner(
    'course-assignment-returned',
    ({ assignments }) => `/lms/courses/${assignments.courseId}/assignments/${assignments.returnedId}`,
    { prepare: openPages },
  ),
  learner(
    'course-assignment-lesson',
    ({ assignments }) => `/lms/courses/${assignments.courseId}/content/${assignments.openId}`,
  ),
  learner('course-exams', ({ exams }) => `/lms/courses/${exams.courseId}/exams`),
  learner('course-exam', examOf),
  learner('course-exam-lesson', ({ exams }) => `/lms/courses/${exams.courseId}/content/${exams.subsectionExamId}`),
  learner('course-exam-attempt', examOf, { prepare: sitExam }),
  learner(
    'course-exam-review',
    ({ exams: { reviewed } }) => `/lms/courses/${reviewed.courseId}/exams/review/${reviewed.examAttemptId}`,
  ),
  learner('course-groups', ({ surveys }) => `/lms/courses/${surveys.courseId}/groups`),
  learner('course-grades', ({ gradebook }) => `/lms/courses/${gradebook.courseId}/grade-items`),
  learner('course-grades-tried', ({ gradebook }) => `/lms/courses/${gradebook.courseId}/grade-items`, {
    prepare: tryGrades,
  }),
  learner('course-grade', ({ gradebook }) => `/lms/courses/${gradebook.courseId}/grade-items/${gradebook.gradeItemId}`),
  learner('transcript', '/lms/transcript'),
  learner('announcements', '/announcements'),
  learner('notifications', '/notifications'),
  learner('search', '/search?q=writing'),
  learner('search-empty', '/search?q=zzzzzz'),
  learner('profile', '/profile'),
];

const inCourse =
  (name: string) =>
  ({ teachingCourseId }: Places) =>
    `/studio/courses/${teachingCourseId}/${name}`;

const ofAssignment =
  (name: string) =>
  ({ assignments }: Pick<Places, 'assignments'>) =>
    `/studio/courses/${assignments.courseId}/assignments/${assignments.openId}/${name}`;

const openDialog =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.locator('main button').filter({ hasText: name }).first().click();
    await page.getByRole('dialog').waitFor();
    await settled(page);
  };

/** Goes on by the first link of a list. */
const follow =
  (link: string) =>
  async (page: Page): Promise<void> => {
    const before = page.url();
    await page.locator(link).first().click();
    await page.waitForURL((address) => address.href !== before);
    await settled(page);
  };

const ofExam =
  (path: string) =>
  ({ teachingExam: { courseId, examId } }: Places) =>
    `/studio/courses/${courseId}/exams/${examId}${path}`;

const ofHeldExam =
  (path: string) =>
  ({ teachingExam: { courseId, subsectionExamId } }: Places) =>
    `/studio/courses/${courseId}/exams/held/${subsectionExamId}${path}`;

const ofMarkedExam =
  (path: string) =>
  ({ teachingExam: { courseId, markedSubsectionExamId } }: Places) =>
    `/studio/courses/${courseId}/exams/held/${markedSubsectionExamId}${path}`;

const openTab =
  (at: number) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('tab').nth(at).click();
    await settled(page);
  };

const openGroupList = async (page: Page): Promise<void> => {
  await page
    .locator('main button')
    .filter({ hasText: /^(From a list|من قائمة)$/ })
    .click();
  await page.getByRole('dialog').waitFor();
};

const inGradebook =
  (name: string) =>
  ({ gradebook }: Places) =>
    `/studio/courses/${gradebook.courseId}/gradebook${name}`;

const learnerInGradebook = ({ gradebook }: Places): string =>
  `/studio/courses/${gradebook.courseId}/gradebook/learners/${gradebook.userId}`;

/** What lies behind the first grade of a learner. */
const openGrade = async (page: Page): Promise<void> => {
  await page.locator('main li button').first().click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
};

const SETTINGS_TABS = ['general', 'features', 'appearance', 'wording', 'registration', 'notifications', 'landing'];

const STUDIO: readonly Screen[] = [
  instructor('studio-home', '/studio/home'),
  instructor('studio-courses', '/studio/courses'),
  instructor('studio-course-information', inCourse('information')),
  instructor('studio-course-outline', inCourse('outline')),
  instructor('studio-course-publication', inCourse('publication')),
  instructor('studio-course-students', inCourse('students')),
  instructor('studio-course-announcements', inCourse('announcements')),
  instructor('studio-course-groups', ({ surveys }) => `/studio/courses/${surveys.courseId}/groups`),
  instructor('studio-course-groups-list', ({ surveys }) => `/studio/courses/${surveys.courseId}/groups`, {
    prepare: openGroupList,
  }),
  administrator('studio-assignments', ({ assignments }) => `/studio/courses/${assignments.courseId}/assignments`),
  administrator('studio-assignment-submissions', ofAssignment('submissions')),
  administrator('studio-assignment-rules', ofAssignment('rules')),
  administrator('studio-assignment-accommodations', ofAssignment('accommodations')),
  administrator('studio-assignment-plagiarism', ofAssignment('plagiarism')),
  administrator('studio-assignment-finding', ({ assignments }) =>
    ofAssignment(`plagiarism/${assignments.findingId}`)({ assignments }),
  ),
  administrator('studio-assignment-marking', ({ assignments }) =>
    ofAssignment(`submissions/${assignments.submissionId}`)({ assignments }),
  ),
  administrator(
    'studio-assignment-annotating',
    ({ assignments }) => ofAssignment(`submissions/${assignments.fileSubmissionId}`)({ assignments }),
    { prepare: openPages },
  ),
  instructor('studio-course-surveys', ({ surveys }) => `/studio/courses/${surveys.courseId}/surveys`),
  instructor(
    'studio-course-survey',
    ({ surveys }) => `/studio/courses/${surveys.courseId}/surveys/${surveys.surveyId}`,
  ),
  instructor(
    'studio-course-survey-results',
    ({ surveys }) => `/studio/courses/${surveys.courseId}/surveys/${surveys.surveyId}/results`,
  ),
  instructor('studio-exams', ({ teachingExam }) => `/studio/courses/${teachingExam.courseId}/exams`),
  instructor('studio-exam', ofExam('')),
  instructor('studio-exam-picker', ofExam(''), { prepare: openDialog(/^(Choose questions|اختيار أسئلة)$/) }),
  instructor('studio-exam-draw', ofExam(''), { prepare: openDialog(/^(Draw questions|سحب أسئلة)$/) }),
  instructor('studio-exam-paper', ofExam('/paper')),
  instructor('studio-exam-paper-keys', ofExam('/paper?keys=1')),
  instructor('studio-exam-held', ofHeldExam('')),
  instructor('studio-exam-accommodations', ofHeldExam('/accommodations')),
  instructor('studio-exam-results', ofMarkedExam('/results')),
  instructor('studio-exam-attempt', ofMarkedExam('/results'), { prepare: follow('main table a') }),
  instructor('studio-exam-marking', ofHeldExam('/marking')),
  instructor('studio-exam-marking-question', ofHeldExam('/marking'), { prepare: follow('main article a') }),
  instructor('studio-exam-statistics', ofMarkedExam('/statistics')),
  instructor('studio-exam-changes', ofHeldExam('/changes')),
  instructor('studio-exam-accommodation-new', ofHeldExam('/accommodations'), {
    prepare: openDialog(/^(Grant something|منح تسهيل)$/),
  }),
  instructor('studio-gradebook', inGradebook('')),
  instructor('studio-gradebook-settings', inGradebook('/settings')),
  instructor('studio-gradebook-changes', inGradebook('/changes')),
  instructor('studio-gradebook-print', inGradebook('/print')),
  instructor('studio-gradebook-learner', learnerInGradebook),
  instructor('studio-gradebook-grade', learnerInGradebook, { prepare: openGrade }),
  instructor(
    'studio-lesson',
    ({ teachingLesson }) => `/studio/courses/${teachingLesson.courseId}/lessons/${teachingLesson.subsectionId}`,
  ),
  instructor('studio-questions', '/studio/questions'),
  instructor('studio-questions-empty', '/studio/questions?search=zzzzzz'),
  instructor('studio-questions-import', '/studio/questions', { prepare: openDialog(/^(Import|استيراد)$/) }),
  instructor('studio-rubrics', '/studio/rubrics'),
  instructor('studio-rubric-new', '/studio/rubrics/new'),
  instructor('studio-rubric', ({ rubricId }) => `/studio/rubrics/${rubricId}`),
  instructor('studio-rubric-preview', ({ rubricId }) => `/studio/rubrics/${rubricId}`, { prepare: openTab(1) }),
  instructor('studio-rubric-try', ({ rubricId }) => `/studio/rubrics/${rubricId}`, { prepare: openTab(2) }),
  instructor('studio-question-new', '/studio/questions/new'),
  ...QUESTION_TYPES.flatMap((type) => {
    const name = `studio-question-${type.toLowerCase().replaceAll('_', '-')}`;
    const path = ({ questions }: Places) => `/studio/questions/${questions[type]}`;
    return [instructor(name, path), instructor(`${name}-try`, path, { prepare: openTab(1) })];
  }),
  administrator('studio-home-administrator', '/studio/home'),
  administrator('studio-announcements', '/studio/announcements'),
  administrator('studio-approvals', '/studio/approvals'),
  administrator('studio-categories', '/studio/categories'),
  administrator('studio-specializations', '/studio/specializations'),
  administrator('studio-specialization', ({ specializationId }) => `/studio/specializations/${specializationId}`),
  administrator('studio-members', '/studio/members'),
  administrator('studio-permission-sets', '/studio/permission-sets'),
  administrator('studio-permission-set-new', '/studio/permission-sets/new'),
  ...SETTINGS_TABS.map((tab) => administrator(`studio-settings-${tab}`, `/studio/settings/${tab}`)),
];

/** Every screen that there is. A new screen gets a line here, and with it its pictures and its accessibility test. */
export const SCREENS: readonly Screen[] = [...VISITORS, ...LEARNERS, ...STUDIO];
