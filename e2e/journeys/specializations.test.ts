import { DESKTOP_EN, PHONE_AR, type View, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';
import type { Enter } from '../support/visit.ts';

const LEARNER = 'learner@demo.test';

/** Two courses that the learner has completed: a group that asks for one of them is satisfied, one of both too. */
async function completedTitles({ language }: View): Promise<{ courseId: number; title: string }[]> {
  const own = await callsAs(serverUrl, LEARNER);
  const { data } = await own<{
    data: { courseId: number; title: { en?: string; ar?: string }; completedAt: string | null }[];
  }>('GET', 'courses?take=100');
  return data
    .filter(({ completedAt }) => completedAt !== null)
    .map(({ courseId, title }) => ({ courseId, title: (language === 'ar' ? title.ar : title.en) ?? '' }));
}

/** A path of one course, then a second group of another; shown to learners. */
async function makeSpecialization(enter: Enter, view: View, title: string, courses: readonly string[]): Promise<void> {
  const { page, word, go, press, leave } = await enter('admin@demo.test', view);
  await go('/studio/specializations/new');
  await page.getByRole('textbox').first().fill(title);
  const add = async (course: string) => {
    const box = page.getByRole('combobox', { name: word('specialization-desk.form.addCourse') });
    await box.fill(course);
    await page.getByRole('option', { name: course }).first().click();
    // the list stays open for the next one
    await page.keyboard.press('Escape');
    await expect(page.getByRole('treegrid').getByText(course)).toBeVisible();
  };
  await add(courses[0]!);
  await press('specialization-desk.form.addGroup');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(`${title} 2`);
  await dialog.getByRole('button', { name: word('common.actions.done') }).click();
  await expect(dialog).toBeHidden();
  await add(courses[1]!);
  // several groups have names: without the first one's nothing is saved
  await press('common.actions.create');
  await expect(page.getByText(word('specialization-desk.form.groupHole'))).toBeVisible();
  await page
    .getByRole('treegrid')
    .getByRole('button', {
      name: new RegExp(word('common.actions.edit').source.replaceAll(/\^\\s\*|\\s\*\$/g, ''), 'u'),
    })
    .first()
    .click();
  await dialog.getByRole('textbox').first().fill(`${title} 1`);
  await dialog.getByRole('button', { name: word('common.actions.done') }).click();
  await page.getByRole('switch').first().click();
  await press('common.actions.create');
  await page.waitForURL(/\/studio\/specializations$/);
  await leave();
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`a specialization of two groups is made, followed, completed and certified: ${name}`, async ({ enter }) => {
    const title = `${view.language === 'ar' ? 'مسار' : 'Path'} ${Date.now().toString(36)}`;
    const [one, other] = await completedTitles(view);
    await makeSpecialization(enter, view, title, [one!.title, other!.title]);

    const { page, word, go, press, leave } = await enter(LEARNER, view);
    await go(`/lms/specializations?search=${encodeURIComponent(title)}`);
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { name: `${title} 2` })).toBeVisible();
    await press('specializations.page.enroll');
    await expect(page.getByText(word('specializations.page.groupDone'))).toHaveCount(2);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('link', { name: word('certificates.actions.open') })).toBeVisible({ timeout: 6000 });
    }).toPass({ timeout: 90_000 });
    await page.getByRole('link', { name: word('certificates.actions.open') }).click();
    await page.waitForURL(/\/certificates\//);
    await expect(page.getByRole('definition').getByText(one!.title)).toBeVisible();
    await expect(page.getByRole('definition').getByText(other!.title)).toBeVisible();
    await leave();
  });
