import { SESSION_PAYMENTS } from '@sullam/domain/coaching/credits.ts';
import { paymentProblem, SESSION_BOOKINGS } from '@sullam/domain/coaching/session-type.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const type = { payment: 'PAID', priceMinor: 20_000, seats: 1, booking: 'INSTANT' } as const;

it.each([
  ['a price for one learner', {}, null],
  ['no price', { priceMinor: null }, 'NO_PRICE'],
  ['several seats', { seats: 2 }, 'SEATS'],
  ['a request', { booking: 'REQUEST' }, 'REQUEST'],
  ['credits for several seats', { payment: 'CREDITS', seats: 2 }, 'SEATS'],
  ['credits on request', { payment: 'CREDITS', booking: 'REQUEST', priceMinor: null }, null],
  ['several free seats on request', { payment: 'FREE', seats: 9, booking: 'REQUEST', priceMinor: null }, null],
] as const)('tells how a type with %s can be paid', (_name, more, problem) => {
  expect(paymentProblem({ ...type, ...more })).toBe(problem);
});

it('lets only sessions of one learner cost something, and only those with a price cost money', () => {
  fc.assert(
    fc.property(
      fc.record({
        payment: fc.constantFrom(...SESSION_PAYMENTS),
        priceMinor: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
        seats: fc.integer({ min: 1, max: 100 }),
        booking: fc.constantFrom(...SESSION_BOOKINGS),
      }),
      (any) => {
        const isAllowed = paymentProblem(any) === null;
        const isPayable = any.payment === 'FREE' || any.seats === 1;
        const isSellable = any.payment !== 'PAID' || (any.priceMinor !== null && any.booking === 'INSTANT');
        expect(isAllowed).toBe(isPayable && isSellable);
      },
    ),
  );
});
