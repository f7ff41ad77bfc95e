import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { areaFiles } from '../area-lists.ts';

const home = mkdtempSync(path.join(os.tmpdir(), 'sullam-areas-'));
const folder = path.join(home, 'areas');
afterAll(() => rmSync(home, { recursive: true }));

describe('the lists of the wording', () => {
  it('are made from what lies in the folder', async () => {
    mkdirSync(folder);
    const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
    write('shell.en.ts', "export const messages = { 'shell.menu.home': 'Home' };");
    write('shell.ar.ts', "export const messages = { 'shell.menu.home': 'الرئيسية' };");
    write(
      'bookmarks.words.ts',
      `export const words = {
        'bookmarks.menu.title': { en: 'Bookmarks', ar: 'الإشارات' },
        'bookmarks.empty.title': { en: 'None yet', ar: 'لا شيء بعد' },
        'errors.codes.bookmark.too-many': { en: 'Too many', ar: 'كثيرة' },
      };`,
    );
    write('errors.en.ts', "export const messages = { 'errors.codes.validation': 'Mend this' };");
    write('errors.ar.ts', "export const messages = { 'errors.codes.validation': 'أصلح هذا' };");
    write('error-codes.en.ts', "export const messages = { 'errors.codes.internal': 'Sorry' };");
    write('error-codes.ar.ts', "export const messages = { 'errors.codes.internal': 'عفوًا' };");
    const files = new Map(
      (await areaFiles(folder, new Set(['shell', 'errors']))).map(([file, text]) => [
        path.relative(home, file),
        text.split('\n').join(' '),
      ]),
    );

    expect(files.get('areas/bookmarks.en.gen.ts')).toContain('"bookmarks.empty.title": "None yet"');
    expect(files.get('areas/bookmarks.ar.gen.ts')).toContain('"bookmarks.empty.title": "لا شيء بعد"');
    // what a noun says in another area travels with that one
    expect(files.get('areas/bookmarks.en.gen.ts')).not.toContain('errors.codes');
    expect(files.get('areas/error-codes.en.gen.ts')).toContain(
      '"errors.codes.internal": "Sorry",   "errors.codes.bookmark.too-many": "Too many"',
    );
    // pages fetch none of what only the server says
    expect(files.get('areas.gen.ts')).toContain("errors: { en: () => import('./areas/errors.en.ts')");
    // what menus show comes with the shell, whose own words it doesn't repeat
    expect(files.get('areas/menus.en.gen.ts')).toContain('{   "bookmarks.menu.title": "Bookmarks" }');
    // what no first page needs is in a list of its own
    expect(files.get('later-areas.gen.ts')).toContain(
      "bookmarks: { en: () => import('./areas/bookmarks.en.gen.ts'), ar: () => import('./areas/bookmarks.ar.gen.ts') }",
    );
    expect(files.get('areas.gen.ts')).toContain("shell: typeof import('./areas/shell.ar.ts').messages;");
    expect([...files.keys()].filter((name) => name.includes('shell'))).toEqual([]);

    write('notes.words.ts', "export const words = { 'errors.codes.bookmark.too-many': { en: 'Many', ar: 'كثيرة' } };");
    await expect(areaFiles(folder, new Set())).rejects.toThrow('errors.codes.bookmark.too-many is worded twice');
    write('notes.words.ts', "export const words = { 'eror.codes.note.full': { en: 'Full', ar: 'ممتلئ' } };");
    await expect(areaFiles(folder, new Set())).rejects.toThrow('There is no area eror');
  });
});
