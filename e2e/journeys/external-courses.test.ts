import type { MessageKey } from '@sullam/strings/areas.ts';
import { DESKTOP_EN, PHONE_AR, type View, walkedIn } from '../support/browser.ts';
import { callsAs } from '../support/calls.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';
import { typeDate } from '../support/typed-date.ts';
import type { Enter, Visit } from '../support/visit.ts';

const LEARNER = 'learner@demo.test';

/** The administrator decides on a record in the list of all, and stays there. */
async function decide(enter: Enter, view: View, title: string, action: MessageKey, reason?: string): Promise<Visit> {
  const visit = await enter('admin@demo.test', view);
  const { page, word, go } = visit;
  await go(`/studio/external-courses?search=${encodeURIComponent(title)}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(title) })
    .click();
  await page.getByRole('menuitem', { name: word(action) }).click();
  const asked = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  if (reason) await asked.getByRole('textbox').fill(reason);
  await asked.getByRole('button', { name: word(action) }).click();
  await expect(asked).toBeHidden();
  return visit;
}

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`learning elsewhere is recorded, refused with a reason, corrected and accepted: ${name}`, async ({ enter }) => {
    const title = `${view.language === 'ar' ? 'تدريب' : 'Training'} ${Date.now().toString(36)}`;
    const reason = view.language === 'ar' ? 'الرابط لا يُفتح' : 'The link does not open';

    const learner = await enter(LEARNER, view);
    const { page, word } = learner;
    await learner.go('/external-courses');
    await learner.press('external-courses.actions.record');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: word('external-courses.actions.send') }).click();
    await expect(dialog.getByText(word('external-courses.errors.proof'))).toBeVisible();
    // labels go on with whether they are required
    const field = (name: MessageKey) => new RegExp(word(name).source.replace(/\\s\*\$$/, ''), 'u');
    await dialog.getByRole('textbox', { name: field('external-courses.fields.title') }).fill(title);
    await dialog.getByRole('textbox', { name: field('external-courses.fields.provider') }).fill('Gulf School');
    await dialog.getByRole('spinbutton', { name: field('external-courses.fields.hours') }).fill('12');
    await dialog.getByRole('textbox', { name: field('external-courses.fields.link') }).fill('https://example.com/a');
    await typeDate(dialog.getByRole('group', { name: field('external-courses.fields.finishedOn') }), '2025-01-10');
    await dialog.getByRole('button', { name: word('external-courses.actions.send') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await learner.leave();

    const refused = await decide(enter, view, title, 'external-courses.actions.refuse', reason);
    await expect(refused.page.getByText(reason)).toBeVisible();
    await refused.leave();

    const own = await callsAs(serverUrl, LEARNER);
    const told = await own<{ data: { text: string }[] }>('GET', 'notifications?take=5');
    expect(told.data.some(({ text }) => text.includes(title))).toBe(true);

    const again = await enter(LEARNER, view);
    await again.go('/external-courses');
    const mine = again.page.getByRole('listitem').filter({ has: again.page.getByRole('heading', { name: title }) });
    await expect(mine.getByText(reason)).toBeVisible();
    await mine.getByRole('button', { name: new RegExp(title) }).click();
    await again.page.getByRole('menuitem', { name: again.word('common.actions.edit') }).click();
    const corrected = again.page.getByRole('dialog');
    await corrected
      .getByRole('textbox', { name: field('external-courses.fields.link') })
      .fill('https://example.com/open-to-all');
    await corrected.getByRole('button', { name: word('external-courses.actions.send') }).click();
    await expect(mine.getByText(word('external-courses.status.PENDING'))).toBeVisible();

    const accepted = await decide(enter, view, title, 'external-courses.actions.approve');
    await expect(
      accepted.page.getByRole('main').getByText(word('external-courses.status.APPROVED')).last(),
    ).toBeVisible();
    await accepted.leave();
    await again.go('/external-courses');
    await expect(mine.getByText(word('external-courses.status.APPROVED'))).toBeVisible();
    await again.leave();
  });
