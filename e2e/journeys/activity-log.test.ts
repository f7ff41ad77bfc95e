import { readFile } from 'node:fs/promises';
import { DESKTOP_EN, PHONE_AR, settled, walkedIn } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

for (const [name, view] of walkedIn(PHONE_AR, DESKTOP_EN))
  test(`the activity log is filtered and taken along: ${name}`, async ({ enter }) => {
    const { page, word, go, press, leave } = await enter('learner@demo.test', view);
    await go('/activity-log');
    const filters = page.getByRole('navigation', { name: word('activity-log.filters.label') });
    const lessons = word('activity-log.filters.LESSON_FINISHED').source.replaceAll(/\\s\*\$|\^|\$/g, '');
    await filters.getByRole('link', { name: new RegExp(lessons, 'u') }).click();
    await expect(page).toHaveURL(/type=LESSON_FINISHED/);
    // until then the rows of before stay
    await settled(page);
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') });
    await expect(rows.first()).toBeVisible();
    const shown = await rows.count();
    await press('common.actions.export');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: word('activity-log.actions.csv') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines.length - 1).toBeGreaterThanOrEqual(shown);
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/lms\/courses\/\d+\/content\/\d+/);
    await leave();
  });
