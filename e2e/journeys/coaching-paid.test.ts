import { DESKTOP_EN, PHONE_AR, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';

const BUYERS = { en: 'daniel.okafor@learners.demo.test', ar: 'waleed.farouk@learners.demo.test' } as const;

interface Type {
  sessionTypeId: number;
  payment: 'FREE' | 'CREDITS' | 'PAID';
}

const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`a session with a price is booked, paid and cancelled in time: ${name}`, async ({ enter }) => {
    const buyer = BUYERS[view.language];
    const call = await callsAs(serverUrl, buyer);
    const { data: coaches } = await call<{ data: { coachId: number }[] }>('GET', 'coaches?take=20&search=Yusuf');
    const { coachId } = coaches[0]!;
    const { data: types } = await call<{ data: Type[] }>('GET', `session-types?coachId=${coachId}`);
    const { sessionTypeId } = types.find(({ payment }) => payment === 'PAID')!;
    const span = `from=${dayFromNow(12)}&until=${dayFromNow(40)}`;
    const free = await call<{ days: { slots: { startsAt: string }[] }[] }>(
      'GET',
      `provider-available-slots?coachId=${coachId}&sessionTypeId=${sessionTypeId}&${span}`,
    );
    const { startsAt } = free.days[0]!.slots[0]!;

    const learner = await enter(buyer, view);
    const { page, word, go, press } = learner;
    await go(`/coaching/coaches/${coachId}?at=${encodeURIComponent(startsAt)}&type=${sessionTypeId}`);
    // the button names the time and the price
    await expect(page.getByText(word('coaching-sessions.booking.payNote')).first()).toBeVisible();
    const panel = page
      .getByText(word('coaching-sessions.booking.payNote'))
      .locator('xpath=preceding-sibling::button[1]');
    await panel.first().click();
    await page.waitForURL('**/cart');

    // until it is paid, the session says how long it is held
    const { data: own } = await call<{ data: { coachingSessionId: number; heldFor: string | null }[] }>(
      'GET',
      'booking-sessions/client?view=upcoming&take=100',
    );
    const id = own.find(({ heldFor }) => heldFor === 'PAYMENT')!.coachingSessionId;
    await go(`/coaching/sessions/${id}`);
    await expect(page.getByText(word('coaching-sessions.states.PAYMENT')).first()).toBeVisible();
    await go('/cart');
    await page
      .getByRole('link', { name: word('cart.summary.checkout') })
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForURL('**/cart/checkout');
    await press('cart.checkout.pay');
    await page.waitForURL('**/cart/test-payment/*');
    await press('cart.test.pay');
    await page.waitForURL('**/profile/payment-history/*?paid=1');
    await page
      .getByRole('link', { name: word('orders.actions.openSession') })
      .first()
      .click();
    await page.waitForURL(`**/coaching/sessions/${id}`);
    await expect(page.getByText(word('coaching-sessions.states.BOOKED')).first()).toBeVisible();

    // cancelled in time, all of it comes back
    await press('coaching-sessions.actions.cancel');
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(word('coaching-sessions.cancel.refundUntil'))).toBeVisible();
    await question.getByRole('button', { name: word('coaching-sessions.actions.cancel') }).click();
    await expect(page.getByText(word('coaching-sessions.ended.byYou'))).toBeVisible();
    await page.getByRole('link', { name: word('coaching-sessions.payment.order') }).click();
    await page.waitForURL('**/profile/payment-history/*');
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(word('orders.chips.refunded')).first()).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 30_000 });
  });
