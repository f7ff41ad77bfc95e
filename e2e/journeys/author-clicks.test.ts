/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { DESKTOP_AR, DESKTOP_EN, settled, walkedIn } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/visit.ts';

/** Presses of a pointer from the page that signing in leads to; typing and keys are not counted. */
async function begin({ page, word, go }: Visit, title: string) {
  await go('/studio/home');
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  const listen = () =>
    document.addEventListener(
      'click',
      (event) => {
        // Enter in a form and Space on a button are clicks of the page too, without a pointer
        if (event.isTrusted && event.detail > 0) (window as unknown as { countClick(): void }).countClick();
      },
      true,
    );
  await page.addInitScript(listen);
  await page.evaluate(listen);
  await page.getByRole('button', { name: word('studio.titles.new') }).click();
  await write(page, word('builder.quick.title'), title);
  // of what isn't a lesson the course stands first
  await page
    .getByRole('option', { name: word('studio.titles.newCourse') })
    .first()
    .click();
  return { count: () => clicks };
}

/** What is made is called first: the caret stands there. */
async function write(page: Page, field: string | RegExp, title: string): Promise<void> {
  await expect(page.getByRole('combobox', { name: field })).toBeFocused();
  await page.keyboard.insertText(title);
}

/** The outline of a course that was just made, and its first module, typed. */
async function outline({ page, word }: Visit, title: string): Promise<void> {
  await page.waitForURL(/courses\/\d+\/outline/);
  await settled(page);
  await expect(page.getByRole('combobox', { name: word('builder.outline.moduleTitle') })).toBeFocused();
  await page.keyboard.insertText(`${title} 1`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: word('builder.outline.lessonTitle') })).toBeFocused();
}

/** What is missing is asked for, then it goes to the administrator. */
async function ask({ page, word }: Visit): Promise<void> {
  await page.getByRole('button', { name: word('builder.publish.request') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.insertText('A course about threads.');
  const category = dialog.getByRole('combobox');
  await category.click();
  await category.selectOption({ index: 1 });
  await dialog.getByRole('button', { name: word('builder.publish.request') }).click();
  await expect(page.getByText(word('builder.publish.requested')).first()).toBeVisible();
}

for (const [name, view] of walkedIn(DESKTOP_EN, DESKTOP_AR)) {
  const isArabic = view.language === 'ar';

  test(`a course of one article is ready in eight clicks: ${name}`, async ({ enter }) => {
    const visit = await enter('instructor@demo.test', view);
    const { page } = visit;
    const title = `${isArabic ? 'النول' : 'The loom'} ${Date.now().toString(36)}`;
    const { count } = await begin(visit, title);
    await outline(visit, title);
    await page.keyboard.insertText(`${title} 2`);
    await page.keyboard.press('Enter');
    await page
      .getByRole('treegrid')
      .getByRole('link', { name: `${title} 2` })
      .click();
    await page.waitForURL(/lessons\/\d+/);
    const editor = page.locator('[contenteditable="true"]').first();
    await expect(editor).toBeVisible();
    await settled(page);
    await editor.focus();
    await page.keyboard.insertText('Warp first, then weft.');
    await ask(visit);
    expect(count()).toBeLessThanOrEqual(8);
    await visit.leave();
  });

  test(`with an exam of three questions in fifteen: ${name}`, async ({ enter }) => {
    const visit = await enter('instructor@demo.test', view);
    const { page, word } = visit;
    const title = `${isArabic ? 'الصباغة' : 'Dyeing'} ${Date.now().toString(36)}`;
    const { count } = await begin(visit, title);
    await outline(visit, title);
    await page.keyboard.insertText(`${title} 2`);
    await page.keyboard.press('Enter');
    await page.keyboard.type('/exam');
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(`${title} 3`);
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/exams\/held\/\d+$/);
    await settled(page);
    await page.getByRole('button', { name: word('exam-authoring.actions.pick') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox').nth(2)).toBeVisible();
    for (const at of [0, 1, 2]) await dialog.getByRole('checkbox').nth(at).click();
    await dialog.getByRole('button', { name: word('common.actions.add') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(word('common.states.saved'))).toBeVisible();
    await page
      .getByRole('link', { name: word('studio.titles.outline') })
      .first()
      .click();
    await page
      .getByRole('treegrid')
      .getByRole('link', { name: `${title} 2` })
      .click();
    const editor = page.locator('[contenteditable="true"]').first();
    await expect(editor).toBeVisible();
    await settled(page);
    await editor.focus();
    await page.keyboard.insertText('Madder is red.');
    await ask(visit);
    expect(count()).toBeLessThanOrEqual(15);
    await visit.leave();
  });

  test(`a course of one article is made by keys alone: ${name}`, async ({ enter }) => {
    const visit = await enter('instructor@demo.test', view);
    const { page, word, go } = visit;
    const { keyboard } = page;
    const title = `${isArabic ? 'الحياكة' : 'Knitting'} ${Date.now().toString(36)}`;
    let pressed = 0;
    await page.exposeFunction('countPointer', () => {
      pressed += 1;
    });
    const listen = () =>
      document.addEventListener(
        'pointerdown',
        () => (window as unknown as { countPointer(): void }).countPointer(),
        true,
      );
    await page.addInitScript(listen);
    await go('/studio/home');
    await keyboard.press('c');
    await write(page, word('builder.quick.title'), `${title} `);
    await keyboard.type('/c');
    await keyboard.press('Enter');
    await outline(visit, title);
    await keyboard.insertText(`${title} 2`);
    await keyboard.press('Control+Enter');
    await page.waitForURL(/lessons\/\d+/);
    const editor = page.locator('[contenteditable="true"]').first();
    await expect(editor).toBeVisible();
    await settled(page);
    // Tab reaches the text, whatever stands before it
    for (let step = 0; step < 80; step += 1) {
      if (await editor.evaluate((element) => element.contains(document.activeElement))) break;
      await keyboard.press('Tab');
    }
    await expect(editor).toBeFocused();
    await keyboard.insertText('Knit one, purl one.');
    // publishing is one of the acts of the palette
    await keyboard.press('Control+k');
    const palette = page.getByRole('dialog').getByRole('searchbox');
    await expect(palette).toBeFocused();
    await keyboard.insertText(isArabic ? 'الموافقة' : 'approval');
    await expect(page.getByRole('menuitem', { name: word('builder.publish.request') })).toBeVisible();
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog').last();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
    await keyboard.insertText('A course about wool.');
    await keyboard.press('Tab');
    for (let step = 0; step < 8; step += 1) {
      if (await page.evaluate(() => document.activeElement instanceof HTMLSelectElement)) break;
      await keyboard.press('Tab');
    }
    await keyboard.press('ArrowDown');
    for (let step = 0; step < 12; step += 1) {
      const isAsking = await page.evaluate(
        (name) => document.activeElement?.tagName === 'BUTTON' && document.activeElement.textContent?.trim() === name,
        (await dialog.getByRole('button', { name: word('builder.publish.request') }).textContent())?.trim(),
      );
      if (isAsking) break;
      await keyboard.press('Tab');
    }
    await keyboard.press('Enter');
    await expect(page.getByText(word('builder.publish.requested')).first()).toBeVisible();
    expect(pressed).toBe(0);
    await visit.leave();
  });
}
