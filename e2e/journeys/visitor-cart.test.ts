import { DESKTOP_EN, openPage, PHONE_AR, walkedIn } from '../support/browser.ts';
import { type Call, callsAs } from '../support/calls.ts';
import { pricedCopy } from '../support/copied-course.ts';
import { serverUrl } from '../support/server-url.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { toolsOf } from '../support/visit.ts';

/** Members of the demo with an empty cart, who have used no voucher. */
const BUYERS = { en: 'peter.lindqvist@learners.demo.test', ar: 'wafa.alrashid@learners.demo.test' } as const;

type Title = Record<'en' | 'ar', string>;

/** An event with one kind of ticket, which has a price. */
async function givenEvent(call: Call, title: Title): Promise<number> {
  const date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const days = [{ date, time: '18:00', durationMinutes: 60 }];
  const { eventId } = await call<{ eventId: number }>('POST', 'events', { title, zone: 'Asia/Riyadh', days });
  const changed = await call<{ version: number }>('PATCH', `events/${eventId}`, {
    version: 1,
    place: { en: 'Room 1', ar: 'القاعة ١' },
  });
  const seat = { name: { en: 'A seat', ar: 'مقعد' }, description: {}, priceMinor: 5000, audience: 'EVERYONE' };
  const { version } = await call<{ version: number }>('PUT', `events/${eventId}/ticket-types`, {
    ticketTypes: [{ ...seat, eventTicketTypeId: null, opensAt: null, closesAt: null, quota: null }],
    version: changed.version,
  });
  await call('POST', `events/${eventId}/publish`, { version });
  return eventId;
}

async function givenBundle(call: Call, courseIds: readonly number[], title: Title): Promise<number> {
  const { bundleId } = await call<{ bundleId: number }>('POST', 'bundles', {
    title,
    description: {},
    coverMediaId: null,
    items: courseIds.map((itemId) => ({ itemType: 'course', itemId })),
    priceMinor: 18_000,
    isPublished: true,
  });
  return bundleId;
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`a visitor fills a cart with three kinds of items, signs in, uses a voucher and pays: ${name}`, async ({
    browser,
    places,
  }) => {
    const call = await callsAs(serverUrl, 'admin@demo.test');
    const stamp = Date.now().toString(36);
    const [alone, first, second, evening, both] = ['Alone', 'First', 'Second', 'Evening', 'Both'].map((what) => ({
      en: `${what} ${stamp}`,
      ar: `${what} ${stamp} بالعربية`,
    })) as [Title, Title, Title, Title, Title];
    const from = places.courseLife.filesCourseId;
    const courseId = await pricedCopy(call, from, alone);
    const eventId = await givenEvent(call, evening);
    const bundled = [await pricedCopy(call, from, first), await pricedCopy(call, from, second)];
    const bundleId = await givenBundle(call, bundled, both);
    const titles = [alone, evening, both].map((title) => title[view.language]);

    const { page, watch, context } = await openPage(browser, serverUrl, view);
    const { go, press, sees, word } = toolsOf(page, view);
    const link = (text: string | RegExp) => page.getByRole('link', { name: text }).filter({ visible: true }).first();
    for (const address of [`/lms/courses/${courseId}/overview`, `/event/${eventId}`, `/bundles/${bundleId}`]) {
      await go(address);
      await press('cart.actions.add');
      await expect(link(word('cart.actions.inCart'))).toBeVisible();
    }
    await expect(page.locator('header a[href="/cart"]')).toHaveAccessibleName(/\((3|٣)\)/);
    await page.locator('header a[href="/cart"]').click();
    await page.waitForURL('**/cart');
    for (const title of titles) await expect(link(new RegExp(title))).toBeVisible();
    await sees('visitor-cart.summary.vouchers');

    await link(word('visitor-cart.summary.checkout')).click();
    await page.waitForURL('**/auth/login');
    await signIn(page, BUYERS[view.language]);
    await page.waitForURL('**/cart');
    await expect(page.getByText(/^(3 items from your visit|في سلتك الآن ٣ عناصر)/).first()).toBeVisible();
    for (const title of titles) await expect(link(new RegExp(title))).toBeVisible();

    await page.getByLabel(word('cart.voucher.label')).fill('NOV10');
    await press('cart.voucher.apply');
    await expect(page.getByRole('button', { name: word('cart.voucher.remove') })).toBeVisible();
    await link(word('cart.summary.checkout')).click();
    await page.waitForURL('**/cart/checkout');
    await press('cart.checkout.pay');
    await page.waitForURL('**/cart/test-payment/*');
    await press('cart.test.pay');
    await page.waitForURL('**/profile/payment-history/*?paid=1');
    await expect(page.getByRole('heading', { level: 1, name: word('orders.paid.title') })).toBeVisible();
    await page
      .getByRole('link', { name: word('orders.actions.start') })
      .first()
      .click();
    await page.waitForURL(`**/lms/courses/${courseId}/**`);

    const buyer = await callsAs(serverUrl, BUYERS[view.language]);
    for (const bought of [courseId, ...bundled])
      expect(await buyer<{ isEnrolled: boolean }>('GET', `courses/${bought}`)).toMatchObject({ isEnrolled: true });
    expect(await buyer('GET', `events/${eventId}`)).toMatchObject({ own: { state: 'ENROLLED', isBought: true } });
    expect(await buyer('GET', 'cart')).toMatchObject({ order: { purchasedItems: [] } });
    expect(watch.trouble()).toEqual([]);
    await context.close();
  });
