// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enrolledCourse, studentSections } from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';

const total = { percent: '45.1875', text: '45.19', letter: null, passed: null };
const line = (gradeItemId: number, effect: 'COUNTED' | 'OMITTED') => ({
  gradeItemId,
  effect,
  state: 'BLANK' as const,
  points: null,
  maximumPoints: '20',
  percent: null,
  weightPercent: null,
  contribution: null,
  surplus: null,
});
const item = (gradeItemId: number, en: string, courseSubsectionId: number | null, points: string | null = null) => ({
  gradeItemId,
  gradeCategoryId: null,
  title: { en, ar: en },
  position: gradeItemId,
  source: 'MANUAL' as const,
  courseSubsectionId,
  kind: 'POINTS' as const,
  maximumPoints: '20',
  weight: '1',
  isExtraCredit: false,
  isOmitted: false,
  isNeverDropped: false,
  dueAt: null,
  grade: { state: points === null ? ('BLANK' as const) : ('MARKED' as const), points, comment: '' },
});
const derivation = {
  scheme: 'TOTAL_POINTS' as const,
  weightSum: '100',
  weightUsed: '100',
  categories: [
    {
      gradeCategoryId: null,
      aggregation: 'POINTS' as const,
      isExtraCredit: false,
      weight: '100',
      weightPercent: null,
      percent: null,
      contribution: null,
      droppedLowest: 0,
      droppedHighest: 0,
      items: [line(1, 'COUNTED'), line(2, 'COUNTED'), line(3, 'COUNTED'), line(4, 'OMITTED')],
    },
  ],
};
const grades = {
  courseId: 3,
  courseTitle: { en: 'A course' },
  scheme: 'TOTAL_POINTS' as const,
  letterScale: [],
  passMark: null,
  requiredGrade: 60,
  places: 2,
  showsStatistics: false,
  categories: [],
  items: [item(1, 'Marked', null, '9'), item(2, 'Final exam', 40), item(3, 'Presentation', null), item(4, 'Aside', 41)],
  totals: { current: { ...total, derivation }, final: { ...total, derivation }, isProvisional: false },
};

/** All lessons are done, and the grade is lower than the course needs. */
const MISSES_GRADE = {
  isCompleted: false,
  completedAt: null,
  unmet: ['minimumGrade' as const],
  minimumGrade: 60,
  grade: '45.19',
  minimumAttendance: null,
  attendance: null,
};

const outline = (finishedCount: number) => ({
  data: studentSections().data.map((section) => ({ ...section, finishedCount, requiredCount: 2 })),
});
const show = (language: 'en' | 'ar', responses: Responses, at = '/lms/courses/3/modules') =>
  renderScreen({
    screens: SCREENS,
    at,
    language,
    session: sessionFor(900),
    responses: {
      'GET /api/courses/3': enrolledCourse(),
      'GET /api/courses/3/progress': () => new Response('{"message":"no","status":404}', { status: 404 }),
      'GET /api/courses/3/news': { data: [], emptyLists: [] },
      'GET /api/courses/3/last-visited-subsection': { courseSubsectionId: null, visitedAt: null },
      ...responses,
    },
  });

describe.each(DIRECTIONS)('what is left of a course in $language', ({ language }) => {
  it('is the grade that it requires, and the work that has none yet', async () => {
    const { kit } = await show(language, {
      'GET /api/courses/3/student-sections': outline(2),
      'GET /api/courses/3/completion': MISSES_GRADE,
      'GET /api/courses/3/grades': grades,
    });
    const t = kit.wording.get();
    const heading = await screen.findByRole('heading', { name: t('course-left.labels.title') });
    const card = within(heading.closest('section') as HTMLElement);
    expect(card.getByText(language === 'ar' ? /٤٥٫١٩/ : /45\.19%/)).toBeTruthy();
    await card.findByRole('link', { name: 'Final exam' });
    expect(
      card
        .getAllByRole('list')
        .slice(1)
        .map((list) => list.previousElementSibling?.textContent),
    ).toEqual([t('course-left.labels.doable'), t('course-left.labels.open')]);
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/lms/courses/3/content/40',
      '/lms/courses/3/grade-items/3',
    ]);
  });
});

it('has an exam that was not passed while it can be tried again', async () => {
  const exam = { ...item(2, 'Final exam', 40, '3'), source: 'EXAM' as const };
  const used = { ...item(3, 'Other exam', 42, '3'), source: 'EXAM' as const };
  const card = (subsectionExamId: number, refusal: 'NO_ATTEMPTS_LEFT' | null) => ({
    subsectionExamId,
    title: { en: 'Exam' },
    isPublished: true,
    isFinished: true,
    opensAt: null,
    closesAt: null,
    limitMinutes: null,
    extraMinutes: 0,
    attemptsAllowed: null,
    attemptsUsed: 1,
    runningAttemptId: null,
    refusal,
    result: { percent: '15', passed: false, isProvisional: false },
  });
  const { kit } = await show('en', {
    'GET /api/courses/3/student-sections': outline(2),
    'GET /api/courses/3/completion': MISSES_GRADE,
    'GET /api/courses/3/grades': { ...grades, items: [exam, used] },
    'GET /api/courses/3/subsection-exams': { data: [card(40, null), card(42, 'NO_ATTEMPTS_LEFT')], total: 2 },
  });
  const link = await screen.findByRole('link', { name: 'Final exam' });
  expect(link.closest('li')?.textContent).toContain(kit.wording.get()('course-left.labels.notPassed'));
  expect(screen.queryByRole('link', { name: 'Other exam' })).toBeNull();
});

it('is where the way into the course leads once its lessons are done', async () => {
  const sections = outline(2).data.map((section) => ({
    ...section,
    subsections: section.subsections.map((lesson) => ({ ...lesson, isFinished: true })),
  }));
  const responses = {
    'GET /api/courses/3/student-sections': { data: sections },
    'GET /api/courses/3/completion': { ...MISSES_GRADE, unmet: [] },
  };
  const { address } = await show('en', responses, '/lms/courses/3');
  await waitFor(() => expect(address()).toBe('/lms/courses/3/modules'));
});

it('is not asked while lessons are open', async () => {
  const { calls } = await show('en', { 'GET /api/courses/3/student-sections': outline(1) });
  await screen.findAllByRole('list');
  expect(calls).not.toContain('GET /api/courses/3/completion');
});

it('is begun with the next lesson to do, not with the one of the last visit once that is done', async () => {
  const sections = studentSections().data.map((section) => ({
    ...section,
    finishedCount: 1,
    subsections: section.subsections.map((lesson, at) => ({ ...lesson, isFinished: at === 0 })),
  }));
  const { kit } = await show('en', {
    'GET /api/courses/3/student-sections': { data: sections },
    'GET /api/courses/3/last-visited-subsection': { courseSubsectionId: 11, visitedAt: '2026-11-20T08:00:00.000Z' },
  });
  const name = kit.wording.get()('course.frame.resume', { title: 'Lesson 12' });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/lms/courses/3/content/12');
});
