import { describe, expect, it } from 'vitest';
import { amountOfSeats, refundedSeats, seatKept, seatPriceFor, suggestAddresses } from '../src/commerce/seats.ts';
import { taxOfLines } from '../src/commerce/tax.ts';
import { DAY } from '../src/limits.ts';

const AT = new Date('2026-12-01T09:00:00Z');

describe('the price of a seat', () => {
  const sale = { minor: 180, startsAt: new Date('2026-11-01'), endsAt: new Date('2026-12-05') };
  const volumePrice = { fromCount: 10, minor: 160 };

  it.each([
    [{ sale: null, volumePrice: null }, 50, { minor: 200, kind: 'LIST', until: null }],
    [{ sale: null, volumePrice }, 9, { minor: 200, kind: 'LIST', until: null }],
    [{ sale: null, volumePrice }, 10, { minor: 160, kind: 'VOLUME', until: null }],
    [{ sale, volumePrice }, 9, { minor: 180, kind: 'SALE', until: sale.endsAt }],
    [{ sale, volumePrice }, 10, { minor: 160, kind: 'VOLUME', until: null }],
    [{ sale, volumePrice: { fromCount: 10, minor: 180 } }, 10, { minor: 180, kind: 'VOLUME', until: null }],
    [{ sale: null, volumePrice: { fromCount: 10, minor: 250 } }, 10, { minor: 200, kind: 'LIST', until: null }],
  ] as const)('is the lowest that holds: case %#', (pricing, count, price) => {
    expect(seatPriceFor(200, pricing, { count, at: AT })).toEqual(price);
  });

  it('times the number is the line, whose VAT is that of the total', () => {
    const grossMinor = 3 * 999;
    expect(grossMinor).toBe(2997);
    expect(taxOfLines([{ id: 1, grossMinor, rate: 1500 }])).toEqual(new Map([[1, 391]]));
  });
});

describe('refunds of seats', () => {
  it('take back what they pay for in full', () => {
    const line = { seatCount: 3, totalMinor: 1000 };
    expect([0, 333, 334, 666, 667, 999, 1000].map((minor) => refundedSeats(line, minor))).toEqual([
      0, 0, 1, 1, 2, 2, 3,
    ]);
    expect([0, 1, 2, 3].map((seats) => amountOfSeats(line, seats))).toEqual([0, 334, 667, 1000]);
  });

  it('of a line that cost nothing take back all', () => {
    expect(refundedSeats({ seatCount: 3, totalMinor: 0 }, 0)).toBe(3);
  });

  it('of an amount of whole seats take exactly these', () => {
    for (let seatCount = 2; seatCount <= 60; seatCount += 1)
      for (const totalMinor of [1, 7, 997, 123_457])
        for (let seats = 0; seats <= seatCount; seats += 1)
          if (totalMinor >= seatCount)
            expect(refundedSeats({ seatCount, totalMinor }, amountOfSeats({ seatCount, totalMinor }, seats))).toBe(
              seats,
            );
  });
});

describe('a seat', () => {
  const activatedAt = AT;
  const after = (ms: number) => ({ reclaimDays: 14, now: new Date(AT.getTime() + ms) });

  it('can be taken back until the last moment of the days', () => {
    expect(seatKept({ activatedAt, finishedLessons: 1 }, after(14 * DAY - 1))).toBeNull();
    expect(seatKept({ activatedAt, finishedLessons: 1 }, after(14 * DAY))).toBe('DAYS');
  });

  it('is kept with the second lesson', () => {
    expect(seatKept({ activatedAt, finishedLessons: 2 }, after(1))).toBe('LESSONS');
  });

  it('that nobody has accepted can always be taken back', () => {
    expect(seatKept({ activatedAt: null, finishedLessons: 0 }, after(400 * DAY))).toBeNull();
  });
});

describe('a mistyped domain', () => {
  const listed = ['huda@tamkeen.example', 'sami@tamkeen.example', 'nadia@tamken.example'];

  it('is compared with more frequent ones', () => {
    expect(suggestAddresses(listed, [])).toEqual(new Map([['nadia@tamken.example', 'nadia@tamkeen.example']]));
    expect(suggestAddresses(['nadia@tamken.example'], ['huda@tamkeen.example', 'sami@tamkeen.example']).size).toBe(1);
  });

  it.each(['tamkeen.exmaple', 'tamkeeen.example', 'tamkeem.example'])('differs by one slip: %s', (domain) => {
    expect(suggestAddresses([...listed, `a@${domain}`], []).get(`a@${domain}`)).toBe('a@tamkeen.example');
  });

  it.each(['taken.example', 'other.example', 'tamkeen.example'])('is none: %s', (domain) => {
    expect(suggestAddresses([...listed.slice(0, 2), `a@${domain}`], []).size).toBe(0);
  });

  it('is accepted once somebody of it has a seat', () => {
    expect(suggestAddresses(listed, ['omar@tamken.example']).size).toBe(0);
  });

  it('is found in a thousand domains without holding anybody up', () => {
    const many = Array.from({ length: 1000 }, (_, at) => `a@${'x'.repeat(200)}${at}.example`);
    const begin = performance.now();
    suggestAddresses(many, []);
    expect(performance.now() - begin).toBeLessThan(50);
  });
});
