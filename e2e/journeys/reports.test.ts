/// <reference lib="dom" />
import { DESKTOP_EN, PHONE_AR, walkedIn } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

/** A number as it is written, in whichever digits. */
const plain = (text: string): number =>
  Number(text.replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))).replaceAll(/\D/g, ''));

for (const [name, view] of walkedIn(PHONE_AR, DESKTOP_EN)) {
  test(`a number of a report opens as many people as it says: ${name}`, async ({ enter, places }) => {
    const { page, word, go, leave } = await enter('instructor@demo.test', view);
    await go(`/studio/courses/${places.gradebook.courseId}/reports`);
    const funnel = page
      .getByRole('list')
      .filter({ has: page.locator('a[href*="of=reached-half"]') })
      .first();
    const half = funnel.locator('a[href*="of=reached-half"]');
    const count = plain((await half.textContent()) ?? '');
    expect(count).toBeGreaterThan(0);
    await half.click();
    await page.waitForURL(/of=reached-half/);
    const heading = page.getByRole('heading', { level: 2 }).last();
    await expect.poll(async () => plain((await heading.textContent()) ?? '')).toBe(count);
    // the same people where one comes to the address from outside
    await page.reload();
    await expect
      .poll(async () => plain((await page.getByRole('heading', { level: 2 }).last().textContent()) ?? ''))
      .toBe(count);
    await page.getByRole('button', { name: word('reports.labels.showAll') }).click();
    await page.waitForURL((url) => !url.search.includes('of='));
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: word('reports.actions.download') }).click();
    await page.getByRole('menuitem', { name: word('studio.exports.xlsx') }).click();
    expect((await file).suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d\.xlsx$/);
    await leave();
  });
}
