/// <reference lib="dom" />

import type { Page } from '@playwright/test';
import type { MessageKey } from '@sullam/strings/areas.ts';
import { DESKTOP_EN, PHONE_AR, settled, type View, walkedIn } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';
import type { Enter, Visit } from '../support/visit.ts';

let courseId: number;

test.beforeAll(({ places }) => {
  ({ courseId } = places.surveys);
});

const LEARNERS = ['learner@demo.test', 'hanan.alanazi@learners.demo.test', 'karim.lahlou@learners.demo.test'];

/** Adds a question of a kind in the language of the editor; a choice gets two options, numbered. */
async function addQuestion({ page, word, press }: Visit, kind: 'CHOICE' | 'TEXT', title: string): Promise<void> {
  await press('surveys.actions.addQuestion');
  await page.getByRole('menuitem', { name: word(`surveys.kinds.${kind}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(title);
  const options = dialog.getByRole('group', { name: word('surveys.fields.options') }).getByRole('textbox');
  // two stand there to begin with, each in both languages
  for (const option of kind === 'CHOICE' ? [1, 2] : []) await options.nth((option - 1) * 2).fill(`${title} ${option}`);
  await dialog.getByRole('button', { name: word('common.actions.add') }).click();
  await expect(dialog).toBeHidden();
}

async function create(visit: Visit, action: MessageKey, title: string): Promise<number> {
  const { page, word, go, press } = visit;
  await go(`/studio/courses/${courseId}/surveys`);
  await press(action);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(title);
  await dialog.getByRole('button', { name: word('common.actions.create') }).click();
  await page.waitForURL(/surveys\/\d+$/);
  await settled(page);
  return Number(/surveys\/(\d+)$/.exec(page.url())?.[1]);
}

async function saveAndPublish({ page, word, press }: Visit): Promise<void> {
  await press('common.actions.saveChanges');
  await expect(page.getByText(word('surveys.messages.saved')).first()).toBeVisible();
  await press('surveys.actions.publish');
  await expect(page.getByText(word('surveys.messages.published')).first()).toBeVisible();
}

/** The instructor asks: an anonymous survey for groups of three and more, and a poll with names. */
async function ask(enter: Enter, view: View, title: string): Promise<{ surveyId: number; pollId: number }> {
  const visit = await enter('instructor@demo.test', view);
  const { page, word } = visit;
  const surveyId = await create(visit, 'surveys.actions.newSurvey', title);
  await addQuestion(visit, 'CHOICE', title);
  await addQuestion(visit, 'TEXT', `${title} ?`);
  await page.getByLabel(word('surveys.fields.minimumAnswers')).fill('3');
  await saveAndPublish(visit);

  const pollId = await create(visit, 'surveys.actions.newPoll', `${title} +`);
  await addQuestion(visit, 'CHOICE', title);
  // the first of the rules: its name goes on with what it means
  await page.getByRole('switch').first().click();
  await saveAndPublish(visit);
  await visit.leave();
  return { surveyId, pollId };
}

/** A learner answers both; before that they see what is missing. */
async function answer(visit: Visit, ids: { surveyId: number; pollId: number }, title: string, option: number) {
  const { page, word, go, press } = visit;
  const pick = () => page.getByRole('radio', { name: `${title} ${option}` }).check();
  await go(`/lms/courses/${courseId}/surveys`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.waitForURL(new RegExp(`surveys/${ids.surveyId}$`));
  await press('surveys.actions.send');
  await expect(page.getByText(word('errors.rules.required')).first()).toBeVisible();
  await pick();
  await page.getByRole('textbox').fill(`${title} – ${option}`);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('textbox')).toHaveValue(`${title} – ${option}`);
  await press('surveys.actions.send');
  await expect(page.getByText(word('surveys.messages.thanks')).first()).toBeVisible();

  await go(`/lms/courses/${courseId}/polls/${ids.pollId}`);
  await pick();
  await press('surveys.actions.vote');
  await expect(page.getByText(word('surveys.titles.results')).first()).toBeVisible();
}

const digit = (value: number, view: View): string => value.toLocaleString(view.language === 'ar' ? 'ar-SA' : 'en');

/** How many chose each option of the first question, as it is written. */
const votesIn = async (page: Page): Promise<string[]> =>
  (await page.getByRole('table').first().getByRole('cell').allTextContents()).map(
    (text) => /[\d٠-٩]/.exec(text)?.[0] ?? '',
  );

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR)) {
  test(`a survey and a poll: asked, answered, read: ${name}`, async ({ enter }) => {
    const title = `${view.language === 'ar' ? 'رأيكم' : 'Your view'} ${Date.now().toString(36)}`;
    const ids = await ask(enter, view, title);
    const visits: Visit[] = [];
    for (const [at, email] of LEARNERS.slice(0, 2).entries()) {
      const visit = await enter(email, view);
      visits.push(visit);
      await answer(visit, ids, title, at + 1);
    }
    // the first one's page shows the second vote without being asked
    const [early] = visits as [Visit];
    await expect
      .poll(() => votesIn(early.page), { timeout: 20_000 })
      .toEqual([1, 1].map((votes) => digit(votes, view)));

    const reader = await enter('instructor@demo.test', view);
    await reader.go(`/studio/courses/${courseId}/surveys/${ids.surveyId}/results`);
    // two of three: nothing is shown, not to the instructor either
    await expect(reader.page.getByRole('table')).toHaveCount(0);
    const last = await enter(LEARNERS[2]!, view);
    visits.push(last);
    await answer(last, ids, title, 2);
    await reader.page.reload();
    await expect.poll(() => votesIn(reader.page)).toEqual([1, 2].map((votes) => digit(votes, view)));
    for (const option of [1, 2]) await expect(reader.page.getByText(`${title} – ${option}`).first()).toBeVisible();
    for (const visit of [...visits, reader]) await visit.leave();
  });
}
