import { DESKTOP_EN, PHONE_AR, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { pricedCopy } from '../support/copied-course.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';

const BUYER = 'emily.carter@learners.demo.test';

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`two courses are bought with a test payment, after a decline: ${name}`, async ({ enter, places }) => {
    const call = await callsAs(serverUrl, 'admin@demo.test');
    const stamp = Date.now().toString(36);
    const titles = [1, 2].map((at) => ({ en: `Bought ${at} ${stamp}`, ar: `مشترى ${at} ${stamp}` }));
    const ids: number[] = [];
    for (const title of titles) ids.push(await pricedCopy(call, places.courseLife.filesCourseId, title));
    const named = titles.map((title) => title[view.language]);

    const visit = await enter(BUYER, view);
    const { page, word, go, press, sees } = visit;
    for (const id of ids) {
      await go(`/lms/courses/${id}/overview`);
      await press('cart.actions.add');
      await expect(
        page
          .getByRole('link', { name: word('cart.actions.inCart') })
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
    }
    await go('/cart');
    for (const title of named) await expect(page.getByRole('link', { name: title })).toBeVisible();
    await page
      .getByRole('link', { name: word('cart.summary.checkout') })
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForURL('**/cart/checkout');
    await press('cart.checkout.pay');
    await page.waitForURL('**/cart/test-payment/*');
    await sees('orders.test.word');
    await page.getByText(word('cart.outcomes.DECLINED')).click();
    await press('cart.test.decline');
    await page.waitForURL('**/profile/payment-history/*');
    await sees('orders.pay.declined');

    await press('orders.actions.payAgain');
    await page.waitForURL('**/cart/test-payment/*');
    await press('cart.test.pay');
    await page.waitForURL('**/profile/payment-history/*?paid=1');
    await expect(page.getByRole('heading', { level: 1, name: word('orders.paid.title') })).toBeVisible();
    await page
      .getByRole('link', { name: word('orders.actions.start') })
      .first()
      .click();
    await page.waitForURL(`**/lms/courses/${ids[0]}/**`);

    await go('/profile/payment-history');
    await expect(page.getByRole('listitem').filter({ hasText: named[0]! })).toContainText(named[1]!);
    await visit.leave();
    const own = await callsAs(serverUrl, BUYER);
    const { order } = await own<{ order: { purchasedItems: unknown[] } }>('GET', 'cart');
    expect(order.purchasedItems).toEqual([]);
  });
