// @vitest-environment happy-dom
import { toLatinDigits } from '@sullam/domain/latin-digits.ts';
import { createFormatter } from '@sullam/strings/format.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import { ALONE } from '../../marking/test/work-in-hand.ts';
import { MarkForm } from '../mark-form.tsx';
import { submissionQuery } from '../submissions.api.ts';
import { MARKER, submission as submissionOf } from './assignment-responses.ts';

const ONE = 'GET /api/assignment-submissions/4';
const MARK = 'PUT /api/assignment-submissions/4/mark';

const submission = (version: number, points: string | null) =>
  submissionOf({
    assignmentSubmissionId: 4,
    maximum: '100',
    version,
    markVersion: version,
    mark:
      points === null
        ? null
        : {
            points,
            finalPoints: points,
            lateIntervals: 0,
            number: 1,
            isDisputed: false,
            assessment: null,
            comment: '',
            markedBy: MARKER,
            markedAt: '2026-03-01T08:00:00.000Z',
          },
  });

function Marked() {
  const { data } = useQuery(submissionQuery(4));
  return (
    data && (
      <MarkForm
        submission={data}
        work={ALONE}
        hasNext={false}
        onNext={() => undefined}
        onGiven={() => () => undefined}
      />
    )
  );
}

describe.each(DIRECTIONS)('a mark that somebody else gave meanwhile, in $language', ({ language }) => {
  const { decimal } = createFormatter({ language });
  async function meet() {
    const sent: unknown[] = [];
    const SAVED = { points: '80', finalPoints: '80', isDisputed: false, markVersion: 3 };
    let there = submission(1, null);
    const { kit } = await renderScreen({
      screens: [
        { path: '/mark', areas: ['assignment-marking', 'marking', 'rubrics', 'errors'], load: async () => Marked },
      ],
      at: '/mark',
      language,
      session: administratorSession(),
      responses: {
        'GET /api/saved-comments': { data: [] },
        [ONE]: () => there,
        [MARK]: (_query: URLSearchParams, body: unknown) => {
          sent.push(body);
          if (sent.length > 1) {
            there = submission(3, '80');
            return { ...SAVED, version: 3 };
          }
          there = submission(2, '55');
          return jsonResponse(409, { message: 'x', status: 409, errorCode: 'conflict' });
        },
      },
    });
    const t = kit.wording.get();
    const points = await screen.findByRole<HTMLInputElement>('textbox', {
      name: t('assignment-marking.fields.points', { maximum: decimal('100') }),
    });
    fireEvent.change(points, { target: { value: '٨٠' } });
    fireEvent.click(screen.getByRole('button', { name: t('assignment-marking.actions.save') }));
    expect(await screen.findByText(t('assignment-marking.messages.conflict'))).toBeTruthy();
    await screen.findByText(new RegExp(decimal('55')));
    expect(points.value).toBe('٨٠');
    return { t, points, sent };
  }

  it('is taken over by a press', async () => {
    const { t, points } = await meet();
    fireEvent.click(screen.getByRole('button', { name: t('assignment-marking.actions.keepTheirs') }));
    expect(toLatinDigits(points.value)).toBe('55');
    expect(screen.queryByText(t('assignment-marking.messages.conflict'))).toBeNull();
  });

  it('is written over by a press, and only then', async () => {
    const { t, points, sent } = await meet();
    fireEvent.click(screen.getByRole('button', { name: t('assignment-marking.actions.saveMine') }));
    await waitFor(() => expect(sent).toMatchObject([{ version: 1 }, { points: '80', version: 2 }]));
    await waitFor(() => expect(toLatinDigits(points.value)).toBe('80'));
    expect(screen.queryByText(t('assignment-marking.messages.conflict'))).toBeNull();
  });
});

it.each(DIRECTIONS)(
  'says why a mark by a rubric that is not finished is not saved, in $language',
  async ({ language }) => {
    const level = (id: number, points: string) => ({ id, points, name: { en: points, ar: points }, description: {} });
    const criterion = { id: 1, name: { en: 'Thought', ar: 'الفكرة' }, description: {}, isRange: false };
    const content = { criteria: [{ ...criterion, levels: [level(1, '0'), level(2, '20')] }], allowsFreePoints: false };
    const { kit, calls, toasts } = await renderScreen({
      screens: [
        { path: '/mark', areas: ['assignment-marking', 'marking', 'rubrics', 'errors'], load: async () => Marked },
      ],
      at: '/mark',
      language,
      session: administratorSession(),
      responses: {
        'GET /api/saved-comments': { data: [] },
        [ONE]: { ...submission(1, null), rubric: { rubricId: 5, rubricVersion: 1, title: {}, maximum: '20', content } },
      },
    });
    const t = kit.wording.get();
    fireEvent.click(await screen.findByRole('button', { name: t('assignment-marking.actions.save') }));
    expect(toasts.map(({ text }) => text)).toEqual([t('assignment-marking.messages.unfinished')]);
    expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
  },
);
