import { describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  assign,
  givenSeats,
  isEnrolled,
  listSeats,
  mailedToken,
  outcomesOf,
  readPool,
  type SeatShop,
} from './seats.factory.ts';

const server = testServer();
const DAY = 86_400_000;

async function givenHolder(days?: number): Promise<{ shop: SeatShop; holder: TestMember; seatId: number }> {
  const shop = await givenSeats(server, 2);
  if (days !== undefined)
    await callAs(server, shop.administrator, 'PUT /api/marketplace-settings', {
      taxRateBasisPoints: 1500,
      seatReclaimDays: days,
    });
  const holder = await givenMember(server, shop.organizationId);
  await assign(server, shop, [holder.email]);
  const [seat] = await listSeats(server, shop);
  return { shop, holder, seatId: seat!.seatId };
}

const reclaim = (who: TestMember, seatId: number) =>
  callAs<{ errorCode?: string }>(server, who, `POST /api/seats/${seatId}/reclaim`);

/** Finishes lessons of the course, whichever they are. */
async function finish({ organizationId, courseId }: SeatShop, { userId }: TestMember, lessons: readonly number[]) {
  for (const lesson of lessons)
    await server.admin`insert into finished_subsections (organization_id, user_id, course_id, course_subsection_id, finished_at)
      values (${organizationId}, ${userId}, ${courseId}, ${lesson}, ${server.clock.now()})`;
}

async function givenLessons({ organizationId, courseId }: SeatShop): Promise<number[]> {
  const [section] = await server.admin<{ id: number }[]>`
    insert into course_sections (organization_id, course_id, title, position)
    values (${organizationId}, ${courseId}, '{"en":"Part"}', 90) returning course_section_id as id`;
  const rows = await server.admin<{ id: number }[]>`
    insert into course_subsections (organization_id, course_id, course_section_id, kind, title, position)
    select ${organizationId}, ${courseId}, ${section!.id}, 'ARTICLE', '{"en":"Lesson"}', n from generate_series(1, 3) n
    returning course_subsection_id as id`;
  return rows.map(({ id }) => Number(id));
}

describe('reclaiming a seat', () => {
  it('ends access and frees the seat; progress stays, and the same person can get a new seat', async () => {
    const { shop, holder, seatId } = await givenHolder();
    const [lesson] = await givenLessons(shop);
    await finish(shop, holder, [lesson!]);
    expect((await reclaim(shop.buyer, seatId)).status).toBe(204);
    expect(await isEnrolled(server, holder, shop.courseId)).toBe(false);
    expect(await readPool(server, shop)).toMatchObject({ activeCount: 0, freeCount: 2 });
    expect(await server.admin`select 1 from finished_subsections where user_id = ${holder.userId}`).toHaveLength(1);
    expect(await reclaim(shop.buyer, seatId)).toMatchObject({ status: 409, body: { errorCode: 'seat.over' } });
    expect(outcomesOf(await assign(server, shop, [holder.email]))).toEqual(['ENROLLED']);
    const rows = await server.admin`
      select status from seats where seat_pool_id = ${shop.seatPoolId} order by seat_id`;
    expect(rows.map(({ status }) => status)).toEqual(['RECLAIMED', 'ACTIVE']);
  });

  it('is possible until 14 days after assignment', async () => {
    const { shop, seatId } = await givenHolder();
    server.clock.advance(14 * DAY);
    expect(await listSeats(server, shop)).toMatchObject([{ abilities: { canReclaim: false } }]);
    expect(await reclaim(shop.buyer, seatId)).toMatchObject({ status: 409, body: { errorCode: 'seat.kept-by-days' } });
    const { shop: inTime, seatId: other } = await givenHolder();
    server.clock.advance(14 * DAY - 60_000);
    expect((await reclaim(inTime.buyer, other)).status).toBe(204);
  });

  it('is possible until the second lesson since the seat was given', async () => {
    const { shop, holder, seatId } = await givenHolder();
    const [first, second, third] = await givenLessons(shop);
    await finish(shop, holder, [first!]);
    expect(await listSeats(server, shop)).toMatchObject([{ finishedLessons: 1, abilities: { canReclaim: true } }]);
    await finish(shop, holder, [second!]);
    expect(await reclaim(shop.buyer, seatId)).toMatchObject({
      status: 409,
      body: { errorCode: 'seat.kept-by-lessons' },
    });
    const { shop: other, holder: learner, seatId: fresh } = await givenHolder();
    const before = await givenLessons(other);
    await finish(other, learner, before.slice(0, 1));
    await server.admin`update finished_subsections set finished_at = finished_at - interval '1 year' where user_id = ${learner.userId}`;
    await finish(other, learner, before.slice(1, 2));
    expect((await reclaim(other.buyer, fresh)).status).toBe(204);
    expect(third).toBeGreaterThan(0);
  });

  it('follows the setting', async () => {
    const { shop, seatId } = await givenHolder(3);
    server.clock.advance(3 * DAY);
    expect((await reclaim(shop.buyer, seatId)).body.errorCode).toBe('seat.kept-by-days');
  });

  it('withdraws an invitation at any time', async () => {
    const shop = await givenSeats(server, 2);
    await assign(server, shop, ['faisal@tamkeen.example']);
    const token = await mailedToken(server, 'faisal@tamkeen.example');
    server.clock.advance(100 * DAY);
    const [seat] = await listSeats(server, shop);
    expect((await reclaim(shop.buyer, seat!.seatId)).status).toBe(204);
    const visitor = await givenMember(server, shop.organizationId);
    expect((await callAs(server, visitor, 'POST /api/seats/invitation', { token })).status).toBe(404);
  });

  it('is for the buyer and administrators', async () => {
    const { shop, holder, seatId } = await givenHolder();
    const stranger = await givenMember(server, shop.organizationId);
    expect((await reclaim(stranger, seatId)).status).toBe(404);
    expect((await reclaim(holder, seatId)).status).toBe(404);
    expect((await callAs(server, stranger, `POST /api/seats/${seatId}/resend`)).status).toBe(404);
    expect(await callAs(server, shop.buyer, `POST /api/seats/${seatId}/resend`)).toMatchObject({
      status: 409,
      body: { errorCode: 'seat.accepted' },
    });
    expect((await reclaim(shop.administrator, seatId)).status).toBe(204);
  });
});
