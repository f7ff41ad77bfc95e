/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { QUESTION_TYPES, type QuestionType } from '@sullam/domain/questions/question.ts';
import { DESKTOP_AR, DESKTOP_EN, settled, type View, walkedIn } from '../support/browser.ts';
import { writeText } from '../support/editor.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/visit.ts';

const PICTURE = path.resolve('demo/assets/articles/four-corners.webp');

async function writeLines({ page }: Visit, texts: readonly string[]): Promise<void> {
  // the choices of a question as its author sees them
  const own = page.locator(`main ol li textarea[lang="${await page.locator('html').getAttribute('lang')}"]`);
  // each line stands in both languages
  for (const [index, text] of texts.entries()) await own.nth(index).fill(text);
}

/** What makes a question of each type sound, besides its prompt. */
const WRITE: Record<QuestionType, (desk: Visit) => Promise<void>> = {
  SINGLE_CHOICE: (desk) => writeLines(desk, ['One', 'Two', 'Three']),
  MULTIPLE_CHOICE: (desk) => writeLines(desk, ['One', 'Two', 'Three', 'Four']),
  TRUE_FALSE: async () => undefined,
  SHORT_TEXT: async ({ page, word }) => page.getByLabel(numbered(word('questions.editor.acceptedNumber'))).fill('one'),
  NUMERIC: async ({ page, word }) => page.getByLabel(numbered(word('questions.editor.acceptedNumber'))).fill('1'),
  MATCHING: (desk) => writeLines(desk, ['One', 'Two', '1', '2']),
  ORDERING: (desk) => writeLines(desk, ['One', 'Two', 'Three']),
  FILL_BLANKS: async (desk) => {
    await desk.press('questions.editor.addGap');
    await desk.page.getByLabel(numbered(desk.word('questions.editor.acceptedNumber'))).fill('one');
  },
  DROPDOWN_CLOZE: async (desk) => {
    await desk.press('questions.editor.addGap');
    await writeLines(desk, ['One', 'Two']);
  },
  HOTSPOT: async (desk) => {
    await desk.page.locator('main input[type="file"]').setInputFiles(PICTURE);
    await desk.button('questions.editor.addArea').and(desk.page.locator(':enabled')).click();
  },
  FILE_UPLOAD: async () => undefined,
  ESSAY: async () => undefined,
};

/** The first of things that are counted. */
const numbered = (pattern: RegExp): RegExp => new RegExp(pattern.source.replace('.+', '.?[1١].?'), 'u');

/** Answers the question that is tried, as a learner would. */
const ANSWER: Record<QuestionType, (panel: Locator, page: Page) => Promise<void>> = {
  SINGLE_CHOICE: (panel) => panel.getByText('One', { exact: true }).filter({ visible: true }).click(),
  MULTIPLE_CHOICE: (panel) => panel.getByText('One', { exact: true }).filter({ visible: true }).click(),
  TRUE_FALSE: (panel) => panel.getByRole('radio').first().check(),
  SHORT_TEXT: (panel) => panel.getByRole('textbox').fill('ONE'),
  NUMERIC: (panel) => panel.getByRole('textbox').fill('١'),
  MATCHING: async (panel) => {
    const pair = async (stem: string, choice: string) =>
      panel.getByRole('listitem').filter({ hasText: stem }).getByRole('combobox').selectOption({ label: choice });
    await pair('One', '1');
    await pair('Two', '2');
  },
  ORDERING: async (panel, page) => {
    // by keyboard: the arrows move what has the focus
    for (const [place, name] of ['One', 'Two', 'Three'].entries()) {
      for (let turn = 0; turn < 3; turn++) {
        const rows = await panel.locator('ol > li:visible').allTextContents();
        if (rows.findIndex((text) => text.includes(name)) <= place) break;
        await panel.locator('ol > li:visible').filter({ hasText: name }).locator('[data-move="handle"]').focus();
        await page.keyboard.press('ArrowUp');
      }
    }
  },
  FILL_BLANKS: (panel) => panel.getByRole('textbox').fill('one'),
  DROPDOWN_CLOZE: async (panel) => void (await panel.getByRole('combobox').selectOption({ label: 'One' })),
  HOTSPOT: async (panel, page) => {
    await panel.getByRole('application').focus();
    await page.keyboard.press('Enter');
  },
  FILE_UPLOAD: async (panel) => {
    await panel.locator('input[type="file"]').setInputFiles({
      name: 'answer.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
    });
    // it can be taken away when it has arrived
    await expect(panel.getByRole('button', { name: /answer\.pdf/ })).toBeVisible();
  },
  ESSAY: (panel) => panel.getByRole('textbox').fill('Two words.'),
};

