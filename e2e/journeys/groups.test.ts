import { DESKTOP_EN, PHONE_AR, type View, walkedIn } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';
import type { Enter } from '../support/visit.ts';

const NAMES = { en: 'Quiet readers', ar: 'قرّاء هادئون' } as const;
const WORDS = {
  en: 'What did you read this week that changed one small thing?',
  ar: 'ماذا قرأتم هذا الأسبوع فغيّر شيئًا صغيرًا واحدًا؟',
} as const;
const ANSWERS = { en: 'A page on asking before telling.', ar: 'صفحة عن السؤال قبل الجواب.' } as const;
const READERS = {
  en: { email: 'jawaher.alamri@learners.demo.test', name: 'Jawaher' },
  ar: { email: 'majed.alshehri@learners.demo.test', name: 'ماجد' },
} as const;

const PICTURE = 'demo/assets/media/three-sentences-poster.webp';

/** Founds an open group, posts a picture in it and invites somebody; answers where it is. */
async function found(enter: Enter, view: View): Promise<string> {
  const { page, word, go, press, sees, leave } = await enter('admin@demo.test', view);
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
  await press('groups.actions.invite');
  await dialog.getByRole('searchbox').fill(READERS[language].name);
  const person = dialog.getByRole('listitem').filter({ hasText: READERS[language].name }).first();
  await person.getByRole('button', { name: word('groups.actions.invite') }).click();
  await sees('groups.messages.invited');
  const { pathname } = new URL(page.url());
  await leave();
  return pathname;
}

/** Follows the invitation, likes and saves the post, comments on it and reports it. */
async function takePart(enter: Enter, view: View): Promise<void> {
  const { page, word, go, press, sees, leave } = await enter(READERS[view.language].email, view);
  const dialog = page.getByRole('dialog');
  await go('/groups/mine');
  await page.getByRole('link', { name: NAMES[view.language] }).first().click();
  // other groups of the list can be joined as well
  await expect(page.getByRole('heading', { level: 1, name: NAMES[view.language] })).toBeVisible();
  await press('groups.actions.join');
  await dialog.getByRole('button', { name: word('groups.actions.join') }).click();
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
  const saved = page.getByRole('article').filter({ hasText: WORDS[view.language] });
  await saved.getByRole('button', { name: word('discussions.actions.more') }).click();
  await page.getByRole('menuitem', { name: word('discussions.actions.report') }).click();
  await dialog.getByLabel(word('discussions.reasons.OTHER')).check();
  await dialog.getByRole('button', { name: word('discussions.actions.report') }).click();
  await sees('discussions.messages.reported');
  await leave();
}

/** Takes what was reported out of sight, in the studio and by keys. */
async function moderate(enter: Enter, view: View): Promise<void> {
  const { page, word, go, leave } = await enter('admin@demo.test', view);
  await go('/studio/groups/moderation');
  const line = page.getByRole('link').filter({ hasText: WORDS[view.language] });
  await line.click();
  await expect(page.getByRole('region', { name: word('moderation-desk.titles.decision') })).toBeVisible();
  const removeForSavedReason = async () => {
    // keys are heard once there is something to choose
    await expect(page.getByRole('radio').nth(1)).toBeEnabled();
    await page.keyboard.press('2');
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('/');
    // by its number
    await expect(page.getByRole('dialog').getByRole('listitem').first().getByRole('button')).toBeFocused();
    await page.keyboard.press('4');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+Enter');
    await expect(line).toHaveCount(0);
  };
  await removeForSavedReason();
  // taken back, it is the one that is open again
  await page.getByRole('button', { name: word('common.actions.undo') }).click();
  await expect(page.getByRole('heading', { level: 2, name: NAMES[view.language] })).toBeVisible();
  await removeForSavedReason();
  await leave();
}

/** What was taken out of sight is no longer the reader's, where they had saved it too. */
async function findItGone(enter: Enter, view: View, path: string): Promise<void> {
  const { page, go, sees, leave } = await enter(READERS[view.language].email, view);
  await go(path);
  await sees('groups.empty.posts');
  await go('/saved-post');
  await sees('groups.saved.lost');
  await expect(page.getByText(WORDS[view.language])).toHaveCount(0);
  await leave();
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR)) {
  test(`a group is founded, joined, talked in and moderated: ${name}`, async ({ enter }) => {
    const path = await found(enter, view);
    await takePart(enter, view);
    await moderate(enter, view);
    await findItGone(enter, view, path);
  });
}
