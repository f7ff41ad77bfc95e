/// <reference lib="dom" />
import { DESKTOP_AR, DESKTOP_EN, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';

const INSTRUCTOR = 'instructor@demo.test';
/** The screens that rooms have. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
] as const;

for (const [name, view] of walkedIn(DESKTOP_EN, DESKTOP_AR)) {
  test(`the wall of a room shows the code alone and whole: ${name}`, async ({ enter, places }) => {
    const call = await callsAs(serverUrl, INSTRUCTOR);
    const { courseId } = places.lectures;
    const [localDate, localTime] = new Date().toISOString().slice(0, 16).split('T');
    const { attendanceSessionId } = await call<{ attendanceSessionId: number }>(
      'POST',
      `courses/${courseId}/attendance-sessions`,
      {
        title: { en: 'An evening in the hall', ar: 'أمسية في القاعة' },
        place: { en: 'Hall 4', ar: 'القاعة ٤' },
        ...{ zone: 'UTC', localDate, localTime, durationMinutes: 60, lateMinutes: 10 },
      },
    );
    const { page, word, leave } = await enter(INSTRUCTOR, view);
    // not settled: the code changes for as long as it is shown
    await page.goto(`/studio/courses/${courseId}/attendance/${attendanceSessionId}/screen`);
    await expect(page.getByRole('img', { name: word('attendance.projector.code') })).toBeVisible();
    const digits = page.getByRole('img', { name: /^\d{6}$/ });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect(digits).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('navigation')).toHaveCount(0);
      const cutOff = await digits.evaluate(
        (place) => [...place.querySelectorAll('span')].filter((each) => each.scrollWidth > each.clientWidth + 1).length,
      );
      expect(cutOff, `digits that are cut off at ${size.width}`).toBe(0);
      const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
      expect(scrolls, `scrolls at ${size.width}`).toBe(false);
    }
    await page.getByRole('link', { name: word('attendance.projector.back') }).click();
    await page.waitForURL(/attendance\/\d+$/);
    await leave();
  });
}
