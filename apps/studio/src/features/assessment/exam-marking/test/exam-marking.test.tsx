// @vitest-environment happy-dom

import { toLatinDigits } from '@sullam/domain/latin-digits.ts';
import { createFormatter } from '@sullam/strings/format.ts';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { FREE } from '../../marking/test/work-in-hand.ts';
import type { GradeBody, MarkedQuestion } from '../exam-marking.api.ts';
import { feature } from '../exam-marking.feature.ts';
import { attempt, ESSAY, preview, progress, question, queued, RUBRIC, statistics } from './fixtures.ts';

beforeAll(async () => {
  Dialog.preload();
  await Promise.all([
    import('@sullam/ui/overlays/dialog.tsx'),
    import('../marking.screen.tsx'),
    import('../mark-changes.screen.tsx'),
    import('../exam-statistics.screen.tsx'),
    import('../exam-attempt.screen.tsx'),
  ]);
});

const EXAM = 'GET /api/subsection-exams/5';
const screens = [...(feature.courseScreens ?? []), ...(feature.screens ?? [])].map(({ access: _, ...screen }) => ({
  ...screen,
  path: screen.path.startsWith('/') ? screen.path : `/courses/$courseId/${screen.path}`,
}));
const show = (place: string, responses: Responses, language: 'en' | 'ar' = 'en') =>
  renderScreen({
    screens,
    at: `/courses/3/exams/held/5/${place}`,
    language,
    session: administratorSession(),
    responses: {
      'GET /api/saved-comments': { data: [] },
      'PUT /api/work-locks': FREE,
      [`${EXAM}/marking-progress`]: progress(),
      [`${EXAM}/regrade-decisions`]: { data: [] },
      [`${EXAM}/statistics`]: statistics,
      ...responses,
    },
  });

const GRADED = { score: '7', isDisputed: false, version: 2, markVersion: 2, attemptScore: '7.000000' };
const queueOf = (...data: ReturnType<typeof queued>[]) => ({ data, total: data.length });

