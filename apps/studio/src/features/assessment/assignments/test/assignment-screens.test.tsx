// @vitest-environment happy-dom

import { toLatinDigits } from '@sullam/domain/latin-digits.ts';
import { Dialog, Menu } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import type { Responses } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { MARKING, ONE, press, SHARES, show, WORK } from './assignment-place.ts';
import {
  assignment,
  CARD,
  change,
  GROUP,
  granted,
  listOf,
  missing,
  OUTLINE,
  PERSON,
  row,
  submission,
} from './assignment-responses.ts';

beforeAll(async () => {
  for (const part of [Dialog, Menu]) part.preload();
  await Promise.all([
    import('@sullam/ui/overlays/dialog.tsx'),
    import('@sullam/ui/overlays/menu.tsx'),
    import('@sullam/ui/overlays/confirm-dialog.tsx'),
    import('@sullam/ui/pickers/date-picker.tsx'),
    import('@sullam/ui/pickers/combo-box.tsx'),
    import('@sullam/web-kit/rich-text/field-text.tsx'),
    import('../rules.screen.tsx'),
    import('../accommodations.screen.tsx'),
    import('../submissions.screen.tsx'),
    import('../marking.screen.tsx'),
  ]);
});

const NAME = `${PERSON.firstName} ${PERSON.lastName}`;

/** Words whatever digits they are drawn with. */
const inDigits = (words: string) => (text: string) => toLatinDigits(text).replace('٫', '.').trim() === words;

/** Keeps what is sent. */
function taking<Answer>(answer: Answer) {
  const sent: unknown[] = [];
  const take = (_query: URLSearchParams, body: unknown) => {
    sent.push(body);
    return answer;
  };
  return { sent, take };
}

describe.each(DIRECTIONS)('the rules of an assignment in $language', ({ language }) => {
  const ANSWERS: Responses = {
    'GET /api/courses/3/outline': OUTLINE,
    'GET /api/courses/3/assignments': { data: [CARD], total: 1 },
    [`GET ${ONE}/findings`]: { isReady: true, findings: [] },
    'GET /api/courses/3/rubrics': { data: [], total: 0 },
  };

  it('are saved on the version that was read, in digits of either kind', async () => {
    const { sent, take } = taking({ version: 3 });
    const { t, toasts } = await show('rules', { ...ANSWERS, [`PUT ${ONE}`]: take }, language);
    const maximum = await screen.findByLabelText(new RegExp(t('assignment-marking.fields.maximum')));
    fireEvent.change(maximum, { target: { value: 'ten' } });
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
    await waitFor(() => expect(maximum.getAttribute('aria-invalid')).toBe('true'));
    expect(sent).toEqual([]);
    fireEvent.change(maximum, { target: { value: '١٢٫٥' } });
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
    await waitFor(() => expect(sent).toMatchObject([{ maximum: '12.5', version: 2 }]));
    await waitFor(() => expect(toasts.map(({ text }) => text)).toContain(t('assignment-marking.messages.rulesSaved')));
  });

  describe('that somebody else has saved meanwhile', () => {
    const theirs = assignment({ version: 5, maximum: '33' });
    /** Writes 20 points over what somebody else has made 33. */
    const write = async () => {
      const sent: { version: number; maximum: string }[] = [];
      const { t } = await show(
        'rules',
        {
          ...ANSWERS,
          [`GET ${ONE}/editing`]: () => (sent.length === 0 ? assignment({}) : theirs),
          [`PUT ${ONE}`]: (_query: URLSearchParams, body: unknown) => {
            sent.push(body as (typeof sent)[number]);
            return sent.length === 1
              ? jsonResponse(409, { message: 'x', status: 409, errorCode: 'conflict', details: [] })
              : { version: 6 };
          },
        },
        language,
      );
      const maximum = await screen.findByLabelText(new RegExp(t('assignment-marking.fields.maximum')));
      fireEvent.change(maximum, { target: { value: '20' } });
      fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
      const alert = await screen.findByText(t('studio.conflict.title'));
      const changed = screen.getByText(t('studio.conflict.changed', { parts: t('assignment-marking.titles.marking') }));
      expect(alert.closest('[role=alert]')?.contains(changed)).toBe(true);
      expect((maximum as HTMLInputElement).value).toBe('20');
      return { t, sent, maximum: maximum as HTMLInputElement };
    };

    it('go over it when one wants that', async () => {
      const { t, sent } = await write();
      fireEvent.click(screen.getByRole('button', { name: t('studio.conflict.mine') }));
      await waitFor(() => expect(sent).toMatchObject([{ version: 2 }, { version: 5, maximum: '20' }]));
      await waitFor(() => expect(screen.queryByText(t('studio.conflict.title'))).toBeNull());
    });

    it('give way to it when one wants that', async () => {
      const { t, sent, maximum } = await write();
      fireEvent.click(screen.getByRole('button', { name: t('studio.conflict.theirs') }));
      await waitFor(() => expect(maximum.value).toBe(language === 'en' ? '33' : '٣٣'));
      expect(screen.queryByText(t('studio.conflict.title'))).toBeNull();
      expect(screen.getByText(t('common.states.saved'))).toBeTruthy();
      expect(sent).toHaveLength(1);
    });
  });

  it('keep the rubric that is marked by where the course has it no longer', async () => {
    const rubric = { rubricId: 77, rubricVersion: 1 };
    const { t } = await show('rules', { ...ANSWERS, [`GET ${ONE}/editing`]: assignment(rubric) }, language);
    const field = await screen.findByLabelText(t('assignment-marking.fields.rubric'));
    expect((field as HTMLSelectElement).value).toBe('77');
    expect(within(field).getByText(t('assignment-marking.labels.rubricInUse'))).toBeTruthy();
  });
});

