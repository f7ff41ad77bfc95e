import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text as readStream } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { csvCell } from '../../src/kernel/csv.ts';
import { disposition } from '../../src/kernel/http/downloads.ts';
import type { RouteDefinition } from '../../src/kernel/http/route.ts';
import { readTable } from '../../src/kernel/read-table.ts';
import { TABLE_TYPES } from '../../src/kernel/table-file.ts';
import { addressOf, allOperations, queryOf, withQuery } from '../support/operations.ts';
import { testServer } from '../support/test-server.ts';
import { freshSession, givenWorld } from '../support/world.ts';

const server = testServer();

/** Read by the page itself, or answered to a machine: nobody saves them. */
const NOT_SAVED =
  /^(text\/event-stream|text\/html|application\/json|image\/|application\/(ld|did|manifest)\+json|text\/plain)/;
const UTC_MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d/;
const BARE_BOOLEAN = /(^|,)(true|false)(,|\r)/;
/** Credentials name it, and whoever checks them reads it. */
const FOR_MACHINES = new Set(['getCertificateStatusList']);
/** "notes-12.html", "K7QM-2F4A.pdf": a name that nobody finds again. Days don't count as ids. */
const ID_ONLY = /^(?:[\p{L}-]+[-_ ])?(?=[^.]*\d)[\dA-Z-]+\.\w+$/iu;
const DAY = / \d{4}-\d\d-\d\d(?=\.\w+$)/;
const ARABIC = /\p{Script=Arabic}/u;
const NAMED = /^(attachment|inline); filename="[\w. -]+"; filename\*=UTF-8''[\w.%~!-]+$/;

/** The true name in a header. */
const nameIn = (header: unknown): string => decodeURIComponent(String(header).split("filename*=UTF-8''")[1] ?? '');

/** What the parameter for the format says where it asks for a workbook. */
const workbookOf = ({ query }: RouteDefinition): string =>
  JSON.stringify(query ?? {}).includes('"XLSX"') ? 'XLSX' : 'xlsx';

/**
 * The cells of a table as our own reader reads them. A workbook's numbers lose their zeros at the end, and its dates a midnight; the
 * minute may pass between two files. CSV guards what a spreadsheet would run; empty cells at the end of a row say nothing.
 */
async function cellsIn(bytes: Buffer): Promise<string[][]> {
  const table = await readTable(bytes, 'en');
  if (typeof table === 'string') throw new Error(table);
  return table.rows
    .map((row) =>
      row.map((cell) =>
        cell
          .replace(/^'(?=\s*[=+\-@])/, '')
          .replace(/^(\d{4}-\d\d-\d\d) \d\d:\d\d$/, '$1')
          .replace(/^(-?\d+)\.(\d*?)0+$/, (_, whole: string, rest: string) => (rest ? `${whole}.${rest}` : whole)),
      ),
    )
    .map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1))
    .filter((row) => row.length > 0);
}

