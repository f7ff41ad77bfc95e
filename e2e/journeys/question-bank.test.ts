/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { QUESTION_TYPES, type QuestionType } from '@sullam/domain/questions/question.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { DESKTOPS, settled } from '../support/browser.ts';
import { doorTo, type Visit } from '../support/visit.ts';

const url = inject('serverUrl');
const PICTURE = path.resolve('apps/server/demo-assets/articles/four-corners.webp');
const enter = doorTo(url);

async function writeLines({ page }: Visit, texts: readonly string[]): Promise<void> {
  // the choices of a question as its author sees them
  const own = page.locator('main ol li input[type="text"]');
  // each line stands in both languages, the author's first
  for (const [index, text] of texts.entries()) await own.nth(index * 2).fill(text);
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
  SINGLE_CHOICE: (panel) => panel.getByText('One', { exact: true }).click(),
  MULTIPLE_CHOICE: (panel) => panel.getByText('One', { exact: true }).click(),
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
    await panel.getByRole('button', { name: /answer\.pdf/ }).waitFor();
  },
  ESSAY: (panel) => panel.getByRole('textbox').fill('Two words.'),
};

async function writeQuestion(desk: Visit, type: QuestionType, name: string): Promise<void> {
  const { page, word } = desk;
  await desk.go(`/studio/questions/new?type=${type}`);
  await page.locator('[contenteditable="true"]').first().fill(`${name}?`);
  await page.getByLabel(word('questions.editor.name')).fill(name);
  await WRITE[type](desk);
  await page.getByText(word('questions.findings.none')).waitFor();
  await desk.press('questions.editor.create');
  await page.waitForURL(/questions\/\d+$/);
  await settled(page);
}

async function tryQuestion(desk: Visit, type: QuestionType): Promise<void> {
  const { page, word } = desk;
  await page.getByRole('tab', { name: word('questions.editor.try') }).click();
  const panel = page.getByRole('tabpanel');
  await desk.button('questions.try.check').waitFor();
  await ANSWER[type](panel, page);
  await desk.press('questions.try.check');
  const outcome = type === 'ESSAY' || type === 'FILE_UPLOAD' ? 'PENDING' : 'CORRECT';
  await panel
    .getByRole('status')
    .getByText(word(`question-view.outcomes.${outcome}`))
    .waitFor();
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
  await dialog
    .getByRole('row')
    .filter({ hasText: `${name} C` })
    .waitFor();
  await dialog.locator('button[type="submit"]:enabled').click();
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(`/studio/questions?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `${name} A` }).waitFor();
  await page.getByRole('link', { name: `${name} B` }).waitFor();
  expect(await page.getByRole('link', { name: `${name} C` }).count()).toBe(0);
  await page.getByRole('heading', { level: 1, name: word('questions.titles.bank') }).waitFor();
}

async function exportMoodle(desk: Visit, name: string): Promise<string> {
  const { page, word } = desk;
  await page.goto(`/studio/questions?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: `${name} A` }).waitFor();
  await desk.press('common.actions.export');
  const submit = page.getByRole('dialog').getByRole('button', { name: word('questions.files.download') });
  await page.getByRole('dialog').getByRole('row').nth(1).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), submit.click()]);
  expect(download.suggestedFilename()).toBe('questions.xml');
  return readFileSync(await download.path(), 'utf8');
}

describe('the question bank: an author writes, tries, imports and exports', () => {
  it.each(DESKTOPS)('%s', async (_, view) => {
    const desk = await enter('instructor@demo.test', view);
    const stamp = `${view.language} ${Date.now().toString(36)}`;
    for (const type of QUESTION_TYPES) {
      await writeQuestion(desk, type, `${type} ${stamp}`);
      await tryQuestion(desk, type);
    }
    await importGift(desk, `GIFT ${stamp}`);
    const xml = await exportMoodle(desk, `GIFT ${stamp}`);
    expect(xml).toContain(`GIFT ${stamp} A`);
    expect(xml.match(/<question type="(multichoice|truefalse)"/g)).toHaveLength(2);
    await desk.leave();
  });
});
