/// <reference lib="dom" />
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { BOTH } from '../support/browser.ts';
import { findPlaces } from '../support/places.ts';
import { doorTo, type Visit } from '../support/visit.ts';

const url = inject('serverUrl');
const enter = doorTo(url);
let courseId: number;

beforeAll(async () => {
  ({ courseId } = (await findPlaces(url)).surveys);
});

/** A group of so many seats that learners join by themselves. */
async function makeOpenGroup({ page, word, press }: Visit, name: string, seats: string): Promise<void> {
  await press('course-groups.actions.new');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(name);
  await dialog.getByLabel(word('course-groups.fields.capacity')).fill(seats);
  await dialog.getByRole('switch').click();
  await dialog.getByRole('button', { name: word('common.actions.create') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { name, exact: true }).waitFor();
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
  await page.getByRole('grid', { name: group, exact: true }).getByText(name).waitFor();
  return name;
}

/** Nobody of the list is placed before it was looked at. */
async function placeByList({ page, word, press }: Visit, line: string): Promise<void> {
  await press('course-groups.actions.list');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(`${line}\nnobody@example.test\tNowhere`);
  await dialog.getByRole('button', { name: word('course-groups.actions.check') }).click();
  await dialog.getByText(word('course-groups.outcomes.NOT_ENROLLED')).waitFor();
  await dialog.getByRole('button').last().click();
  await dialog.waitFor({ state: 'hidden' });
}

const LEARNER = 'learner@demo.test';

describe.each(BOTH)('groups of a course, %s', (name, view) => {
  it('are made, filled by keyboard and by a list, and changed by a learner', async () => {
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
    await page.getByRole('heading', { name: group, exact: true }).waitFor();
    await page.getByText(moved).waitFor();
    await learning.press('course-groups.actions.leave');
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByRole('button', { name: word('course-groups.actions.leave') }).click();
    await page.getByText(word('course-groups.empty.mine')).waitFor();
    // of a group that is not one's own nobody is named
    expect(await page.getByText(moved).count()).toBe(0);
    await page.getByRole('listitem').filter({ hasText: group }).getByRole('button').click();
    await page.getByText(moved).waitFor();
    await learning.leave();
  });
});
