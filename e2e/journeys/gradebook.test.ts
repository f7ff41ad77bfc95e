/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { DESKTOPS, settled, type View } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { findPlaces } from '../support/places.ts';
import { doorTo, type Visit } from '../support/visit.ts';

const url = inject('serverUrl');
const enter = doorTo(url);
let courseId: number;

beforeAll(async () => {
  ({ courseId } = (await findPlaces(url)).gradebook);
});

const LEARNER = 'learner@demo.test';
const INSTRUCTOR = 'instructor@demo.test';

/** A category with a weight, and an item of 20 points in it. */
async function setUp({ page, word, go, press }: Visit, title: string): Promise<void> {
  await go(`/studio/courses/${courseId}/gradebook/settings`);
  await press('gradebook.actions.newCategory');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(title);
  const weight = dialog.getByLabel(word('gradebook.fields.weight'));
  if (await weight.count()) await weight.fill('25');
  await dialog.getByRole('button', { name: word('common.actions.create') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await press('gradebook.actions.newItem');
  await dialog.getByRole('textbox').first().fill(`${title} 1`);
  await dialog.getByLabel(word('gradebook.fields.category')).selectOption({ label: title });
  await dialog.getByLabel(word('gradebook.fields.maximum')).fill('20');
  await dialog.getByRole('button', { name: word('common.actions.create') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(`${title} 1`).first().waitFor();
}

/** The column of an item: its name is scrolled to by the keyboard, as the last one. */
async function columnOf(page: Page, name: string): Promise<number> {
  await page.locator('[role="gridcell"]').first().click();
  await page.keyboard.press('End');
  const head = page.getByRole('columnheader', { name });
  await head.waitFor();
  return Number(await head.getAttribute('data-column'));
}

const cell = (page: Page, row: number, column: number) => page.locator(`[data-row="${row}"][data-column="${column}"]`);

const saved = ({ page, word }: Visit) => page.getByText(word('gradebook.states.saved')).waitFor();

/** Grades by keyboard, a block from a spreadsheet, undone and done again; then from a file. */
async function grade(visit: Visit, title: string): Promise<void> {
  const { page, go, press } = visit;
  await go(`/studio/courses/${courseId}/gradebook`);
  const column = await columnOf(page, `${title} 1`);
  await cell(page, 0, column).click();
  await page.keyboard.press('F2');
  await page.keyboard.insertText('١٧٫٥');
  await page.keyboard.press('Enter');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await saved(visit);
  await expect.poll(() => cell(page, 0, column).textContent()).toMatch(/17\.5|١٧٫٥/);

  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, '8\r\n٩\r\nE\r\n');
  await expect.poll(() => cell(page, 3, column).textContent()).toMatch(/9|٩/);
  await saved(visit);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => cell(page, 3, column).textContent()).not.toMatch(/9|٩/);
  await page.keyboard.press('ControlOrMeta+y');
  await expect.poll(() => cell(page, 3, column).textContent()).toMatch(/9|٩/);
  await saved(visit);

  await press('gradebook.actions.import');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'grades.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Email,${title} 1\n${LEARNER},18.5\n`),
  });
  await dialog.getByRole('table').waitFor();
  expect(await dialog.getByRole('rowheader').count()).toBe(1);
  await dialog.locator('button[type="submit"]').click();
  await dialog.waitFor({ state: 'hidden' });
}

/** A group of somebody who was in none: their address, and how the group goes again. */
async function givenGroup(name: string) {
  const call = await callsAs(url, INSTRUCTOR);
  const made = await call<{ courseGroupId: number }>('POST', `courses/${courseId}/groups`, {
    name: { en: name, ar: name },
    capacity: null,
    isOpen: false,
  });
  const group = `course-groups/${made.courseGroupId}`;
  const { data } = await call<{ data: { userId: number; email: string }[] }>(
    'GET',
    `courses/${courseId}/groups/learners?isUnassigned=true&take=100`,
  );
  const member = data.findLast(({ email }) => email !== LEARNER);
  if (!member) throw new Error("Everybody of the gradebook's course is in a group.");
  await call('POST', `${group}/members`, { userIds: [member.userId] });
  return { email: member.email, remove: () => call('DELETE', group) };
}

