// @vitest-environment happy-dom
import { BOTH_DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { renderPart, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import { BookingPanel } from '../booking-panel.tsx';
import type { OwnCoachingCredits } from '../coaching-sessions.api.ts';
import { coachingMember, creditLot, noonIn, session, sessionType, slotAt } from './sessions.support.ts';

const slot = slotAt(noonIn(1));

/** The panel of a coach whose session is paid with credits, with a chosen time. */
async function choose(credits: OwnCoachingCredits[], language: 'en' | 'ar' = 'en') {
  const { kit } = await renderPart(<BookingPanel coachId={3} coachName="Reem" />, {
    language,
    responses: {
      'GET /api/session-types': { data: [{ ...sessionType, payment: 'CREDITS' }] },
      'GET /api/provider-available-slots': {
        coachId: 3,
        sessionTypeId: 5,
        lengthMinutes: 50,
        zone: 'UTC',
        coachZone: 'Asia/Riyadh',
        days: [{ date: slot.zoneDate, slots: [slot] }],
      },
      'GET /api/booking-sessions/client': { data: [], total: 0 },
      'GET /api/coaching-packages/offered': { data: [] },
      'GET /api/coaching-credits/own': { data: credits },
      'POST /api/booking-sessions/series': { weeks: [] },
    },
  });
  const time = await waitFor(() => {
    const found = screen.getAllByRole('button').find(({ dataset }) => dataset.at === slot.startsAt);
    expect(found).toBeTruthy();
    return found!;
  });
  fireEvent.click(time);
  const t = kit.wording.get();
  const name = new RegExp(t('coaching-sessions.booking.book', { time: '' }).trim());
  const button = (await screen.findByRole('button', { name })) as HTMLButtonElement;
  return { t: kit.wording.get(), button };
}

it.each(BOTH_DIRECTIONS)('books nothing without a credit, and says so, in $language', async ({ language }) => {
  const { t, button } = await choose([], language);
  expect(await screen.findByText(t('coaching-credits.none'))).toBeTruthy();
  expect(button.disabled).toBe(true);
});

it('says which credits a session uses, and that they are too few for many weeks', async () => {
  const { t, button } = await choose([creditLot]);
  expect(await screen.findByText(/^Uses 1 of .?1.? credits, valid until/)).toBeTruthy();
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(screen.getByRole('checkbox', { name: t('coaching-sessions.repeat.label') }));
  expect(await screen.findByText(t('coaching-credits.tooFew'))).toBeTruthy();
});

it.each(BOTH_DIRECTIONS)('shows the reader their credits, in $language', async ({ language }) => {
  const { kit } = await renderScreen({
    screens: SCREENS,
    at: '/coaching/mine',
    language,
    session: coachingMember,
    responses: {
      'GET /api/booking-sessions/client': { data: [], total: 0 },
      'GET /api/group-sessions/client': { data: [], total: 0 },
      'GET /api/coaching-goals': { data: [] },
      'GET /api/coaching-tasks': { data: [] },
      'GET /api/coaching-packages/offered': { data: [] },
      'GET /api/coaching-credits/own': { data: [creditLot] },
    },
  });
  const t = kit.wording.get();
  expect(await screen.findByRole('heading', { name: t('coaching-credits.title') })).toBeTruthy();
  expect(screen.getAllByText(t('coaching-credits.cells.used'))).toHaveLength(2);
  expect(screen.getAllByText(t('coaching-credits.cells.left'))).toHaveLength(1);
});

it.each([
  ['RETURNED', 'coaching-credits.returned'],
  ['LOST', 'coaching-credits.lost'],
] as const)('says before a cancellation that the credit is %s', async (credit, word) => {
  const shown = session(noonIn(3));
  const { kit } = await renderScreen({
    screens: SCREENS,
    at: '/coaching/sessions/9',
    session: coachingMember,
    responses: {
      'GET /api/booking-sessions/9': shown,
      'GET /api/booking-sessions/9/files': { files: [] },
      'GET /api/booking-sessions/9/notes': { learners: [] },
      'GET /api/coaching-goals': { data: [] },
      'GET /api/coaching-tasks': { data: [] },
      'GET /api/booking-sessions/9/cancellation': { ...shown.policy, credit, refund: null },
    },
  });
  const t = kit.wording.get();
  fireEvent.click(await screen.findByRole('button', { name: t('coaching-sessions.actions.cancel') }));
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(within(dialog).getByText(new RegExp(t(word)))).toBeTruthy());
});
