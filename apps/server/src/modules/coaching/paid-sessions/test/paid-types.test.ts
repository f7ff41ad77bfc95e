import { beforeEach, expect, it } from 'vitest';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPractice, type Practice } from '../../coaching-sessions/test/practice.factory.ts';

const server = testServer();
let practice: Practice;

beforeEach(async () => {
  practice = await givenPractice(server);
});

interface Refusal {
  errorCode?: string;
  details?: { path: string }[];
}

const create = (type: object) =>
  callAs<Refusal>(server, practice.coach, 'POST /api/session-types', {
    title: { en: 'Rehearsal' },
    lengthMinutes: 50,
    ...type,
  });

it.each([
  ['payment', { payment: 'PAID', priceMinor: 500, seats: 2 }],
  ['payment', { payment: 'CREDITS', seats: 2 }],
  ['priceMinor', { payment: 'PAID' }],
])('refuses a type by its %s', async (path, type) => {
  const { status, body } = await create(type);
  expect([status, body.details?.map((detail) => detail.path)]).toEqual([400, [path]]);
});

it('refuses a type with a price that is booked on request, when it is created and when it is changed', async () => {
  const refused = await create({ payment: 'PAID', priceMinor: 500, booking: 'REQUEST' });
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'session-type.paid-on-request']);
  const { body } = await callAs<{ sessionTypeId: number }>(server, practice.coach, 'POST /api/session-types', {
    title: { en: 'Rehearsal' },
    lengthMinutes: 50,
    payment: 'PAID',
    priceMinor: 500,
  });
  const change = (part: object) =>
    callAs<Refusal>(server, practice.coach, `PATCH /api/session-types/${body.sessionTypeId}`, { version: 1, ...part });
  expect((await change({ booking: 'REQUEST' })).body.errorCode).toBe('session-type.paid-on-request');
  expect((await change({ priceMinor: null })).status).toBe(400);
  expect((await change({ seats: 3 })).status).toBe(400);
  expect((await change({ seats: 3, payment: 'FREE' })).status).toBe(200);
});

it.each([
  { payment: 'CREDITS', seats: 2, price: null, booking: 'INSTANT', name: 'session_types_paid_for_one' },
  { payment: 'PAID', seats: 2, price: 500, booking: 'INSTANT', name: 'session_types_paid_for_one' },
  { payment: 'PAID', seats: 1, price: null, booking: 'INSTANT', name: 'session_types_paid_with_price' },
  { payment: 'PAID', seats: 1, price: 500, booking: 'REQUEST', name: 'session_types_paid_with_price' },
])('is refused by the database: $payment, seats $seats, price $price, $booking', async (type) => {
  const { payment, seats, price, booking, name } = type;
  await expect(
    server.admin`update session_types set payment = ${payment}, seats = ${seats}, price_minor = ${price}, booking = ${booking}
      where session_type_id = ${practice.sessionTypeId}`,
  ).rejects.toMatchObject({ code: '23514', constraint_name: name });
});
