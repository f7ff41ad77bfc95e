import { DESKTOP_EN, PHONE_AR, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { pricedCopy } from '../support/copied-course.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';

const BUYER = 'majed.alshehri@learners.demo.test';

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`a disputed purchase is suspended until an administrator decides: ${name}`, async ({ enter, places }) => {
    const call = await callsAs(serverUrl, 'admin@demo.test');
    const stamp = Date.now().toString(36);
    const title = { en: `Disputed ${stamp}`, ar: `محل نزاع ${stamp}` };
    const courseId = await pricedCopy(call, places.courseLife.filesCourseId, title);
    const own = await callsAs(serverUrl, BUYER);
    const isEnrolled = async () => (await own<{ isEnrolled: boolean }>('GET', `courses/${courseId}`)).isEnrolled;

    const buyer = await enter(BUYER, view);
    await buyer.go(`/lms/courses/${courseId}/overview`);
    await buyer.press('cart.actions.add');
    await expect(
      buyer.page
        .getByRole('link', { name: buyer.word('cart.actions.inCart') })
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await buyer.go('/cart/checkout');
    await buyer.press('cart.checkout.pay');
    await buyer.page.waitForURL('**/cart/test-payment/*');
    await buyer.page.getByText(buyer.word('cart.outcomes.DISPUTED')).click();
    await buyer.press('cart.test.run');
    await buyer.page.waitForURL('**/profile/payment-history/*');
    await buyer.sees('orders.notes.disputedTitle');
    await buyer.sees('orders.chips.disputed');
    expect(await isEnrolled()).toBe(false);
    const orderId = buyer.page.url().split('/').at(-1);
    await buyer.leave();

    const administrator = await enter('admin@demo.test', view);
    await administrator.go(`/studio/orders/${orderId}`);
    await administrator.sees('orders.chips.disputed');
    await administrator.press('order-desk.disputes.decideWon');
    await administrator.sees('order-desk.disputes.WON');
    expect(await isEnrolled()).toBe(true);
    // the invoice goes to the buyer once more
    await administrator.page.getByText(administrator.word('billing.documents.emailBuyer')).first().click();
    await administrator.sees('orders.history.DOCUMENT_SENT');
    await administrator.leave();
  });
