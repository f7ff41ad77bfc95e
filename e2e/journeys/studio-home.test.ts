/// <reference lib="dom" />
import { BOTH } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

for (const [name, view] of BOTH) {
  test(`what waits for a teacher leads to its first item: ${name}`, async ({ enter }) => {
    const { page, word, go, leave } = await enter('instructor@demo.test', view);
    await go('/studio/home');
    const mark = page.getByRole('link', { name: word('studio.waiting.mark') }).first();
    await mark.click();
    await page.waitForURL(
      /\/studio\/courses\/\d+\/(assignments\/\d+\/submissions\/\d+|exams\/held\/\d+\/marking\/\d+)$/,
    );
    await expect(page.getByRole('heading').first()).toBeVisible();
    await go('/studio/home');
    await page
      .getByRole('link', { name: word('studio.waiting.look') })
      .first()
      .click();
    await page.waitForURL(/\/studio\/courses\/\d+\/students\?status=inactive$/);
    await expect(page.getByRole('button', { name: word('studio.students.behind') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await leave();
  });
}