async function writeQuestion(desk: Visit, type: QuestionType, name: string): Promise<void> {
  const { page, word } = desk;
  await desk.go(`/studio/questions/new?type=${type}`);
  await writeText(page.locator('[contenteditable="true"]').first(), `${name}?`);
  await page.getByLabel(word('questions.editor.name')).fill(name);
  await WRITE[type](desk);
  await expect(page.getByText(word('questions.findings.none'))).toBeVisible();
  await desk.press('questions.editor.create');
  await page.waitForURL(/questions\/\d+$/);
  await settled(page);
}

async function tryQuestion(desk: Visit, type: QuestionType): Promise<void> {
  const { page, word } = desk;
  await page.getByRole('tab', { name: word('questions.editor.try') }).click();
  const panel = page.getByRole('tabpanel');
  await expect(desk.button('questions.try.check')).toBeVisible();
  await ANSWER[type](panel, page);
  await desk.press('questions.try.check');
  const outcome = type === 'ESSAY' || type === 'FILE_UPLOAD' ? 'PENDING' : 'CORRECT';
  await expect(panel.getByRole('status').getByText(word(`question-view.outcomes.${outcome}`))).toBeVisible();
}

async function importGift(desk: Visit, name: string): Promise<void> {
  const { page, word } = desk;
  await desk.go('/studio/questions');
  await desk.press('questions.list.import');
  const dialog = page.getByRole('dialog');
  const gift = `::${name} A:: One? {=One ~Two}\n\n::${name} B:: True? {T}\n\n::${name} C:: Cut off {=this\n`;
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'some.gift', mimeType: 'text/plain', buffer: Buffer.from(gift) });
  await expect(dialog.getByRole('row').filter({ hasText: `${name} C` })).toBeVisible();
  await dialog.locator('button[type="submit"]:enabled').click();
  await expect(dialog).toBeHidden();
  await page.goto(`/studio/questions?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name: `${name} A` })).toBeVisible();
  await expect(page.getByRole('link', { name: `${name} B` })).toBeVisible();
  await expect(page.getByRole('link', { name: `${name} C` })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: word('questions.titles.bank') })).toBeVisible();
}

async function exportMoodle(desk: Visit, name: string): Promise<string> {
  const { page, word } = desk;
  await page.goto(`/studio/questions?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name: `${name} A` })).toBeVisible();
  await desk.press('common.actions.export');
  const submit = page.getByRole('dialog').getByRole('button', { name: word('questions.files.download') });
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), submit.click()]);
  expect(download.suggestedFilename()).toMatch(/^\p{L}+ \d{4}-\d\d-\d\d\.xml$/u);
  return readFileSync(await download.path(), 'utf8');
}

/** The types in two parts: each is written and tried within the time of one test, also on a slow machine. */
const MIDDLE = Math.ceil(QUESTION_TYPES.length / 2);
const PARTS = { 'first half': QUESTION_TYPES.slice(0, MIDDLE), 'second half': QUESTION_TYPES.slice(MIDDLE) };

const stampOf = (view: View): string => `${view.language} ${Date.now().toString(36)}`;

for (const [name, view] of walkedIn(DESKTOP_EN, DESKTOP_AR)) {
  for (const [part, types] of Object.entries(PARTS)) {
    test(`the question bank: an author writes and tries the types, ${part}: ${name}`, async ({ enter }) => {
      const desk = await enter('instructor@demo.test', view);
      for (const type of types) {
        await writeQuestion(desk, type, `${type} ${stampOf(view)}`);
        await tryQuestion(desk, type);
      }
      await desk.leave();
    });
  }

  test(`the question bank: an author imports and exports: ${name}`, async ({ enter }) => {
    const desk = await enter('instructor@demo.test', view);
    const stamp = `GIFT ${stampOf(view)}`;
    await importGift(desk, stamp);
    const xml = await exportMoodle(desk, stamp);
    expect(xml).toContain(`${stamp} A`);
    expect(xml.match(/<question type="(multichoice|truefalse)"/g)).toHaveLength(2);
    await desk.leave();
  });
}
