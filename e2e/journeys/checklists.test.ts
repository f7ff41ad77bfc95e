import { DESKTOP_EN, PHONE_AR, settled, type View, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';
import type { Enter, Visit } from '../support/visit.ts';

const PERSON = 'learner@demo.test';
const DAY = 86_400_000;

/** Types an item of a kind into the list; it was due on the first day. */
async function addItem({ page, word }: Visit, kind: 'do' | 'approve', title: string): Promise<void> {
  const line = page.getByRole('combobox', { name: word('checklist-keeping.fields.item') });
  await line.fill(`/${kind}`);
  await line.press('Enter');
  await line.fill(title);
  await line.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
}

/** From nothing to a checklist that somebody has, begun three days ago. */
async function giveChecklist(enter: Enter, view: View, title: string): Promise<number> {
  const visit = await enter('admin@demo.test', view);
  const { page, word, go, press } = visit;
  await go('/studio/checklists');
  await press('checklist-keeping.actions.new');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(title);
  await dialog.getByRole('button', { name: word('common.actions.create') }).click();
  await page.waitForURL(/checklists\/\d+$/);
  await settled(page);
  const checklistId = Number(/checklists\/(\d+)$/.exec(page.url())?.[1]);
  await page.getByRole('button', { name: word('checklist-keeping.writing.add') }).click();
  await addItem(visit, 'do', `${title} 1`);
  await addItem(visit, 'approve', `${title} 2`);
  await press('checklist-keeping.actions.publish');
  await expect(page.getByText(word('checklist-keeping.messages.published')).first()).toBeVisible();
  await visit.leave();
  return checklistId;
}

/** It began three days ago: what it asks for on its first day is late. */
async function giveTo(email: string, checklistId: number): Promise<void> {
  const own = await callsAs(serverUrl, email);
  const lists = await own<{ data: { user: { userId: number } }[] }>('GET', 'student-checklists');
  const keeper = await callsAs(serverUrl, 'admin@demo.test');
  await keeper('POST', `checklists/${checklistId}/people`, {
    userIds: [lists.data[0]!.user.userId],
    startsOn: new Date(Date.now() - 3 * DAY).toISOString().slice(0, 10),
  });
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`a checklist from its template to what is overdue: ${name}`, async ({ enter }) => {
    const title = `${view.language === 'ar' ? 'قائمة' : 'List'} ${Date.now().toString(36)}`;
    const checklistId = await giveChecklist(enter, view, title);
    await giveTo(PERSON, checklistId);

    const learner = await enter(PERSON, view);
    await learner.go('/checklist');
    await learner.page.getByRole('link', { name: title }).click();
    await settled(learner.page);
    await learner.page.getByRole('checkbox', { name: `${title} 1` }).check();
    // on you, and done
    await expect(learner.page.getByRole('heading', { level: 2 })).toHaveCount(2);
    await learner.page
      .getByRole('link', { name: `${title} 2` })
      .last()
      .click();
    await settled(learner.page);
    const itemId = /items\/(\d+)/.exec(learner.page.url())?.[1];
    await learner.page.getByRole('textbox').fill(title);
    await learner.press('checklists.actions.sendForApproval');
    await learner.sees('checklists.words.withKeepers');
    await learner.leave();

    const approver = await enter('admin@demo.test', view);
    await approver.go(`/checklist/approvals?item=${itemId}`);
    await approver.page.getByRole('textbox').fill(title);
    await approver.press('checklists.actions.sendBack');
    await approver.sees('checklists.messages.sentBack');
    await approver.go(`/studio/checklists/${checklistId}/overdue`);
    await expect(approver.page.getByText(`${title} 2`).first()).toBeVisible();
    await expect(approver.page.getByText(`${title} 1`)).toHaveCount(0);
    await approver.leave();
  });
