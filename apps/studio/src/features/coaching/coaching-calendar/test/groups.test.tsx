// @vitest-environment happy-dom
import type { GroupSessionCard } from '@sullam/api-client/schema.gen.ts';
import { wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import { typeOf } from '../../availability/test/availability-fixtures.ts';

const today = wallTimeOf(new Date(), 'UTC').date;

const slot = {
  startsAt: `${today}T15:00:00.000Z`,
  endsAt: `${today}T16:30:00.000Z`,
  coachDate: today,
  coachTime: '15:00',
  coachOffset: 0,
  coachZone: 'UTC',
  zoneDate: today,
  zoneTime: '15:00',
  zoneOffset: 0,
  zone: 'UTC',
  occurrence: 'ONLY' as const,
};

const group: GroupSessionCard = {
  groupSessionId: 9,
  state: 'BOOKED',
  slot,
  lengthMinutes: 90,
  coverArt: '/dial.svg',
  byVideo: true,
  place: {},
  coachId: 3,
  sessionTypeId: 5,
  title: { en: 'Practice group', ar: 'مجموعة تدريب' },
  coach: { userId: 30, firstName: 'Reem', lastName: 'Al-Qahtani' },
  seats: 8,
  seatsLeft: 3,
  participants: 5,
  waiting: 0,
  own: null,
  offeredUntil: null,
  joinOpensAt: { at: slot.startsAt, date: today, time: '14:50', offset: 0, zone: 'UTC' },
  abilities: {
    book: false,
    wait: false,
    accept: false,
    leave: false,
    change: true,
    report: false,
    join: false,
    addToCalendar: true,
  },
};

const person = { userId: 7, firstName: 'Noura', lastName: 'Al-Harbi' };

async function open(language: 'en' | 'ar', view = '') {
  const sent: unknown[] = [];
  const rendered = await renderScreen({
    screens: SCREENS,
    at: `/coaching/calendar${view}`,
    language,
    session: sessionFor(900, { user: { ...TEST_USER, permissions: ['organization_member_access_coaching'] } }),
    responses: {
      'GET /api/provider-availability/calendar': { hours: [], blocks: [], busy: [] },
      'GET /api/booking-sessions/provider': { sessions: [], requests: [], zone: 'UTC' },
      'GET /api/group-sessions/provider': { data: [group] },
      'GET /api/group-sessions/9': {
        ...group,
        side: 'COACH',
        queuePlace: null,
        message: null,
        people: [{ groupSeatId: 4, person, state: 'BOOKED', isMissed: false }],
      },
      'GET /api/session-types/own': { data: [typeOf(1), typeOf(5, { seats: 8, title: group.title })] },
      'GET /api/group-sessions/times': { zone: 'UTC', days: [{ date: today, slots: [slot] }] },
      'POST /api/group-sessions': (_query, body) => {
        sent.push(body);
        return { groupSessionIds: [9] };
      },
    },
  });
  return { ...rendered, sent };
}

beforeAll(async () => {
  Dialog.preload();
  await import('@sullam/ui/overlays/dialog.tsx');
});

it.each(DIRECTIONS)('schedules a group session of a type with seats, in $language', async ({ language }) => {
  const { kit, sent } = await open(language);
  const t = kit.wording.get();
  fireEvent.click(await screen.findByRole('button', { name: t('coaching-groups.actions.schedule') }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.querySelectorAll('button[aria-pressed]')).toHaveLength(1));
  fireEvent.click(dialog.querySelector('button[aria-pressed]')!);
  const confirm = await waitFor(() => {
    const button = [...dialog.querySelectorAll('button')].findLast(({ disabled }) => !disabled);
    expect(button?.textContent).not.toBe(t('coaching-groups.actions.choose'));
    return button!;
  });
  fireEvent.click(confirm);
  await waitFor(() => expect(sent).toEqual([{ sessionTypeId: 5, startsAt: slot.startsAt, weeks: 1, byVideo: true }]));
});

it('shows the seats in the week and in the list, and who takes part', async () => {
  await open('en');
  fireEvent.click(await screen.findByRole('button', { name: /Practice group.*5 of 8 seats taken/ }));
  expect(await screen.findByText('Noura Al-Harbi')).toBeTruthy();
});

it('shows the seats in the list of the week', async () => {
  await open('en', '?view=list');
  expect(await screen.findByText('5 of 8 seats taken')).toBeTruthy();
});
