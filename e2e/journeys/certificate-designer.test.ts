import { readFile } from 'node:fs/promises';
import { sessionOf } from '../../packages/web-kit/src/session/session.ts';
import { DESKTOP_EN, PHONE_AR, type View, walkedIn } from '../support/browser.ts';
import { callsAs, logIn } from '../support/calls.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';
import type { Enter } from '../support/visit.ts';

const LEARNER = 'learner@demo.test';
const ADMINISTRATOR = 'admin@demo.test';

async function signedIn() {
  const session = sessionOf(await logIn(serverUrl, LEARNER));
  if (!session) throw new Error("The demo's learner isn't let in.");
  return session.user;
}

/** A course in which the learner learns and holds no certificate of. */
async function courseWithout(): Promise<{ courseId: number; title: { en?: string; ar?: string } }> {
  const own = await callsAs(serverUrl, LEARNER);
  const { data } = await own<{ data: { courseId: number; title: { en?: string; ar?: string } }[] }>(
    'GET',
    'courses?take=100',
  );
  const administrator = await callsAs(serverUrl, ADMINISTRATOR);
  const user = await signedIn();
  for (const course of data) {
    const candidates = await administrator<{ data: { userId: number }[] }>(
      'GET',
      `courses/${course.courseId}/certificate-candidates?take=100`,
    );
    if (candidates.data.some(({ userId }) => userId === user.id)) return course;
  }
  throw new Error("The demo's learner holds certificates of all courses.");
}

/** Arranges a sheet without a mouse, and publishes it. */
async function designTemplate(enter: Enter, view: View, name: string): Promise<void> {
  const { page, word, go, press, leave } = await enter(ADMINISTRATOR, view);
  await go('/studio/certificate-templates');
  await press('certificate-desk.templates.add');
  await press('certificate-canvas.actions.begin');
  await page
    .getByRole('textbox', { name: partly(word('certificate-desk.designer.name')) })
    .first()
    .fill(name);
  const holder = page
    .getByRole('button', { name: partly(word('certificate-canvas.fields.NAME')) })
    .and(page.locator('[data-element]'))
    .first();
  await holder.focus();
  const before = await holder.getAttribute('aria-label');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(holder).not.toHaveAttribute('aria-label', before ?? '');
  await expect(holder).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+z');
  await expect(holder).toHaveAttribute('aria-label', before ?? '');
  await expect(page.getByText(word('certificate-canvas.findings.none'))).toBeVisible();
  await press('certificate-desk.designer.publish');
  await expect(page.getByText(word('certificate-desk.designer.published'))).toBeVisible();
  await leave();
}

/** The words of a name that goes on with others. */
const partly = (name: RegExp): RegExp => new RegExp(name.source.replaceAll(/^\^\\s\*|\\s\*\$$/g, ''), 'u');

for (const [name, view] of walkedIn(DESKTOP_EN, PHONE_AR))
  test(`a certificate is designed, given to a course, issued, taken along and verified: ${name}`, async ({ enter }) => {
    const template = `${view.language === 'ar' ? 'نموذج' : 'Template'} ${Date.now().toString(36)}`;
    await designTemplate(enter, view, template);

    const course = await courseWithout();
    const admin = await enter(ADMINISTRATOR, view);
    await admin.go(`/studio/courses/${course.courseId}/certificates`);
    await admin.page
      .getByRole('combobox', { name: admin.word('certificate-desk.settings.template') })
      .selectOption({ label: template });
    await admin.press('certificate-desk.actions.choose');
    const dialog = admin.page.getByRole('dialog');
    const person = await signedIn();
    await dialog.getByRole('searchbox').fill(`${person.firstName} ${person.lastName}`);
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: admin.word('certificate-desk.actions.issue') }).click();
    await expect(dialog).toBeHidden();
    await admin.leave();

    const { page, word, go, button, leave } = await enter(LEARNER, view);
    await go(`/lms/courses/${course.courseId}/certificate`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button('certificates.actions.download').click(),
    ]);
    const file = await readFile(await download.path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('link', { name: word('certificates.actions.open') }).click();
    await page.waitForURL(/\/certificates\//);
    await expect(page.getByRole('heading', { name: word('certificates.verdict.VALID') })).toBeVisible();
    await leave();
  });
