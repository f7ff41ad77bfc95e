import { DESKTOP_EN, PHONE_AR, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { changeCourse, copyOf } from '../support/copied-course.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';

const AUTHOR = 'instructor@demo.test';

interface Translations {
  data: { key: string; en: { text: string; state: string }; ar: { text: string; state: string } }[];
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`a course is translated side by side, and what lags behind is found: ${name}`, async ({ enter, places }) => {
    const stamp = Date.now().toString(36);
    const call = await callsAs(serverUrl, AUTHOR);
    const courseId = await copyOf(call, places.courseLife.filesCourseId, { en: `Old ${stamp}`, ar: `قديم ${stamp}` });
    const read = () => call<Translations>('GET', `courses/${courseId}/translations`);
    const textOf = async (key: string) => (await read()).data.find((text) => text.key === key);
    await call('PUT', `courses/${courseId}/translations/seen`);
    await changeCourse(call, courseId, {
      title: { en: `New ${stamp}`, ar: `قديم ${stamp}` },
      subtitle: { en: 'Only here' },
    });

    const author = await enter(AUTHOR, view);
    const { page, word } = author;
    await author.go(`/studio/courses/${courseId}/translations?filter=outdated`);
    await expect(page.getByText(word('translations.sides.outdated'))).toHaveCount(1);
    const arabic = page.locator('[data-cell="ar"]').first();
    await expect(arabic).toHaveValue(`قديم ${stamp}`);
    await arabic.fill(`جديد ${stamp}`);
    await expect(page.getByText(word('common.states.saved'))).toBeVisible();
    await expect(page.getByText(word('translations.sides.outdated'))).toHaveCount(0);
    expect(await textOf('course:0:title')).toMatchObject({ ar: { text: `جديد ${stamp}`, state: 'WRITTEN' } });

    await author.go(`/studio/courses/${courseId}/translations?filter=missing`);
    const missing = page.locator('[data-cell="ar"]').first();
    await missing.fill('هنا فقط');
    await expect.poll(async () => (await textOf('course:0:subtitle'))?.ar.text).toBe('هنا فقط');

    await author.go(`/studio/courses/${courseId}/translations`);
    const cells = page.locator('[data-cell="en"]');
    await cells.nth(0).focus();
    await page.keyboard.press('Enter');
    await expect(cells.nth(1)).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(cells.nth(0)).toBeFocused();

    // somebody else is quicker
    author.watch.expectStatus(409, /\/translations$/);
    await cells.nth(0).fill(`Mine ${stamp}`);
    await expect.poll(async () => (await textOf('course:0:title'))?.en.text).toBe(`Mine ${stamp}`);
    await changeCourse(call, courseId, { title: { en: `Theirs ${stamp}`, ar: `جديد ${stamp}` } });
    await cells.nth(0).fill(`Mine again ${stamp}`);
    await expect(page.getByText(word('translations.conflict.title'))).toBeVisible();
    await author.press('translations.conflict.theirs');
    await expect(cells.nth(0)).toHaveValue(`Theirs ${stamp}`);
    await author.leave();
  });