describe.each(DIRECTIONS)('marking a question in $language', ({ language }) => {
  it('takes a digit as marks, saves, and goes on to the next answer', async () => {
    const saved: GradeBody[] = [];
    const { kit, address } = await show(
      'marking/7',
      {
        'GET /api/answer-review': () =>
          queueOf(queued(20, 'MARKED'), queued(21, saved.length > 0 ? 'MARKED' : 'PENDING'), queued(22)),
        'GET /api/answer-review/21': attempt([question()]),
        'GET /api/answer-review/22': attempt([question()], { examAttemptId: 22 }),
        'POST /api/submit-essay-grade': (_query: URLSearchParams, body: unknown) => {
          saved.push(body as GradeBody);
          return GRADED;
        },
      },
      language,
    );
    const t = kit.wording.get();
    const score = await screen.findByRole('textbox', { name: t('exam-marking.fields.score') });
    expect(screen.getAllByText(/Rain & snow/)).not.toHaveLength(0);
    // an Arabic digit, with no field in focus
    fireEvent.keyDown(document.body, { key: '٧', code: 'Digit7' });
    expect(toLatinDigits((score as HTMLInputElement).value)).toBe('7');
    expect(document.activeElement).toBe(score);
    fireEvent.change(screen.getByRole('textbox', { name: t('exam-marking.fields.comment') }), {
      target: { value: 'Well seen' },
    });
    fireEvent.click(screen.getByRole('button', { name: t('marking.actions.saveAndNext') }));
    await waitFor(() => expect(address()).toContain('answer=22-1'));
    expect(saved).toEqual([
      { examAttemptId: 21, position: 1, score: '7', comment: 'Well seen', version: 1, markVersion: 1 },
    ]);
  });

  it('gives answers that say the same one mark, but for those that are left out', async () => {
    const saved: unknown[] = [];
    const alike = (id: number, text: string) => ({ ...queued(id), text, comparedText: text.toLowerCase() });
    const { kit, address, toasts } = await show(
      'marking/7',
      {
        'GET /api/answer-review': queueOf(
          alike(21, 'Rain'),
          alike(22, 'Sun'),
          alike(23, 'RAIN'),
          alike(24, 'rain'),
          alike(25, 'rain'),
        ),
        'GET /api/answer-review/21': attempt([question()]),
        'GET /api/answer-review/22': attempt([question()], { examAttemptId: 22 }),
        'GET /api/answer-review/24': attempt([question()], { examAttemptId: 24 }),
        'POST /api/submit-essay-grades': (_query: URLSearchParams, body: unknown) => {
          saved.push(body);
          return { data: [GRADED, GRADED, GRADED] };
        },
      },
      language,
    );
    const t = kit.wording.get();
    await screen.findByRole('textbox', { name: t('exam-marking.fields.score') });
    const cards = screen.getAllByRole('article').map((card) => toLatinDigits(card.getAttribute('aria-label') ?? ''));
    // those that say the same stand together, by the numbers of the list
    expect(cards.map((label) => label.match(/\d+/)?.[0])).toEqual(['1', '3', '4', '5', '2']);
    const group = screen.getByRole('group', { name: t('exam-marking.labels.alike', { count: 3 }) });
    fireEvent.click(within(group).getAllByRole('checkbox')[1]!);
    fireEvent.keyDown(document.body, { key: '6', code: 'Digit6' });
    (document.activeElement as HTMLElement).blur();
    fireEvent.keyDown(document.body, { key: 's', code: 'KeyS' });
    await waitFor(() => expect(address()).toContain('answer=24-1'));
    expect(saved).toEqual([
      {
        answers: [21, 23, 25].map((examAttemptId) => ({ examAttemptId, position: 1, version: 1, markVersion: 1 })),
        score: '6',
        comment: '',
      },
    ]);
    expect(toasts).toHaveLength(1);
  });

  it('takes the marks of a group back in one press, and shows the first again', async () => {
    const taken: unknown[] = [];
    const isMarked = () => saved > 0 && taken.length === 0;
    let saved = 0;
    const alike = (id: number, text: string) => ({ ...queued(id), text, comparedText: text.toLowerCase() });
    const { kit, address } = await show(
      'marking/7',
      {
        'GET /api/answer-review': () =>
          queueOf(
            ...[alike(21, 'Rain'), alike(23, 'rain')].map((answer) => ({
              ...answer,
              ...(isMarked() ? { state: 'MARKED' as const, givenScore: '6.0000', version: 2, markVersion: 2 } : {}),
            })),
            alike(22, 'Sun'),
          ),
        'GET /api/answer-review/21': attempt([question()]),
        'GET /api/answer-review/22': attempt([question()], { examAttemptId: 22 }),
        'POST /api/submit-essay-grades': () => {
          saved += 1;
          return { data: [GRADED, { ...GRADED, version: 5, markVersion: 4 }] };
        },
        'POST /api/undo-essay-grades': (_query: URLSearchParams, body: unknown) => {
          taken.push(body);
        },
      },
      language,
    );
    const t = kit.wording.get();
    await screen.findByRole('textbox', { name: t('exam-marking.fields.score') });
    fireEvent.keyDown(document.body, { key: '6', code: 'Digit6' });
    (document.activeElement as HTMLElement).blur();
    fireEvent.keyDown(document.body, { key: 's', code: 'KeyS' });
    await waitFor(() => expect(address()).toContain('answer=22-1'));
    fireEvent.keyDown(document.body, { key: 'u', code: 'KeyU' });
    await waitFor(() => expect(address()).toContain('answer=21-1'));
    expect(taken).toEqual([
      {
        answers: [
          { examAttemptId: 21, position: 1, version: 2, markVersion: 2 },
          { examAttemptId: 23, position: 1, version: 5, markVersion: 4 },
        ],
      },
    ]);
    // once taken back there is nothing more to take back
    fireEvent.keyDown(document.body, { key: 'u', code: 'KeyU' });
    expect(taken).toHaveLength(1);
  });

  it('gives those alike what one of them has, before its fields are there', async () => {
    const saved: unknown[] = [];
    const alike = (id: number, state: 'PENDING' | 'MARKED' = 'PENDING') => ({
      ...queued(id, state),
      comparedText: 'rain',
    });
    const { address } = await show(
      'marking/7',
      {
        'GET /api/answer-review': queueOf(
          { ...queued(20), comparedText: 'sun' },
          { ...alike(21, 'MARKED'), givenScore: '4.5000000000', givenComment: 'Say why' },
          alike(22),
          alike(23),
        ),
        'GET /api/answer-review/20': attempt([question()], { examAttemptId: 20 }),
        'GET /api/answer-review/22': () => new Promise<never>(() => undefined),
        'POST /api/submit-essay-grades': (_query: URLSearchParams, body: unknown) => {
          saved.push(body);
          return { data: [GRADED, GRADED] };
        },
      },
      language,
    );
    await screen.findAllByRole('article');
    fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' });
    await waitFor(() => expect(address()).toContain('answer=22-1'));
    fireEvent.keyDown(document.body, { key: 's', code: 'KeyS' });
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toEqual({
      answers: [22, 23].map((examAttemptId) => ({ examAttemptId, position: 1, version: 1, markVersion: 1 })),
      score: '4.5',
      comment: 'Say why',
    });
  });

  it('goes on to the next that are alike where this one stands alone', async () => {
    const alike = (id: number, comparedText: string) => ({ ...queued(id), comparedText });
    const { address } = await show(
      'marking/7',
      {
        'GET /api/answer-review': queueOf(alike(21, 'sun'), alike(22, 'snow'), alike(23, 'rain'), alike(24, 'rain')),
        'GET /api/answer-review/21': attempt([question()]),
        'GET /api/answer-review/23': attempt([question()], { examAttemptId: 23 }),
      },
      language,
    );
    await screen.findAllByRole('textbox');
    fireEvent.keyDown(document.body, { key: 's', code: 'KeyS' });
    await waitFor(() => expect(address()).toContain('answer=23-1'));
  });

  it('shows how the marks of the question are spread so far', async () => {
    const marked = (id: number, score: string) => ({ ...queued(id, 'MARKED'), score });
    const { kit } = await show(
      'marking/7',
      {
        'GET /api/answer-review': () =>
          queueOf(marked(18, '7.0000'), marked(19, '6.6000'), marked(20, '4.0000'), queued(21)),
        'GET /api/answer-review/21': attempt([question()]),
      },
      language,
    );
    const t = kit.wording.get();
    const part = await screen.findByRole('region', { name: t('exam-marking.titles.soFar') });
    // 17.6 of three; 6.6 stands with the sevens
    expect(toLatinDigits(part.textContent ?? '')).toMatch(/5[.٫]87/);
    const columns = within(part).getAllByRole('listitem');
    expect(columns).toHaveLength(11);
    expect(columns.map((column) => toLatinDigits(column.firstChild?.textContent ?? ''))[7]).toBe('2');
  });

  it('goes on to the next question that waits when this one is done', async () => {
    const saved: GradeBody[] = [];
    const [first] = progress().questions;
    const questions = [
      { ...first!, questionId: 8, questionName: 'Rivers', pendingCount: 0, disputedCount: 0 },
      first!,
      { ...first!, questionId: 9, questionName: 'Winds', pendingCount: 3 },
    ];
    const { kit, address } = await show(
      'marking/7',
      {
        [`${EXAM}/marking-progress`]: { ...progress(), questions },
        'GET /api/answer-review': () => queueOf(queued(20, 'MARKED'), queued(21, saved[0] ? 'MARKED' : 'PENDING')),
        'GET /api/answer-review/20': attempt([question()], { examAttemptId: 20 }),
        'GET /api/answer-review/21': attempt([question()]),
        'POST /api/submit-essay-grade': (_query: URLSearchParams, body: unknown) => {
          saved.push(body as GradeBody);
          return GRADED;
        },
      },
      language,
    );
    const t = kit.wording.get();
    await screen.findByRole('textbox', { name: t('exam-marking.fields.score') });
    fireEvent.keyDown(document.body, { key: '7', code: 'Digit7' });
    fireEvent.keyDown(document.body, { key: 'Enter', code: 'Enter', ctrlKey: true });
    await waitFor(() => expect(address()).toContain('/marking/9'));
    expect(saved).toMatchObject([{ examAttemptId: 21, score: '7' }]);
  });

  it('reports that a mark was not saved even when one has gone on to the next answer meanwhile', async () => {
    let refuse = () => {};
    const { kit, toasts, address } = await show(
      'marking/7',
      {
        'GET /api/answer-review': queueOf(queued(21), queued(22)),
        'GET /api/answer-review/21': attempt([question()]),
        'GET /api/answer-review/22': attempt([question()], { examAttemptId: 22 }),
        'POST /api/submit-essay-grade': () =>
          new Promise<Response>((answer) => {
            refuse = () => answer(jsonResponse(403, { status: 403, errorCode: 'forbidden', message: 'Not any more' }));
          }),
      },
      language,
    );
    const t = kit.wording.get();
    const score = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('exam-marking.fields.score') });
    fireEvent.change(await score(), { target: { value: '9' } });
    fireEvent.click(screen.getByRole('button', { name: t('marking.actions.saveAndNext') }));
    fireEvent.keyDown(document.body, { key: 'j', code: 'KeyJ' });
    await waitFor(() => expect(address()).toContain('answer=22-1'));
    await waitFor(async () => expect((await score()).value).toBe(''));
    await act(async () => refuse());
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Not any more']));
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK' });
    await waitFor(async () => expect(toLatinDigits((await score()).value)).toBe('9'));
  });

  it('shows what another marker saved meanwhile, and saves over it only when told to', async () => {
    const saved: GradeBody[] = [];
    const theirs = question({
      score: '4.0000000000',
      comment: 'Thin',
      version: 2,
      markedBy: { userId: 8, firstName: 'Omar', lastName: 'Hadi' },
      markedAt: '2026-03-02T08:00:00Z',
    });
    const { kit, toasts } = await show(
      'marking/7',
      {
        'GET /api/answer-review': queueOf(queued(21)),
        'GET /api/answer-review/21': () => attempt([saved.length > 0 ? theirs : question()]),
        'POST /api/submit-essay-grade': (_query: URLSearchParams, body: unknown) => {
          saved.push(body as GradeBody);
          return saved.length === 1
            ? jsonResponse(409, { status: 409, errorCode: 'conflict', message: 'Changed meanwhile' })
            : GRADED;
        },
      },
      language,
    );
    const t = kit.wording.get();
    fireEvent.change(await screen.findByRole('textbox', { name: t('exam-marking.fields.score') }), {
      target: { value: '9' },
    });
    fireEvent.click(screen.getByRole('button', { name: t('exam-marking.actions.save') }));
    expect(await screen.findByText(t('exam-marking.messages.conflict', { name: 'Omar Hadi' }))).toBeTruthy();
    expect(screen.getByText(t('exam-marking.labels.theirComment', { comment: 'Thin' }))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('exam-marking.actions.saveMine') }));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('exam-marking.messages.saved')));
    expect(saved.map(({ score, version }) => [score, version])).toEqual([
      ['9', 1],
      ['9', 2],
    ]);
  });

  it('by a rubric says what the points are in marks, and sends nothing that is incomplete', async () => {
    const saved: GradeBody[] = [];
    const { kit } = await show(
      'marking/7',
      {
        'GET /api/answer-review': queueOf(queued(21)),
        'GET /api/answer-review/21': attempt([question({ rubric: RUBRIC })]),
        'POST /api/submit-essay-grade': (_query: URLSearchParams, body: unknown) => {
          saved.push(body as GradeBody);
          return GRADED;
        },
      },
      language,
    );
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('button', { name: t('exam-marking.actions.save') }));
    expect(await screen.findByText(t('rubrics.problems.NOT_JUDGED'))).toBeTruthy();
    fireEvent.click(screen.getAllByRole('radio')[0]!);
    fireEvent.click(screen.getByRole('button', { name: t('exam-marking.actions.save') }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ score: null, assessment: [{ criterionId: 1, levelId: 11 }], version: 1 });
  });

  it('shows one of two markers what was decided meanwhile', async () => {
    const saved: GradeBody[] = [];
    const own = {
      marker: { userId: 1, firstName: 'Marker', lastName: 'One' },
      isOwn: true,
      score: '2',
      assessment: null,
      comment: '',
      version: 1,
      reviewedAt: '2026-03-02T08:00:00Z',
    };
    const decided = question({
      score: '4.0000000000',
      markVersion: 3,
      markedBy: { userId: 8, firstName: 'Omar', lastName: 'Hadi' },
      reviews: [own],
    });
    const { kit, toasts } = await show(
      'marking/7',
      {
        'GET /api/answer-review': queueOf(queued(21)),
        'GET /api/answer-review/21': () =>
          attempt([saved.length > 0 ? decided : question({ reviews: [own] })], { markerCount: 2 }),
        'POST /api/submit-essay-grade': (_query: URLSearchParams, body: unknown) => {
          saved.push(body as GradeBody);
          return saved.length === 1
            ? jsonResponse(409, { status: 409, errorCode: 'conflict', message: 'Changed meanwhile' })
            : GRADED;
        },
      },
      language,
    );
    const t = kit.wording.get();
    fireEvent.change(await screen.findByRole('textbox', { name: t('exam-marking.fields.score') }), {
      target: { value: '9' },
    });
    fireEvent.click(screen.getByRole('button', { name: t('exam-marking.actions.save') }));
    expect(await screen.findByText(t('exam-marking.messages.conflict', { name: 'Omar Hadi' }))).toBeTruthy();
    expect(
      screen.getByText(t('exam-marking.labels.theirs', { score: { raw: createFormatter({ language }).decimal('4') } })),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('exam-marking.actions.saveMine') }));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('exam-marking.messages.saved')));
    expect(saved.map(({ version, markVersion }) => [version, markVersion])).toEqual([
      [1, 1],
      [1, 3],
    ]);
  });

  it('puts two markers side by side, and wants a reason for the decision', async () => {
    const saved: GradeBody[] = [];
    const review = (userId: number, score: string, levelId: number): MarkedQuestion['reviews'][number] => ({
      marker: { userId, firstName: 'Marker', lastName: String(userId) },
      isOwn: userId === 1,
      score,
      assessment: [{ criterionId: 1, levelId }],
      comment: '',
      version: 1,
      reviewedAt: '2026-03-02T08:00:00Z',
    });
    const disputed = question({
      rubric: RUBRIC,
      isDisputed: true,
      markVersion: 3,
      reviews: [review(1, '3.3333333333', 11), review(2, '10', 12)],
    });
    const { kit } = await show(
      'marking/7',
      {
        'GET /api/answer-review': queueOf(queued(21, 'DISPUTED')),
        'GET /api/answer-review/21': attempt([disputed], { markerCount: 2 }),
        'POST /api/reconcile-essay-grade': (_query: URLSearchParams, body: unknown) => {
          saved.push(body as GradeBody);
          return GRADED;
        },
      },
      language,
    );
    const t = kit.wording.get();
    expect(await screen.findByText(t('exam-marking.reconciliation.APART'))).toBeTruthy();
    expect(screen.getAllByText('Marker 2').length).toBeGreaterThan(0);
    fireEvent.click(screen.getAllByRole('radio')[1]!);
    fireEvent.click(screen.getByRole('button', { name: t('exam-marking.actions.save') }));
    expect(await screen.findByText(t('errors.rules.required'))).toBeTruthy();
    expect(saved).toEqual([]);
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(t('exam-marking.fields.decision')) }), {
      target: { value: 'We agreed' },
    });
    fireEvent.click(screen.getByRole('button', { name: t('exam-marking.actions.save') }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ version: 3, comment: 'We agreed', assessment: [{ criterionId: 1, levelId: 12 }] });
  });

  it('comments on a passage that is chosen without a pointer', async () => {
    const written: unknown[] = [];
    let graded = 0;
    const { kit, toasts } = await show(
      'marking/7',
      {
        'GET /api/answer-review': queueOf(queued(21)),
        'GET /api/answer-review/21': attempt([question()]),
        'POST /api/answer-comments': (_query: URLSearchParams, body: unknown) => {
          written.push(body);
          return { answerCommentId: 1, version: 1 };
        },
        'POST /api/submit-essay-grade': () => {
          graded += 1;
          return jsonResponse(403, { status: 403, errorCode: 'forbidden', message: 'Not now' });
        },
      },
      language,
    );
    const t = kit.wording.get();
    expect(ESSAY).toContain('&amp;');
    const score = await screen.findByRole('textbox', { name: t('exam-marking.fields.score') });
    fireEvent.change(score, { target: { value: '9' } });
    const open = await screen.findByRole('button', { name: t('exam-marking.actions.comment') });
    await act(async () => {
      fireEvent.click(open);
    });
    const dialog = await screen.findByRole('dialog');
    const [passage, comment] = within(dialog).getAllByRole<HTMLTextAreaElement>('textbox');
    await act(async () => {
      passage!.setSelectionRange(7, 11);
      fireEvent.select(passage!);
    });
    fireEvent.change(comment!, { target: { value: 'Sure?' } });
    fireEvent.keyDown(comment!, { key: 'Enter', ctrlKey: true });
    fireEvent.click(within(dialog).getByRole('button', { name: t('common.actions.save') }));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('exam-marking.messages.commentSaved')));
    expect(written).toEqual([{ examAttemptId: 21, position: 1, start: 7, end: 11, quote: 'snow', comment: 'Sure?' }]);
    expect(graded).toBe(0);
  });

  it('asks before a comment on a passage is deleted', async () => {
    const marker = { userId: 1, firstName: 'Salma', lastName: 'Said' };
    const comment = {
      answerCommentId: 4,
      start: 0,
      end: 6,
      quote: 'Rivers',
      comment: 'Which?',
      version: 2,
      writtenAt: '2026-03-02T08:00:00Z',
    };
    let comments = [{ ...comment, marker, isOwn: true }];
    const { kit, toasts } = await show(
      'marking/7',
      {
        'GET /api/answer-review': queueOf(queued(21)),
        'GET /api/answer-review/21': () => attempt([question({ comments })]),
        'DELETE /api/answer-comments/4': () => {
          comments = [];
        },
      },
      language,
    );
    const t = kit.wording.get();
    const [bin] = t('exam-marking.actions.deleteComment', { number: '|' }).split('|');
    const button = await screen.findByRole('button', { name: (name) => name.startsWith(bin!) });
    await act(async () => {
      fireEvent.click(button);
    });
    const asked = await screen.findByRole('alertdialog');
    expect(comments).toHaveLength(1);
    fireEvent.click(within(asked).getByRole('button', { name: t('common.actions.delete') }));
    await waitFor(() => expect(screen.queryByText('Which?')).toBeNull());
    expect(toasts.map(({ text }) => text)).toEqual([t('exam-marking.messages.commentDeleted')]);
  });
});

