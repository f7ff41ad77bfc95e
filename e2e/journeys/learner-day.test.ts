/// <reference lib="dom" />
import { DESKTOP_EN, PHONE_AR, walkedIn } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

for (const [name, view] of walkedIn(PHONE_AR, DESKTOP_EN)) {
  // where signing in leads, and the learner's home
  for (const place of ['/lms/all-courses', '/dashboard']) {
    test(`the next lesson is one click from ${place}: ${name}`, async ({ enter }) => {
      const { page, go, leave } = await enter('learner@demo.test', view);
      await go(place);
      await page.locator('main a[href*="/content/"]').first().click();
      await page.waitForURL(/\/lms\/courses\/\d+\/content\/\d+$/);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await leave();
    });
  }
}
