// @vitest-environment happy-dom

import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, TEST_NOW, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import type { Respond } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { attemptSummary, examDetail } from '../../exams/test/exam-responses.ts';
import { DETAIL, FINISH, HINT, hall, inTheHall, LATEST, NEXT, OPEN, SAVE, show } from './attempt-hall.tsx';
import { MINUTES, snapshot, snapshotQuestion } from './snapshot.fixture.ts';

inTheHall();

const keyOf = (position: number) => `sullam.unsent.exam.9.${TEST_USER.id}.${position}`;
const keptIn = (kit: { storage: { getItem(key: string): string | null } }, position: number) =>
  kit.storage.getItem(keyOf(position));

/** How the server takes a save, for a test that puts itself before it. */
type Save = Respond<'POST /api/exams/{attemptId}/submit'>;

describe.each(DIRECTIONS)('an attempt in $language', ({ language }) => {
  const second = language === 'en' ? 'Second' : 'الثاني';

  it('saves each answer with its sequence, says so, and goes on', async () => {
    const { saves, responses } = hall();
    const { t } = await show(responses, language);
    fireEvent.click(await screen.findByRole('radio', { name: second }));
    expect((await screen.findAllByText(t('exam-sitting.answers.isSaved'))).length).toBe(1);
    expect(saves).toMatchObject([{ position: 1, answer: { type: 'SINGLE_CHOICE', choiceId: 'b' }, isFlagged: false }]);
    fireEvent.click(screen.getByRole('button', { name: t('exam-sitting.actions.flag') }));
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]!.isFlagged).toBe(true);
    expect(saves[1]!.sequence).toBeGreaterThan(saves[0]!.sequence);
    const next = screen.getAllByRole('button', { name: t('exam-sitting.actions.next') });
    fireEvent.click(next[0]!);
    expect(document.activeElement?.textContent).toContain(language === 'en' ? '2' : '٢');
  });

  it('counts a question as answered when all its parts are, and says which one has blanks left', async () => {
    const cloze = snapshotQuestion(1, {
      question: {
        type: 'FILL_BLANKS',
        prompt: { en: '<p>{{a}} and {{b}}</p>', ar: '<p>{{a}} و{{b}}</p>' },
        hints: [],
        hintCount: 0,
        blanks: [
          { id: 'a', isNumeric: false },
          { id: 'b', isNumeric: false },
        ],
      },
    });
    const { responses } = hall(snapshot({ questions: [cloze] }));
    const { t } = await show(responses, language);
    const [first, other] = await screen.findAllByRole('textbox');
    const digit = (number: number) => (language === 'en' ? String(number) : '٠١'[number]!);
    const count = (answered: number) =>
      t('exam-sitting.labels.answeredOf', { answered: digit(answered), total: digit(1) });
    const cell = (mark: 'partlyAnswered' | 'answered') =>
      screen.getByRole('button', { name: new RegExp(t(`exam-sitting.marks.${mark}`)) });
    fireEvent.change(first!, { target: { value: 'Nile' } });
    expect(cell('partlyAnswered')).toBeTruthy();
    expect(screen.getAllByText(count(0)).length).toBeGreaterThan(0);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: t('exam-sitting.actions.handIn') })));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(t('exam-sitting.dialogs.partly', { count: 1 }))).toBeTruthy();
    expect(within(dialog).queryByText(t('exam-sitting.dialogs.allAnswered'))).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: t('exam-sitting.actions.keepWorking') }));
    fireEvent.change(other!, { target: { value: 'Amazon' } });
    expect(screen.getAllByText(count(1)).length).toBeGreaterThan(0);
  });

  it('has a way out in its head, which says that answers are kept', async () => {
    const { responses } = hall();
    const { t, address } = await show(responses, language);
    await screen.findByRole('radio', { name: second });
    const way = screen.getByRole('button', { name: t('exam-sitting.actions.leave') });
    const head = way.closest('header')!;
    // the line of what is saved is there before anything is
    expect(within(head).getByText(t('exam-sitting.answers.begin'))).toBeTruthy();
    // the dialog is a part of its own, which comes with the press
    await act(async () => fireEvent.click(way));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(t('exam-sitting.dialogs.exitTextTimed'))).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: t('exam-sitting.actions.leave') }));
    await waitFor(() => expect(address()).toBe('/lms/courses/3/exams/5'));
  });

  it('keeps answers without a connection, says so, and hands in when all are saved', async () => {
    const finished = snapshot({ state: 'SUBMITTED', questions: [], isHolder: false });
    const { saves, server, responses } = hall(snapshot(), { [FINISH]: finished });
    const { kit, t } = await show(responses, language);
    server.isAway = true;
    fireEvent.click(await screen.findByRole('radio', { name: second }));
    expect(await screen.findByText(t('exam-sitting.answers.offline'))).toBeTruthy();
    expect(keptIn(kit, 1)).toContain('"choiceId":"b"');
    fireEvent.click(screen.getByRole('button', { name: t('exam-sitting.actions.handIn') }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(t('exam-sitting.dialogs.unanswered', { count: 2 }))).toBeTruthy();
    server.isAway = false;
    fireEvent.click(within(dialog).getByRole('button', { name: t('exam-sitting.actions.handIn') }));
    expect(await screen.findByRole('heading', { name: t('exam-sitting.messages.finished') })).toBeTruthy();
    expect(saves).toMatchObject([{ position: 1, answer: { choiceId: 'b' } }]);
    expect(keptIn(kit, 1)).toBeNull();
    expect(screen.getByRole('link', { name: t('exam-sitting.actions.review') }).getAttribute('href')).toBe(
      '/lms/courses/3/exams/review/9',
    );
  });

  it.each([
    ['5.000000', null, 'failed', 'startAgain'],
    ['5.000000', 'NO_ATTEMPTS_LEFT', 'failed', 'review'],
    ['6.000000', null, 'passed', 'nextLesson'],
    ['6.000000', 'NO_ATTEMPTS_LEFT', 'passed', 'nextLesson'],
  ] as const)(
    'that ended with %s of 10 (refused: %s) says how it stands and what comes next',
    async (score, refusal, state, first) => {
      const finished = snapshot({ state: 'SUBMITTED', questions: [], isHolder: false });
      const attempts = [attemptSummary({ score })];
      const { responses } = hall(finished, {
        [DETAIL]: examDetail({ runningAttemptId: 9, attemptsUsed: 1, refusal, attempts }),
      });
      const { t } = await show(responses, language);
      await screen.findByRole('heading', { name: t('exam-sitting.messages.finished') });
      expect(await screen.findByText(t(`exam-sitting.states.${state}`))).toBeTruthy();
      // the mark above goes with the result: the green tick is for what went well
      const mark = screen.getByRole('heading', { name: t('exam-sitting.messages.finished') }).previousElementSibling;
      expect(mark?.classList.contains('text-success-text')).toBe(state === 'passed');
      expect(screen.getByText(t('exam-sitting.labels.passMark')).nextElementSibling?.textContent).toMatch(/60|٦٠/);
      const allowed = language === 'en' ? '2' : '٢';
      expect(screen.getByText(t('exam-sitting.rules.attemptsLeft', { count: 1, allowed }))).toBeTruthy();
      // in percent, as the pass mark is
      const percent = { '5.000000': { en: '50%', ar: '٥٠' }, '6.000000': { en: '60%', ar: '٦٠' } }[score][language];
      expect(screen.getAllByText(new RegExp(percent)).length).toBeGreaterThan(0);
      const title = language === 'en' ? 'Lesson 11' : 'درس 11';
      const places = {
        nextLesson: '/lms/courses/3/content/11',
        review: '/lms/courses/3/exams/review/9',
        [refusal === null ? 'startAgain' : 'toExam']: '/lms/courses/3/exams/5',
      };
      await screen.findByRole('link', { name: t('exam-sitting.actions.nextLesson', { title }) });
      const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
      expect(links[0]?.[0]).toBe(t(`exam-sitting.actions.${first}`, { title }));
      expect(links.map(([, href]) => href).sort()).toEqual(Object.values(places).sort());
    },
  );

  it('outside of its place keeps answers and says why; it is handed in without them only when told to', async () => {
    const finished = snapshot({ state: 'SUBMITTED', questions: [], isHolder: false });
    const { responses } = hall(snapshot(), { [FINISH]: finished });
    responses[SAVE] = () =>
      jsonResponse(403, { message: 'Not from this place', status: 403, errorCode: 'exam.address-not-allowed' });
    const { kit, t, calls } = await show(responses, language);
    fireEvent.click(await screen.findByRole('radio', { name: second }));
    expect(await screen.findByText(t('exam-sitting.answers.outside'))).toBeTruthy();
    expect(screen.getByText(t('exam-sitting.answers.isOutside'))).toBeTruthy();
    expect(screen.getByText(t('exam-sitting.answers.notSaved', { count: 1 }))).toBeTruthy();
    expect(screen.queryByText(t('exam-sitting.answers.saving'))).toBeNull();
    expect(keptIn(kit, 1)).toContain('"choiceId":"b"');
    fireEvent.click(screen.getByRole('button', { name: t('exam-sitting.actions.handIn') }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(t('exam-sitting.dialogs.outside', { count: 1 }))).toBeTruthy();
    expect(calls).not.toContain(FINISH);
    fireEvent.click(within(dialog).getByRole('button', { name: t('exam-sitting.actions.handInWithout') }));
    expect(await screen.findByRole('heading', { name: t('exam-sitting.messages.finished') })).toBeTruthy();
    expect(screen.getByText(t('exam-sitting.messages.lost', { count: 1 }))).toBeTruthy();
  });

  it('that another window took over can only be read, until it is taken back', async () => {
    let isTaken = true;
    const { saves, responses } = hall();
    const save = responses[SAVE] as Save;
    responses[SAVE] = (query, body) =>
      isTaken
        ? jsonResponse(409, { message: 'Elsewhere', status: 409, errorCode: 'exam.taken-over' })
        : save(query, body);
    const { kit, t } = await show(responses, language);
    fireEvent.click(await screen.findByRole('radio', { name: second }));
    expect(await screen.findByText(t('exam-sitting.messages.takenOver'))).toBeTruthy();
    expect(screen.getByRole('radio', { name: new RegExp(second) }).hasAttribute('disabled')).toBe(true);
    expect(keptIn(kit, 1)).toContain('"choiceId":"b"');
    isTaken = false;
    fireEvent.click(screen.getByRole('button', { name: t('exam-sitting.actions.goOnHere') }));
    await waitFor(() => expect(saves).toMatchObject([{ position: 1, answer: { choiceId: 'b' } }]));
    await waitFor(() => expect(screen.getByRole('radio', { name: second }).hasAttribute('disabled')).toBe(false));
    expect(keptIn(kit, 1)).toBeNull();
  });

  it('ends with its time: nothing more is taken, and the page says so', async () => {
    let now = TEST_NOW;
    let isOver = false;
    const late = snapshot({ state: 'EXPIRED', questions: [], isHolder: false, finishedAt: snapshot().deadline });
    const { responses } = hall(snapshot({ deadline: new Date(TEST_NOW + 2 * MINUTES).toISOString() }), {
      [LATEST]: () => (isOver ? late : snapshot()),
    });
    const { t } = await show(responses, language, () => now);
    await screen.findByRole('timer');
    now += MINUTES + 500;
    expect(await screen.findByText(t('exam-sitting.messages.minutesLeft', { count: 1 }))).toBeTruthy();
    now += MINUTES;
    expect(await screen.findByText(t('exam-sitting.messages.timeOver'))).toBeTruthy();
    expect(screen.getByRole('radio', { name: second }).hasAttribute('disabled')).toBe(true);
    now += 3000;
    isOver = true;
    expect(await screen.findByRole('heading', { name: t('exam-sitting.messages.expired') })).toBeTruthy();
  });
});

