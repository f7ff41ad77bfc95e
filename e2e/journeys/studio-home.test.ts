/// <reference lib="dom" />
import { DESKTOP_EN, PHONE_AR, walkedIn } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

for (const [name, view] of walkedIn(PHONE_AR, DESKTOP_EN)) {
  test(`what waits for a teacher leads to its first item: ${name}`, async ({ enter }) => {
    const { page, word, go, leave } = await enter('instructor@demo.test', view);
    await go('/studio/home');
    // their names go on with what they are about
    const lines = page.getByRole('listitem').getByRole('link');
    await lines
      .filter({ hasText: word('studio.waiting.mark') })
      .first()
      .click();
    await page.waitForURL(
      /\/studio\/courses\/\d+\/(assignments\/\d+\/submissions\/\d+|exams\/held\/\d+\/marking\/\d+)$/,
    );
    await expect(page.getByRole('heading').first()).toBeVisible();
    await go('/studio/home');
    // as much waits as other journeys have handed in
    const all = page.getByRole('button', { name: word('studio.waiting.all') });
    if (await all.isVisible()) await all.click();
    // learners who stay away are one line, with a way to each course
    await page
      .getByRole('listitem')
      .getByRole('button', { name: word('studio.waiting.look') })
      .click();
    await page.getByRole('menuitem').first().click();
    await page.waitForURL(/\/studio\/courses\/\d+\/students\?status=inactive$/);
    await expect(page.getByRole('button', { name: word('studio.students.behind') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await leave();
  });
}
