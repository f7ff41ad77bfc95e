// @vitest-environment happy-dom
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import { coachingMember, noonIn, session } from './sessions.support.ts';

const open = (shown: ReturnType<typeof session>, language: 'en' | 'ar', more = {}) =>
  renderScreen({
    screens: SCREENS,
    at: '/coaching/sessions/9',
    language,
    session: coachingMember,
    responses: {
      'GET /api/booking-sessions/9': shown,
      'GET /api/booking-sessions/9/files': { files: [] },
      'GET /api/booking-sessions/9/notes': { learners: [] },
      'GET /api/coaching-goals': { data: [] },
      'GET /api/coaching-tasks': { data: [] },
      ...more,
    },
  });

it.each(DIRECTIONS)('cancels after saying what the terms mean, in $language', async ({ language }) => {
  const shown = session(noonIn(3));
  let sent: object | undefined;
  const { kit } = await open(shown, language, {
    'GET /api/booking-sessions/9/cancellation': shown.policy,
    'POST /api/booking-sessions/9/cancel': (_: unknown, body: object) => {
      sent = body;
    },
  });
  const t = kit.wording.get();
  fireEvent.click(await screen.findByRole('button', { name: t('coaching-sessions.actions.cancel') }));
  const dialog = await screen.findByRole('alertdialog');
  const buttons = [...dialog.querySelectorAll('button')];
  fireEvent.click(buttons.find(({ textContent }) => textContent === t('coaching-sessions.actions.cancel'))!);
  await waitFor(() => expect(sent).toEqual({ message: null }));
});

it('says who cancelled, and offers nothing that is no longer possible', async () => {
  const none = { move: false, cancel: false, answerQuestions: false };
  const shown = session(noonIn(3), { state: 'CANCELLED', cancelledBy: 'COACH', message: 'I am ill' });
  await open({ ...shown, abilities: { ...shown.abilities, ...none } }, 'en');
  expect(await screen.findByText(/Al-Qahtani.* cancelled this session/)).toBeTruthy();
  expect(screen.getByText('I am ill')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
});
