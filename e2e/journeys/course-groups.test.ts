/// <reference lib="dom" />
import { DESKTOP_EN, PHONE_AR, walkedIn } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/visit.ts';

let courseId: number;

test.beforeAll(({ places }) => {
  ({ courseId } = places.surveys);
});

/** A group of so many seats that learners join by themselves. */
async function makeOpenGroup({ page, word, press }: Visit, name: string, seats: string): Promise<void> {
  await press('course-groups.actions.new');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(name);
  await dialog.getByLabel(word('course-groups.fields.capacity')).fill(seats);
  await dialog.getByRole('switch').click();
  await dialog.getByRole('button', { name: word('common.actions.create') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

/** Somebody without a group is chosen and moved by the keyboard alone. */
async function moveFirstUnassigned({ page, word }: Visit, group: string): Promise<string> {
  const row = page
    .getByRole('grid', { name: word('course-groups.titles.unassigned') })
    .getByRole('row')
    .first();
  const name = ((await row.locator('bdi').first().textContent()) ?? '').trim();
  await row.focus();
  await page.keyboard.press('Space');
  const move = page.getByRole('button', { name: word('course-groups.actions.moveTo') });
  await move.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: group, exact: true }).press('Enter');
  await expect(page.getByRole('grid', { name: group, exact: true }).getByText(name)).toBeVisible();
  return name;
}

/** Nobody of the list is placed before it was looked at. */
async function placeByList({ page, word, press }: Visit, line: string): Promise<void> {
  await press('course-groups.actions.list');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(`${line}\nnobody@example.test\tNowhere`);
  await dialog.getByRole('button', { name: word('course-groups.actions.check') }).click();
  await expect(dialog.getByText(word('course-groups.outcomes.NOT_ENROLLED'))).toBeVisible();
  await dialog.getByRole('button').last().click();
  await expect(dialog).toBeHidden();
}

const LEARNER = 'learner@demo.test';

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR)) {
  test(`groups of a course are made, filled by keyboard and by a list, and changed by a learner: ${name}`, async ({
    enter,
  }) => {
    const group = `Tern ${name}`.replaceAll(/[^\w ]/g, ' ').trim();
    const teaching = await enter('instructor@demo.test', view);
    await teaching.go(`/studio/courses/${courseId}/groups`);
    await makeOpenGroup(teaching, group, '3');
    const moved = await moveFirstUnassigned(teaching, group);
    await placeByList(teaching, `${LEARNER}\t${group}`);
    await teaching.leave();

    const learning = await enter(LEARNER, view);
    const { page, word } = learning;
    await learning.go(`/lms/courses/${courseId}/groups`);
    await expect(page.getByRole('heading', { name: group, exact: true })).toBeVisible();
    await expect(page.getByText(moved)).toBeVisible();
    await learning.press('course-groups.actions.leave');
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByRole('button', { name: word('course-groups.actions.leave') }).click();
    await expect(page.getByText(word('course-groups.empty.mine'))).toBeVisible();
    // of a group that is not one's own nobody is named
    await expect(page.getByText(moved)).toHaveCount(0);
    await page.getByRole('listitem').filter({ hasText: group }).getByRole('button').click();
    await expect(page.getByText(moved)).toBeVisible();
    await learning.leave();
  });
}
