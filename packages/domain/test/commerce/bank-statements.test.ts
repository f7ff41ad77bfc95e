import { describe, expect, it } from 'vitest';
import {
  type AwaitedPayment,
  type MatchableLine,
  matchPayments,
  namesOrder,
  orderNumbersIn,
} from '../../src/commerce/bank-statements.ts';

const awaited = (orderNumber: number, amountMinor: number, more: Partial<AwaitedPayment> = {}): AwaitedPayment => ({
  paymentId: orderNumber * 10,
  orderNumber,
  amountMinor,
  currency: 'SAR',
  isWaiting: true,
  ...more,
});
const came = (lineId: number, amountMinor: number, remittance: string, currency = 'SAR'): MatchableLine => ({
  lineId,
  amountMinor,
  currency,
  remittance,
});

describe('numbers in the text of a transfer', () => {
  it.each([
    ['MA-1850', [1850]],
    ['ma 1850 forklift', [1850]],
    ['ORDER NO 0042/2026', [42, 2026]],
    ['طلب رقم ١٨٥٠', [1850]],
    ['SA0380000000608010167519', []],
    ['1850 and 1850', [1850]],
    ['office rent', []],
    ['', []],
  ])('of %j are %j', (text, numbers) => expect(orderNumbersIn(text)).toEqual(numbers));

  it('are few, whatever the text', () => {
    expect(orderNumbersIn(Array.from({ length: 500 }, (_, at) => at + 1).join(' '))).toHaveLength(10);
    const started = performance.now();
    namesOrder('9'.repeat(500_000), 7);
    namesOrder('a'.repeat(500_000), 7);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('an order', () => {
  it.each([
    ['order 7', true],
    ['Order-7', true],
    ['ORDER #007', true],
    ['طلب ٧', true],
    ['رقم الطلب: 7', true],
    ['MA-7', true],
    ['7', true],
    ['7 chairs', false],
    ['forklifts 7', false],
    ['77', false],
  ])('number 7 in %j is named: %j', (text, isNamed) => expect(namesOrder(text, 7)).toBe(isNamed));
});

describe('matching', () => {
  it('finds the order in full, in part and not at all, as a statement has them', () => {
    const payments = [awaited(1852, 460_000), awaited(1850, 115_000), awaited(1846, 230_000)];
    const lines = [came(1, 460_000, 'MA-1852'), came(2, 100_000, 'ma 1850 forklift'), came(3, 31_240, 'Office cloud')];
    expect(matchPayments(payments, lines)).toEqual(
      new Map([
        [18_520, { state: 'MATCHED', receivedMinor: 460_000, lineIds: [1] }],
        [18_500, { state: 'SHORT', receivedMinor: 100_000, lineIds: [2] }],
      ]),
    );
  });

  it('adds up transfers of one order, and leaves out what came besides the whole amount', () => {
    const payments = [awaited(1850, 115_000)];
    const [part, rest] = [came(1, 100_000, 'MA 1850'), came(2, 15_000, 'rest of 1850')];
    expect(matchPayments(payments, [part, rest]).get(18_500)).toEqual({
      state: 'MATCHED',
      receivedMinor: 115_000,
      lineIds: [1, 2],
    });
    expect(matchPayments(payments, [part, came(3, 115_000, 'MA 1850')]).get(18_500)).toMatchObject({ lineIds: [3] });
    expect(matchPayments(payments, [part, came(4, 20_000, '1850')]).get(18_500)).toMatchObject({ state: 'OVER' });
  });

  it('takes a small number in a text for an order only with its amount, or if the text names it', () => {
    const payments = [awaited(7, 4900)];
    expect(matchPayments(payments, [came(1, 4900, '7 chairs')]).size).toBe(1);
    expect(matchPayments(payments, [came(1, 4800, '7 chairs')]).size).toBe(0);
    expect(matchPayments(payments, [came(1, 4800, 'order 7')]).size).toBe(1);
  });

  it('uses a line for one payment: the right amount first, then the one that waits, then the newer one', () => {
    const both = [came(1, 4900, 'orders 1850 and 1851')];
    const pair = [awaited(1850, 4900), awaited(1851, 5000)];
    expect([...matchPayments(pair, both).keys()]).toEqual([18_500]);
    const attempts = [
      awaited(1850, 4900, { paymentId: 1, isWaiting: false }),
      awaited(1850, 4900, { paymentId: 2 }),
      awaited(1850, 4900, { paymentId: 3, isWaiting: false }),
    ];
    expect([...matchPayments(attempts, both).keys()]).toEqual([2]);
    expect([...matchPayments([attempts[0]!, attempts[2]!], both).keys()]).toEqual([3]);
  });

  it('never crosses currencies', () => {
    expect(matchPayments([awaited(1850, 4900)], [came(1, 4900, '1850', 'USD')]).size).toBe(0);
  });
});
