import { describe, expect, it } from 'vitest';
import { readPeople } from '../src/tables/people-table.ts';
import { readTableText, writeTableText } from '../src/tables/table-text.ts';

const rows = (text: string) => [...readTableText(text).records].map(({ line, cells }) => [line, ...cells]);

describe('a table as text', () => {
  it.each([
    [
      'a,b\n1,2',
      [
        [1, 'a', 'b'],
        [2, '1', '2'],
      ],
    ],
    [
      '\ufeffa;b\r\n"1;\r\n""x""";2\r\n3;4',
      [
        [1, 'a', 'b'],
        [2, '1;\n"x"', '2'],
        [4, '3', '4'],
      ],
    ],
    ['sep=;\na,b;c', [[2, 'a,b', 'c']]],
    ['a\tb,c\td', [[1, 'a', 'b,c', 'd']]],
    [
      'الاسم، البريد\nعلي، a@b.co',
      [
        [1, 'الاسم', ' البريد'],
        [2, 'علي', ' a@b.co'],
      ],
    ],
    ['a,"b', [[1, 'a', '"b']]],
    ['a,b,', [[1, 'a', 'b', '']]],
  ])('reads %j', (text, expected) => {
    expect(rows(text)).toEqual(expected);
  });

  it('reads what it wrote', () => {
    const table = [
      ['a', 'b\t"c"'],
      ['', 'd\ne'],
    ];
    expect([...readTableText(writeTableText(table)).records].map(({ cells }) => cells)).toEqual(table);
  });

  it('reads 200,000 quotes that are never closed in time', () => {
    const begun = performance.now();
    expect(rows('\n"b'.repeat(200_000)).length).toBeGreaterThan(1);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

describe('a list of people', () => {
  const read = (text: string) =>
    readPeople(text).map(({ email, firstName, lastName, group, leftOut }) => [
      email,
      firstName,
      lastName,
      group,
      leftOut.join('|'),
    ]);

  it('knows a head in either language and any order, keeps quoted cells whole and tells what it left out', () => {
    const people =
      '\ufeffالاسم الأول;اسم العائلة;البريد الإلكتروني;الرقم\r\nماجد;الشهري;majed2@school.example;MA-٠٠٧\r\n"Odeh, Samir";samir3@school.example\r\n';
    expect(read(people)).toEqual([
      ['majed2@school.example', 'ماجد', 'الشهري', '', 'MA-٠٠٧'],
      ['samir3@school.example', 'Samir', 'Odeh', '', ''],
    ]);
    expect(read('Group,E-mail,Last_Name,First name\nRed,A@x.org,Odeh,Samir,more')).toEqual([
      ['a@x.org', 'Samir', 'Odeh', 'Red', 'more'],
    ]);
    expect(read('الإسم، الإيميل\nسمير عودة، a@x.org')).toEqual([['a@x.org', 'سمير', 'عودة', '', '']]);
  });

  it.each([
    ['ماجد;الشهري;majed2@school.example;MA-٠٠٧', [['majed2@school.example', 'ماجد', 'الشهري', '', 'MA-٠٠٧']]],
    ['"Odeh, Samir";samir3@school.example', [['samir3@school.example', 'Samir', 'Odeh', '', '']]],
    ['"Odeh, Samir" <samir3@school.example>', [['samir3@school.example', 'Samir', 'Odeh', '', '']]],
    [
      'Salma Haddad <s@x.org>; n@x.org',
      [
        ['s@x.org', 'Salma', 'Haddad', '', ''],
        ['n@x.org', '', '', '', ''],
      ],
    ],
    [
      's@x.org n@x.org',
      [
        ['s@x.org', '', '', '', ''],
        ['n@x.org', '', '', '', ''],
      ],
    ],
    ['Salma Haddad\ts@x.org\tRiyadh', [['s@x.org', 'Salma', 'Haddad', '', 'Riyadh']]],
    ['\u2067سلمى\u2069;حدّاد;\u200es@x.org\u200b', [['s@x.org', 'سلمى', 'حدّاد', '', '']]],
    [
      'a@x.org\nNora, Berg, b@x.org\nC\tD\tc@x.org',
      [
        ['a@x.org', '', '', '', ''],
        ['b@x.org', 'Nora', 'Berg', '', ''],
        ['c@x.org', 'C', 'D', '', ''],
      ],
    ],
  ])('reads %j without a head', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('reads addresses and groups', () => {
    const found = readPeople('a@x.org\tRed, the first\tmore\n', { without: 'GROUPS' });
    expect(found).toMatchObject([{ email: 'a@x.org', group: 'Red, the first', leftOut: ['more'] }]);
    expect(readPeople('Anschrift\tGruppe\na@x.org\tRed', { own: { email: 'Anschrift' } })).toMatchObject([
      { line: 2, email: 'a@x.org' },
    ]);
  });
});

describe('a pasted list of one hostile line', () => {
  // quadratic patterns took minutes on these, and a spread of the cells ended the stack
  it.each([
    ['a text without an address', '\u{1F600}'.repeat(250_000), 1],
    ['cells', '",'.repeat(250_000), 1],
    ['addresses', 'a@b.co; '.repeat(50_000), 50_000],
    ['an open parenthesis in a heading', '('.repeat(500_000), 1],
  ])('is read to its end: %s', (_, text, count) => {
    expect(readPeople(text)).toHaveLength(count);
  });
});
