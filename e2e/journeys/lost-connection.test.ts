/// <reference lib="dom" />
import { BOTH } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

const APPLICATIONS = [
  { as: 'learner@demo.test', path: '/profile' },
  { as: 'instructor@demo.test', path: '/studio/courses' },
] as const;

for (const { as, path } of APPLICATIONS) {
  for (const [name, view] of BOTH) {
    test(`the first failure of ${path} is told without a connection, and what failed is tried again: ${name}`, async ({
      enter,
    }) => {
      const { page, context, go, sees, press, word } = await enter(as, view);
      await go(path);
      const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
      // what tells of a failure can't be fetched any more when there is one
      for (const part of ['toast-region', 'connection-strip'])
        expect(fetched).toEqual(expect.arrayContaining([expect.stringContaining(part)]));
      await context.setOffline(true);
      await sees('shell.connection.offline');
      await sees('shell.connection.typed');
      await context.setOffline(false);
      await press('common.actions.retry');
      await expect(page.getByText(word('shell.connection.back'))).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
}
