// @vitest-environment happy-dom
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { administratorSession } from '../../../../../test/studio-fixtures.ts';
import type { RegradeDecision } from '../exam-marking.api.ts';
import { RegradeDecisionList } from '../regrade-decision-list.tsx';
import { preview } from './fixtures.ts';

beforeAll(async () => {
  Dialog.preload();
  await import('@sullam/ui/overlays/dialog.tsx');
});

const DECISIONS = '/api/subsection-exams/5/regrade-decisions';
const by = { userId: 8, firstName: 'Omar', lastName: 'Hadi' };
const decision: RegradeDecision = {
  regradeDecisionId: 3,
  questionId: 7,
  questionName: 'Rivers',
  kind: 'ACCEPT_ALSO',
  answer: { type: 'SHORT_TEXT', text: 'Blue Nile' },
  reason: 'Also right',
  decidedBy: by,
  decidedAt: '2026-03-02T08:00:00Z',
  withdrawn: null,
};

describe('decisions about questions', () => {
  const show = (responses: Record<string, unknown>) =>
    renderScreen({
      screens: [
        {
          path: '/regrade-decisions',
          areas: ['exam-marking', 'errors'],
          load: async () => () => <RegradeDecisionList subsectionExamId={5} />,
        },
      ],
      at: '/regrade-decisions',
      session: administratorSession(),
      responses: responses as never,
    });

  it('are withdrawn for a reason once it is seen what changes, and stay listed with it', async () => {
    const sent: unknown[] = [];
    const { kit, toasts } = await show({
      [`GET ${DECISIONS}`]: () => ({
        data: [
          sent.length === 0
            ? decision
            : { ...decision, withdrawn: { reason: 'The wrong question', by, at: '2026-03-03T08:00:00Z' } },
        ],
      }),
      [`POST ${DECISIONS}/3/withdraw-preview`]: preview,
      [`POST ${DECISIONS}/3/withdraw`]: (_query: URLSearchParams, body: unknown) => {
        sent.push(body);
        return { changedCount: 4 };
      },
    });
    const t = kit.wording.get();
    expect(await screen.findByText('Also right')).toBeTruthy();
    expect(screen.getByText(/Blue Nile/)).toBeTruthy();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: t('exam-marking.actions.withdraw') }));
    });
    const dialog = await screen.findByRole('dialog');
    const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: t('exam-marking.actions.withdraw') });
    expect(submit.disabled).toBe(true);
    expect(await within(dialog).findByText(t('exam-marking.labels.changed', { count: 4 }))).toBeTruthy();
    expect(within(dialog).getByText(new RegExp(t('exam-marking.labels.unmarked', { count: 1 })))).toBeTruthy();
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: ' The wrong question ' } });
    fireEvent.click(submit);
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('exam-marking.messages.changed', { count: 4 })));
    expect(sent).toEqual([{ reason: 'The wrong question' }]);
    expect(await screen.findByText('The wrong question')).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('exam-marking.actions.withdraw') })).toBeNull();
  });

  it('take no room where there are none', async () => {
    const { kit, calls } = await show({ [`GET ${DECISIONS}`]: { data: [] } });
    await waitFor(() => expect(calls.some((call) => call.includes(DECISIONS))).toBe(true));
    expect(screen.queryByText(kit.wording.get()('exam-marking.titles.regradeDecisions'))).toBeNull();
  });
});
