// @vitest-environment happy-dom

import { BOTH_DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { Outlet } from '@tanstack/react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { KeysProvider } from '../../../../parts/keys.tsx';
import { SCREENS } from '../../../../screens.ts';

const slotAt = (date: string, time: string) => ({
  startsAt: `${date}T${time}:00.000Z`,
  endsAt: `${date}T${time.slice(0, 2)}:50:00.000Z`,
  coachDate: date,
  coachTime: time,
  coachOffset: 0,
  coachZone: 'UTC',
  zoneDate: date,
  zoneTime: time,
  zoneOffset: 0,
  zone: 'UTC',
  occurrence: 'ONLY' as const,
});

const Framed = () => (
  <KeysProvider>
    <Outlet />
  </KeysProvider>
);

const NAMES = ['Hala', 'Rami', 'Dina', 'Sami'];

/** Four sessions in a blocked week; `refuses` names one whose hand-over fails. */
async function show(language: 'en' | 'ar' = 'en', { refuses = 0 } = {}) {
  let left = NAMES.map((firstName, at) => ({
    coachingSessionId: at + 1,
    title: { en: 'Career talk', ar: 'حديث مهني' },
    learner: { userId: at + 1, firstName, lastName: 'Zein' },
    slot: slotAt('2099-12-21', `0${at + 5}:00`),
  }));
  const sent: string[] = [];
  const settle = (id: number, what: string): undefined => {
    sent.push(`${what} ${id}`);
    left = left.filter(({ coachingSessionId }) => coachingSessionId !== id);
  };
  await renderScreen({
    screens: SCREENS,
    frame: Framed,
    at: '/coaching/affected',
    language,
    session: sessionFor(900, { user: { ...TEST_USER, permissions: ['organization_member_access_coaching'] } }),
    responses: {
      'GET /api/provider-availability/affected-sessions': () => ({ affectedSessions: left }),
      'GET /api/booking-sessions/2/times': () => ({
        zone: 'UTC',
        days: [{ date: '2099-12-28', slots: [slotAt('2099-12-28', '09:00')] }],
      }),
      'GET /api/booking-sessions/3/taking-coaches': () => ({
        data: [{ coachId: 7, person: { userId: 70, firstName: 'Yusuf', lastName: 'Mansour' } }],
      }),
      'POST /api/booking-sessions/1/keep': () => settle(1, 'keep'),
      'PUT /api/booking-sessions/2': (_query, body) => settle(2, `move ${body.startsAt} ${body.message}`),
      'POST /api/booking-sessions/3/hand-over': (_query, body) => {
        if (refuses === 3)
          return jsonResponse(409, {
            message: 'Yusuf is no longer free',
            status: 409,
            errorCode: 'coaching-slot.taken',
          });
        return settle(3, `hand over to ${body.coachId}`);
      },
      'POST /api/booking-sessions/4/cancel': () => settle(4, 'cancel'),
    },
  });
  return sent;
}

const choose = async (row: number, key: string) => {
  for (let step = 1; step < row; step += 1) fireEvent.keyDown(document.body, { code: 'KeyJ', key: 'j' });
  fireEvent.keyDown(document.body, { code: `Digit${key}`, key });
  for (let step = 1; step < row; step += 1) fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k' });
};

const rows = () => screen.findAllByRole('listitem');
const pick = (row: HTMLElement, name: string, value: string) =>
  waitFor(() => {
    const select = within(row).getByRole<HTMLSelectElement>('combobox', { name });
    expect(select.disabled).toBe(false);
    fireEvent.change(select, { target: { value } });
  });

/** Decides about all four: by keys, and by lists where a time or a coach is needed. */
async function decideAll() {
  await rows();
  for (const row of [1, 2, 3, 4]) await choose(row, String(row));
  const [, second, third] = (await rows()).filter(
    (row) => within(row).queryAllByRole('combobox').length > 0,
  ) as HTMLElement[];
  await pick(second!, 'New time', '2099-12-28T09:00:00.000Z');
  await pick(third!, 'Coach', '7');
}

describe('affected sessions', () => {
  it('are kept, moved, handed over and cancelled, with one message, at once', async () => {
    const sent = await show();
    await decideAll();
    fireEvent.change(screen.getByRole('textbox', { name: /^Message/ }), { target: { value: 'I am away' } });
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Confirm 4 decisions' }));
    await screen.findByText('Every booked session fits your hours');
    expect(sent).toEqual(['keep 1', 'move 2099-12-28T09:00:00.000Z I am away 2', 'hand over to 7 3', 'cancel 4']);
  });

  it('leave in the list what was refused, with the reason', async () => {
    const sent = await show('en', { refuses: 3 });
    await decideAll();
    fireEvent.click(screen.getByRole('button', { name: 'Confirm 4 decisions' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Yusuf is no longer free');
    expect(screen.queryByText('Hala Zein')).toBeNull();
    expect(sent).toHaveLength(3);
  });

  it.each(BOTH_DIRECTIONS)('are listed with nothing decided in $language', async ({ language }) => {
    await show(language);
    await screen.findByText('Hala Zein');
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: language === 'ar' ? 'تأكيد' : 'Confirm' });
    expect(confirm.disabled).toBe(true);
  });
});
