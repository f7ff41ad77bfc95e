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

for (const [name, view] of walkedIn(DESKTOP_EN))
  test(`the outline beside a lesson begins where the bar ends, also when that gives way: ${name}`, async ({
    enter,
  }) => {
    const { page, go, leave } = await enter('learner@demo.test', view);
    await go('/dashboard');
    await page.locator('main a[href*="/content/"]').first().click();
    const outline = page.locator('main aside').first();
    await expect(outline.getByRole('navigation')).toBeVisible();
    const topOf = () => outline.evaluate((panel) => Math.round(panel.getBoundingClientRect().top));
    const endOfBar = () =>
      page
        .locator('header')
        .first()
        .evaluate((bar) => Math.max(0, Math.round(bar.getBoundingClientRect().bottom)));
    const scrollBy = (pixels: number) => page.evaluate((by) => window.scrollBy(0, by), pixels);
    await scrollBy(250);
    await scrollBy(150);
    await expect.poll(endOfBar).toBe(0);
    // a fraction of a pixel above the window is rounded to minus zero
    await expect.poll(topOf).toBeCloseTo(0);
    await scrollBy(-60);
    await expect.poll(endOfBar).toBeGreaterThan(40);
    await expect.poll(async () => (await endOfBar()) - (await topOf())).toBeLessThanOrEqual(1);
    await leave();
  });
