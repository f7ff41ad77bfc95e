import { expect } from 'vitest';
import type { Language } from '../../../packages/domain/src/localized.ts';
import { settled } from '../../support/browser.ts';
import { openPlace } from './administrator.ts';
import { nightSky } from './picture.ts';
import type { Walker } from './walker.ts';
import { beginning, exactly } from './words.ts';

export type BothLanguages = Readonly<Record<Language, string>>;

const EMBEDDED_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The moon</title></head>
<body><h1>The moon tonight</h1><p>It waxes until Thursday.</p></body></html>`;

/** Fills a text in both languages. */
async function fillBoth(walker: Walker, label: string, text: BothLanguages): Promise<void> {
  const { page, t } = walker;
  for (const language of ['en', 'ar'] as const) {
    const name = t(language === 'en' ? 'common.names.english' : 'common.names.arabic');
    await page
      .getByLabel(exactly(`${label}, ${name}`))
      .filter({ visible: true })
      .first()
      .fill(text[language]);
  }
}

/** Creates a course with a title and a summary in both languages; answers its number. */
export async function createCourse(walker: Walker, title: BothLanguages, summary: BothLanguages): Promise<number> {
  const { page, t } = walker;
  await openPlace(walker, t('builder.titles.courses'));
  await walker.button(t('builder.list.create')).click();
  const dialog = page.getByRole('dialog', { name: exactly(t('builder.dialogs.createTitle')) });
  await fillBoth(walker, t('builder.fields.title'), title);
  await dialog.getByRole('combobox', { name: beginning(t('builder.fields.category')) }).selectOption({ index: 1 });
  await walker.lookAround();
  await walker.button(t('builder.dialogs.create')).click();
  await page.waitForURL(/\/courses\/\d+\/information/);
  await settled(page);
  await fillBoth(walker, t('builder.fields.summary'), summary);
  await walker.lookAround();
  await walker.button(t('common.actions.saveChanges')).click();
  await walker.text(t('builder.course.saved')).waitFor();
  return Number(/courses\/(\d+)/.exec(page.url())?.[1]);
}

/** Goes to the outline and begins it with a section. */
export async function addSection(walker: Walker, title: BothLanguages): Promise<void> {
  const { page, t } = walker;
  await walker.link(t('builder.titles.outline')).click();
  await page.waitForURL(/\/outline$/);
  await walker.button(t('builder.outline.addModule')).click();
  await fillBoth(walker, t('builder.outline.moduleTitle'), title);
  await walker.button(t('common.actions.create')).click();
  await walker.text(title[walker.view.language]).waitFor();
  await walker.lookAround();
}

/** Adds a lesson of a kind to the section, and stands in it. */
export async function addLesson(
  walker: Walker,
  kind: 'ARTICLE' | 'EMBED',
  section: BothLanguages,
  title: BothLanguages,
): Promise<void> {
  const { page, t, view } = walker;
  await walker.button(`${t('builder.outline.addLesson')}: ${section[view.language]}`).click();
  await walker.menuItem(t(`builder.kinds.${kind}`)).click();
  await fillBoth(walker, t('builder.outline.lessonTitle'), title);
  await walker.button(t('builder.dialogs.create')).click();
  await page.waitForURL(/\/lessons\/\d+/);
  await walker.heading(title[view.language]).waitFor();
}

/** Writes an article in the editor: a heading, a paragraph, an uploaded picture; then shows it to learners. */
export async function writeArticle(walker: Walker, heading: string, paragraph: string, alt: string): Promise<void> {
  const { page, t, view } = walker;
  const language = t(view.language === 'en' ? 'common.names.english' : 'common.names.arabic');
  const text = page.getByRole('textbox', { name: exactly(t('builder.editor.inLanguage', { language })) });
  await text.click();
  await page
    .getByRole('combobox', { name: exactly(t('builder.editor.style')) })
    .first()
    .selectOption({ index: 1 });
  await text.click();
  await page.keyboard.type(heading);
  await page.keyboard.press('Enter');
  await page.keyboard.type(paragraph);
  await page.keyboard.press('Enter');
  await walker.button(t('builder.editor.image')).click();
  const dialog = page.getByRole('dialog', { name: exactly(t('builder.editor.image')) });
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'sky.png', mimeType: 'image/png', buffer: nightSky() });
  await dialog.getByRole('button', { name: exactly(t('media.actions.remove')) }).waitFor();
  await dialog.getByLabel(beginning(t('builder.editor.imageAlt'))).fill(alt);
  await walker.lookAround();
  await dialog.getByRole('button', { name: exactly(t('builder.editor.insert')) }).click();
  await dialog.waitFor({ state: 'hidden' });
  await text.getByRole('heading', { name: heading }).waitFor();
  await text.getByRole('img', { name: alt }).waitFor();
  await walker.button(t('builder.editor.save')).click();
  await walker.text(t('builder.editor.saved')).waitFor();
  await walker.lookAround();
}

/** Uploads a page of one's own. */
export async function embedPage(walker: Walker): Promise<void> {
  const { page, t } = walker;
  const field = page.getByRole('group', { name: exactly(t('builder.lesson.ownPage')) });
  await field
    .locator('input[type="file"]')
    .setInputFiles({ name: 'moon.html', mimeType: 'text/html', buffer: Buffer.from(EMBEDDED_PAGE) });
  await field.getByRole('button', { name: exactly(t('media.actions.remove')) }).waitFor();
  await page.locator('iframe').waitFor();
  await walker.lookAround();
}

export async function backToOutline(walker: Walker): Promise<void> {
  await walker.link(walker.t('builder.lesson.back')).click();
  await walker.page.waitForURL(/\/outline$/);
  await walker.lookAround();
}

/** Asks for the course to be published. */
export async function requestApproval(walker: Walker): Promise<void> {
  const { page, t } = walker;
  await walker.link(t('builder.course.publication')).click();
  await page.waitForURL(/\/publication$/);
  await walker.lookAround();
  await walker.button(t('builder.publish.request')).click();
  await walker.text(t('builder.publish.requested')).waitFor();
  await walker.text(t('builder.publish.waiting')).waitFor();
  expect(await walker.button(t('builder.publish.request')).count()).toBe(0);
  await walker.lookAround();
}