describe('every file that is handed out', () => {
  it('has a name in the language of its reader that says what it is; a table is also a workbook of the same cells', {
    timeout: 120_000,
  }, async () => {
    const world = await givenWorld(server);
    const files: string[] = [];
    const tables: string[] = [];
    const unnamed: string[] = [];
    const meaningless: string[] = [];
    const untranslated: string[] = [];
    for (const route of allOperations().filter(({ method, isRaw }) => method === 'GET' && isRaw)) {
      await server.admin`delete from rate_limits`;
      const { headers } = await freshSession(server, world.members.administrator);
      const response = await server.app.http.inject({
        method: 'GET',
        url: withQuery(addressOf(route, world.ids), queryOf(route, world.ids)),
        headers,
        payloadAsStream: true,
      });
      const { statusCode, headers: sent } = response;
      const type = String(sent['content-type'] ?? '');
      if (statusCode !== 200 || NOT_SAVED.test(type) || FOR_MACHINES.has(route.operationId)) continue;
      files.push(route.operationId);
      if (type.startsWith('text/csv')) {
        // one clock, that of the organisation, in the form that spreadsheets read; and no words of programmers
        const text = await readStream(response.stream());
        const book = await server.app.http.inject({
          method: 'GET',
          url: withQuery(addressOf(route, world.ids), { ...queryOf(route, world.ids), format: workbookOf(route) }),
          headers,
        });
        expect([route.operationId, book.headers['content-type']]).toEqual([route.operationId, TABLE_TYPES.xlsx]);
        expect([route.operationId, await cellsIn(book.rawPayload)]).toEqual([
          route.operationId,
          await cellsIn(Buffer.from(text)),
        ]);
        tables.push(route.operationId);
        expect([route.operationId, UTC_MOMENT.test(text), BARE_BOOLEAN.test(text)]).toEqual([
          route.operationId,
          false,
          false,
        ]);
      }
      const header = String(sent['content-disposition']);
      if (!NAMED.test(header)) unnamed.push(`${route.operationId} ${type} ${header}`);
      const name = nameIn(header);
      if (ID_ONLY.test(name.replace(DAY, ''))) meaningless.push(`${route.operationId} ${name}`);
      const inArabic = await server.app.http.inject({
        method: 'GET',
        url: withQuery(addressOf(route, world.ids), queryOf(route, world.ids)),
        headers: { ...headers, language: 'ar' },
      });
      const arabicName = nameIn(inArabic.headers['content-disposition']);
      if (!ARABIC.test(arabicName)) untranslated.push(`${route.operationId} ${arabicName}`);
    }
    expect({ unnamed, meaningless, untranslated }).toEqual({ unnamed: [], meaningless: [], untranslated: [] });
    expect(files.length).toBeGreaterThan(8);
    expect(tables.length).toBeGreaterThan(8);
  });

  it.each([
    ['notes-12.html', true],
    ['ticket-3f9a.pdf', true],
    ['K7QM-2F4A.pdf', true],
    ['Notes - Botany 2026-11-29.md', false],
    ['Questions 2026-11-29.xml', false],
    ['calendar.ics', false],
    ['فعالية - يوم مفتوح 2026-11-29.ics', false],
  ])('counts as named by an id alone: %s, %s', (name, isId) => {
    expect(ID_ONLY.test(name.replace(DAY, ''))).toBe(isId);
  });

  it('gets it from one function', () => {
    const source = path.resolve(import.meta.dirname, '../../src');
    const others = (readdirSync(source, { recursive: true }) as string[]).filter(
      (file) =>
        file.endsWith('.ts') &&
        !file.includes('/test/') &&
        /filename\*?=/.test(readFileSync(path.join(source, file), 'utf8')),
    );
    expect(others).toEqual(['kernel/http/downloads.ts']);
  });

  it('is never put together from an id in a route', () => {
    const source = path.resolve(import.meta.dirname, '../../src/modules');
    const files = (readdirSync(source, { recursive: true }) as string[]).filter((file) => file.endsWith('.ts'));
    expect(files.filter((file) => /disposition\(\s*`/.test(readFileSync(path.join(source, file), 'utf8')))).toEqual([]);
  });

  it('keeps an Arabic name, and none that breaks the header', () => {
    expect(disposition('درجات.csv', 'inline')).toBe(
      `inline; filename="_____.csv"; filename*=UTF-8''${encodeURIComponent('درجات.csv')}`,
    );
    expect(disposition('a"\r\nb/../c(1).csv')).toMatch(NAMED);
  });
});

it.each([
  ['+966 50 123 4567', '+966 50 123 4567'],
  ['+966-50-123-4567', '+966-50-123-4567'],
  ['-3.5', '-3.5'],
  ['-', '-'],
  ['=1+1', "'=1+1"],
  ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
  ['-A1', "'-A1"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t=1', "'\t=1"],
])('guards what a spreadsheet would run, and nothing else: %j', (cell, expected) => {
  expect(csvCell(cell)).toBe(expected);
});
