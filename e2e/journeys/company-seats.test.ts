import { DESKTOP_EN, openPage, PHONE_AR, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { changeCourse, copyOf, deleteEmptyLessons } from '../support/copied-course.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';
import { toolsOf } from '../support/visit.ts';

/** Members of the demo with an empty cart. */
const BUYERS = { en: 'thomas.wright@learners.demo.test', ar: 'hanan.alanazi@learners.demo.test' } as const;
const COLLEAGUES = { en: 'grace.mensah@learners.demo.test', ar: 'nasser.alsubaie@learners.demo.test' } as const;
const LINKED = 'ghada.albalawi@learners.demo.test';

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`a company buys 20 seats with a test payment and assigns them: ${name}`, async ({ browser, enter, places }) => {
    const { language } = view;
    const call = await callsAs(serverUrl, 'admin@demo.test');
    const stamp = Date.now().toString(36);
    const title = { en: `Team course ${stamp}`, ar: `دورة الفريق ${stamp}` };
    const courseId = await copyOf(call, places.courseLife.filesCourseId, title);
    await changeCourse(call, courseId, { price: { minor: 20_000, currency: 'SAR' } });
    await deleteEmptyLessons(call, courseId);
    await call('PATCH', `courses/${courseId}/publish-status`, { isPublished: true });
    const prices = { sale: null, groupPrices: [], taxCategory: 'STANDARD', exemptionReason: null, isOnRequest: false };
    await call('PUT', `item-prices/course/${courseId}`, {
      ...prices,
      volumePrice: { fromCount: 10, minor: 16_000 },
      version: 0,
    });

    const visit = await enter(BUYERS[language], view);
    const { page, word, go, press, sees } = visit;
    const main = page.getByRole('main');
    await go(`/lms/courses/${courseId}/overview`);
    await press('seats.actions.team');
    const count = main.getByRole('spinbutton', { name: word('seats.fields.count') });
    await count.fill('20');
    await expect(main.getByText(/3,200\.00|٣٬٢٠٠٫٠٠/).first()).toBeVisible();
    await press('seats.actions.addToCart');
    await sees('seats.done.inCart');
    await go('/cart');
    await expect(main.getByRole('spinbutton', { name: word('cart.items.seatCount') })).toHaveValue(/^(20|٢٠)$/);
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
      .getByRole('link', { name: word('orders.actions.assignSeats') })
      .first()
      .click();
    await page.waitForURL('**/profile/seats/*');

    await main
      .getByRole('textbox', { name: word('seats.fields.addresses') })
      .fill(
        [
          `huda.${stamp}@tamkeen.example`,
          `sami.${stamp}@tamkeen.example`,
          `nadia.${stamp}@tamken.example`,
          COLLEAGUES[language],
        ].join('\n'),
      );
    await main.getByRole('button', { name: 'tamkeen.example' }).click();
    const invite = main.getByRole('button', { name: /^(Invite 4 people|دعوة ٤ أشخاص|دعوة 4 أشخاص)$/ });
    await expect(invite).toBeEnabled();
    await invite.click();
    const results = main
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: word('seats.titles.results') }) })
      .last();
    await expect(results.getByText(word('seats.outcomes.INVITED'))).toHaveCount(3);
    await expect(results.getByText(word('seats.outcomes.ENROLLED'))).toHaveCount(1);

    await main.getByRole('tab', { name: word('seats.tabs.link') }).click();
    await press('seats.actions.createLink');
    const url = await main.getByRole('textbox', { name: word('seats.link.label') }).inputValue();
    await visit.leave();

    const colleague = await callsAs(serverUrl, COLLEAGUES[language]);
    expect((await colleague<{ isEnrolled: boolean }>('GET', `courses/${courseId}`)).isEnrolled).toBe(true);

    const visitor = await openPage(browser, serverUrl, view);
    const outside = toolsOf(visitor.page, view);
    const { pathname, search } = new URL(url);
    await outside.go(pathname + search);
    await expect(visitor.page.getByRole('heading', { level: 1, name: title[language] })).toBeVisible();
    await visitor.context.close();

    const linked = await enter(LINKED, view);
    await linked.go(pathname + search);
    await linked.press('seats.actions.accept');
    await linked.page.waitForURL(`**/lms/courses/${courseId}**`);
    await linked.leave();
  });
