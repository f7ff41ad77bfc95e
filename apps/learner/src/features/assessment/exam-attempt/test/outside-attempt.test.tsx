// @vitest-environment happy-dom

import { jsonResponse, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import type { Respond } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { examDetail } from '../../exams/test/exam-responses.ts';
import type { AttemptSnapshot } from '../attempt.api.ts';
import { DETAIL, FINISH, hall, inTheHall, OPEN, show } from './attempt-hall.tsx';
import { snapshot } from './snapshot.fixture.ts';

inTheHall();

const REASON = 'This exam can’t be taken from your location.';
const outside = () => jsonResponse(403, { message: REASON, status: 403, errorCode: 'exam.address-not-allowed' });
const finished = snapshot({ state: 'SUBMITTED', questions: [], isHolder: false });

/** Waits for a button, presses it, and for what that fetches. */
async function press(name: string, where: HTMLElement = document.body): Promise<void> {
  const button = await within(where).findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

/** The page opened outside, with two answers saved before. */
function outsideHall() {
  const bodies: unknown[] = [];
  const place = { isOutside: true };
  const { responses } = hall(snapshot(), {
    [DETAIL]: () => examDetail({ runningAttemptId: 9, answeredCount: 2 }),
    [FINISH]: (_query: URLSearchParams, body: unknown) => {
      bodies.push(body);
      return finished;
    },
  });
  const open = responses[OPEN] as () => AttemptSnapshot;
  responses[OPEN] = () => (place.isOutside ? outside() : open());
  return { responses, bodies, place };
}

describe('an attempt that is opened outside of its place', () => {
  it('shows no question, and is handed in with what was saved once that is confirmed', async () => {
    const { responses, bodies } = outsideHall();
    const { t } = await show(responses, 'en');
    expect(await screen.findByRole('heading', { name: REASON })).toBeTruthy();
    expect(screen.getByText(t('exam-sitting.messages.outside', { count: 2 }))).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await press(t('exam-sitting.actions.handIn'));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(t('exam-sitting.dialogs.savedCount', { count: 2 }))).toBeTruthy();
    expect(bodies).toEqual([]);
    await press(t('exam-sitting.actions.handIn'), dialog);
    expect(await screen.findByRole('heading', { name: t('exam-sitting.messages.finished') })).toBeTruthy();
    expect(bodies).toEqual([{ holder: expect.any(String), takesOver: true }]);
  });

  it('warns of answers that only this browser keeps, before they are given up and after', async () => {
    const { responses } = outsideHall();
    const { kit, t } = await show(responses, 'en', undefined, '');
    const kept = `sullam.unsent.exam.9.${TEST_USER.id}.3`;
    const answer = { position: 3, sequence: 5, answer: { type: 'SINGLE_CHOICE', choiceId: 'a' }, isFlagged: false };
    kit.storage.setItem(kept, JSON.stringify(answer));
    fireEvent.click(await screen.findByText('The door'));
    await press(t('exam-sitting.actions.handIn'));
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(t('exam-sitting.dialogs.outside', { count: 1 }))).toBeTruthy();
    await press(t('exam-sitting.actions.handInWithout'), dialog);
    expect(await screen.findByText(t('exam-sitting.messages.lost', { count: 1 }))).toBeTruthy();
    expect(kit.storage.getItem(kept)).toBeNull();
  });
});

describe('an attempt that is opened outside of its place', () => {
  it('goes on when it is tried again inside', async () => {
    const { responses, place } = outsideHall();
    const { t } = await show(responses);
    await screen.findByRole('heading', { name: REASON });
    place.isOutside = false;
    await press(t('common.actions.retry'));
    expect(await screen.findByRole('radio', { name: 'First' })).toBeTruthy();
  });

  it('says why it could not be handed in, and can be tried again', async () => {
    const { responses } = outsideHall();
    let isAway = true;
    const finish = responses[FINISH] as Respond<'POST /api/exams/{attemptId}/finish'>;
    responses[FINISH] = (query, body) => {
      if (isAway) throw new TypeError('Failed to fetch');
      return finish(query, body);
    };
    const { t, toasts } = await show(responses);
    const confirm = async () => {
      await press(t('exam-sitting.actions.handIn'));
      await press(t('exam-sitting.actions.handIn'), await screen.findByRole('alertdialog'));
    };
    await confirm();
    await waitFor(() => expect(toasts).toMatchObject([{ tone: 'error' }]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    isAway = false;
    await confirm();
    expect(await screen.findByRole('heading', { name: t('exam-sitting.messages.finished') })).toBeTruthy();
  });
});
