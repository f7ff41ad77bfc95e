import { describe, expect, it } from 'vitest';
import { guessDateOrder, readStatementDay } from '../../src/commerce/statement-dates.ts';
import { isMt940, readMt940 } from '../../src/commerce/statement-mt940.ts';
import { guessStatementTable, readStatementTable } from '../../src/commerce/statement-tables.ts';

describe('a day in a statement', () => {
  it.each([
    ['2026-11-28', '2026-11-28'],
    ['2026/11/28 14:05', '2026-11-28'],
    ['20261128', '2026-11-28'],
    ['28/11/2026', '2026-11-28'],
    ['28.11.26', '2026-11-28'],
    ['28-Nov-2026', '2026-11-28'],
    ['28 November 2026', '2026-11-28'],
    ['٢٨/١١/٢٠٢٦', '2026-11-28'],
    ['٢٨ نوفمبر ٢٠٢٦', '2026-11-28'],
    ['31/02/2026', null],
    ['1447-06-07', null],
    ['Total', null],
    ['', null],
  ])('%j is %j', (text, day) => expect(readStatementDay(text, 'DMY')).toBe(day));

  it('has the month first where the statement has', () => {
    expect(readStatementDay('11/28/2026', 'MDY')).toBe('2026-11-28');
    expect(guessDateOrder(['11/12/2026', '11/28/2026'])).toBe('MDY');
    expect(guessDateOrder(['11/12/2026', '28/11/2026'])).toBe('DMY');
    expect(guessDateOrder(['', '11/12/2026'])).toBe('DMY');
  });
});

const TABLE = [
  ['Example Bank', '', '', '', ''],
  ['Account', 'SA0380000000608010167519', '', '', ''],
  ['Value date', 'Details', 'Withdrawal', 'Deposit', 'Ref no'],
  ['28/11/2026', 'MA-1852 TAMKEEN', '', '4,600.00', 'FT26333-9917'],
  ['28/11/2026', 'Rent', '312.40', '', 'FT26333-0001'],
  ['27/11/2026', 'ma 1850', '', '1.000,00', ''],
  ['31/02/2026', 'No such day', '', '10.00', ''],
  ['', 'Closing balance', '', '', ''],
  ['', '', '', '', ''],
];

describe('a table', () => {
  it('is read below its headings, wherever they are', () => {
    const table = guessStatementTable(TABLE);
    expect(table).toEqual({
      headRow: 2,
      mapping: { date: 0, remittance: 1, debit: 2, credit: 3, bankReference: 4 },
      dateOrder: 'DMY',
    });
    expect(readStatementTable(TABLE, { ...table, currency: 'SAR' })).toEqual({
      lines: [
        {
          account: '',
          currency: 'SAR',
          receivedOn: '2026-11-28',
          amountMinor: 460_000,
          payer: '',
          remittance: 'MA-1852 TAMKEEN',
          bankReference: 'FT26333-9917',
        },
        expect.objectContaining({ receivedOn: '2026-11-27', amountMinor: 100_000, remittance: 'ma 1850' }),
      ],
      skippedCount: 1,
      problems: [7],
    });
  });

  it('may have Arabic headings and digits', () => {
    const rows = [
      ['التاريخ', 'البيان', 'المبلغ', 'العملة'],
      ['٢٨/١١/٢٠٢٦', 'طلب ١٨٥٠', '١٬١٥٠٫٠٠', 'SAR'],
    ];
    const table = guessStatementTable(rows);
    expect(readStatementTable(rows, { ...table, currency: 'USD' }).lines).toMatchObject([
      { currency: 'SAR', amountMinor: 115_000, remittance: 'طلب ١٨٥٠' },
    ]);
  });

  it.each([
    ['4,600.00 CR', 460_000],
    ['SAR 4,600.00', 460_000],
    ['4600', 460_000],
  ])('takes %j for money that came in', (cell, amountMinor) => {
    const table = { headRow: -1, mapping: { date: 0, amount: 1 }, dateOrder: 'DMY' } as const;
    expect(readStatementTable([['28/11/2026', cell]], { ...table, currency: 'SAR' }).lines).toMatchObject([
      { amountMinor },
    ]);
  });

  it.each(['-312.40', '(312.40)', '312.40 DR', '0.00'])('leaves %j out', (cell) => {
    const table = { headRow: -1, mapping: { date: 0, amount: 1 }, dateOrder: 'DMY' } as const;
    expect(readStatementTable([['28/11/2026', cell]], { ...table, currency: 'SAR' })).toEqual({
      lines: [],
      skippedCount: 1,
      problems: [],
    });
  });

  it('without known headings is not guessed', () => {
    expect(
      guessStatementTable([
        ['a', 'b'],
        ['28/11/2026', '5'],
      ]),
    ).toEqual({
      headRow: -1,
      mapping: {},
      dateOrder: 'DMY',
    });
  });
});

const MT940 = `{1:F01EXAMSARIAXXX0000000000}{2:I940EXAMSARIXXXXN}{4:
:20:STMT261128
:25:SA0380000000608010167519
:28C:332/1
:60F:C261127SAR10000,00
:61:2611281128C4600,00NTRFMA-1852//FT26333-9917
:86:166?00TRANSFER?20MA-1852 20 seats?21 forklift?32TAMKEEN BANK?33 PJSC
:61:2611281128C1000,NTRFNONREF//FT26333-9920
N ALHARBI
:86:/ORDP//NAME/N ALHARBI/REMI/ma 1850 forklift
:61:2611271127D312,40NTRFOFFICE CLOUD
:86:Office cloud
:61:2611271127RC50,00NTRFNONREF
:61:not an entry
:62F:C261128SAR15287,60
-}`;

describe('an MT940 file', () => {
  it('is read with what payers wrote, in any of the three ways in which banks write it', () => {
    expect(isMt940(MT940)).toBe(true);
    expect(readMt940(MT940)).toEqual({
      lines: [
        {
          account: 'SA0380000000608010167519',
          currency: 'SAR',
          receivedOn: '2026-11-28',
          amountMinor: 460_000,
          payer: 'TAMKEEN BANK PJSC',
          remittance: 'MA-1852 MA-1852 20 seats forklift',
          bankReference: 'FT26333-9917',
        },
        {
          account: 'SA0380000000608010167519',
          currency: 'SAR',
          receivedOn: '2026-11-28',
          amountMinor: 100_000,
          payer: 'N ALHARBI',
          remittance: 'N ALHARBI ma 1850 forklift',
          bankReference: 'FT26333-9920',
        },
      ],
      skippedCount: 2,
      problems: [14],
    });
  });

  it('keeps three decimals of currencies that have them', () => {
    const text = ':25:KW81\n:60F:C261127KWD10,\n:61:261128C12,500NTRF1850\n:86:Plain text 1850';
    expect(readMt940(text).lines).toMatchObject([{ amountMinor: 12_500, remittance: '1850 Plain text 1850' }]);
  });

  it('is told from other texts', () => {
    expect(isMt940('Date;Amount\n28/11/2026;5')).toBe(false);
    expect(readMt940('')).toEqual({ lines: [], skippedCount: 0, problems: [] });
  });
});
