/// <reference lib="dom" />
import { DESKTOP_EN, PHONE_AR, settled, walkedIn } from '../support/browser.ts';
import { type Call, callsAs } from '../support/calls.ts';
import { copyOf, deleteEmptyLessons } from '../support/copied-course.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';

const ADMINISTRATOR = 'admin@demo.test';
const TITLES = {
  en: { en: 'Ladder safety', ar: 'سلامة السلالم' },
  ar: { en: 'Rope safety', ar: 'سلامة الحبال' },
} as const;
const FOUND = {
  en: { email: 'jawaher.alamri@learners.demo.test', name: 'Jawaher' },
  ar: { email: 'majed.alshehri@learners.demo.test', name: 'ماجد' },
} as const;
const LISTED = 'learner@demo.test';
const REASONS = { en: 'For the audit in March', ar: 'استعدادًا لتدقيق مارس' } as const;

/** A published course that nobody can enrol in, for this journey alone. */
async function closedCourse(call: Call, courseId: number, title: (typeof TITLES)['en' | 'ar']): Promise<number> {
  const copy = await copyOf(call, courseId, title);
  await deleteEmptyLessons(call, copy);
  const { version } = await call<{ version: number }>('GET', `courses/${copy}/editing`);
  await call('PATCH', `courses/${copy}`, { version, isByInvitation: true });
  await call('PATCH', `courses/${copy}/publish-status`, { isPublished: true });
  return copy;
}

const enrolledIn = async (call: Call, courseId: number): Promise<string[]> => {
  const { data } = await call<{ data: { email: string }[] }>('GET', `courses/${courseId}/enrolled-students?take=50`);
  return data.map(({ email }) => email).sort();
};

for (const [name, view] of walkedIn(PHONE_AR, DESKTOP_EN)) {
  const { language } = view;
  test(`people are found, listed, looked at, added and taken out again: ${name}`, async ({ enter, places }) => {
    const call = await callsAs(serverUrl, ADMINISTRATOR);
    const courseId = await closedCourse(call, places.lectures.courseId, TITLES[language]);
    const visit = await enter(ADMINISTRATOR, view);
    const { page, word, go, press, sees } = visit;
    await go(`/studio/courses/${courseId}/students`);
    await page
      .getByRole('button', { name: /^(Add learners|إضافة المتعل)/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');

    const field = dialog.getByRole('combobox', { name: word('add-learners.fields.find') });
    await field.fill(FOUND[language].name);
    // drawn unseen until it has its place; a scroll to it, with which a click begins, would close it
    await expect(page.locator('[data-trigger="ComboBox"]')).toHaveCSS('opacity', '1');
    await page.getByRole('option').filter({ hasText: FOUND[language].email }).click();
    const chosen = dialog.getByRole('list', { name: word('add-learners.chosen') });
    await expect(chosen).toContainText(FOUND[language].name);
    for (const [at, line] of [LISTED, 'no address at all'].entries()) {
      await field.fill(line);
      await field.press('Enter');
      // taken before the next one is typed, which a slow field would add to
      await expect(chosen.getByRole('listitem')).toHaveCount(at + 2);
    }
    await dialog.locator('textarea').fill(REASONS[language]);
    await press('add-learners.preview');
    await sees('add-learners.notices.BY_INVITATION');
    await sees('add-learners.outcomes.UNKNOWN');
    await expect(dialog.getByText(word('add-learners.outcomes.ADDED'))).toHaveCount(2);
    expect(await enrolledIn(call, courseId)).toEqual([]);

    await dialog.locator('button[type="submit"]').click();
    await expect(dialog.getByText(word('add-learners.done.ADDED'))).toHaveCount(2);
    expect(await enrolledIn(call, courseId)).toEqual([FOUND[language].email, LISTED].sort());

    const learner = await enter(LISTED, view);
    await learner.go(`/lms/courses/${courseId}/overview`);
    await expect(learner.page.getByRole('main')).toContainText(REASONS[language]);
    await learner.leave();

    await press('common.actions.undo');
    await expect(dialog).toBeHidden();
    expect(await enrolledIn(call, courseId)).toEqual([]);
    await settled(page);
    await visit.leave();
  });
}
