import { describe, expect, it } from 'vitest';
import { CREDIT_LIST, creditAmount, readCreditList } from '../src/commerce/credit-list.ts';

const read = (text: string) => [...readCreditList(text)];

describe('a list that gives credit to many', () => {
  it('is read with or without headings, by any separator', () => {
    const row = { email: 'noura@example.test', amount: '50.00', reason: 'Prize' };
    expect(read('Noura@Example.test,50.00,Prize')).toEqual([{ ...row, line: 1 }]);
    expect(read('Email;Amount;Reason\n\nnoura@example.test;50.00;Prize')).toEqual([{ ...row, line: 3 }]);
    expect(read('البريد\tالمبلغ\nnoura@example.test\t50.00')).toEqual([{ ...row, reason: '', line: 2 }]);
    expect(read('noura@example.test,"1,050.00"')).toMatchObject([{ amount: '1,050.00' }]);
  });

  it('keeps rows that are wrong, so that each has a result', () => {
    expect(read('noura@example.test\nomar,12\n@,x,y,z')).toEqual([
      { line: 1, email: 'noura@example.test', amount: '', reason: '' },
      { line: 2, email: 'omar', amount: '12', reason: '' },
      { line: 3, email: '@', amount: 'x', reason: 'y' },
    ]);
    expect(read('')).toEqual([]);
    expect(read(' , , \n\n')).toEqual([]);
  });

  it('cuts cells that are longer than what is stored', () => {
    const [row] = read(`${'a'.repeat(400)}@example.test,${'9'.repeat(100)},${'r'.repeat(900)}`);
    expect([row!.email.length, row!.amount.length, row!.reason.length]).toEqual([254, 40, 500]);
    expect(CREDIT_LIST.rows).toBeGreaterThan(0);
  });
});

describe('the amount of a row', () => {
  it.each([
    ['50', 'SAR', 5000],
    ['٥٠٫٥', 'SAR', 5050],
    ['0.001', 'KWD', 1],
    ['1200', 'JPY', 1200],
    ['0', 'SAR', null],
    ['-5', 'SAR', null],
    ['0.001', 'SAR', null],
    ['SAR 50', 'SAR', null],
    ['', 'SAR', null],
    ['1e3', 'SAR', null],
    ['99999999999', 'SAR', null],
  ])('%s in %s is %s', (text, currency, minor) => {
    expect(creditAmount(text, currency, 100_000_000_000)).toBe(minor);
  });
});
