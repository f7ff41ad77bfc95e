import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { transaction } from '../../../../kernel/database/database.ts';
import { assignSeats } from '../seat-assignments.service.ts';
import { seatPoolJobs } from '../seat-pools.jobs.ts';
import { seatPersonalRows } from '../seat-pools.personal.ts';
import type { AddressPreview } from '../seat-pools.schemas.ts';
import {
  assign,
  givenSeats,
  isEnrolled,
  listSeats,
  outcomesOf,
  readAssignment,
  readPool,
  startAssignment,
} from './seats.factory.ts';

const server = testServer();

describe('assigning seats to addresses', () => {
  it('enrols members at once, invites the others, and has one result for each address', async () => {
    const shop = await givenSeats(server, 3);
    const member = await givenMember(server, shop.organizationId);
    const blocked = await givenMember(server, shop.organizationId, 'learner', { status: 'DISABLED' });
    const done = await assign(server, shop, [
      member.email.toUpperCase(),
      'huda@tamkeen.example',
      'no address',
      blocked.email,
      'HUDA@tamkeen.example',
      'sami@tamkeen.example',
      'rana@tamkeen.example',
    ]);
    expect(outcomesOf(done)).toEqual(['ENROLLED', 'INVITED', 'BAD_ADDRESS', 'INACTIVE', 'INVITED', 'NO_SEAT']);
    expect(done).toMatchObject({ isRunning: false, doneCount: 6 });
    expect(await isEnrolled(server, member, shop.courseId)).toBe(true);
    expect(await readPool(server, shop)).toMatchObject({ activeCount: 1, invitedCount: 2, freeCount: 0 });
    expect(await listSeats(server, shop)).toMatchObject([
      { email: member.email, status: 'ACTIVE', finishedLessons: 0, abilities: { canReclaim: true, canResend: false } },
      { email: 'huda@tamkeen.example', status: 'INVITED', firstName: '', abilities: { canResend: true } },
      { email: 'sami@tamkeen.example', status: 'INVITED' },
    ]);
    const [grant] = await server.admin`select source, source_key from entitlements where user_id = ${member.userId}`;
    expect(grant).toEqual({ source: 'ORDER', source_key: String(shop.order.purchasedItems[0]!.id) });
    const mails = await server.admin`
      select recipient, language from outgoing_mails where template = 'seatInvitation' order by recipient`;
    expect(mails.filter(({ recipient }) => recipient.endsWith('@tamkeen.example'))).toHaveLength(2);
    expect(outcomesOf(await assign(server, shop, [member.email, 'huda@tamkeen.example']))).toEqual([
      'ALREADY',
      'ALREADY',
    ]);
  });

  it('invites by mail whoever has not confirmed their address', async () => {
    const shop = await givenSeats(server, 2);
    const member = await givenMember(server, shop.organizationId);
    await server.admin`update users set email_verified_at = null where user_id = ${member.userId}`;
    expect(outcomesOf(await assign(server, shop, [member.email]))).toEqual(['INVITED']);
    expect(await isEnrolled(server, member, shop.courseId)).toBe(false);
  });

  it('works off 500 addresses, and twice is once', async () => {
    const shop = await givenSeats(server, 500, 10);
    const emails = Array.from({ length: 500 }, (_, at) => `person${at}@many.example`);
    const requestKey = randomUUID();
    const first = await startAssignment(server, shop, emails, { requestKey });
    const again = await startAssignment(server, shop, emails, { requestKey });
    expect(again.body).toEqual(first.body);
    const context = { ...server.platform, organizationId: shop.organizationId };
    await Promise.all([1, 2, 3].map(() => assignSeats(context, first.body.seatAssignmentId)));
    await server.runJobs();
    const done = await readAssignment(server, shop, first.body.seatAssignmentId);
    expect(done).toMatchObject({ isRunning: false, doneCount: 500 });
    expect(new Set(outcomesOf(done))).toEqual(new Set(['INVITED']));
    expect(await readPool(server, shop)).toMatchObject({ invitedCount: 500, freeCount: 0, runningAssignmentId: null });
    const [mails] = await server.admin`
      select count(*)::int as count from outgoing_mails where recipient like 'person%@many.example'`;
    expect(mails!.count).toBe(500);
  }, 60_000);

  it('refuses lists without addresses, of too many, and of strangers', async () => {
    const shop = await givenSeats(server, 2);
    expect((await startAssignment(server, shop, [])).status).toBe(400);
    expect(
      (
        await startAssignment(
          server,
          shop,
          Array.from({ length: 1001 }, (_, at) => `a${at}@b.example`),
        )
      ).status,
    ).toBe(400);
    expect((await startAssignment(server, shop, ['a@b.example'], { language: 'fr' })).status).toBe(400);
    const stranger = await givenMember(server, shop.organizationId);
    expect((await startAssignment(server, { ...shop, buyer: stranger }, ['a@b.example'])).status).toBe(404);
  });

  it('ends with the last day of assignment, and forgets who was invited', async () => {
    const shop = await givenSeats(server, 3);
    await assign(server, shop, ['late@tamkeen.example']);
    server.clock.advance(366 * 86_400_000);
    expect(await startAssignment(server, shop, ['b@tamkeen.example'])).toMatchObject({
      status: 409,
      body: { errorCode: 'seat.pool-closed' },
    });
    const forget = seatPoolJobs.find(({ name }) => name === 'seat-pools.forget-addresses')!;
    await forget.run({ ...server.platform, organizationId: shop.organizationId }, {});
    expect(await readPool(server, shop)).toMatchObject({ state: 'OVER', invitedCount: 0 });
    expect(await server.admin`select 1 from seats where email = 'late@tamkeen.example'`).toHaveLength(0);
    expect(await server.admin`select 1 from seat_assignments where seat_pool_id = ${shop.seatPoolId}`).toHaveLength(0);
  });
});

