import { describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { mailsTo } from '../../../identity/accounts/test/accounts.factory.ts';
import type { SeatInvitation } from '../seat-pools.schemas.ts';
import { assign, givenSeats, isEnrolled, listSeats, mailedToken, readPool, type SeatShop } from './seats.factory.ts';

const server = testServer();

async function givenLink({ buyer, seatPoolId }: SeatShop): Promise<string> {
  const { status, body } = await callAs<{ url: string }>(server, buyer, `PUT /api/seat-pools/${seatPoolId}/link`);
  expect(status).toBe(200);
  return new URL(body.url).searchParams.get('invitation')!;
}

const accept = (who: TestMember, token: string) =>
  callAs<{ errorCode?: string }>(server, who, 'POST /api/seats/accept', { token });

const look = (who: TestMember, token: string) =>
  callAs<SeatInvitation>(server, who, 'POST /api/seats/invitation', { token });

describe('the link of a pool', () => {
  it('gives a seat to each person who opens it, and one only', async () => {
    const shop = await givenSeats(server, 3);
    const token = await givenLink(shop);
    const member = await givenMember(server, shop.organizationId);
    expect((await look(member, token)).body).toMatchObject({ courseId: shop.courseId, email: null, state: 'OPEN' });
    expect(await accept(member, token)).toMatchObject({ status: 200, body: { courseId: shop.courseId } });
    expect((await accept(member, token)).status).toBe(200);
    expect((await look(member, token)).body.state).toBe('HELD');
    expect(await isEnrolled(server, member, shop.courseId)).toBe(true);
    expect(await listSeats(server, shop)).toMatchObject([{ email: member.email, status: 'ACTIVE' }]);
  });

  it('gives the last seat to one of twenty', async () => {
    const shop = await givenSeats(server, 2);
    await assign(server, shop, ['first@tamkeen.example']);
    const token = await givenLink(shop);
    const people: TestMember[] = [];
    for (let at = 0; at < 20; at += 1) people.push(await givenMember(server, shop.organizationId));
    const answers = await Promise.all(people.map((who) => accept(who, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.errorCode))).toEqual(new Set(['seat.none-left']));
    expect(await readPool(server, shop)).toMatchObject({ activeCount: 1, invitedCount: 1, freeCount: 0 });
    const [granted] = await server.admin`
      select count(*)::int as count from entitlements where organization_id = ${shop.organizationId}`;
    expect(granted!.count).toBe(1);
  });

  it('takes the seat that its reader was invited to, instead of another one', async () => {
    const shop = await givenSeats(server, 2);
    const member = await givenMember(server, shop.organizationId);
    await server.admin`update users set email_verified_at = null where user_id = ${member.userId}`;
    await assign(server, shop, [member.email]);
    await server.admin`update users set email_verified_at = now() where user_id = ${member.userId}`;
    expect((await accept(member, await givenLink(shop))).status).toBe(200);
    expect(await readPool(server, shop)).toMatchObject({ activeCount: 1, invitedCount: 0, freeCount: 1 });
  });

  it('stops to work when it is renewed, closed, or its pool is over', async () => {
    const shop = await givenSeats(server, 3);
    const member = await givenMember(server, shop.organizationId);
    const [first, second] = [await givenLink(shop), await givenLink(shop)];
    expect((await accept(member, first)).status).toBe(404);
    expect((await look(member, first)).status).toBe(404);
    expect((await look(member, second)).status).toBe(200);
    const closed = await callAs(server, shop.buyer, `DELETE /api/seat-pools/${shop.seatPoolId}/link`);
    expect(closed.status).toBe(204);
    expect((await accept(member, second)).status).toBe(404);
    const third = await givenLink(shop);
    server.clock.advance(366 * 86_400_000);
    expect((await look(member, third)).body.state).toBe('CLOSED');
    expect(await accept(member, third)).toMatchObject({ status: 409, body: { errorCode: 'seat.pool-closed' } });
  });

  it('is kept as a hash, and shown to whoever is not signed in', async () => {
    const shop = await givenSeats(server, 2);
    const token = await givenLink(shop);
    const rows = await server.admin`select * from seat_pools where seat_pool_id = ${shop.seatPoolId}`;
    expect(JSON.stringify(rows)).not.toContain(token);
    const visit = await call<SeatInvitation>(server, 'POST /api/seats/invitation', {
      organizationId: shop.organizationId,
      body: { token },
    });
    expect(visit).toMatchObject({ status: 200, body: { state: 'OPEN' } });
    const audited = await server.admin`select changes from audit_entries where action = 'seat.renew-link'`;
    expect(JSON.stringify(audited)).not.toContain(token);
  });

  it('is nothing in another organisation', async () => {
    const [shop, other] = [await givenSeats(server, 2), await givenSeats(server, 2)];
    const token = await givenLink(shop);
    const stranger = await givenMember(server, other.organizationId);
    expect((await accept(stranger, token)).status).toBe(404);
  });
});

describe('an invitation', () => {
  it('is accepted by the address that it went to, and by no other', async () => {
    const shop = await givenSeats(server, 2);
    const member = await givenMember(server, shop.organizationId);
    const other = await givenMember(server, shop.organizationId);
    await server.admin`update users set email_verified_at = null where user_id = ${member.userId}`;
    await assign(server, shop, [member.email]);
    const token = await mailedToken(server, member.email);
    expect((await look(other, token)).body).toMatchObject({ email: member.email, state: 'OPEN' });
    expect(await accept(other, token)).toMatchObject({ status: 409, body: { errorCode: 'seat.other-address' } });
    expect((await accept(member, token)).status).toBe(200);
    expect(await isEnrolled(server, member, shop.courseId)).toBe(true);
    expect((await accept(member, token)).status).toBe(404);
  });

  it('is one mail in the languages that were chosen', async () => {
    const shop = await givenSeats(server, 3);
    await assign(server, shop, ['both@tamkeen.example']);
    const [mail] = await mailsTo(server, 'both@tamkeen.example');
    expect(mail).toMatchObject({ template: 'seatInvitation', language: 'ar' });
    expect(mail!.text).toContain('has given you a seat in');
    expect(mail!.text).toContain('لك مقعد في');
  });

  it('sent again has another link', async () => {
    const shop = await givenSeats(server, 2);
    await assign(server, shop, ['again@tamkeen.example']);
    const first = await mailedToken(server, 'again@tamkeen.example');
    const [seat] = await listSeats(server, shop);
    expect((await callAs(server, shop.buyer, `POST /api/seats/${seat!.seatId}/resend`)).status).toBe(204);
    const second = await mailedToken(server, 'again@tamkeen.example');
    expect(second).not.toBe(first);
    const member = await givenMember(server, shop.organizationId);
    expect([(await look(member, first)).status, (await look(member, second)).status]).toEqual([404, 200]);
  });
});
