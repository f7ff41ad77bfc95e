// @vitest-environment happy-dom
import { BOTH_DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse } from '@sullam/web-kit/testing/fixtures.ts';
import { renderPart, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import { BookingPanel } from '../booking-panel.tsx';
import { coachingMember, noonIn, session, sessionType, slotAt } from './sessions.support.ts';

const paidType = { ...sessionType, payment: 'PAID', priceMinor: 20_000 } as const;
const slot = slotAt(noonIn(1));
const free = {
  coachId: 3,
  sessionTypeId: 5,
  lengthMinutes: 50,
  zone: 'UTC',
  coachZone: 'Asia/Riyadh',
  days: [{ date: slot.zoneDate, slots: [slot] }],
};

const panel = (language: 'en' | 'ar', isForSale = true, more = {}) =>
  renderPart(<BookingPanel coachId={3} coachName="Reem" />, {
    language,
    responses: {
      'GET /api/session-types': { data: [{ ...paidType, isForSale }] },
      'GET /api/provider-available-slots': () => free,
      'GET /api/booking-sessions/client': { data: [], total: 0 },
      ...more,
    },
  });

const soon = () => ({
  at: new Date(Date.now() + 600_000).toISOString(),
  date: '2099-01-01',
  time: '10:10',
  offset: 0,
  zone: 'UTC',
});

async function openSession(language: 'en' | 'ar', shown: object, cancellation: object) {
  const { kit } = await renderScreen({
    screens: SCREENS,
    at: '/coaching/sessions/9',
    language,
    session: coachingMember,
    responses: {
      'GET /api/booking-sessions/9': shown as never,
      'GET /api/booking-sessions/9/files': { files: [] },
      'GET /api/booking-sessions/9/notes': { learners: [] },
      'GET /api/coaching-goals': { data: [] },
      'GET /api/coaching-tasks': { data: [] },
      'GET /api/booking-sessions/9/cancellation': { ...session(noonIn(3)).policy, ...cancellation } as never,
    },
  });
  return { t: kit.wording.get() };
}

describe.each(BOTH_DIRECTIONS)('a session with a price, in $language', ({ language }) => {
  it('goes into the cart once it is held', async () => {
    let added: object | undefined;
    const { kit } = await panel(language, true, {
      'POST /api/booking-sessions': { coachingSessionIds: [9] },
      'POST /api/cart/items': (_: unknown, body: object) => {
        added = body;
        return jsonResponse(409, { message: 'Ordered', status: 409, errorCode: 'cart.item-ordered', details: [] });
      },
    });
    const t = kit.wording.get();
    const times = await waitFor(() => {
      const found = screen.getAllByRole('button', { pressed: false }).filter((button) => button.dataset.at);
      expect(found.length).toBeGreaterThan(0);
      return found;
    });
    fireEvent.click(times[0]!);
    const note = t('coaching-sessions.booking.payNote', {
      length: { raw: t('coaching-sessions.counts.minutes', { count: 15 }) },
    });
    const button = (await screen.findByText(note)).previousElementSibling as HTMLElement;
    expect(button.textContent).toMatch(/200|٢٠٠/);
    expect(screen.queryByText(t('coaching-sessions.repeat.label'))).toBeNull();
    fireEvent.click(button);
    await waitFor(() => expect(added).toEqual({ itemType: 'coaching-session', itemId: 9 }));
  });

  it('is not booked while nothing is sold', async () => {
    const { kit } = await panel(language, false);
    expect(await screen.findByText(kit.wording.get()('coaching-sessions.booking.notForSale'))).toBeTruthy();
  });

  it('says until when it is held, and lets the time go', async () => {
    const booked = session(noonIn(3), { price: { amountMinor: 20_000, currency: 'SAR' } });
    const held = {
      ...booked,
      state: 'HELD',
      heldFor: 'PAYMENT',
      heldUntil: soon(),
      abilities: { ...booked.abilities, pay: true, move: false },
    };
    const { t } = await openSession(language, held, { refund: null, credit: null });
    expect(await screen.findByRole('button', { name: t('coaching-sessions.actions.pay') })).toBeTruthy();
    expect(screen.getByText(t('coaching-sessions.states.PAYMENT'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('coaching-sessions.actions.letGo') }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(t('coaching-sessions.cancel.unpaid'));
  });

  it('says what cancelling gives back, and which order paid for it', async () => {
    const booked = session(noonIn(3), {
      price: { amountMinor: 20_000, currency: 'SAR' },
      order: { orderId: 77, number: 1001 },
    });
    const refund = { amountMinor: 15_000, paidMinor: 20_000, currency: 'SAR' };
    const { t } = await openSession(language, booked, { refund, credit: null, holdsUntil: soon() });
    fireEvent.click(await screen.findByRole('button', { name: t('coaching-sessions.actions.cancel') }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog.textContent).toMatch(/150|١٥٠/));
    expect(document.querySelector('a[href$="/profile/payment-history/77"]')).toBeTruthy();
  });
});
