// @vitest-environment happy-dom

import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  courseProgress,
  enrolledCourse,
  lesson,
  studentSections,
} from '../../../../../test/support/learning-responses.ts';
import { SCREENS } from '../../../../screens.ts';
import {
  assignmentDetail,
  ownSubmission,
  returnedMark,
  submissionVersion,
} from '../../../assessment/assignments/test/assignment-responses.ts';
import { attemptSummary, examDetail } from '../../../assessment/exams/test/exam-responses.ts';
import type { Lesson } from '../lesson.api.ts';

// a dialog comes in a chunk of its own, which a busy machine takes long to make
beforeAll(async () => {
  ConfirmDialog.preload();
  await import('@sullam/ui/overlays/confirm-dialog.tsx');
});

const show = async (kind: Lesson['kind'], responses: Responses, language: 'en' | 'ar' = 'en') => {
  const shown = await renderScreen({
    screens: SCREENS,
    at: '/lms/courses/3/content/11',
    language,
    session: sessionFor(900),
    responses: {
      'GET /api/courses/3': enrolledCourse(),
      'GET /api/courses/3/student-sections': studentSections(),
      'GET /api/courses/3/progress': courseProgress(),
      'GET /api/course-subsections/11/notes': { data: [], total: 0 },
      'GET /api/course-subsections/11': lesson(11, { kind, previousId: 10, nextId: 12 }),
      'GET /api/course-subsections/12/notes': { data: [], total: 0 },
      'GET /api/course-subsections/12': lesson(12),
      'PUT /api/course-subsections/11/visit': () => new Response(null, { status: 204 }),
      ...responses,
    },
  });
  return { ...shown, t: shown.kit.wording.get() };
};

const EXAM = 'GET /api/subsection-exams/11';
const START = 'POST /api/exams/exam-instance';
const ASSIGNMENT = 'GET /api/course-assignments/11';
const OWN = 'GET /api/course-assignments/11/submission';

/** Whether one stands before the other on the page. */
const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe.each(DIRECTIONS)('the lesson of an exam in $language', ({ language }) => {
  it('starts it below what one has to know, before all else there is to read, and says first what it uses up', async () => {
    const exam = examDetail({
      subsectionExamId: 11,
      attemptsUsed: 1,
      closesAt: '2027-03-01T09:00:00.000Z',
      navigation: ['ONE_WAY'],
      instructions: { en: '<p>Be calm.</p>', ar: '<p>اهدأ.</p>' },
    });
    const { t, address, calls } = await show(
      'EXAM',
      {
        [EXAM]: exam,
        [START]: { examAttemptId: 9, number: 2, isNew: true },
        'POST /api/exams/9/start': jsonResponse(503, { message: 'Later', status: 503 }),
      },
      language,
    );
    const start = await screen.findByRole('button', { name: t('exam-sitting.actions.startAgain') });
    for (const name of ['timeLimit', 'attempts', 'window', 'passMark', 'order'] as const)
      expect(isBefore(screen.getAllByText(t(`exam-sitting.labels.${name}`))[0]!, start), name).toBe(true);
    for (const words of [language === 'en' ? 'Be calm.' : 'اهدأ.', language === 'en' ? 'Read this' : 'اقرأ هذا'])
      expect(isBefore(start, screen.getByText(words)), words).toBe(true);
    expect(screen.getByText(t('exam-sitting.rules.recorded')).closest('details')?.open).toBe(false);
    fireEvent.click(start);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/2.*2|٢.*٢/)).toBeTruthy();
    expect(calls).not.toContain(START);
    fireEvent.click(dialog.getByRole('button', { name: t('exam-sitting.actions.start') }));
    await waitFor(() => expect(address()).toBe('/lms/courses/3/exams/11/start'));
    expect(calls.filter((call) => call.startsWith('POST')).at(0)).toBe(START);
  });

  it('leads to the result when nothing is left to sit', async () => {
    const { t } = await show(
      'EXAM',
      { [EXAM]: examDetail({ refusal: 'NO_ATTEMPTS_LEFT', attemptsUsed: 2, attempts: [attemptSummary()] }) },
      language,
    );
    const result = await screen.findByRole('link', { name: t('exam-sitting.actions.result') });
    expect(result.getAttribute('href')).toBe('/lms/courses/3/exams/review/9');
    expect(screen.queryByRole('button', { name: t('exam-sitting.actions.startAgain') })).toBeNull();
  });
});

describe.each(DIRECTIONS)('the lesson of an assignment in $language', ({ language }) => {
  it('has the box to write in, with its date and points above and its rules below', async () => {
    const { t } = await show(
      'ASSIGNMENT',
      { [ASSIGNMENT]: assignmentDetail({ assignmentId: 11 }), [OWN]: ownSubmission() },
      language,
    );
    const box = await screen.findByRole('heading', { name: t('assignments.titles.yourWork') });
    const hand = screen.getByRole('button', { name: t('assignments.actions.handIn') });
    const facts = screen.getAllByText((text) => /2026|٢٠٢٦/.test(text))[0]!.closest('p')!;
    expect(isBefore(facts, box)).toBe(true);
    expect(facts.textContent).toMatch(/100|١٠٠/);
    expect(isBefore(box, hand)).toBe(true);
    const rules = screen.getByRole('heading', { name: t('assignments.titles.rules') });
    expect(isBefore(hand, rules)).toBe(true);
    expect(rules.closest('details')?.open).toBe(false);
  });

  it('shows of returned work the mark and what was said first, then the work, then the task', async () => {
    const { t } = await show(
      'ASSIGNMENT',
      {
        [ASSIGNMENT]: assignmentDetail({ assignmentId: 11, state: 'RETURNED', points: '86' }),
        [OWN]: ownSubmission({
          assignmentSubmissionId: 4,
          state: 'RETURNED',
          current: submissionVersion(),
          mark: returnedMark({ comment: 'Well said' }),
        }),
        'GET /api/assignment-submissions/4/comments': { data: [] },
      },
      language,
    );
    const order = [
      await screen.findByRole('heading', { name: t('assignments.titles.mark') }),
      screen.getByText('Well said'),
      screen.getByRole('heading', { name: t('assignments.titles.handedIn') }),
      screen.getByText('Mine.'),
      screen.getByRole('heading', { name: t('assignments.titles.task') }),
      screen.getByText(language === 'en' ? 'Write.' : 'اكتب.'),
    ];
    expect(order.slice(1).every((each, at) => isBefore(order[at]!, each))).toBe(true);
  });
});

describe('a lesson whose activity is still on its way', () => {
  it.each([
    ['EXAM', (until: Promise<void>) => ({ [EXAM]: until.then(() => examDetail({ subsectionExamId: 11 })) })],
    [
      'ASSIGNMENT',
      (until: Promise<void>) => ({
        [ASSIGNMENT]: assignmentDetail({ assignmentId: 11 }),
        [OWN]: until.then(() => ownSubmission()),
      }),
    ],
  ] as const)('keeps one skeleton for all of it: %s', async (kind, responsesAfter) => {
    let come = () => {};
    const until = new Promise<void>((resolve) => {
      come = resolve;
    });
    await show(kind, responsesAfter(until));
    await vi.waitFor(() => expect(document.querySelector('[data-skeleton]')).not.toBeNull());
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.queryByText('Read this')).toBeNull();
    come();
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByText('Read this')).toBeTruthy();
  });
});