describe.each(DIRECTIONS)('dates of their own in $language', ({ language }) => {
  const group = {
    ...GROUP,
    courseId: 3,
    memberCount: 3,
    capacity: null,
    isOpen: false,
    isMine: false,
    version: 1,
    abilities: { canEdit: true, canJoin: false, canLeave: false },
  };
  const other = { ...group, courseGroupId: 7, name: { en: 'Cedar', ar: 'أرز' } };
  const GRANTS = `GET ${ONE}/accommodations`;

  it('are granted to a group that has none yet', async () => {
    const { sent, take } = taking({ version: 1 });
    const rows = [granted(), granted({ learner: null, group: { ...GROUP, memberCount: 3 }, note: 'Storm' })];
    const { t } = await show(
      'accommodations',
      {
        [GRANTS]: { data: rows },
        'GET /api/courses/3/groups': { data: [group, other], abilities: { canEdit: true } },
        [`PUT ${ONE}/accommodations/groups/7`]: take,
      },
      language,
    );
    expect(await screen.findByText(t('course-groups.labels.members', { count: 3 }))).toBeTruthy();
    expect(screen.getByText(t('accommodations.grants.note', { note: 'Storm' }))).toBeTruthy();
    await press(await screen.findByRole('button', { name: t('course-groups.grants.add') }));
    const dialog = await screen.findByRole('dialog');
    const choice = within(dialog).getByLabelText(
      new RegExp(`^${t('course-groups.labels.group')}`),
    ) as HTMLSelectElement;
    expect([...choice.options].map(({ value }) => value)).toEqual(['', '7']);
    fireEvent.click(within(dialog).getByRole('button', { name: t('common.actions.save') }));
    expect(within(dialog).getByText(t('errors.rules.required'))).toBeTruthy();
    fireEvent.change(choice, { target: { value: '7' } });
    fireEvent.change(within(dialog).getByLabelText(new RegExp(`^${t('assignment-marking.fields.note')}`)), {
      target: { value: 'Flood' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: t('common.actions.save') }));
    const dates = { opensAt: null, dueAt: '2026-03-05T12:00:00.000Z', closesAt: null };
    await waitFor(() => expect(sent).toEqual([{ ...dates, note: 'Flood', version: 0 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are changed on the version that was read, and can be taken back until the message is gone', async () => {
    const { sent, take } = taking({ version: 2 });
    const { t, calls, toasts } = await show(
      'accommodations',
      {
        [GRANTS]: { data: [granted()] },
        'GET /api/courses/3/groups': { data: [], abilities: { canEdit: true } },
        [`PUT ${ONE}/accommodations/learners/21`]: take,
        // sent when the message is gone
        [`DELETE ${ONE}/accommodations/learners/21`]: undefined,
      },
      language,
    );
    const actions = async () =>
      press(await screen.findByRole('button', { name: t('studio.words.actionsFor', { name: NAME }) }));
    await actions();
    await press(await screen.findByRole('menuitem', { name: t('common.actions.edit') }));
    const dialog = await screen.findByRole('dialog', { name: t('assignment-marking.titles.datesOf', { name: NAME }) });
    fireEvent.click(within(dialog).getByRole('button', { name: t('common.actions.save') }));
    await waitFor(() => expect(sent).toMatchObject([{ dueAt: '2026-03-09T12:00:00.000Z', version: 1 }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await actions();
    await press(await screen.findByRole('menuitem', { name: t('accommodations.grants.withdraw') }));
    expect(screen.queryByText(NAME)).toBeNull();
    expect(toasts.map(({ text }) => text)).toContain(t('accommodations.grants.withdrawn', { name: NAME }));
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });
});

describe.each(DIRECTIONS)('what was handed in, in $language', ({ language }) => {
  const LIST = `GET ${ONE}/submissions`;

  it('is listed with who handed in nothing, who is marked in the list', async () => {
    const { sent, take } = taking({ points: '0', finalPoints: '0', isDisputed: false, version: 1, markVersion: 1 });
    const late = { userId: 22, firstName: 'Adam', lastName: 'Rami' };
    const { t, toasts } = await show(
      'submissions',
      {
        [LIST]: listOf(row({ learner: late, isLate: true }), missing()),
        [`PUT ${ONE}/marks-without-work/learners/21`]: take,
      },
      language,
    );
    expect((await screen.findByRole('link', { name: 'Adam Rami' })).getAttribute('href')).toContain('/submissions/40');
    expect(
      screen.getByRole('button', {
        name: inDigits(`1 ${t('assignment-marking.states.NOT_SUBMITTED')}`),
      }),
    ).toBeTruthy();
    await press(screen.getByRole('button', { name: t('assignment-marking.actions.markOf', { name: NAME }) }));
    const dialog = await screen.findByRole('dialog', { name: t('assignment-marking.titles.markOf', { name: NAME }) });
    const points = within(dialog).getByLabelText(inDigits(t('assignment-marking.fields.points', { maximum: '10' })));
    expect(toLatinDigits((points as HTMLInputElement).value)).toBe('0');
    fireEvent.change(points, { target: { value: '11' } });
    fireEvent.click(within(dialog).getByRole('button', { name: t('assignment-marking.actions.save') }));
    expect(await within(dialog).findByText(t('errors.codes.submission-mark.too-high'))).toBeTruthy();
    fireEvent.change(points, { target: { value: '٠' } });
    fireEvent.click(within(dialog).getByRole('button', { name: t('assignment-marking.actions.save') }));
    await waitFor(() => expect(sent).toEqual([{ points: '0', comment: '', version: 0 }]));
    await waitFor(() => expect(toasts.map(({ text }) => text)).toContain(t('assignment-marking.messages.saved')));
  });

  it('says how late and how long work is, and is narrowed to a group and to late work in one panel', async () => {
    const group = { courseGroupId: 4, name: { en: 'Palms', ar: 'النخيل' } };
    const { t, calls } = await show(
      'submissions',
      {
        [LIST]: listOf(row({ isLate: true, lateIntervals: 2, wordCount: 131, fileCount: 1 })),
        'GET /api/courses/3/groups': { data: [group] } as never,
      },
      language,
    );
    await screen.findByText(t('marking.labels.lateDays', { count: 2 }));
    screen.getByText(new RegExp(t('assignment-marking.labels.words', { count: 131 })));
    await press(screen.getByRole('button', { name: t('assignment-marking.filters.groupLateMarker') }));
    const panel = within(await screen.findByRole('dialog', { name: t('assignment-marking.filters.title') }));
    await panel.findByRole('option', { name: language === 'ar' ? 'النخيل' : 'Palms' });
    fireEvent.change(panel.getByRole('combobox', { name: t('assignment-marking.filters.group') }), {
      target: { value: '4' },
    });
    await waitFor(() => expect(calls.some((call) => call.includes('courseGroupId=4'))).toBe(true));
    await press(panel.getByRole('switch'));
    await waitFor(() => expect(calls.some((call) => call.includes('isLate=true'))).toBe(true));
  });

  it('shows the mark and the history of who handed in nothing', async () => {
    const { t, calls } = await show(
      'submissions',
      {
        [LIST]: listOf(missing({ assignmentSubmissionId: 40, points: '6', markVersion: 2 })),
        [`GET ${WORK}/mark-changes`]: { data: [change({ oldPoints: '0' })], total: 1 },
        [`DELETE ${WORK}/mark`]: undefined,
      },
      language,
    );
    await press(
      await screen.findByRole('button', { name: t('assignment-marking.actions.editMarkOf', { name: NAME }) }),
    );
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByText(t('assignment-marking.titles.history')));
    expect(await within(dialog).findByText(inDigits('0 → 6'))).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: t('assignment-marking.actions.takeBack') }));
    await waitFor(() => expect(calls.some((call) => call.startsWith(`DELETE ${WORK}/mark`))).toBe(true));
  });

  it('is marked from the rows that have something to mark, and from no others', async () => {
    const other = { userId: 22, firstName: 'Adam', lastName: 'Rami' };
    const { t } = await show(
      'submissions',
      {
        [LIST]: listOf(
          row(),
          row({ assignmentSubmissionId: 41, learner: other, state: 'RETURNED', points: '6' }),
          missing({ learner: { ...other, userId: 23, lastName: 'Sami' } }),
        ),
      },
      language,
    );
    const marks = await screen.findByRole('link', { name: t('marking.actions.markOf', { name: NAME }) });
    expect(marks.getAttribute('href')).toContain('/submissions/40');
    const looks = screen.getByRole('link', { name: t('marking.actions.lookOf', { name: 'Adam Rami' }) });
    expect(looks.getAttribute('href')).toContain('/submissions/41');
    expect(screen.queryByRole('link', { name: t('marking.actions.markOf', { name: 'Adam Rami' }) })).toBeNull();
    expect(screen.queryByRole('link', { name: /Adam Sami/ })).toBeNull();
  });

  it.each([
    [2, (t: Awaited<ReturnType<typeof show>>['t']) => t('assignment-marking.messages.reminded', { count: 2 })],
    [0, (t: Awaited<ReturnType<typeof show>>['t']) => t('assignment-marking.messages.remindedNobody')],
  ])(
    'has who handed in nothing reminded after a question, and says how many that were: %s',
    async (reminded, wordsOf) => {
      const { t, toasts } = await show(
        'submissions',
        { [LIST]: listOf(row(), missing()), [`POST ${ONE}/reminders`]: { reminded } },
        language,
      );
      const name = inDigits(toLatinDigits(t('assignment-marking.actions.remind', { count: '1' })));
      await press(await screen.findByRole('button', { name }));
      fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
      await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual([wordsOf(t)]));
    },
  );

  it('shows how alike work is where some is, and leaves nobody to remind where all have handed in', async () => {
    const { t } = await show(
      'submissions',
      {
        [LIST]: listOf(row()),
        [SHARES]: { data: [{ assignmentSubmissionId: 40, shared: 61, total: 100 }] },
      },
      language,
    );
    expect(await screen.findByRole('columnheader', { name: t('assignment-marking.labels.similar') })).toBeTruthy();
    expect(screen.getByText((text) => toLatinDigits(text).replace('٪', '%').includes('61'))).toBeTruthy();
    expect(
      screen.queryByText(inDigits(toLatinDigits(t('assignment-marking.actions.remind', { count: '1' })))),
    ).toBeNull();
  });

  it('is released for all after a question', async () => {
    const { t, calls } = await show(
      'submissions',
      { [LIST]: listOf(row()), [`POST ${ONE}/release`]: undefined },
      language,
    );
    await press(await screen.findByRole('button', { name: t('assignment-marking.actions.release') }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: t('assignment-marking.actions.release') }));
    await waitFor(() => expect(calls).toContain(`POST ${ONE}/release`));
  });
});

describe.each(DIRECTIONS)('marking a submission in $language', ({ language }) => {
  const ANSWERS: Responses = {
    ...MARKING,
    [`GET ${WORK}/mark-changes`]: {
      data: [change(), change({ oldPoints: '6', newPoints: '7.5', reason: 'Looked again' })],
      total: 2,
    },
  };

  it('shows the text, takes points within the maximum and says what was saved', async () => {
    const { sent, take } = taking({ points: '7.5', finalPoints: '7.5', isDisputed: false, version: 1, markVersion: 1 });
    const undone: (string | null)[] = [];
    const undo = (query: URLSearchParams) => void undone.push(query.get('version'));
    const answers = { ...ANSWERS, [`PUT ${WORK}/mark`]: take, [`DELETE ${WORK}/mark`]: undo };
    const { t, toasts } = await show('submissions/40', answers, language);
    expect(await screen.findByText('The river rises in the hills.')).toBeTruthy();
    const points = screen.getByLabelText(inDigits(t('assignment-marking.fields.points', { maximum: '10' })));
    fireEvent.change(points, { target: { value: '10.5' } });
    fireEvent.click(screen.getByRole('button', { name: t('assignment-marking.actions.save') }));
    expect(await screen.findByText(t('errors.codes.submission-mark.too-high'))).toBeTruthy();
    fireEvent.change(points, { target: { value: '٧٫٥' } });
    fireEvent.click(screen.getByRole('button', { name: t('assignment-marking.actions.save') }));
    await waitFor(() => expect(sent).toEqual([{ points: '7.5', comment: '', number: 1, version: 0, markVersion: 0 }]));
    await waitFor(() => expect(toasts.at(-1)?.action?.label).toBe(t('marking.actions.undo')));
    // what was just given is taken back from the message about it
    await act(async () => toasts.at(-1)?.action?.run());
    await waitFor(() => expect(undone).toEqual(['1']));
  });

  it('shows neither who nor when where names are hidden, and still which version', async () => {
    const { current } = submission();
    const hidden = { submittedBy: null, submittedAt: null, withdrawnAt: null };
    const versions = [2, 1].map((number) => ({ ...hidden, number, isLate: false, receiptCode: null }));
    const blind = { learner: null, isBlind: true, current: { ...current!, ...hidden, number: 2 }, versions };
    const said = { submissionCommentId: 1, author: null, isByMarker: false, isOwn: false, waitsForRelease: false };
    const { t } = await show(
      'submissions/40',
      {
        ...ANSWERS,
        [`GET ${WORK}`]: submission(blind),
        [`GET ${ONE}/submissions`]: listOf(row({ learner: null, submittedAt: null })),
        [`GET ${WORK}/comments`]: { data: [{ ...said, body: 'May I ask?', createdAt: null }] },
        [`GET ${WORK}/mark-changes`]: { data: [], total: 0 },
      },
      language,
    );
    expect(
      await screen.findAllByText(inDigits(t('assignment-marking.labels.anonymous', { number: '40' }))),
    ).toBeTruthy();
    expect(screen.getByText(t('marking.labels.namesHidden'))).toBeTruthy();
    expect(document.body.textContent).not.toContain(PERSON.lastName);
    const options = within(screen.getByLabelText(t('assignment-marking.fields.version'))).getAllByRole('option');
    for (const [at, number] of ['2', '1'].entries())
      expect(inDigits(t('assignment-marking.labels.version', { number }))(options[at]!.textContent)).toBe(true);
    expect(await screen.findByText('May I ask?')).toBeTruthy();
    expect(document.querySelector('time')).toBeNull();
  });

  it('shows the history of the mark', async () => {
    const { t } = await show('submissions/40', ANSWERS, language);
    fireEvent.click(await screen.findByText(t('assignment-marking.titles.history')));
    expect(await screen.findByText(inDigits('6 → 7.5'))).toBeTruthy();
    expect(screen.getByText('Looked again')).toBeTruthy();
    expect(screen.getAllByText('Omar Saleh')).toHaveLength(2);
  });

  it('asks before one’s own message is deleted', async () => {
    const message = (submissionCommentId: number, isOwn: boolean, body: string) => ({
      ...{ submissionCommentId, isOwn, body, author: PERSON, isByMarker: isOwn, waitsForRelease: false },
      createdAt: '2026-03-06T12:00:00.000Z',
    });
    let messages = [message(1, false, 'May I?'), message(2, true, 'You may.')];
    const responses = {
      ...ANSWERS,
      [`GET ${WORK}/comments`]: () => ({ data: messages }),
      [`DELETE ${WORK}/comments/2`]: () => {
        messages = messages.filter(({ isOwn }) => !isOwn);
        return undefined;
      },
    };
    const { t, toasts } = await show('submissions/40', responses, language);
    await screen.findByText('You may.');
    await press(screen.getByRole('button', { name: t('common.actions.delete') }));
    const dialog = { name: t('assignment-marking.dialogs.deleteComment') };
    const asked = await screen.findByRole('alertdialog', dialog);
    expect(messages).toHaveLength(2);
    fireEvent.click(within(asked).getByRole('button', { name: t('common.actions.delete') }));
    await waitFor(() => expect(screen.queryByText('You may.')).toBeNull());
    expect(screen.getByText('May I?')).toBeTruthy();
    expect(toasts.map(({ text }) => text)).toEqual([t('common.states.deleted')]);
  });
});
