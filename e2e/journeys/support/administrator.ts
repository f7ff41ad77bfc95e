import { expect } from 'vitest';
import { signIn } from '../../support/sign-in.ts';
import type { Person } from './learner.ts';
import type { Walker } from './walker.ts';
import { beginning, exactly } from './words.ts';

/** Goes over to the studio from the learner application, by the account menu, as the person that one already is. */
export async function handOver(
  walker: Walker,
  email: string,
  way: 'shell.profile.switchToAdmin' | 'shell.profile.switchToInstructor',
): Promise<void> {
  const { page, t } = walker;
  await signIn(page, email);
  await walker.lookAround();
  await walker.button(t('shell.profile.open')).click();
  await walker.menuItem(t(way)).click();
  await page.waitForURL(/\/studio\//);
  await walker.lookAround();
}

/** Opens a place of the studio by its navigation, which is a drawer on a phone. */
export async function openPlace(walker: Walker, title: string): Promise<void> {
  const { page, t } = walker;
  if (walker.isPhone) await walker.button(t('shell.menu.open')).click();
  await walker.link(title).click();
  await page.getByRole('heading', { level: 1, name: exactly(title) }).waitFor();
}

const cssColor = (walker: Walker): Promise<string> =>
  walker.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary').trim());

/** Changes the organisation's first colour, and sees it on the next page. */
export async function changeColor(walker: Walker, hex: string): Promise<void> {
  const { page, t } = walker;
  await page.goto('/studio/settings/appearance');
  const before = await cssColor(walker);
  const color = page
    .locator('input:not([type="color"])')
    .and(page.getByLabel(exactly(t('organization-settings.appearance.primary'))));
  await color.first().fill(hex);
  await walker.lookAround();
  await walker.button(t('common.actions.saveChanges')).click();
  await walker.text(t('organization-settings.messages.saved')).waitFor();
  await page.goto('/dashboard');
  await expect.poll(() => cssColor(walker)).not.toBe(before);
  await walker.lookAround();
}

/** Calls a module what this organisation calls it, and reads it in the studio. */
export async function changeTerm(walker: Walker, term: string, plural: string): Promise<void> {
  const { page, t, view } = walker;
  await page.goto('/studio/settings/wording');
  const language = t(view.language === 'en' ? 'common.names.english' : 'common.names.arabic');
  const part = page
    .getByRole('region')
    .nth(1)
    .getByRole('group', { name: beginning(language) });
  await part
    .getByLabel(exactly(t('organization-settings.wording.singular')))
    .first()
    .fill(term);
  await part
    .getByLabel(exactly(t('organization-settings.wording.plural')))
    .first()
    .fill(plural);
  await walker.lookAround();
  await walker.button(t('common.actions.saveChanges')).click();
  await walker.text(t('organization-settings.messages.saved')).waitFor();
}

/** Invites somebody, and finds the invitation in the list. */
export async function invite(walker: Walker, person: Person): Promise<void> {
  const { page, t } = walker;
  await page.goto('/studio/members');
  await walker.button(t('members.actions.invite')).click();
  const dialog = page.getByRole('dialog', { name: exactly(t('members.titles.invite')) });
  await dialog.getByLabel(beginning(t('members.list.email'))).fill(person.email);
  await dialog.getByLabel(beginning(t('studio.members.firstName'))).fill(person.firstName);
  await dialog.getByLabel(beginning(t('studio.members.lastName'))).fill(person.lastName);
  await walker.lookAround();
  await dialog.getByRole('button', { name: exactly(t('members.invite.send', { count: 1 })) }).click();
  await walker.text(t('members.invite.sent', { count: 1 })).waitFor();
  await dialog.waitFor({ state: 'hidden' });
}

/** Gives a member the role of an instructor with the permission set of that name. */
export async function assignSet(walker: Walker, person: Person, set: string): Promise<void> {
  const { page, t } = walker;
  const name = `${person.firstName} ${person.lastName}`;
  await page.getByRole('searchbox', { name: exactly(t('members.list.search')) }).fill(person.email);
  const actions = walker.button(t('studio.words.actionsFor', { name }));
  await actions.click();
  await walker.menuItem(t('studio.members.access')).click();
  const dialog = page.getByRole('dialog', { name: exactly(t('studio.members.accessOf', { name })) });
  await dialog.getByRole('checkbox', { name: beginning(set) }).check();
  await walker.lookAround();
  await dialog.getByRole('button', { name: exactly(t('common.actions.save')) }).click();
  await walker.text(t('members.messages.saved')).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await walker.lookAround();
}

/** Publishes what an instructor has asked for. */
export async function approve(walker: Walker, title: string): Promise<void> {
  const { page, t } = walker;
  await page.goto('/studio/home');
  await openPlace(walker, t('builder.titles.approvals'));
  await walker.lookAround();
  const waiting = page.getByRole('article').filter({ hasText: title });
  await waiting.getByRole('button', { name: exactly(t('builder.approvals.approve')) }).click();
  const dialog = page.getByRole('dialog', { name: exactly(t('studio.approvals.approveTitle', { title })) });
  await walker.lookAround();
  await dialog.getByRole('button', { name: exactly(t('builder.approvals.approve')) }).click();
  await walker.text(t('builder.approvals.approved')).waitFor();
  await waiting.waitFor({ state: 'hidden' });
}
