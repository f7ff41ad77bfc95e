import type { Page } from '@playwright/test';
import type { Places } from '../places.gen.ts';
import { settled } from '../support/browser.ts';
import { instructor, type Screen } from '../support/screen.ts';

const outline = ({ teachingCourseId }: Places): string => `/studio/courses/${teachingCourseId}/outline`;
const question = ({ questions }: Places): string => `/studio/questions/${questions.SINGLE_CHOICE}`;
const QUESTION = /\/api\/questions\/\d+$/;

/** The home before anything has been answered. */
const withoutAnswer = async (page: Page): Promise<void> => {
  await page.route(/\/api\/studio\/(waiting|courses|pulse)/, () => undefined);
  await page.reload();
  await page.locator('main [data-skeleton]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
};

/** The network goes while a title is being written. */
const withoutNetwork = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^(Add a lesson, or|أضف درسًا، أو)/ })
    .last()
    .click();
  await page.keyboard.insertText('Asking before telling');
  await page.context().setOffline(true);
  await page.getByRole('alert').first().waitFor();
};

/** A colleague has saved the question meanwhile. */
const withConflict = async (page: Page): Promise<void> => {
  await page.route(QUESTION, async (route) => {
    if (route.request().method() === 'PUT')
      return route.fulfill({
        status: 409,
        json: { message: 'Changed meanwhile', status: 409, errorCode: 'conflict', details: [] },
      });
    const response = await route.fetch();
    const theirs = await response.json();
    const { prompt } = theirs.content;
    const other = (html: string | undefined) => html?.replace(/(\p{L}+)(\W*<\/p>)/u, '$1 …$2');
    const changed = { ...prompt, en: other(prompt.en), ar: other(prompt.ar) };
    await route.fulfill({
      json: { ...theirs, version: theirs.version + 1, content: { ...theirs.content, prompt: changed } },
    });
  });
  const text = page.locator('main [role="textbox"].ProseMirror').first();
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' (1)');
  await page
    .getByRole('button', { name: /^(Save|حفظ)/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^(Save my version|حفظ نسختي)/ }).waitFor();
  await settled(page);
};

/** A colleague has the work in hand. */
const inOtherHands = async (page: Page): Promise<void> => {
  await page.route('**/api/work-locks', (route) =>
    route.fulfill({
      json: {
        holder: { userId: 2, firstName: 'Omar', lastName: 'Bakri', image: null },
        since: '2026-01-01T08:00:00.000Z',
        others: [],
      },
    }),
  );
  const link = page.locator('main a[href*="/submissions/"]').first();
  await link.click();
  await page.locator('main[data-workspace] h1').waitFor();
  await page.getByRole('button', { name: /^(Take over|تولّ)/ }).waitFor();
  await settled(page);
};

/** What the studio shows where things don't go their usual way. */
export const screens: readonly Screen[] = [
  instructor('studio-home-loading', '/studio/home', { prepare: withoutAnswer, after: (page) => page.unrouteAll() }),
  instructor('studio-outline-offline', outline, {
    prepare: withoutNetwork,
    after: (page) => page.context().setOffline(false),
    losesNetwork: true,
  }),
  instructor('studio-question-conflict', question, {
    prepare: withConflict,
    expects: { status: 409, address: QUESTION },
  }),
  instructor('studio-marking-taken', '/studio/to-mark', { prepare: inOtherHands }),
];
