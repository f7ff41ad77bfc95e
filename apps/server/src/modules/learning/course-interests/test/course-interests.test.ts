import { describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenClassroom } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const server = testServer();
const DAY = 86_400_000;

type Room = Awaited<ReturnType<typeof givenClassroom>>;

interface Listed {
  data: { userId: number; state: string }[];
  total: number;
  counts: { waiting: number; told: number; enrolled: number };
}

const givenRoom = () => givenClassroom(server, ['self-enrollment'], ['Lesson']);
const terms = async ({ courseId, instructor }: Room, change: object) => {
  const { version } = (await callAs<{ version: number }>(server, instructor, `GET /api/courses/${courseId}/editing`))
    .body;
  return (await callAs(server, instructor, `PATCH /api/courses/${courseId}`, { version, ...change })).status;
};
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * DAY).toISOString();
const ask = async ({ courseId }: Room, who: TestMember) => {
  const { status, body } = await callAs(server, who, `POST /api/courses/${courseId}/interests`);
  return body?.errorCode ?? status;
};
const mine = async ({ courseId }: Room, who: TestMember) =>
  (await callAs<{ isWaiting: boolean }>(server, who, `GET /api/courses/${courseId}/interests/mine`)).body.isWaiting;
const list = async ({ courseId, instructor }: Room, query = '') =>
  (await callAs<Listed>(server, instructor, `GET /api/courses/${courseId}/interests${query}`)).body;
const tell = (room: Room) =>
  server.app.jobs
    .find(({ name }) => name === 'course-interests.tell')
    ?.run({ ...server.platform, organizationId: room.organizationId }, {});
const news = async (who: TestMember) =>
  (await callAs<{ data: { text: string }[] }>(server, who, 'GET /api/notifications')).body.data.map(({ text }) => text);
const enroll = async ({ courseId }: Room, who: TestMember) => {
  const { status, body } = await callAs(server, who, `POST /api/orders/add/${courseId}`);
  return body.errorCode ?? status;
};

describe('an interest in a course', () => {
  it('is taken while the course isn’t open, once, and withdrawn', async () => {
    const room = await givenRoom();
    const member = await givenMember(server, room.organizationId);
    expect([await ask(room, member), await ask(room, room.learner)]).toEqual([
      'course-interest.is-open',
      'course-interest.already-enrolled',
    ]);
    expect(await terms(room, { isByInvitation: true })).toBe(204);
    expect([
      await mine(room, member),
      await ask(room, member),
      await ask(room, member),
      await mine(room, member),
    ]).toEqual([false, 204, 204, true]);
    expect((await list(room)).counts).toEqual({ waiting: 1, told: 0, enrolled: 0 });
    const withdraw = async () =>
      (await callAs(server, member, `DELETE /api/courses/${room.courseId}/interests`)).status;
    expect([await withdraw(), await withdraw(), await mine(room, member)]).toEqual([204, 204, false]);
    expect(await list(room)).toMatchObject({ data: [], total: 0, counts: { waiting: 0 } });
  });

  it('is answered once when enrolment opens on its day', async () => {
    const room = await givenRoom();
    const [one, two] = [await givenMember(server, room.organizationId), await givenMember(server, room.organizationId)];
    await terms(room, { enrollsFrom: inDays(2) });
    const detail = await callAs<{ enrolmentState: string; abilities: { canEnroll: boolean } }>(
      server,
      one,
      `GET /api/courses/${room.courseId}`,
    );
    expect(detail.body).toMatchObject({ enrolmentState: 'COMING', abilities: { canEnroll: false } });
    expect(await enroll(room, one)).toBe('enrolment.not-open-yet');
    await ask(room, one);
    await tell(room);
    expect(await news(one)).toEqual([]);
    server.clock.advance(3 * DAY);
    await tell(room);
    await tell(room);
    expect(await news(one)).toEqual([expect.stringContaining('You asked to be told.')]);
    expect(await news(two)).toEqual([]);
    expect(await enroll(room, one)).toBe(200);
    expect(await list(room)).toMatchObject({
      data: [{ userId: one.userId, state: 'ENROLLED' }],
      counts: { waiting: 0, told: 0, enrolled: 1 },
    });
  });

  it('of somebody who was told is told again after it was asked again', async () => {
    const room = await givenRoom();
    const member = await givenMember(server, room.organizationId);
    await terms(room, { expiresAt: inDays(-1) });
    expect([await enroll(room, member), await ask(room, member)]).toEqual(['enrolment.closed', 204]);
    await terms(room, { expiresAt: null });
    await tell(room);
    expect([await mine(room, member), (await list(room)).counts.told]).toEqual([false, 1]);
    await terms(room, { isByInvitation: true });
    expect([await enroll(room, member), await ask(room, member)]).toEqual(['enrolment.by-invitation', 204]);
    server.clock.advance(1000);
    await terms(room, { isByInvitation: false });
    await tell(room);
    expect(await news(member)).toHaveLength(2);
  });

  it('is listed and exported for the editors of the course alone', async () => {
    const room = await givenRoom();
    const members = [await givenMember(server, room.organizationId), await givenMember(server, room.organizationId)];
    await terms(room, { isByInvitation: true });
    for (const member of members) {
      await ask(room, member);
      server.clock.advance(1000);
    }
    expect((await list(room, '?sort=oldest')).data.map(({ userId }) => userId)).toEqual(
      members.map(({ userId }) => userId),
    );
    expect(await list(room, '?take=1')).toMatchObject({ data: [{ userId: members[1]!.userId }], total: 2 });
    const path = `/api/courses/${room.courseId}/interests`;
    const file = await callAs<string>(server, room.instructor, `GET ${path}/export`);
    expect(String(file.body).trim().split('\r\n')).toHaveLength(3);
    expect(String(file.body)).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d,/);
    const stranger = await givenRoom();
    const other = await givenMember(server, room.organizationId, 'instructor');
    const statuses = [room.learner, other, stranger.instructor].map(
      async (who) => (await callAs(server, who, `GET ${path}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([403, 403, 404]);
    expect((await callAs(server, stranger.learner, `POST ${path}`)).status).toBe(404);
  });
});