describe('a save that fails', () => {
  it('because nothing answers is given up, shown as waiting and made again', async () => {
    const { saves, responses } = hall();
    const save = responses[SAVE] as Save;
    let isHanging = true;
    responses[SAVE] = (query, body) => (isHanging ? new Promise(() => undefined) : save(query, body));
    const { t, kit } = await show(responses);
    const choice = await screen.findByRole('radio', { name: 'First' });
    vi.useFakeTimers();
    try {
      fireEvent.click(choice);
      await act(() => vi.advanceTimersByTimeAsync(7000));
      expect(screen.getAllByText(t('exam-sitting.answers.isSaving')).length).toBeGreaterThan(0);
      await act(() => vi.advanceTimersByTimeAsync(1500));
      expect(screen.getByText(t('exam-sitting.answers.isWaiting'))).toBeTruthy();
      expect(keptIn(kit, 1)).toContain('"choiceId":"a"');
      isHanging = false;
      await act(() => vi.advanceTimersByTimeAsync(2000));
      expect(saves).toMatchObject([{ position: 1, answer: { choiceId: 'a' } }]);
      expect(screen.getByText(t('exam-sitting.answers.isSaved'))).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it('because the server refuses it is shown in the bar and before the attempt is handed in, and kept', async () => {
    const { responses } = hall();
    const refusal = { message: 'No such choice', status: 422, errorCode: 'exam-attempt.invalid-answer' };
    const { t, kit } = await show({ ...responses, [SAVE]: () => jsonResponse(422, refusal) });
    fireEvent.click(await screen.findByRole('radio', { name: 'First' }));
    const reported = t('exam-sitting.answers.notSaved', { count: 1 });
    expect(await screen.findByText(reported)).toBeTruthy();
    expect(screen.queryByText(t('exam-sitting.answers.saved'))).toBeNull();
    expect(keptIn(kit, 1)).toContain('"choiceId":"a"');
    fireEvent.click(screen.getByRole('button', { name: t('exam-sitting.actions.handIn') }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(reported)).toBeTruthy();
    expect(within(dialog).queryByText(t('exam-sitting.dialogs.allAnswered'))).toBeNull();
  });

  it('because an older answer stands there is made again, and leaves the screen as it is', async () => {
    const { saves, responses } = hall();
    const save = responses[SAVE] as Save;
    let isFirst = true;
    responses[SAVE] = (query, body) => {
      const stored = { answer: { type: 'SINGLE_CHOICE' as const, choiceId: 'b' }, isFlagged: false };
      const older = isFirst && { sequence: 1, isSaved: false, stored };
      isFirst = false;
      return { ...save(query, body), ...older };
    };
    await show(responses);
    fireEvent.click(await screen.findByRole('radio', { name: 'First' }));
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]).toEqual(saves[0]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'First' }).checked).toBe(true);
  });
});

