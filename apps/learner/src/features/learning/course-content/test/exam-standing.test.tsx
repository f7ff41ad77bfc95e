// @vitest-environment happy-dom
import type { SubsectionExamCard } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  courseProgress,
  enrolledCourse,
  lesson,
  studentSections,
} from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';
import { examCard } from '../../../assessment/exams/test/exam-responses.ts';

const EXAMS = 'GET /api/courses/3/subsection-exams';
const FAILED = { percent: '40', passed: false, isProvisional: false };

/** A course with an exam after its first lesson. */
const outline = (isFinished = false) => ({
  data: studentSections().data.map((section) => ({
    ...section,
    subsections: section.subsections.map((item, at) =>
      at === 1 ? { ...item, kind: 'EXAM' as const, isFinished } : item,
    ),
  })),
});

const show = (language: 'en' | 'ar', exam: Partial<SubsectionExamCard>, at = '/lms/courses/3/modules') =>
  renderScreen({
    screens: SCREENS,
    at,
    language,
    session: sessionFor(900),
    responses: {
      'GET /api/courses/3': enrolledCourse(),
      'GET /api/courses/3/student-sections': outline(exam.isFinished),
      'GET /api/courses/3/progress': courseProgress(),
      'GET /api/courses/3/news': { data: [], emptyLists: [] },
      'GET /api/courses/3/last-visited-subsection': { courseSubsectionId: null, visitedAt: null },
      'GET /api/course-subsections/11/notes': { data: [], total: 0 },
      'GET /api/course-subsections/11': lesson(11),
      'PUT /api/course-subsections/11/visit': () => new Response(null, { status: 204 }),
      [EXAMS]: { data: [examCard({ subsectionExamId: 12, ...exam })], total: 1 },
    },
  });

describe.each(DIRECTIONS)('an exam in the outline of its course in $language', ({ language }) => {
  it.each(['/lms/courses/3/modules', '/lms/courses/3/content/11'])(
    'says that it isn’t passed, and how often it can still be sat: %s',
    async (at) => {
      const { kit } = await show(language, { result: FAILED, attemptsUsed: 1, attemptsAllowed: 3 }, at);
      await kit.wording.ensure(['exam-sitting']);
      const t = kit.wording.get();
      const words = [t('exam-sitting.labels.notPassed'), t('exam-sitting.labels.attemptsLeft', { count: 2 })].join(
        ' · ',
      );
      expect(
        await screen.findByText(
          (_, element) => element?.matches('p, span.block') === true && element.textContent.endsWith(words),
        ),
      ).toBeTruthy();
    },
  );

  it.each([
    ['that every attempt is used', { attemptsUsed: 3, attemptsAllowed: 3 }],
    ['that it has closed', { attemptsUsed: 1, attemptsAllowed: 3, refusal: 'CLOSED' as const }],
    ['that there are as many attempts as one likes', { attemptsUsed: 1, attemptsAllowed: null }],
  ])('counts no attempts, given %s', async (_, exam) => {
    const { kit } = await show(language, { result: FAILED, ...exam });
    await kit.wording.ensure(['exam-sitting']);
    const end = ` · ${kit.wording.get()('exam-sitting.labels.notPassed')}`;
    expect(
      await screen.findByText((__, element) => element?.tagName === 'P' && element.textContent.endsWith(end)),
    ).toBeTruthy();
  });

  it('says nothing while it isn’t known, and asks nothing once all are done', async () => {
    const { kit, calls } = await show(language, { result: { ...FAILED, isProvisional: true }, attemptsUsed: 1 });
    await kit.wording.ensure(['exam-sitting']);
    await waitFor(() => expect(calls.some((call) => call.startsWith(EXAMS))).toBe(true));
    expect(screen.queryByText(new RegExp(kit.wording.get()('exam-sitting.labels.notPassed')))).toBeNull();
    const done = await show(language, { isFinished: true, result: FAILED });
    expect(done.calls.some((call) => call.startsWith(EXAMS))).toBe(false);
  });
});
