/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { DESKTOP_EN, nameOf, PHONE_AR, settled, type View, walkedIn } from '../support/browser.ts';
import { type InputMode, keyboardOf, POINTER } from '../support/input-mode.ts';
import { serverUrl } from '../support/server-url.ts';
import { expect, test } from '../support/test.ts';
import type { Enter } from '../support/visit.ts';

// the second organisation of the demo: what this journey settles there troubles nobody else
test.use({ baseURL: serverUrl.replace('//localhost', '//acme.localhost') });

interface Walk {
  view: View;
  /** How the pages are worked once somebody is signed in. */
  inputOf(page: Page): InputMode;
}

const WALKS: readonly [string, Walk][] = [
  ...walkedIn(PHONE_AR, DESKTOP_EN).map(([name, view]): [string, Walk] => [name, { view, inputOf: () => POINTER }]),
  [`${nameOf(DESKTOP_EN)}, by keyboard alone`, { view: DESKTOP_EN, inputOf: keyboardOf }],
];

/** Somebody at the product, with what they work its pages by. */
async function visit(enter: Enter, email: string, { view, inputOf }: Walk, asked?: string) {
  const visitor = await enter(email, view, asked);
  return { ...visitor, input: inputOf(visitor.page) };
}

const numberIn = (page: Page): number => Number(/courses\/(\d+)/.exec(page.url())?.[1]);

/** The administrator settles a rule of the organisation. */
async function setUp(enter: Enter, walk: Walk): Promise<void> {
  const { page, input, word, leave } = await visit(enter, 'admin@acme.test', walk, '/studio/settings/features');
  await settled(page);
  await input.press(page.getByRole('switch', { name: word('organization-settings.rules.criteriaInstructors') }).last());
  // it applies at once, whichever way it was before
  const said = (state: 'turnedOn' | 'turnedOff') => page.getByText(word(`organization-settings.features.${state}`));
  await expect(said('turnedOn').or(said('turnedOff')).first()).toBeVisible();
  // what is said lies over the page and goes by itself: by keys alone its button is out of reach by then
  await expect(page.getByRole('region', { name: word('shell.menu.notifications') }).getByRole('button')).toHaveCount(0);
  // away from the edge of the bar, below which half a switch would stand
  await page.evaluate(() => window.scrollTo(0, 0));
  await leave();
}

/** The instructor makes a course of one lesson and asks for its publication. */
async function teach(enter: Enter, walk: Walk, title: string, lesson: string): Promise<number> {
  const { page, input, word, go, leave } = await visit(enter, 'instructor@acme.test', walk);
  await go('/studio/courses');
  await input.press(page.getByRole('button', { name: word('studio.courses.create') }).first());
  const dialog = page.getByRole('dialog');
  await input.write(dialog.getByRole('textbox').first(), title);
  await input.press(dialog.getByRole('button', { name: word('builder.dialogs.create') }));
  await page.waitForURL(/courses\/\d+\/outline/);
  const courseId = numberIn(page);

  // the outline is typed: the module's title has the caret
  const row = page.getByRole('combobox', { name: word('builder.outline.moduleTitle') });
  await expect(row).toBeFocused();
  await input.write(row, `${title} 1`);
  await page.keyboard.press('Enter');
  const next = page.getByRole('combobox', { name: word('builder.outline.lessonTitle') });
  // it comes with the caret in it; whoever tabs on before that leaves it
  await expect(next).toBeFocused();
  await input.write(next, lesson);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  // once it is saved the focus stands on what was written last
  await expect(page.getByRole('treegrid').getByRole('row', { name: lesson, exact: true })).toBeFocused();
  await input.press(page.getByRole('treegrid').getByRole('link', { name: lesson }));
  await page.waitForURL(/lessons\/\d+/);
  const editor = page.locator('[contenteditable="true"]').first();
  // the outline stays on the screen until the lesson is there
  await expect(editor).toBeVisible();
  await settled(page);
  await input.write(editor, `${lesson}. ${title}.`);
  // what was just written goes with it, though nobody waited for a pause in the typing
  await input.press(page.getByRole('button', { name: word('builder.publish.request') }));
  await input.press(page.getByRole('dialog').getByRole('button', { name: word('builder.publish.request') }));
  await expect(page.getByText(word('builder.publish.requested')).first()).toBeVisible();
  await leave();
  return courseId;
}

/** The administrator publishes it. */
async function approve(enter: Enter, walk: Walk, title: string): Promise<void> {
  const { page, input, word, go, leave } = await visit(enter, 'admin@acme.test', walk);
  await go('/studio/approvals');
  const waiting = page.getByRole('article').filter({ hasText: title });
  await input.press(waiting.getByRole('button', { name: word('builder.approvals.approve') }));
  await input.press(page.getByRole('dialog').getByRole('button', { name: word('builder.approvals.approve') }));
  await expect(waiting).toHaveCount(0);
  await leave();
}

/** The learner finds it, enrols, finishes the lesson and sees the progress. */
async function learn(enter: Enter, walk: Walk, courseId: number, title: string, lesson: string): Promise<void> {
  const { page, input, word, go, leave } = await visit(enter, 'learner@acme.test', walk);
  await go(`/lms/all-courses?search=${encodeURIComponent(title)}`);
  await input.press(page.getByRole('link', { name: new RegExp(title) }).first());
  await page.waitForURL(new RegExp(`courses/${courseId}/overview`));
  await input.press(page.getByRole('button', { name: word('course-overview.enroll.free') }).first());
  await page.waitForURL(/content\/\d+/);
  await expect(page.getByText(`${lesson}. ${title}.`)).toBeVisible();
  await input.press(page.getByRole('button', { name: word('course.progress.markFinished') }).first());
  await expect(page.getByText(word('course.progress.completeTitle')).first()).toBeVisible();
  await go(`/lms/courses/${courseId}/modules`);
  await expect(page.locator('[role="progressbar"][aria-valuenow="1"][aria-valuemax="1"]').first()).toBeAttached();
  await leave();
}

for (const [name, walk] of WALKS) {
  test(`a course: taught, published, learned: ${name}`, async ({ enter }) => {
    const stamp = Date.now().toString(36);
    const isArabic = walk.view.language === 'ar';
    const title = isArabic ? `حياكة الظلال ${stamp}` : `Weaving shadows ${stamp}`;
    const lesson = isArabic ? 'الخيط الأول' : 'The first thread';
    await setUp(enter, walk);
    const courseId = await teach(enter, walk, title, lesson);
    await approve(enter, walk, title);
    await learn(enter, walk, courseId, title, lesson);
  });
}