describe.each(DIRECTIONS)('an attempt whose learner is hidden, in $language', ({ language }) => {
  it('shows what happened in its order and no times', async () => {
    const event = { occurredAt: null, receivedAt: null };
    const { kit } = await show(
      'attempts/21',
      {
        'GET /api/answer-review/21': attempt([], {
          ...{ learner: null, startedAt: null, finishedAt: null },
          events: [
            { ...event, kind: 'FOCUS_LOST', position: 2 },
            { ...event, kind: 'RECONNECTED', position: null },
          ],
        }),
        [`${EXAM}/mark-changes`]: { data: [], total: 0 },
      },
      language,
    );
    const t = kit.wording.get();
    const list = (await screen.findByText(t('exam-marking.hints.untimed'))).nextElementSibling;
    const place = t('exam-marking.labels.atQuestion', { number: language === 'ar' ? '٢' : '2' });
    expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      `${t('exam-marking.events.FOCUS_LOST')} · ${place}`,
      t('exam-marking.events.RECONNECTED'),
    ]);
    expect(screen.queryByText(t('exam-marking.labels.started'))).toBeNull();
    expect(screen.getByText(t('exam-marking.labels.score'))).toBeTruthy();
  });
});

describe.each(DIRECTIONS)('how an exam went in $language', ({ language }) => {
  it('says in words what to look at', async () => {
    const { kit } = await show('statistics', { [`${EXAM}/statistics`]: statistics }, language);
    const t = kit.wording.get();
    expect(await screen.findByText(t('exam-marking.hints.negative'))).toBeTruthy();
    const choice = language === 'ar' ? 'الأمازون' : 'Amazon';
    expect(screen.getByText(t('exam-marking.hints.distractor', { choice }))).toBeTruthy();
    const tables = screen.getAllByRole('table');
    expect(tables).toHaveLength(4);
    expect(screen.getByRole('table', { name: t('exam-marking.titles.times') }).textContent).toMatch(/1:12|١:١٢/);
  });

  it('says that a few answers are too few to judge a question by, and nothing else of it', async () => {
    const items = statistics.items.map((item) => ({ ...item, count: 1, difficulty: 0, discrimination: null }));
    const { kit } = await show('statistics', { [`${EXAM}/statistics`]: { ...statistics, items } }, language);
    const t = kit.wording.get();
    expect(await screen.findByText(t('exam-marking.hints.tooFew', { least: 30 }))).toBeTruthy();
    expect(screen.queryByText(t('exam-marking.hints.hard'))).toBeNull();
  });

  it('shows what a change would do before it is done, and asks for a reason', async () => {
    const done: unknown[] = [];
    const { kit, toasts } = await show(
      'changes',
      {
        [`${EXAM}/mark-changes`]: { data: [], total: 0 },
        'POST /api/subsection-exams/5/regrade-preview': preview,
        'POST /api/subsection-exams/5/give-marks': (_query: URLSearchParams, body: unknown) => {
          done.push(body);
          return { changedCount: 4 };
        },
      },
      language,
    );
    const t = kit.wording.get();
    await screen.findByRole('option', { name: 'Rivers' });
    fireEvent.change(screen.getByRole('combobox', { name: t('exam-marking.fields.question') }), {
      target: { value: '8' },
    });
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(t('exam-marking.acts.GIVE_MARKS')) }));
    fireEvent.click(screen.getByRole('button', { name: t('exam-marking.actions.preview') }));
    expect(await screen.findByText(t('exam-marking.labels.changed', { count: 4 }))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('exam-marking.actions.giveMarks') }));
    expect(await screen.findByText(t('errors.rules.required'))).toBeTruthy();
    expect(done).toEqual([]);
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(t('exam-marking.fields.reason')) }), {
      target: { value: 'Unclear' },
    });
    fireEvent.click(screen.getByRole('button', { name: t('exam-marking.actions.giveMarks') }));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('exam-marking.messages.changed', { count: 4 })));
    expect(done).toEqual([{ questionId: 8, reason: 'Unclear' }]);
  });
});
