import { readFileSync } from 'node:fs';
import { computeGrade } from '@sullam/domain/grading/compute-grade.ts';
import { unpackRow } from '@sullam/domain/grading/grade-row.ts';
import { gradebookOf, markOf } from '@sullam/domain/grading/gradebook-data.ts';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type Classroom, givenClassroom, inClassroom } from '../../grades/test/grades.factory.ts';
import { fileOf, filesOf, tableOf } from './grade-files.factory.ts';

const server = testServer();
let room: Classroom;
let first: TestMember;
let second: TestMember;
let third: TestMember;
let at: ReturnType<typeof inClassroom>;
let files: ReturnType<typeof filesOf>;

beforeAll(async () => {
  room = await givenClassroom(server, 3);
  [first, second, third] = room.learners as [TestMember, TestMember, TestMember];
  at = inClassroom(server, room);
  await at.setUp();
  files = filesOf(server, room);
});

describe('exporting grades', () => {
  it('writes exact points and the totals of the calculator', async () => {
    const item = await at.item({ title: { en: '=SUM(A1)', ar: 'مقال' } });
    await at.save([
      at.cell(item, first, { state: 'MARKED', points: '10/3' }),
      at.cell(item, second, { state: 'EXCUSED' }),
      at.cell(item, third, { state: 'MARKED', points: '-1.5' }),
    ]);
    const { bytes } = await files.download('csv');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = [], ...rows] = tableOf(bytes);
    const column = head.findIndex((title) => title.endsWith(`[${item}]`));
    expect(head[column]).toBe(`'=SUM(A1) (10) [${item}]`);
    const report = await at.report();
    const book = gradebookOf(await at.structure());
    for (const [index, row] of report.data.entries()) {
      const cells = unpackRow(row);
      const marks = new Map(
        report.gradeItemIds.map((id, place) => [id, markOf(cells[place]!.state, cells[place]!.points)]),
      );
      const grade = computeGrade(book, marks, 'STAFF');
      const line = rows[index]!;
      expect(line[0]).toBe(String(row.userId));
      expect([line.at(-4), line.at(-3)]).toEqual([grade.current.text ?? '', grade.final.text ?? '']);
      expect([row.totals.current.text, row.totals.final.text]).toEqual([grade.current.text, grade.final.text]);
    }
    const cellFor = (who: TestMember) => rows.find(([id]) => id === String(who.userId))?.[column];
    expect([cellFor(first), cellFor(second), cellFor(third)]).toEqual(['10\u20443', 'Excused', '-1.5']);
  });

  it('comes back without a change, in either format and language', async () => {
    for (const format of ['csv', 'xlsx'] as const)
      for (const language of ['en', 'ar'] as const) {
        const { bytes } = await files.download(format, { language });
        const { status, body } = await files.preview(bytes);
        expect([format, language, status]).toEqual([format, language, 200]);
        expect(body).toMatchObject({ changeCount: 0, errorCount: 0, unknownColumns: [], learnerCount: 3 });
      }
  });

  it('comes back in the organisation’s own words too', async () => {
    const { organizationId } = room.instructor;
    for (const [key, text] of [
      ['grade-files.columns.learner', 'Staff card'],
      ['grade-files.columns.email', 'Address'],
      ['grade-files.columns.current', 'So far'],
      ['grade-files.states.excused', 'Let off'],
    ] as const)
      await server.admin`insert into organization_messages values (${organizationId}, 'en', ${key}, ${text})`;
    const { bytes } = await files.download('csv');
    const [head, ...rows] = tableOf(bytes);
    expect([head?.[0], head?.[3], rows.some((row) => row.includes('Let off'))]).toEqual([
      'Staff card',
      'Address',
      true,
    ]);
    const { body } = await files.preview(bytes);
    expect(body).toMatchObject({ changeCount: 0, errorCount: 0, unknownColumns: [], learnerCount: 3 });
    await server.admin`delete from organization_messages where organization_id = ${organizationId}`;
  });

  it('writes an Arabic workbook from right to left, values only', async () => {
    const { bytes } = await files.download('xlsx', { language: 'ar' });
    const { unzipSync, strFromU8 } = await import('fflate');
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!);
    expect(sheet).toContain('rightToLeft="1"');
    expect(sheet).not.toContain('<f>');
    expect((await readSheet(bytes))[0]?.[0]).toBe('رقم العضو');
  });

  it('is for those who edit the course', async () => {
    expect((await files.download('csv', { as: first })).status).toBe(403);
  });
});

