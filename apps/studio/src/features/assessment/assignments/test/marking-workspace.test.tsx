// @vitest-environment happy-dom

import { toLatinDigits } from '@sullam/domain/latin-digits.ts';
import { Dialog, Popover } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import type { Responses } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { TAB } from '../../marking/use-work-lock.ts';
import type { MarkBody } from '../submissions.api.ts';
import { MARKING, ONE, press, show, WORK } from './assignment-place.ts';
import { listOf, row, submission } from './assignment-responses.ts';

beforeAll(async () => {
  for (const part of [Dialog, Popover]) part.preload();
  await Promise.all([
    import('@sullam/ui/overlays/dialog.tsx'),
    import('@sullam/ui/overlays/popover.tsx'),
    import('../marking.screen.tsx'),
  ]);
});

const level = (id: number, points: string, en: string, ar: string) => ({
  id,
  points,
  name: { en, ar },
  description: {},
});
const criterion = (id: number, en: string, ar: string) => ({
  id,
  name: { en, ar },
  description: {},
  isRange: false,
  levels: [level(id * 10 + 1, '5', 'Strong', 'قوي'), level(id * 10 + 2, '3', 'Sound', 'جيد')],
});
const RUBRIC = {
  rubricId: 5,
  rubricVersion: 1,
  title: { en: 'Feedback', ar: 'الملاحظة' },
  maximum: '10',
  content: {
    criteria: [criterion(1, 'Effect', 'الأثر'), criterion(2, 'Agreement', 'الاتفاق')],
    allowsFreePoints: false,
  },
};
const LATE = { intervals: 2, interval: 'DAY' as const, percentPerInterval: '10', floorPercent: '0' };
const SAVED = { points: '8', finalPoints: '6', isDisputed: false, version: 1, markVersion: 1 };

const isMarked = () => ({ state: 'MARKED' as const, points: '6' });

/** Three submissions: the first late, the second marked already, the third waits. */
function desk(more: Responses = {}) {
  const sent: MarkBody[] = [];
  const one = { rubric: RUBRIC, late: LATE };
  const beside = (assignmentSubmissionId: number) => submission({ ...one, assignmentSubmissionId, late: null });
  const responses: Responses = {
    ...MARKING,
    'GET /api/assignment-submissions/41': beside(41),
    'GET /api/assignment-submissions/41/comments': { data: [] },
    'GET /api/assignment-submissions/41/mark-changes': { data: [], total: 0 },
    'GET /api/copy-plagiarism-checks/submissions/41': MARKING['GET /api/copy-plagiarism-checks/submissions/40'],
    'GET /api/assignment-submissions/42': beside(42),
    'GET /api/assignment-submissions/42/comments': { data: [] },
    'GET /api/assignment-submissions/42/mark-changes': { data: [], total: 0 },
    'GET /api/copy-plagiarism-checks/submissions/42': MARKING['GET /api/copy-plagiarism-checks/submissions/40'],
    [`GET ${WORK}`]: submission(one),
    [`GET ${ONE}/submissions`]: () =>
      listOf(
        row({ assignmentSubmissionId: 42, submittedAt: '2026-03-04T13:00:00.000Z' }),
        row({ assignmentSubmissionId: 41, submittedAt: '2026-03-04T12:00:00.000Z', ...isMarked() }),
        row({ isLate: true, ...(sent.length > 0 ? isMarked() : {}) }),
      ),
    [`PUT ${WORK}/mark`]: (_query: URLSearchParams, body: unknown) => {
      sent.push(body as MarkBody);
      return SAVED;
    },
    ...more,
  };
  return { sent, responses };
}

const type = (key: string, code: string, more: object = {}) => fireEvent.keyDown(document.body, { key, code, ...more });

/** The window lets go when it closes. */
const RELEASE = { [`DELETE /api/work-locks/${TAB}`]: () => undefined } as unknown as Responses;

describe('work that a colleague has in hand', () => {
  it('is shown with their name, is not saved over, and is taken over with one press', async () => {
    const asked: { takesOver: boolean; recordId: number }[] = [];
    const holder = { userId: 7, firstName: 'Omar', lastName: 'Bakri' };
    const since = '2026-03-04T12:00:00.000Z';
    let isMine = false;
    const { responses, sent } = desk({
      ...RELEASE,
      'PUT /api/work-locks': (_query: URLSearchParams, body: unknown) => {
        const { takesOver, recordId } = body as (typeof asked)[number];
        asked.push({ takesOver, recordId });
        isMine ||= takesOver;
        const others = [{ recordId: 42, part: 0, holder }, ...(isMine ? [] : [{ recordId: 40, part: 0, holder }])];
        return { holder: isMine ? null : holder, since, others };
      },
    });
    const { t } = await show('submissions/40', responses, 'en');
    // beside the work and in its line, and in the line of another one
    await waitFor(() => expect(screen.getAllByText(t('marking.locks.held', { name: 'Omar Bakri' }))).toHaveLength(3));
    const save = () => screen.getByRole<HTMLButtonElement>('button', { name: t('marking.actions.saveAndNext') });
    expect(save().disabled).toBe(true);
    type('1', 'Digit1');
    type('1', 'Digit1');
    type('Enter', 'Enter', { ctrlKey: true });
    fireEvent.click(screen.getByRole('button', { name: t('marking.locks.takeOver') }));
    await waitFor(() => expect(save().disabled).toBe(false));
    expect(asked).toEqual([
      { takesOver: false, recordId: 40 },
      { takesOver: true, recordId: 40 },
    ]);
    expect(sent).toEqual([]);
    expect(screen.getAllByText(t('marking.locks.held', { name: 'Omar Bakri' }))).toHaveLength(1);
  });
});