/** The gradebook of one group: kept by a reload, printed alone, filled from a file that has others too. */
async function narrow({ page, word, go, press }: Visit, title: string, email: string): Promise<void> {
  await go(`/studio/courses/${courseId}/gradebook`);
  const group = page.getByLabel(word('gradebook.fields.group'));
  await group.selectOption({ label: title });
  const names = page.locator('[role="grid"] [role="rowheader"]');
  await expect.poll(() => names.count()).toBe(1);
  const name = (await names.first().textContent())?.trim() ?? '';
  await page.reload();
  await settled(page);
  expect(new URL(page.url()).searchParams.get('group')).toMatch(/^\d+$/);
  await expect.poll(() => names.count()).toBe(1);

  await press('gradebook.actions.import');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'grades.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Email,${title} 1\n${email},11\n${LEARNER},3\n`),
  });
  await dialog.getByRole('rowheader', { name }).waitFor();
  expect(await dialog.getByRole('rowheader').count()).toBe(1);
  await dialog.getByRole('checkbox').click();
  await expect.poll(() => dialog.getByRole('rowheader').count()).toBe(2);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('link', { name: word('common.actions.print') }).click();
  await page.waitForURL(/gradebook\/print\?group=\d+$/);
  await settled(page);
  expect(await page.locator('tbody th[scope="row"]').allTextContents()).toEqual([name]);
  await page.getByRole('link', { name: word('gradebook.actions.backToGrades') }).click();
  await group.selectOption('');
  await expect.poll(() => names.count()).toBeGreaterThan(1);
}

/** Nobody sees them before; whoever has a grade is told. */
async function post({ page, word }: Visit, title: string): Promise<void> {
  const column = await columnOf(page, `${title} 1`);
  await cell(page, -1, column).click();
  await page.getByRole('menuitem', { name: word('gradebook.actions.post') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: word('gradebook.post.submit') }).click();
  await page.getByText(word('gradebook.messages.posted')).first().waitFor();
}

async function learn(view: View, title: string): Promise<void> {
  const visit = await enter(LEARNER, view);
  const { page, word, go, press } = visit;
  await go(`/lms/courses/${courseId}/grade-items`);
  await page.getByRole('link', { name: `${title} 1` }).click();
  await page.waitForURL(/grade-items\/\d+$/);
  await settled(page);
  await page
    .getByText(/18\.5|١٨٫٥/)
    .first()
    .waitFor();
  await go(`/lms/courses/${courseId}/grade-items`);
  await press('grades.whatIf.start');
  await page.getByText(word('grades.whatIf.notReal')).waitFor();
  const total = () => page.locator('main section p').filter({ hasText: /%|٪/ }).first().textContent();
  const before = await total();
  await page
    .getByRole('listitem')
    .filter({ hasText: `${title} 1` })
    .getByRole('textbox')
    .fill('0');
  await expect.poll(total).not.toBe(before);
  await press('grades.whatIf.reset');
  await expect.poll(() => page.getByText(word('grades.whatIf.notReal')).count()).toBe(0);
  await go('/lms/transcript');
  expect(await page.getByRole('table').getByText(/%|٪/).count()).toBeGreaterThan(0);
  await visit.leave();
}

describe('a gradebook: set up, filled, posted, read', () => {
  it.each(DESKTOPS)('%s', async (_, view) => {
    const title = `${view.language === 'ar' ? 'مشروع' : 'Project'} ${Date.now().toString(36)}`;
    const group = await givenGroup(title);
    const instructor = await enter(INSTRUCTOR, view);
    await setUp(instructor, title);
    await grade(instructor, title);
    await narrow(instructor, title, group.email);
    await post(instructor, title);
    await instructor.leave();
    await learn(view, title);
    await group.remove();
  });
});
