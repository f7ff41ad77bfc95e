import { DESKTOP_EN, PHONE_AR, walkedIn } from '../support/browser.ts';
import { type Call, callsAs } from '../support/calls.ts';
import { changeCourse, copyOf, deleteEmptyLessons } from '../support/copied-course.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';

const ADMINISTRATOR = 'admin@demo.test';
const BUYERS = { en: 'peter.lindqvist@learners.demo.test', ar: 'mustafa.demir@learners.demo.test' } as const;

interface Item {
  title: { en: string; ar: string };
  minor: number;
}

/** A published course with a price, for this journey alone. */
async function givenCourse(call: Call, of: number, { title, minor }: Item): Promise<number> {
  const courseId = await copyOf(call, of, title);
  await changeCourse(call, courseId, { price: { minor, currency: 'SAR' } });
  await deleteEmptyLessons(call, courseId);
  await call('PATCH', `courses/${courseId}/publish-status`, { isPublished: true });
  return courseId;
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`a transfer is confirmed, a line of it refunded, and the revenue read: ${name}`, async ({ enter, places }) => {
    const call = await callsAs(serverUrl, ADMINISTRATOR);
    const stamp = Date.now().toString(36);
    const kept = { title: { en: `Kept ${stamp}`, ar: `باقية ${stamp}` }, minor: 11_500 };
    const refunded = { title: { en: `Refunded ${stamp}`, ar: `مستردة ${stamp}` }, minor: 5750 };
    const [keptTitle, refundedTitle] = [kept.title[view.language], refunded.title[view.language]];
    const own = await callsAs(serverUrl, BUYERS[view.language]);
    for (const item of [kept, refunded]) {
      const itemId = await givenCourse(call, places.courseLife.filesCourseId, item);
      await own('POST', 'cart/items', { itemType: 'course', itemId });
    }

    // the buyer chooses the transfer and reads where to send the money
    const buyer = await enter(BUYERS[view.language], view);
    await buyer.go('/cart/checkout');
    await buyer.page.getByText(buyer.word('cart.methods.transfer')).click();
    await buyer.press('cart.checkout.placeOrder');
    await buyer.page.waitForURL('**/profile/payment-history/*');
    await buyer.sees('orders.pay.waitsForTransfer');
    const orderId = Number(/(\d+)(?:\?|$)/.exec(buyer.page.url())?.[1]);

    // nothing of it is revenue yet
    const desk = await enter(ADMINISTRATOR, view);
    const revenueOf = (title: string) => desk.page.getByRole('row').filter({ hasText: title });
    await desk.go('/studio/revenue?currency=SAR');
    await expect(desk.page.getByRole('heading', { name: desk.word('revenue.titles.item') })).toBeVisible();
    await expect(revenueOf(keptTitle)).toHaveCount(0);

    // the administrator enters what the bank says
    await desk.go('/studio/transfers');
    const waiting = desk.page
      .getByRole('row')
      .filter({ has: desk.page.locator(`a[href$="/studio/orders/${orderId}"]`) });
    await waiting.getByRole('button', { name: desk.word('transfers.actions.confirm') }).click();
    const panel = desk.page.getByRole('dialog');
    const confirm = panel.getByRole('button', { name: desk.word('transfers.actions.confirm') });
    const amount = panel.getByRole('textbox').first();
    await amount.fill('170');
    await confirm.click();
    await expect(panel.getByText(desk.word('transfers.texts.otherAmount')).first()).toBeVisible();
    await amount.fill('172.50');
    await panel.getByRole('textbox', { name: desk.word('transfers.fields.reference') }).fill('FT26335-0042');
    await expect(panel.getByText(keptTitle).first()).toBeVisible();
    await confirm.click();
    await expect(waiting).toHaveCount(0);

    // what was bought is open, and counts
    await buyer.page.reload();
    await expect(buyer.page.getByText(buyer.word('orders.sums.paid')).first()).toBeVisible();
    await desk.go('/studio/revenue?currency=SAR');
    await expect(revenueOf(keptTitle)).toContainText(/115\.00|١١٥٫٠٠/);
    await expect(revenueOf(refundedTitle)).toContainText(/50\.00|٥٠٫٠٠/);

    // one line is refunded, paid back by hand, and taken off
    await desk.go(`/studio/orders/${orderId}`);
    await desk.page
      .getByRole('listitem')
      .filter({ hasText: refundedTitle })
      .getByRole('button', { name: desk.word('order-desk.actions.refund') })
      .click();
    const refund = desk.page.getByRole('dialog');
    await refund.getByRole('textbox').last().fill('Wrong level');
    await refund.getByRole('button', { name: desk.word('order-desk.actions.refundAmount') }).click();
    await desk.press('order-desk.actions.paidBack');
    await desk.page
      .getByRole('alertdialog')
      .getByRole('button', { name: desk.word('order-desk.actions.paidBack') })
      .click();
    await expect(desk.page.getByText(desk.word('order-desk.texts.toPayBack'))).toHaveCount(0);
    await desk.go('/studio/revenue?currency=SAR');
    await expect(revenueOf(refundedTitle)).toContainText(/57\.50|٥٧٫٥٠/);
    await expect(revenueOf(refundedTitle)).toContainText(/(?<!\d)0\.00|(?<![٠-٩])٠٫٠٠/);
    await expect(revenueOf(keptTitle)).toContainText(/100\.00|١٠٠٫٠٠/);
    await desk.leave();
    await buyer.leave();
  });
