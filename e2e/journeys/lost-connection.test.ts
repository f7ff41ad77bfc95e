/// <reference lib="dom" />
import { DESKTOP_EN, PHONE_AR, walkedIn } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

const APPLICATIONS = [
  { as: 'learner@demo.test', path: '/profile', sends: true },
  { as: 'instructor@demo.test', path: '/studio/courses', sends: false },
] as const;

for (const { as, path, sends } of APPLICATIONS) {
  for (const [name, view] of walkedIn(PHONE_AR, DESKTOP_EN)) {
    test(`the first failure of ${path} is reported without a connection, and what failed is tried again: ${name}`, async ({
      enter,
    }) => {
      const { page, context, go, sees, press, word } = await enter(as, view);
      await go(path);
      await context.setOffline(true);
      await sees('shell.connection.offline');
      await sees('shell.connection.typed');
      if (sends) {
        // nothing has drawn a message on this page before, and nothing can be fetched now
        await page.locator('form button[type=submit]').first().click();
        await sees('shell.failure.title');
      }
      await press('common.actions.retry');
      await sees('shell.connection.offline');
      await context.setOffline(false);
      await expect(page.getByText(word('shell.connection.back'))).toBeVisible();
      await expect(page.getByText(word('shell.connection.typed'))).toHaveCount(0);
    });
  }
}
