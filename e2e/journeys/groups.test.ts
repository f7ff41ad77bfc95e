import { DESKTOP_EN, PHONE_AR, type View, walkedIn } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';
import type { Enter } from '../support/visit.ts';

const NAMES = { en: 'Quiet readers', ar: 'قرّاء هادئون' } as const;
const WORDS = {
  en: 'What did you read this week that changed one small thing?',
  ar: 'ماذا قرأتم هذا الأسبوع فغيّر شيئًا صغيرًا واحدًا؟',
} as const;
const ANSWERS = { en: 'A page on asking before telling.', ar: 'صفحة عن السؤال قبل الجواب.' } as const;
const READERS = { en: 'jawaher.alamri@learners.demo.test', ar: 'majed.alshehri@learners.demo.test' } as const;

const PICTURE = 'demo/assets/media/three-sentences-poster.webp';

/** Founds an open group and posts a picture in it; answers where it is. */
async function found(enter: Enter, view: View): Promise<string> {
  const { page, word, go, press, leave } = await enter('admin@demo.test', view);
  const { language } = view;
  await go('/groups/mine');
  await press('groups.actions.found');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word(`groups.fields.nameIn.${language}`)).fill(NAMES[language]);
  await dialog.getByRole('button', { name: word('groups.actions.found') }).click();
  await expect(page.getByRole('heading', { name: NAMES[language], level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: word('groups.fields.post') }).click();
  await page.keyboard.type(WORDS[language]);
  await page.getByLabel(word('discussions.actions.attach')).and(page.locator('input')).setInputFiles(PICTURE);
  await press('groups.actions.post');
  const post = page.getByRole('article').filter({ hasText: WORDS[language] });
  await expect(post.getByRole('img', { name: 'three-sentences-poster.webp' })).toBeVisible();
  const { pathname } = new URL(page.url());
  await leave();
  return pathname;
}

/** Joins the group, likes and saves the post, comments on it and reports it. */
async function takePart(enter: Enter, view: View, path: string): Promise<void> {
  const { page, word, go, press, leave } = await enter(READERS[view.language], view);
  await go(path);
  await press('groups.actions.join');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('groups.actions.join') })
    .click();
  await expect(page.getByRole('textbox', { name: word('groups.fields.post') })).toBeVisible();
  const post = page.getByRole('article').filter({ hasText: WORDS[view.language] });
  await post.locator('[data-key=like]').click();
  await post.getByRole('button', { name: word('groups.actions.save') }).click();
  await expect(post.getByRole('button', { name: word('groups.labels.saved') })).toBeVisible();
  await post.locator('a[href*="/post/"]').last().click();
  await page.getByRole('textbox', { name: word('groups.fields.comment') }).click();
  await page.keyboard.type(ANSWERS[view.language]);
  await press('groups.actions.comment');
  await expect(page.getByRole('article').getByText(ANSWERS[view.language])).toBeVisible();
  await go('/saved-post');
  await expect(page.getByText(WORDS[view.language])).toBeVisible();
  await leave();
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR)) {
  test(`a group is founded, joined and talked in: ${name}`, async ({ enter }) => {
    await takePart(enter, view, await found(enter, view));
  });
}
