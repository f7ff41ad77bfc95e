// @vitest-environment happy-dom
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import { groupSession } from './groups.support.ts';

const member = sessionFor(900);
const coachingMember = {
  ...member,
  user: { ...member.user, permissions: ['organization_member_access_coaching'] },
};

const open = (shown: ReturnType<typeof groupSession>, language: 'en' | 'ar', more = {}) =>
  renderScreen({
    screens: SCREENS,
    at: '/coaching/groups/9',
    language,
    session: coachingMember,
    responses: { 'GET /api/group-sessions/9': shown, ...more },
  });

beforeAll(async () => {
  ConfirmDialog.preload();
  await import('@sullam/ui/overlays/confirm-dialog.tsx');
});

it.each(DIRECTIONS)('shows the seats that are left and books one, in $language', async ({ language }) => {
  const sent: object[] = [];
  const { kit } = await open(groupSession(), language, {
    'POST /api/group-sessions/9/seats': (_: unknown, body: object) => {
      sent.push(body);
    },
  });
  const t = kit.wording.get();
  fireEvent.click(await screen.findByRole('button', { name: t('group-sessions.actions.book') }));
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ waits: false })]));
  if (language === 'en') expect(screen.getByText('3 of 8 seats left')).toBeTruthy();
});

it('asks before a seat is given up', async () => {
  let isLeft = false;
  const { abilities } = groupSession();
  const shown = groupSession({ own: 'BOOKED', abilities: { ...abilities, book: false, leave: true } });
  await open(shown, 'en', {
    'POST /api/group-sessions/9/seats/leave': () => {
      isLeft = true;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Give up the seat' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(isLeft).toBe(false);
  const confirm = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Give up the seat');
  fireEvent.click(confirm!);
  await waitFor(() => expect(isLeft).toBe(true));
});

it('says the place in line, and leaves the waiting list at once', async () => {
  let isLeft = false;
  const { abilities } = groupSession();
  const shown = groupSession({
    own: 'WAITING',
    queuePlace: 2,
    seatsLeft: 0,
    abilities: { ...abilities, book: false, leave: true },
  });
  await open(shown, 'en', {
    'POST /api/group-sessions/9/seats/leave': () => {
      isLeft = true;
    },
  });
  expect(await screen.findByText(/You are number 2 in line/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leave the waiting list' }));
  await waitFor(() => expect(isLeft).toBe(true));
});

it('lists participants for the coach, who reports that one did not come', async () => {
  const sent: object[] = [];
  const { abilities } = groupSession();
  const shown = groupSession({
    side: 'COACH',
    abilities: { ...abilities, book: false, report: true },
    people: [
      {
        groupSeatId: 4,
        person: { userId: 7, firstName: 'Noura', lastName: 'Al-Harbi' },
        state: 'BOOKED',
        isMissed: false,
      },
      {
        groupSeatId: 5,
        person: { userId: 8, firstName: 'Fahd', lastName: 'Al-Amri' },
        state: 'WAITING',
        isMissed: false,
      },
    ],
  });
  await open(shown, 'en', {
    'PUT /api/group-sessions/9/seats/4/attendance': (_: unknown, body: object) => {
      sent.push(body);
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /Did not come: .*Noura Al-Harbi/ }));
  await waitFor(() => expect(sent).toEqual([{ isMissed: true }]));
  expect(screen.getByRole('heading', { name: 'Waiting list' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Fahd/ })).toBeNull();
});
