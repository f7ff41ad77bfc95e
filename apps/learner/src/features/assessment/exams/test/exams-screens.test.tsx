// @vitest-environment happy-dom

import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { inCourseFrame } from '../../../../../test/support/in-course-frame.tsx';
import { ExamScreen } from '../exam.screen.tsx';
import { ExamsScreen } from '../exams.screen.tsx';
import { ReviewScreen } from '../review.screen.tsx';
import { attemptSummary, examCard, examDetail, review, reviewed } from './exam-responses.ts';

// dialogs come in chunks of their own, which a busy machine takes long to make
beforeAll(async () => {
  ConfirmDialog.preload();
  await import('@sullam/ui/overlays/confirm-dialog.tsx');
});

const screens = [
  { path: '/lms/courses/$courseId/exams', load: async () => inCourseFrame(ExamsScreen) },
  { path: '/lms/courses/$courseId/exams/$subsectionExamId', load: async () => inCourseFrame(ExamScreen) },
  { path: '/lms/courses/$courseId/exams/$subsectionExamId/start', load: async () => () => <p>The attempt</p> },
  { path: '/lms/courses/$courseId/exams/review/$examAttemptId', load: async () => inCourseFrame(ReviewScreen) },
];
const show = async (at: string, responses: Responses, language: 'en' | 'ar' = 'en') => {
  const shown = await renderScreen({
    screens,
    at: `/lms/courses/3/${at}`,
    language,
    session: sessionFor(900),
    responses,
  });
  return { ...shown, t: shown.kit.wording.get() };
};

const LIST = 'GET /api/courses/3/subsection-exams';
const ONE = 'GET /api/subsection-exams/5';
const START = 'POST /api/exams/exam-instance';
const REVIEW = 'GET /api/exams/review/9';

