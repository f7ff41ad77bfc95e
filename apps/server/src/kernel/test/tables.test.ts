import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readArchive } from '../archives/read-archive.ts';
import { readTable } from '../read-table.ts';
import type { TableLine } from '../table-cells.ts';
import { tableBytes } from '../table-file.ts';

const SHEET = { sheet: "Grades [2026]: 'all' / a name that is much too long", isRightToLeft: true };
const workbook = (lines: readonly TableLine[]) => buffer(tableBytes('xlsx', lines, SHEET));

async function partOf(book: Buffer, path: string): Promise<string> {
  const part = (await readArchive(book)).get(path);
  if (!part) throw new Error(`${path} is missing`);
  return part.toString('utf8');
}

/** A workbook whose sheet is this text. */
async function bookWith(sheet: string): Promise<Buffer> {
  const parts = await readArchive(await workbook([['a']]));
  return Buffer.from(zipSync({ ...Object.fromEntries(parts), 'xl/worksheets/sheet1.xml': Buffer.from(sheet) }));
}

describe('a workbook', () => {
  it('holds texts, numbers and dates that its reader finds again', async () => {
    const lines = [
      ['Name', 'Points', 'Seen', 'Day'],
      ['نورة "الحربي" & <أم>', 8.25, { date: '2026-11-29 14:05' }, { date: '2024-02-29' }],
      ['=1+1', -3, null, { date: 'someday' }],
      ['+966 50 123 4567', 0, { date: '2026-11-29 00:00' }, ''],
      ['0012', 1e21, undefined, ['a', 'b']],
      ['two\nlines', 0.1, null, 'x\u0001\ud800y'],
    ];
    expect(await readTable(await workbook(lines), 'en')).toEqual({
      separator: null,
      rows: [
        ['Name', 'Points', 'Seen', 'Day'],
        ['نورة "الحربي" & <أم>', '8.25', '2026-11-29 14:05', '2024-02-29'],
        ['=1+1', '-3', '', 'someday'],
        ['+966 50 123 4567', '0', '2026-11-29', ''],
        ['0012', '1e+21', '', 'a; b'],
        ['two\nlines', '0.1', '', 'x\ufffdy'],
      ],
    });
  });

  it('drops characters that XML refuses, and cuts texts at the length that Excel takes', async () => {
    const line = ['a\u000b\u0000b\u0085\ufffe\uffffc', 'b\tc\nd', 'م'.repeat(40_000), `${'x'.repeat(32_766)}😀`];
    const read = await readTable(await workbook([line]), 'en');
    expect(typeof read === 'string' ? read : read.rows).toEqual([
      ['abc', 'b\tc\nd', 'م'.repeat(32_767), `${'x'.repeat(32_766)}\ufffd`],
    ]);
  });

  it('reads from right to left in Arabic, with a head that stays and a name that Excel takes', async () => {
    const book = await workbook([['a']]);
    const sheet = await partOf(book, 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain('rightToLeft="1"');
    expect(sheet).toContain('state="frozen"');
    expect(await partOf(book, 'xl/workbook.xml')).toContain(`name="Grades  2026   'all'   a name t"`);
    expect(
      await partOf(await buffer(tableBytes('xlsx', [], { sheet: '', isRightToLeft: false })), 'xl/workbook.xml'),
    ).toContain('name="Sheet"');
  });

  it('of many rows leaves the event loop to others', async () => {
    const line = Array.from({ length: 12 }, (_, at) => (at % 3 === 0 ? at * 1.5 : `قيمة ${at}`));
    const loop = monitorEventLoopDelay({ resolution: 5 });
    loop.enable();
    const book = await workbook(Array.from({ length: 20_000 }, () => line));
    loop.disable();
    expect(book.length).toBeGreaterThan(100_000);
    // a page takes some milliseconds, on a busy machine some dozen; the whole of it in one go takes a second and more
    expect(loop.percentile(99) / 1e6).toBeLessThan(300);
  });

  it('fails with the reason why its rows can’t be read', async () => {
    async function* pages() {
      yield [['a']];
      throw new Error('the database is gone');
    }
    const bytes = tableBytes('xlsx', pages(), SHEET);
    expect(bytes).toBeInstanceOf(Readable);
    await expect(buffer(bytes)).rejects.toThrow('the database is gone');
  });
});

describe('reading a workbook', () => {
  it('refuses one whose sizes are false, whatever its library would unpack', async () => {
    const book = await bookWith(`<worksheet>${'<sheetData></sheetData>'.repeat(2000)}</worksheet>`);
    const name = book.lastIndexOf('xl/worksheets/sheet1.xml');
    // the unpacked size in the directory's entry stands before the name's length
    book.writeUInt32LE(10, name - 46 + 24);
    expect(await readTable(book, 'en')).toBe('UNREADABLE');
  });

  it('calls one too large that unpacks to more than it may', async () => {
    const book = await bookWith(`<worksheet>${' '.repeat(5_000_000)}</worksheet>`);
    expect(await readTable(book, 'en')).toBe('TOO_LARGE');
  });

  it('refuses what is none', async () => {
    expect(await readTable(Buffer.from(zipSync({ 'a.txt': Buffer.from('a') })), 'en')).toBe('UNREADABLE');
  });
});
