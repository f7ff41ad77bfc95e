import { DESKTOP_EN, PHONE_AR, settled, type View, walkedIn } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';
import type { Enter } from '../support/visit.ts';

let courseId: number;
let gradedId: number;

test.beforeAll(({ places }) => {
  ({ courseId, gradedId } = places.discussions);
});

const WORDS = {
  en: 'My number is seventeen, the minutes that our visitors wait, and it hides that half of them never come back at all.',
  ar: 'رقمي سبع عشرة دقيقة ينتظرها زوّارنا، وهو يخفي أن نصفهم لا يعود أبدًا، ولا أحد يسأل عنهم بعد ذلك في أي اجتماع.',
} as const;
/** Each is there once: writing lifts the gate for good. */
const LEARNERS = { en: 'jawaher.alamri@learners.demo.test', ar: 'majed.alshehri@learners.demo.test' } as const;
const NAMES = { en: /Jawaher/, ar: /ماجد/ } as const;

/** Writes first, reads what others wrote, and replies. */
async function discuss(enter: Enter, view: View): Promise<void> {
  const { page, word, go, press, leave } = await enter(LEARNERS[view.language], view);
  const words = WORDS[view.language];
  await go(`/lms/courses/${courseId}/discussion-boards/${gradedId}`);
  await expect(page.getByRole('heading', { name: word('discussions.gate.title') })).toBeVisible();
  await page.getByRole('textbox', { name: word('discussions.fields.reply') }).click();
  await page.keyboard.type(words);
  await press('discussions.actions.contribute');
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('heading', { name: word('discussions.gate.title') })).toBeHidden();
  await page
    .getByRole('button', { name: word('discussions.actions.reply'), exact: true })
    .first()
    .click();
  await page.getByRole('textbox', { name: word('discussions.fields.replyTo') }).click();
  await page.keyboard.type(`${words} 2`);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`${words} 2`)).toBeVisible();
  // away from the edge of the bar, below which half a button would stand
  await page.evaluate(() => window.scrollTo(0, 0));
  await leave();
}

/** The instructor sees what was counted, and gives something else. */
async function grade(enter: Enter, view: View): Promise<void> {
  const { page, word, go, leave } = await enter('admin@demo.test', view);
  await go(`/studio/courses/${courseId}/discussions/${gradedId}/grades`);
  const row = page.getByRole('row', { name: NAMES[view.language] });
  await row.getByRole('button').last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word('discussion-desk.fields.points')).fill('2.5');
  await dialog.getByRole('button', { name: word('common.actions.save') }).click();
  await expect(dialog).toBeHidden();
  await settled(page);
  await leave();
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR)) {
  test(`a discussion is written before it is read, replied to and graded: ${name}`, async ({ enter }) => {
    await discuss(enter, view);
    await grade(enter, view);
  });
}
