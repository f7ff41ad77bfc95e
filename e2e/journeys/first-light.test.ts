/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { describe, inject, it } from 'vitest';
import { DESKTOP_EN, nameOf, PHONE_AR, settled, type View } from '../support/browser.ts';
import { type Hand, keyboardOf, POINTER } from '../support/hand.ts';
import { doorTo } from '../support/visit.ts';

// the second organisation of the demo: what this journey settles there troubles nobody else
const url = inject('serverUrl').replace('//localhost', '//acme.localhost');
const open = doorTo(url);

interface Walk {
  view: View;
  /** How the pages are worked once somebody is signed in. */
  handOf(page: Page): Hand;
}

const WALKS: readonly [string, Walk][] = [
  [nameOf(PHONE_AR), { view: PHONE_AR, handOf: () => POINTER }],
  [nameOf(DESKTOP_EN), { view: DESKTOP_EN, handOf: () => POINTER }],
  [`${nameOf(DESKTOP_EN)}, by keyboard alone`, { view: DESKTOP_EN, handOf: keyboardOf }],
];

/** Somebody at the product, with what they work its pages by. */
async function enter(email: string, { view, handOf }: Walk) {
  const visit = await open(email, view);
  return { ...visit, hand: handOf(visit.page) };
}

const numberIn = (page: Page): number => Number(/courses\/(\d+)/.exec(page.url())?.[1]);

/** The administrator settles a rule of the organisation. */
async function setUp(walk: Walk): Promise<void> {
  const { page, hand, word, go, leave } = await enter('admin@acme.test', walk);
  await go('/studio/settings/features');
  await hand.press(page.getByRole('switch', { name: word('organization-settings.rules.criteriaInstructors') }).last());
  await hand.press(page.getByRole('button', { name: word('common.actions.saveChanges') }));
  await page
    .getByRole('button', { name: word('common.actions.saveChanges') })
    .and(page.locator(':disabled, [aria-disabled=true]'))
    .waitFor();
  await leave();
}

/** The instructor makes a course of one lesson and asks for its publication. */
async function teach(walk: Walk, title: string, lesson: string): Promise<number> {
  const { page, hand, word, go, leave } = await enter('instructor@acme.test', walk);
  await go('/studio/courses');
  await hand.press(page.getByRole('button', { name: word('builder.list.create') }).first());
  const dialog = page.getByRole('dialog');
  await hand.write(dialog.getByRole('textbox').first(), title);
  await hand.press(dialog.getByRole('button', { name: word('builder.dialogs.create') }));
  await page.waitForURL(/courses\/\d+\/information/);
  const courseId = numberIn(page);

  await go(`/studio/courses/${courseId}/outline`);
  await hand.press(page.getByRole('button', { name: word('builder.outline.addModule') }).first());
  await hand.write(dialog.getByRole('textbox').first(), `${title} 1`);
  await hand.press(dialog.getByRole('button', { name: word('common.actions.create') }));
  await dialog.waitFor({ state: 'hidden' });
  await hand.press(
    page.getByRole('button', {
      name: new RegExp(`${word('builder.outline.addLesson').source.replaceAll(/^\^\\s\*|\\s\*\$$/g, '')}: `),
    }),
  );
  await hand.press(page.getByRole('menuitem', { name: word('builder.kinds.ARTICLE') }));
  await hand.write(dialog.getByRole('textbox').first(), lesson);
  await hand.press(dialog.getByRole('button', { name: word('builder.dialogs.create') }));
  await page.waitForURL(/lessons\/\d+/);
  await settled(page);

  const editor = page.locator('[contenteditable="true"]').first();
  await hand.write(editor, `${lesson}. ${title}.`);
  await hand.press(page.getByRole('button', { name: word('builder.editor.save') }));
  await page.getByText(word('builder.editor.shown')).first().waitFor();

  await go(`/studio/courses/${courseId}/publication`);
  await hand.press(page.getByRole('button', { name: word('builder.publish.request') }));
  await page.getByText(word('builder.publish.waiting')).first().waitFor();
  await leave();
  return courseId;
}

/** The administrator publishes it. */
async function approve(walk: Walk, title: string): Promise<void> {
  const { page, hand, word, go, leave } = await enter('admin@acme.test', walk);
  await go('/studio/approvals');
  const waiting = page.getByRole('article').filter({ hasText: title });
  await hand.press(waiting.getByRole('button', { name: word('builder.approvals.approve') }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: word('builder.approvals.approve') }));
  await waiting.waitFor({ state: 'detached' });
  await leave();
}

/** The learner finds it, enrols, finishes the lesson and sees the progress. */
async function learn(walk: Walk, courseId: number, title: string, lesson: string): Promise<void> {
  const { page, hand, word, go, leave } = await enter('learner@acme.test', walk);
  await go(`/lms/all-courses?search=${encodeURIComponent(title)}`);
  await hand.press(page.getByRole('link', { name: new RegExp(title) }).first());
  await page.waitForURL(new RegExp(`courses/${courseId}/overview`));
  await hand.press(page.getByRole('button', { name: word('course.enroll.free') }).first());
  await page.waitForURL(/content\/\d+/);
  await page.getByText(`${lesson}. ${title}.`).waitFor();
  await hand.press(page.getByRole('button', { name: word('course.progress.markFinished') }).first());
  await page.getByText(word('course.progress.completeTitle')).first().waitFor();
  await go(`/lms/courses/${courseId}/modules`);
  await page.locator('[role="progressbar"][aria-valuenow="100"]').first().waitFor({ state: 'attached' });
  await leave();
}

describe('first light: an organisation teaches, a learner learns', () => {
  it.each(WALKS)('%s', async (_, walk) => {
    const stamp = Date.now().toString(36);
    const isArabic = walk.view.language === 'ar';
    const title = isArabic ? `حياكة الظلال ${stamp}` : `Weaving shadows ${stamp}`;
    const lesson = isArabic ? 'الخيط الأول' : 'The first thread';
    await setUp(walk);
    const courseId = await teach(walk, title, lesson);
    await approve(walk, title);
    await learn(walk, courseId, title, lesson);
  });
});