describe('a preview of addresses', () => {
  it('reads a table, skips what has a seat, and asks about a mistyped domain', async () => {
    const shop = await givenSeats(server, 10);
    await assign(server, shop, ['rana@tamkeen.example']);
    const text = [
      'Name,Email,Department',
      'Huda,huda@tamkeen.example,Sales',
      'Sami,sami@tamkeen.example,Sales',
      'Rana,rana@tamkeen.example,IT',
      'Nadia,nadia@tamken.example,IT',
      'Huda,HUDA@tamkeen.example,Sales',
      'Nobody,nobody,IT',
    ].join('\n');
    const path = `POST /api/seat-pools/${shop.seatPoolId}/preview`;
    const { status, body } = await callAs<AddressPreview>(server, shop.buyer, path, { text });
    expect(status).toBe(200);
    expect(body).toMatchObject({ newCount: 2, freeCount: 9 });
    expect(body.rows.map(({ line, outcome, suggestion }) => [line, outcome, suggestion])).toEqual([
      [2, 'NEW', null],
      [3, 'NEW', null],
      [4, 'ALREADY', null],
      [5, 'SUGGESTION', 'nadia@tamkeen.example'],
      [6, 'DUPLICATE', null],
      [7, 'BAD_ADDRESS', null],
    ]);
    expect(await readPool(server, shop)).toMatchObject({ invitedCount: 1 });
  });

  it('refuses more than a thousand lines', async () => {
    const shop = await givenSeats(server, 2);
    const text = Array.from({ length: 1001 }, (_, at) => `a${at}@b.example`).join('\n');
    const answer = await callAs(server, shop.buyer, `POST /api/seat-pools/${shop.seatPoolId}/preview`, { text });
    expect(answer).toMatchObject({ status: 413, body: { errorCode: 'seat.list-too-long' } });
  });
});

describe('people with a seat', () => {
  it('are found by name and address, and exported', async () => {
    const shop = await givenSeats(server, 5);
    const member = await givenMember(server, shop.organizationId);
    await assign(server, shop, [member.email, 'faisal@tamkeen.example', 'huda_k@tamkeen.example']);
    expect(await listSeats(server, shop, '?search=FAISAL')).toMatchObject([{ email: 'faisal@tamkeen.example' }]);
    expect(await listSeats(server, shop, '?search=a_k')).toMatchObject([{ email: 'huda_k@tamkeen.example' }]);
    expect(await listSeats(server, shop, `?search=${member.email.slice(0, 12)}`)).toHaveLength(1);
    const file = await callAs<string>(server, shop.buyer, `GET /api/seat-pools/${shop.seatPoolId}/seats/export`);
    expect(file.status).toBe(200);
    expect(String(file.body).trim().split('\n')).toHaveLength(4);
  });

  it('stay counted when their account is deleted, without address', async () => {
    const shop = await givenSeats(server, 2);
    const member = await givenMember(server, shop.organizationId);
    await assign(server, shop, [member.email]);
    const context = { ...server.platform, organizationId: shop.organizationId };
    await transaction(context, async (tx) => {
      for (const rows of seatPersonalRows) await rows.erase?.(context, tx, member.userId);
    });
    expect(await listSeats(server, shop)).toMatchObject([{ email: '', status: 'ACTIVE' }]);
    expect(await readPool(server, shop)).toMatchObject({ activeCount: 1, freeCount: 1 });
  });
});