describe.each(DIRECTIONS)('the workspace of marking in $language', ({ language }) => {
  it('is worked by keys alone: levels, what will count, and on to the next that waits', async () => {
    const { sent, responses } = desk();
    const { t, address } = await show('submissions/40', responses, language);
    await screen.findByText('The river rises in the hills.');
    await screen.findByText((text) => toLatinDigits(text) === t('marking.labels.progress', { done: '1', total: '3' }));
    // digits of either kind; the second is for the second criterion
    type('١', 'Digit1');
    type('2', 'Digit2');
    const radios = screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
    expect(radios).toEqual([true, false, false, true]);
    // eight of ten, and twice a tenth of the maximum for two days, before anything is saved
    const result = screen.getByRole('status', { name: t('marking.labels.result') });
    expect(toLatinDigits(result.textContent ?? '').startsWith('6 ')).toBe(true);
    expect(sent).toEqual([]);
    type('Enter', 'Enter', { ctrlKey: true });
    await waitFor(() => expect(address()).toContain('/submissions/42'));
    expect(sent).toMatchObject([
      {
        assessment: [
          { criterionId: 1, levelId: 11 },
          { criterionId: 2, levelId: 22 },
        ],
        number: 1,
        version: 0,
      },
    ]);
  });

  it('walks through what waits, and with Shift through all', async () => {
    const { responses } = desk();
    const { t, address } = await show('submissions/40', responses, language);
    await screen.findByText('The river rises in the hills.');
    await screen.findByText((text) => toLatinDigits(text) === t('marking.labels.progress', { done: '1', total: '3' }));
    type('ت', 'KeyJ', { shiftKey: true });
    await waitFor(() => expect(address()).toContain('/submissions/41'));
    type('k', 'KeyK', { shiftKey: true });
    await waitFor(() => expect(address()).toContain('/submissions/40'));
    type('j', 'KeyJ');
    await waitFor(() => expect(address()).toContain('/submissions/42'));
  });

  it('leaves letters and digits to the field in which one writes', async () => {
    const { responses } = desk();
    const { t, address } = await show('submissions/40', responses, language);
    const comment = await screen.findByRole('textbox', { name: t('assignment-marking.fields.comment') });
    fireEvent.keyDown(comment, { key: 'j', code: 'KeyJ' });
    fireEvent.keyDown(comment, { key: '1', code: 'Digit1' });
    expect(address()).toContain('/submissions/40');
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
  });

  it('keeps comments, puts them into the next one, and forgets them', async () => {
    let kept = [{ savedCommentId: 3, comment: 'Name the effect.' }];
    const sent: unknown[] = [];
    const { responses } = desk({
      'GET /api/saved-comments': () => ({ data: kept }),
      'POST /api/saved-comments': (_query: URLSearchParams, body: unknown) => {
        sent.push(body);
        kept = [{ savedCommentId: 4, comment: 'By when?' }, ...kept];
        return { savedCommentId: 4 };
      },
      'DELETE /api/saved-comments/3': () => {
        kept = kept.filter(({ savedCommentId }) => savedCommentId !== 3);
        return undefined;
      },
    });
    const { t } = await show('submissions/40', responses, language);
    const comment = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: t('assignment-marking.fields.comment'),
    });
    fireEvent.change(comment, { target: { value: 'By when?' } });
    await press(screen.getByRole('button', { name: t('marking.actions.keep') }));
    await waitFor(() => expect(sent).toEqual([{ comment: 'By when?' }]));
    // what is kept is offered no second time
    await waitFor(() => expect(screen.queryByRole('button', { name: t('marking.actions.keep') })).toBeNull());
    const bank = screen.getByRole('button', { name: t('marking.actions.bank') });
    await press(bank);
    const dialog = await screen.findByRole('dialog', { name: t('marking.titles.bank') });
    const insert = { name: t('marking.actions.insert', { comment: 'Name the effect.' }) };
    await press(within(dialog).getByRole('button', insert));
    expect(comment.value).toBe('By when?\nName the effect.');
    await press(bank);
    // by keys alone: the first one has the focus, so that Enter takes it
    await waitFor(() => expect(document.activeElement?.textContent).toBe('By when?'));
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toBe('Name the effect.');
    const again = await screen.findByRole('dialog', { name: t('marking.titles.bank') });
    const forget = { name: t('marking.actions.forget', { comment: 'Name the effect.' }) };
    await press(within(again).getByRole('button', forget));
    await waitFor(() => expect(within(again).queryByRole('button', forget)).toBeNull());
    expect(comment.value).toContain('Name the effect.');
  });

  it('says on its button that saving releases the mark, where it does', async () => {
    const { responses } = desk({ [`GET ${WORK}`]: submission({ isReleasedAtOnce: true }) } as Responses);
    const { t } = await show('submissions/40', responses, language);
    expect(await screen.findByRole('button', { name: t('assignment-marking.actions.saveAndRelease') })).toBeDefined();
    expect(screen.getByText(t('assignment-marking.hints.commentAtOnce'))).toBeDefined();
    expect(screen.queryByRole('button', { name: t('assignment-marking.actions.save') })).toBeNull();
  });

  it('says once that nothing is left', async () => {
    const { responses } = desk({
      'GET /api/studio/waiting': { data: [], total: 0, toMarkCount: 0, agenda: [] },
      [`GET ${ONE}/submissions`]: () => listOf(row({ ...isMarked() })),
    } as Responses);
    const { t } = await show('submissions/40', responses, language);
    await screen.findByText(t('marking.empty.open'));
    expect(screen.getAllByText(t('marking.empty.open'))).toHaveLength(1);
  });
});