describe.each(DIRECTIONS)('exams in $language', ({ language }) => {
  it('are listed with how they stand, or there are none', async () => {
    const { t } = await show(
      'exams',
      {
        [LIST]: {
          data: [
            examCard({ attemptsUsed: 1, result: { percent: '75.00', passed: true, isProvisional: false } }),
            examCard({ subsectionExamId: 6, title: { en: 'Other', ar: 'آخر' }, refusal: 'CLOSED' }),
          ],
          total: 2,
        },
      },
      language,
    );
    const title = language === 'en' ? 'Final exam' : 'الاختبار النهائي';
    expect((await screen.findByRole('link', { name: title })).getAttribute('href')).toBe('/lms/courses/3/exams/5');
    expect(screen.getByText(t('exam-sitting.states.passed'))).toBeTruthy();
    expect(screen.getByText(t('exam-sitting.states.CLOSED'))).toBeTruthy();
    cleanup();
    await show('exams', { [LIST]: { data: [], total: 0 } }, language);
    expect(await screen.findByText(t('exam-sitting.empty.exams'))).toBeTruthy();
  });

  it('say how they go, what was done, and let nobody in with a wrong password', async () => {
    let isRight = false;
    const asked: unknown[] = [];
    const { t, address } = await show(
      'exams/5',
      {
        [ONE]: examDetail({
          hasPassword: true,
          extraMinutes: 15,
          attemptsUsed: 1,
          closesAt: '2027-03-01T09:00:00.000Z',
          navigation: ['FREE', 'ONE_WAY'],
          attempts: [attemptSummary()],
        }),
        [START]: (_query: URLSearchParams, body: unknown) => {
          asked.push(body);
          return isRight
            ? { examAttemptId: 10, number: 2, isNew: true }
            : jsonResponse(403, { message: 'Wrong!', status: 403, errorCode: 'exam.password-wrong' });
        },
      },
      language,
    );
    expect(await screen.findByText(t('exam-sitting.rules.partlyOneWay'))).toBeTruthy();
    expect(screen.getByText(t('exam-sitting.rules.MIXED')).closest('details')?.open).toBe(false);
    expect(screen.getByText(t('exam-sitting.rules.BEST'))).toBeTruthy();
    expect(screen.getByText(t('exam-sitting.rules.closeCutsShort'))).toBeTruthy();
    expect(screen.getByText(t('exam-sitting.rules.recorded'))).toBeTruthy();
    expect(screen.getByRole('link', { name: /1|١/ }).getAttribute('href')).toBe('/lms/courses/3/exams/review/9');
    const password = screen.getByLabelText(t('exam-sitting.labels.password'), { exact: false });
    const start = screen.getByRole('button', { name: t('exam-sitting.actions.startAgain') });
    fireEvent.click(start);
    expect(await screen.findByText(t('errors.rules.required'))).toBeTruthy();
    fireEvent.change(password, { target: { value: 'open' } });
    const agree = async () => {
      fireEvent.click(start);
      const dialog = within(await screen.findByRole('alertdialog'));
      fireEvent.click(dialog.getByRole('button', { name: t('exam-sitting.actions.start') }));
    };
    await agree();
    expect(await screen.findByText('Wrong!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    isRight = true;
    await agree();
    await waitFor(() => expect(address()).toBe('/lms/courses/3/exams/5/start'));
    expect(asked).toEqual([1, 2].map(() => ({ subsectionExamId: 5, password: 'open', restart: false })));
  });

  it('show of a finished attempt what is released, and say when the rest comes', async () => {
    const { t } = await show('exams/review/9', { [REVIEW]: review() }, language);
    expect(await screen.findByText(t('exam-sitting.messages.notReleased'))).toBeTruthy();
    expect(
      screen.getAllByText(new RegExp(language === 'en' ? 'from .*2027' : 'ابتداءً من .*٢٠٢٧')).length,
    ).toBeGreaterThan(0);
    expect(screen.queryByText(t('question-view.labels.rightAnswer'))).toBeNull();
    cleanup();
    await show(
      'exams/review/9',
      {
        [REVIEW]: review({
          released: { scores: true, answers: true, explanations: true },
          score: '7.500000',
          passed: true,
          questions: [
            reviewed({
              score: '0.000000',
              outcome: 'WRONG',
              comment: 'Look at a map.',
              parts: [],
              feedback: [],
              key: {
                type: 'SHORT_TEXT',
                isStrict: false,
                accepted: ['Nile', 'النيل'].map((text) => ({ text, fraction: '1', feedback: {} })),
                explanation: { en: '<p>It is the Nile.</p>', ar: '<p>إنه النيل.</p>' },
              },
            }),
          ],
        }),
      },
      language,
    );
    expect(await screen.findByText(t('exam-sitting.states.passed'))).toBeTruthy();
    expect(screen.getByText(t('question-view.labels.rightAnswer'))).toBeTruthy();
    expect([screen.getByText('Nile'), screen.getByText('النيل')]).toHaveLength(2);
    expect(screen.getByText('Look at a map.')).toBeTruthy();
    expect(screen.getByText(language === 'en' ? 'It is the Nile.' : 'إنه النيل.')).toBeTruthy();
  });
});

describe('the door of an exam', () => {
  it.each([
    ['NOT_OPEN_YET', { opensAt: '2027-03-01T09:00:00.000Z' }, /Opens \D*1 March 2027/],
    ['CLOSED', { closesAt: '2025-03-01T09:00:00.000Z' }, /Closed \D*1 March 2025/],
    ['NO_ATTEMPTS_LEFT', { attemptsUsed: 2 }, /All attempts used/],
  ] as const)('stays shut when it is %s, and says why', async (refusal, more, words) => {
    await show('exams/5', { [ONE]: examDetail({ refusal, ...more }) });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Start/ })).toBeNull();
  });

  it('leads back to a running attempt, and starts over only when asked twice', async () => {
    const asked: unknown[] = [];
    const { t, address } = await show('exams/5', {
      [ONE]: examDetail({ runningAttemptId: 9, attemptsUsed: 1 }),
      [START]: (_query: URLSearchParams, body: unknown) => {
        asked.push(body);
        return { examAttemptId: 10, number: 2, isNew: true };
      },
    });
    const resume = await screen.findByRole('link', { name: t('exam-sitting.actions.resume') });
    expect(resume.getAttribute('href')).toBe('/lms/courses/3/exams/5/start');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: t('exam-sitting.actions.restart') })));
    const dialog = await screen.findByRole('alertdialog');
    expect(asked).toEqual([]);
    fireEvent.click(dialog.querySelectorAll('button')[dialog.querySelectorAll('button').length - 1]!);
    await waitFor(() => expect(address()).toBe('/lms/courses/3/exams/5/start'));
    expect(asked).toEqual([{ subsectionExamId: 5, password: null, restart: true }]);
  });

  it('asks for the password to start over, not to go on', async () => {
    const asked: unknown[] = [];
    const { t, address } = await show('exams/5', {
      [ONE]: examDetail({ runningAttemptId: 9, attemptsUsed: 1, hasPassword: true }),
      [START]: (_query: URLSearchParams, body: unknown) => {
        asked.push(body);
        return { examAttemptId: 10, number: 2, isNew: true };
      },
    });
    await screen.findByRole('link', { name: t('exam-sitting.actions.resume') });
    expect(screen.queryByLabelText(t('exam-sitting.labels.password'), { exact: false })).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: t('exam-sitting.actions.restart') })));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: t('exam-sitting.actions.restart') }));
    expect(dialog.getByText(t('errors.rules.required'))).toBeTruthy();
    const password = dialog.getByLabelText(t('exam-sitting.labels.password'), { exact: false });
    fireEvent.change(password, { target: { value: 'open' } });
    fireEvent.click(dialog.getByRole('button', { name: t('exam-sitting.actions.restart') }));
    await waitFor(() => expect(address()).toBe('/lms/courses/3/exams/5/start'));
    expect(asked).toEqual([{ subsectionExamId: 5, password: 'open', restart: true }]);
  });

  it("is shown under its own course's address", async () => {
    const { t, address } = await show('exams/5', { [ONE]: examDetail({ courseId: 7 }) });
    await waitFor(() => expect(address()).toBe('/lms/courses/7/exams/5'));
    expect(await screen.findByRole('button', { name: t('exam-sitting.actions.start') })).toBeTruthy();
  });

  it('says why the server lets nobody in', async () => {
    const { t } = await show('exams/5', {
      [ONE]: examDetail(),
      [START]: jsonResponse(403, { message: 'Not from here', status: 403, errorCode: 'exam.address-not-allowed' }),
    });
    fireEvent.click(await screen.findByRole('button', { name: t('exam-sitting.actions.start') }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: t('exam-sitting.actions.start') }));
    expect(await screen.findByText('Not from here')).toBeTruthy();
  });

  it('is begun at once where that uses nothing up', async () => {
    const { t, address } = await show('exams/5', {
      [ONE]: examDetail({ attemptsAllowed: null, limitMinutes: null }),
      [START]: { examAttemptId: 10, number: 1, isNew: true },
    });
    fireEvent.click(await screen.findByRole('button', { name: t('exam-sitting.actions.start') }));
    await waitFor(() => expect(address()).toBe('/lms/courses/3/exams/5/start'));
  });
});

describe('the review of an attempt', () => {
  it('says how many questions were never reached and wait', async () => {
    const { t } = await show('exams/review/9', { [REVIEW]: review({ hiddenCount: 2 }) });
    expect(await screen.findByText(t('exam-sitting.messages.neverReached', { count: 2 }))).toBeTruthy();
  });

  it('that waits for a marker is provisional', async () => {
    const { t } = await show('exams/review/9', { [REVIEW]: review({ isBeingMarked: true }) });
    expect(await screen.findByText(t('exam-sitting.messages.provisional'))).toBeTruthy();
  });

  it("is shown under its own course's address", async () => {
    const { address } = await show('exams/review/9', { [REVIEW]: review({ courseId: 7 }) });
    await waitFor(() => expect(address()).toBe('/lms/courses/7/exams/review/9'));
  });

  it('that is still running says so', async () => {
    await show('exams/review/9', {
      [REVIEW]: jsonResponse(409, { message: 'Still running', status: 409, errorCode: 'exam-attempt.still-running' }),
    });
    expect(await screen.findByText('Still running')).toBeTruthy();
  });
});
