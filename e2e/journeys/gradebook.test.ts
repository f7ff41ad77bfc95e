/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { DESKTOP_AR, DESKTOP_EN, settled, type View, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';
import type { Enter, Visit } from '../support/visit.ts';

let courseId: number;

test.beforeAll(({ places }) => {
  ({ courseId } = places.gradebook);
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
  await expect(dialog).toBeHidden();
  await press('gradebook.actions.newItem');
  await dialog.getByRole('textbox').first().fill(`${title} 1`);
  await dialog.getByLabel(word('gradebook.fields.category')).selectOption({ label: title });
  await dialog.getByLabel(word('gradebook.fields.maximum')).fill('20');
  await dialog.getByRole('button', { name: word('common.actions.create') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${title} 1`).first()).toBeVisible();
}

/** The grid draws the columns that come into sight in the frame after the key; a busy machine takes its time for one. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** The column of an item, found by the keyboard from the last to the first: only what is in sight is drawn, and others add columns too. */
async function columnOf(page: Page, name: string): Promise<number> {
  const head = page.getByRole('columnheader', { name });
  const grid = page.locator('[aria-colcount]');
  const isRtl = (await page.locator('html').getAttribute('dir')) === 'rtl';
  await expect(async () => {
    // a click may meet the grid while it is drawn anew, and the focus would be lost
    await page.locator('[role="gridcell"]').first().click();
    await page.keyboard.press('End');
    await drawn(page);
    const columns = Number(await grid.getAttribute('aria-colcount'));
    for (let back = 1; back < columns && (await head.count()) === 0; back += 1) {
      await page.keyboard.press(isRtl ? 'ArrowRight' : 'ArrowLeft');
      await drawn(page);
    }
    await expect(head).toHaveCount(1, { timeout: 100 });
  }).toPass({ timeout: 40_000 });
  return Number(await head.getAttribute('data-column'));
}

const cell = (page: Page, row: number, column: number) => page.locator(`[data-row="${row}"][data-column="${column}"]`);

const saved = ({ page, word }: Visit) => expect(page.getByText(word('gradebook.states.saved'))).toBeVisible();

/** Grades by keyboard, a block from a spreadsheet, undone and done again; then from a file. */
async function grade(visit: Visit, title: string): Promise<void> {
  const { page, word, go, press } = visit;
  await go(`/studio/courses/${courseId}/gradebook`);
  const column = await columnOf(page, `${title} 1`);
  await cell(page, 0, column).click();
  await page.keyboard.press('F2');
  await page.keyboard.insertText('١٧٫٥');
  await page.keyboard.press('Enter');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await saved(visit);
  await expect(cell(page, 0, column)).toHaveText(/17\.5|١٧٫٥/);

  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, '8\r\n٩\r\nE\r\n');
  await expect(cell(page, 3, column)).toHaveText(/9|٩/);
  await saved(visit);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(page, 3, column)).not.toHaveText(/9|٩/);
  await page.keyboard.press('ControlOrMeta+y');
  await expect(cell(page, 3, column)).toHaveText(/9|٩/);
  await saved(visit);

  await press('gradebook.actions.more');
  await page.getByRole('menuitem', { name: word('gradebook.actions.import') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'grades.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Email,${title} 1\n${LEARNER},18.5\n`),
  });
  await expect(dialog.getByRole('table')).toBeVisible();
  await expect(dialog.getByRole('rowheader')).toHaveCount(1);
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog).toBeHidden();
}

/** A group of somebody who was in none: their address, and how the group goes again. */
async function givenGroup(name: string) {
  const call = await callsAs(serverUrl, INSTRUCTOR);
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
  await expect(names).toHaveCount(1);
  const name = (await names.first().textContent())?.trim() ?? '';
  await page.reload();
  await settled(page);
  expect(new URL(page.url()).searchParams.get('group')).toMatch(/^\d+$/);
  await expect(names).toHaveCount(1);

  await press('gradebook.actions.more');
  await page.getByRole('menuitem', { name: word('gradebook.actions.import') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'grades.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Email,${title} 1\n${email},11\n${LEARNER},3\n`),
  });
  await expect(dialog.getByRole('rowheader', { name })).toBeVisible();
  await expect(dialog.getByRole('rowheader')).toHaveCount(1);
  await dialog.getByRole('checkbox').click();
  await expect(dialog.getByRole('rowheader')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await press('gradebook.actions.more');
  await page.getByRole('menuitem', { name: word('common.actions.print') }).click();
  await page.waitForURL(/gradebook\/print\?group=\d+$/);
  await settled(page);
  await expect(page.locator('tbody th[scope="row"]')).toHaveText([name]);
  await page.getByRole('link', { name: word('gradebook.actions.backToGrades') }).click();
  await group.selectOption('');
  await expect(names.nth(1)).toBeVisible();
}

/** Nobody sees them before; whoever has a grade is notified. */
async function post({ page, word }: Visit, title: string): Promise<void> {
  const column = await columnOf(page, `${title} 1`);
  await cell(page, -1, column).click();
  await page.getByRole('menuitem', { name: word('gradebook.actions.post') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: word('gradebook.post.submit') }).click();
  await expect(page.getByText(word('gradebook.messages.posted')).first()).toBeVisible();
}

async function learn(enter: Enter, view: View, title: string): Promise<void> {
  const visit = await enter(LEARNER, view);
  const { page, word, go, press } = visit;
  await go(`/lms/courses/${courseId}/grade-items`);
  await page.getByRole('link', { name: `${title} 1` }).click();
  await page.waitForURL(/grade-items\/\d+$/);
  await settled(page);
  await expect(page.getByText(/18\.5|١٨٫٥/).first()).toBeVisible();
  await go(`/lms/courses/${courseId}/grade-items`);
  await press('grades.whatIf.start');
  await expect(page.getByText(word('grades.whatIf.notReal'))).toBeVisible();
  const total = () => page.locator('main section p').filter({ hasText: /%|٪/ }).first().textContent();
  const before = await total();
  await page
    .getByRole('listitem')
    .filter({ hasText: `${title} 1` })
    .getByRole('textbox')
    .fill('0');
  await expect.poll(total).not.toBe(before);
  await press('grades.whatIf.reset');
  await expect(page.getByText(word('grades.whatIf.notReal'))).toHaveCount(0);
  await go('/lms/transcript');
  await expect(page.getByRole('table').getByText(/%|٪/).first()).toBeVisible();
  await visit.leave();
}

for (const [name, view] of walkedIn(DESKTOP_AR, DESKTOP_EN)) {
  test(`a gradebook: set up, filled, posted, read: ${name}`, async ({ enter }) => {
    const title = `${view.language === 'ar' ? 'مشروع' : 'Project'} ${Date.now().toString(36)}`;
    const group = await givenGroup(title);
    const instructor = await enter(INSTRUCTOR, view);
    await setUp(instructor, title);
    await grade(instructor, title);
    await narrow(instructor, title, group.email);
    await post(instructor, title);
    await instructor.leave();
    await learn(enter, view, title);
    await group.remove();
  });
}