describe('an attempt', () => {
  it('sends first what was kept when the page was left', async () => {
    const opened = snapshot({ questions: [1, 2, 3].map((at) => snapshotQuestion(at, { sequence: at === 3 ? 9 : 0 })) });
    const { saves, responses } = hall(opened);
    const kept = { sequence: 5, answer: { type: 'SINGLE_CHOICE', choiceId: 'a' }, isFlagged: true };
    // what somebody gave without a connection, before the window was closed
    const before: [number, object][] = [
      [2, { ...kept, position: 2 }],
      [3, { ...kept, position: 3, sequence: 4 }],
    ];
    const { kit, t } = await show(responses, 'en', () => TEST_NOW, '');
    for (const [position, one] of before) kit.storage.setItem(keyOf(position), JSON.stringify(one));
    fireEvent.click(await screen.findByText('The door'));
    expect(await screen.findByText(t('exam-sitting.messages.replayed', { count: 1 }))).toBeTruthy();
    await waitFor(() => expect(saves).toMatchObject([{ position: 2, sequence: 5, isFlagged: true }]));
    expect([keptIn(kit, 2), keptIn(kit, 3)]).toEqual([null, null]);
  });

  it('without any that runs leads to the door', async () => {
    const { responses } = hall(snapshot(), { [DETAIL]: examDetail({ runningAttemptId: null }) });
    const { address } = await show(responses);
    await waitFor(() => expect(address()).toBe('/lms/courses/3/exams/5'));
  });

  it('goes one way where its part does: asks before a blank is left, then closes the question', async () => {
    const oneWay = (reached: number) =>
      snapshot({
        sections: [{ title: {}, navigation: 'ONE_WAY' }],
        questions: [1, 2, 3].map((at) =>
          snapshotQuestion(at, {
            state: at === reached ? 'OPEN' : at < reached ? 'CLOSED' : 'AHEAD',
            ...(at === reached ? {} : { question: null }),
          }),
        ),
      });
    const left: unknown[] = [];
    const { responses } = hall(oneWay(1), {
      [NEXT]: (_query: URLSearchParams, body: unknown) => {
        const takesAnswers = document.querySelector('[inert] [type="radio"]') === null;
        left.push({ ...(body as object), takesAnswers });
        return oneWay(2);
      },
    });
    const { t } = await show(responses);
    await screen.findByRole('radio', { name: 'First' });
    const [forward] = screen.getAllByRole('button', { name: t('exam-sitting.actions.leaveAndNext') });
    await act(async () => fireEvent.click(forward!));
    const dialog = await screen.findByRole('alertdialog');
    expect(left).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: t('exam-sitting.actions.goOn') }));
    expect(await screen.findByRole('heading', { name: /Question \D*2/ })).toBeTruthy();
    expect(left).toMatchObject([{ position: 1, takesAnswers: false }]);
    const first = screen.getByRole('button', { name: /Question \D*1\D*: .*closed/ });
    expect(first.hasAttribute('disabled')).toBe(true);
  });

  it('reports how long each question was seen, when its page is left', async () => {
    let now = TEST_NOW;
    const reported: { times: { holder: string; spent: unknown } }[] = [];
    const { responses } = hall(snapshot(), {
      'POST /api/exams/9/events': (_query: URLSearchParams, body: unknown) => {
        reported.push(body as (typeof reported)[number]);
        return { count: 1 };
      },
    });
    const { t } = await show(responses, 'en', () => now);
    await screen.findByRole('radio', { name: 'First' });
    now += 7000;
    fireEvent.click(screen.getAllByRole('button', { name: t('exam-sitting.actions.next') })[0]!);
    expect(await screen.findByRole('heading', { name: /Question \D*2/ })).toBeTruthy();
    now += 3000;
    fireEvent.blur(window);
    await waitFor(() => expect(reported).toHaveLength(1));
    expect(reported[0]?.times).toMatchObject({
      holder: expect.any(String),
      spent: [
        { position: 1, seconds: 7 },
        { position: 2, seconds: 3 },
      ],
    });
  });

  it('reports at its end what had waited, then the rest', async () => {
    let now = TEST_NOW;
    const spent: unknown[] = [];
    const { responses } = hall(snapshot(), {
      'POST /api/exams/9/events': (_query: URLSearchParams, body: unknown) => {
        spent.push((body as { times: { spent: unknown } | null }).times?.spent);
        return { count: 0 };
      },
    });
    const { kit } = await show(responses, 'en', () => now, '');
    const key = `sullam.unsent.exam-times.9.${TEST_USER.id}`;
    const waited = { report: { sequence: 1, spent: [{ position: 3, seconds: 9 }] }, spent: {} };
    kit.storage.setItem(key, JSON.stringify(waited));
    fireEvent.click(await screen.findByText('The door'));
    await screen.findByRole('radio', { name: 'First' });
    now += 4000;
    cleanup();
    await waitFor(() => expect(spent).toEqual([[{ position: 3, seconds: 9 }], [{ position: 1, seconds: 4 }]]));
    await waitFor(() => expect(kit.storage.getItem(key)).toBeNull());
  });

  it('takes a step once, however often it is asked for', async () => {
    const asked = snapshotQuestion(1);
    const question = { ...asked.question!, hintCount: 1 };
    const paper = (first: 'OPEN' | 'CLOSED') =>
      snapshot({
        sections: [{ title: {}, navigation: 'ONE_WAY' }],
        questions: [
          { ...asked, question, state: first, answer: { type: 'SINGLE_CHOICE', choiceId: 'a' }, isAnswered: true },
          snapshotQuestion(2, first === 'OPEN' ? { state: 'AHEAD', question: null } : {}),
        ],
      });
    const steps: string[] = [];
    const { responses } = hall(paper('OPEN'), {
      [HINT]: (_query: URLSearchParams, body: unknown) => {
        expect(body).toMatchObject({ position: 1, openedHints: 0 });
        steps.push('hint');
        return jsonResponse(409, { message: 'No more hints', status: 409, errorCode: 'exam-attempt.no-more-hints' });
      },
      [NEXT]: () => {
        steps.push('next');
        return paper('CLOSED');
      },
    });
    const { t, toasts } = await show(responses);
    const hint = await screen.findByRole('button', { name: t('question-view.actions.hint', { count: 1 }) });
    fireEvent.click(hint);
    fireEvent.click(hint);
    await waitFor(() => expect(toasts).toMatchObject([{ tone: 'error', text: 'No more hints' }]));
    expect(steps).toEqual(['hint']);
    for (const _ of [1, 2]) fireEvent.keyDown(window, { code: 'KeyN', altKey: true });
    expect(await screen.findByRole('heading', { name: /Question \D*2/ })).toBeTruthy();
    // nothing comes after the last question: the key neither asks nor closes it
    await act(async () => fireEvent.keyDown(window, { code: 'KeyN', altKey: true }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(steps).toEqual(['hint', 'next']);
  });

  it('says when it was open elsewhere, and when its time was changed', async () => {
    const longer = new Date(TEST_NOW + 60 * MINUTES).toISOString();
    const { responses } = hall(snapshot({ wasElsewhere: true }), {
      'GET /api/localizations/ar': { language: 'ar', messages: {}, contentMessages: {} },
    });
    const save = responses[SAVE] as Save;
    responses[SAVE] = (query, body) => ({ ...save(query, body), deadline: longer });
    const { t, kit } = await show(responses);
    expect(await screen.findByText(t('exam-sitting.messages.tookOver'))).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'First' }));
    expect(await screen.findByText(/Your time has changed/)).toBeTruthy();
    await act(() => kit.switchLanguage('ar'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'الأول' }).checked).toBe(true);
  });

  it('that may not be opened says why', async () => {
    const { responses } = hall(snapshot(), {
      [OPEN]: () =>
        jsonResponse(403, { message: 'Not from this place', status: 403, errorCode: 'exam.address-not-allowed' }),
    });
    await show(responses);
    expect(await screen.findByText('Not from this place')).toBeTruthy();
  });
});