describe('importing grades', () => {
  it('shows what would change, saves nothing, then saves all of it', async () => {
    const [one, two] = [await at.item({ title: { en: 'Quiz one' } }), await at.item({ title: { en: 'Quiz two' } })];
    await at.mark(one, first, '5');
    const file = fileOf(
      ['Email', 'First name', `Quiz [${one}]`, 'quiz TWO', 'Final total', 'Shoe size'],
      [first.email, 'X', '6.50', '٧٫٢٥', '99', '41'],
      [second.email.toUpperCase(), 'Y', 'missing', '', '99', '42'],
      [third.email, 'Z', '', '10/4', '99', '43'],
    );
    const { body } = await files.preview(file);
    expect(body).toMatchObject({ changeCount: 4, errorCount: 0, unknownColumns: ['Shoe size'], itemCount: 2 });
    expect(body.changes[0]).toMatchObject({
      row: 2,
      userId: first.userId,
      version: 1,
      old: { state: 'MARKED', points: '5' },
      new: { state: 'MARKED', points: '6.5' },
    });
    expect(await at.cellOf(one, first)).toMatchObject({ points: '5' });
    expect(await files.apply(file, body.fingerprint)).toMatchObject({ status: 200, body: { changeCount: 4 } });
    expect(await at.cellOf(one, first)).toMatchObject({ points: '6.5' });
    expect(await at.cellOf(two, first)).toMatchObject({ points: '7.25' });
    expect(await at.cellOf(one, second)).toMatchObject({ state: 'MISSING' });
    expect(await at.cellOf(two, third)).toMatchObject({ points: '2.5' });
    expect((await at.detail(one, first)).history[0]).toMatchObject({ source: 'IMPORT', oldPoints: '5' });
    expect((await files.preview(file)).body.changeCount).toBe(0);
  });

  it('saves nothing when a grade has changed since the preview', async () => {
    const item = await at.item();
    const file = fileOf(['Member number', `[${item}]`], [String(first.userId), '6'], [String(second.userId), '7']);
    const { body } = await files.preview(file);
    await at.mark(item, first, '1');
    expect(await files.apply(file, body.fingerprint)).toMatchObject({
      status: 409,
      body: { errorCode: 'grade-file.changed' },
    });
    expect(await at.cellOf(item, second)).toMatchObject({ state: 'BLANK' });
  });

  it('says row by row what cannot be taken, and then takes nothing', async () => {
    const item = await at.item();
    const file = fileOf(
      ['Learner number', 'Email', `Essay [${item}]`],
      [String(first.userId), '', 'ten'],
      ['999999999', '', '5'],
      [String(second.userId), third.email, '5'],
      [String(first.userId), '', '5'],
      ['', third.email, '5'],
    );
    const { body } = await files.preview(file);
    expect(body.errors.map(({ row, column, code }) => [row, column, code])).toEqual([
      [2, `Essay [${item}]`, 'gradeUnknown'],
      [3, null, 'learnerUnknown'],
      [4, null, 'learnerAmbiguous'],
      [5, null, 'learnerTwice'],
    ]);
    expect(body.changeCount).toBe(1);
    expect((await files.apply(file, body.fingerprint)).body.errorCode).toBe('grade-file.has-errors');
    expect(await at.cellOf(item, third)).toMatchObject({ state: 'BLANK' });
  });

  it('reads what Excel writes: semicolons, decimal commas, a byte order mark, quoted cells', async () => {
    const item = await at.item();
    const file = `\ufeffsep=;\r\n"Email";"The ""best"" [${item}]"\r\n${first.email};"7,125"\r\n${second.email};8,5\r\n`;
    expect((await files.preview(file)).body.changes.map((change) => change.new.points)).toEqual(['7.125', '8.5']);
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(`Email\t[${item}]\n${third.email}\t٩\n`, 'utf16le'),
    ]);
    expect((await files.preview(utf16)).body.changes[0]?.new).toEqual({ state: 'MARKED', points: '9' });
  });

  it('reads what an Arabic Excel writes without Unicode, whoever imports it', async () => {
    const item = await at.item();
    // "البريد" and "معفى" in Windows-1256
    const [email, excused] = [
      [0xc7, 0xe1, 0xc8, 0xd1, 0xed, 0xcf],
      [0xe3, 0xda, 0xdd, 0xec],
    ].map((bytes) => Buffer.from(bytes).toString('latin1'));
    const lines = [`${email};[${item}]`, `${first.email};7,5`, `${second.email};${excused}`];
    const file = Buffer.from(lines.join('\r\n'), 'latin1');
    for (const language of ['en', 'ar'] as const)
      expect((await files.preview(file, { language })).body.changes.map((change) => change.new)).toEqual([
        { state: 'MARKED', points: '7.5' },
        { state: 'EXCUSED', points: null },
      ]);
    const french = Buffer.from(`Email;\xc9l\xe8ve;[${item}]\r\n${first.email};\xc9l\xe9onore;8\r\n`, 'latin1');
    expect((await files.preview(french)).body).toMatchObject({ changeCount: 1, unknownColumns: ['Élève'] });
  });

  it('takes percent for a share of the maximum, in either script', async () => {
    const item = await at.item({ maximumPoints: '20' });
    const file = fileOf(['Email', `[${item}]`], [first.email, '80%'], [second.email, '٧٫٥ ٪'], [third.email, 'half %']);
    const { body } = await files.preview(file);
    expect(body.changes.map((change) => change.new.points)).toEqual(['16', '1.5']);
    expect(body.errors.map(({ row }) => row)).toEqual([4]);
  });

  it('leaves grades alone where cells are empty, and clears them with a dash', async () => {
    const item = await at.item();
    await at.mark(item, first, '5');
    await at.mark(item, second, '5');
    const file = fileOf(['Email', `[${item}]`], [first.email, ''], [second.email, '-']);
    const { body } = await files.preview(file);
    expect(body.changes.map(({ userId, new: next }) => [userId, next.state])).toEqual([[second.userId, 'BLANK']]);
  });

  it('refuses what is no table of learners', async () => {
    expect((await files.preview('a,b\n1,2\n')).body.errorCode).toBe('grade-file.no-learners');
    const broken = Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), Buffer.from('nothing')]);
    expect((await files.preview(broken)).body.errorCode).toBe('grade-file.unreadable');
    const picture = readFileSync('demo/assets/media/three-sentences-poster.webp');
    expect((await files.preview(picture)).body.errorCode).toBe('grade-file.unreadable');
    expect((await files.preview('')).body.errorCode).toBe('grade-file.no-learners');
  });

  it('is for those who edit the course', async () => {
    expect((await files.preview('Email\n', { as: first })).status).toBe(403);
    const elsewhere = await givenClassroom(server, 1);
    expect((await files.preview('Email\n', { as: elsewhere.instructor })).status).toBe(404);
  });
});
