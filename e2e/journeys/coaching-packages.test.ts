import { DESKTOP_EN, PHONE_AR, walkedIn } from '../support/browser.ts';
import { type Call, callsAs } from '../support/calls.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';

const LEARNER = 'daniel.okafor@learners.demo.test';
const COACH = 'coach@demo.test';

interface OwnType {
  sessionTypeId: number;
  coachId: number;
  version: number;
}

interface Sold {
  coachId: number;
  sessionTypeId: number;
  /** Of the session type, in English. */
  typeTitle: string;
  title: Readonly<Record<'en' | 'ar', string>>;
}

/** A session type that is paid with credits, and a package of four of its sessions that is for sale. */
async function givenSoldPackage(coach: Call): Promise<Sold> {
  const stamp = Date.now().toString(36);
  const title = { en: `Four rehearsals ${stamp}`, ar: `أربع تدريبات ${stamp}` };
  const typeTitle = `Rehearsal ${stamp}`;
  const { sessionTypeId } = await coach<{ sessionTypeId: number }>('POST', 'session-types', {
    title: { en: typeTitle, ar: `تدريب ${stamp}` },
    lengthMinutes: 30,
    payment: 'CREDITS',
    cancellationTiers: [{ hoursBeforeStart: 24, refundPercent: 100 }],
  });
  await coach('POST', 'coaching-packages', {
    title,
    sessionTypeIds: [sessionTypeId],
    sessionCount: 4,
    validityDays: 90,
    priceMinor: 40_000,
    isForSale: true,
  });
  const { data } = await coach<{ data: OwnType[] }>('GET', 'session-types/own');
  const { coachId } = data.find((type) => type.sessionTypeId === sessionTypeId)!;
  return { coachId, sessionTypeId, typeTitle, title };
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`a package of four is bought, used and refilled by a cancellation: ${name}`, async ({ enter }) => {
    const coach = await callsAs(serverUrl, COACH);
    const { coachId, sessionTypeId, typeTitle, title } = await givenSoldPackage(coach);
    const { page, word, go, press } = await enter(LEARNER, view);
    await go(`/coaching/coaches/${coachId}?type=${sessionTypeId}`);
    const offer = page.getByRole('listitem').filter({ hasText: title[view.language] });
    await offer.getByRole('button', { name: word('cart.actions.add') }).click();
    await expect(offer.getByRole('link', { name: word('cart.actions.inCart') })).toBeVisible();
    await go('/cart/checkout');
    await press('cart.checkout.pay');
    await page.waitForURL('**/cart/test-payment/*');
    await press('cart.test.pay');
    await page.waitForURL('**/profile/payment-history/*?paid=1');
    await page
      .getByRole('link', { name: word('orders.actions.bookSession') })
      .first()
      .click();
    await page.waitForURL(`**/coaching/coaches/${coachId}`);

    const learner = await callsAs(serverUrl, LEARNER);
    const left = async () => {
      const path = `coaching-credits/own?sessionTypeId=${sessionTypeId}`;
      const { data } = await learner<{ data: { remaining: number }[] }>('GET', path);
      return data.map(({ remaining }) => remaining);
    };
    expect(await left()).toEqual([4]);
    await go(`/coaching/coaches/${coachId}?type=${sessionTypeId}`);
    const book = page.getByRole('button', { name: word('coaching-sessions.booking.book') });
    // the week may be drawn anew between the look and the click; the last time of the week can be cancelled in time
    await expect(async () => {
      await page.locator('button[data-at]:not([disabled])').last().click({ timeout: 3000 });
      await expect(book).toBeEnabled({ timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    await book.click();
    await expect.poll(left).toEqual([3]);

    const { data: own } = await learner<{ data: { coachingSessionId: number; title: { en: string } }[] }>(
      'GET',
      'booking-sessions/client?view=upcoming&zone=UTC&take=100',
    );
    const booked = own.find((session) => session.title.en === typeTitle)!;
    await go(`/coaching/sessions/${booked.coachingSessionId}`);
    await press('coaching-sessions.actions.cancel');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: word('coaching-sessions.actions.cancel') }).click();
    await expect.poll(left).toEqual([4]);
    await go('/coaching/mine');
    await expect(page.getByText(title[view.language])).toBeVisible();
    const { data: types } = await coach<{ data: OwnType[] }>('GET', 'session-types/own');
    const { version } = types.find((type) => type.sessionTypeId === sessionTypeId)!;
    await coach('POST', `session-types/${sessionTypeId}/archive`, { version });
  });
