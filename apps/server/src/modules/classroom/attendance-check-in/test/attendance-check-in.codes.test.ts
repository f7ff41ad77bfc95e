import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  type AttendanceWorld,
  givenAttendanceWorld,
  newPhone,
  type Phone,
} from '../../attendance/test/attendance.factory.ts';

const server = testServer();
const SECOND = 1000;
const MINUTE = 60 * SECOND;
let world: AttendanceWorld;

beforeAll(async () => {
  world = await givenAttendanceWorld(server);
});

describe('the code on the screen', () => {
  it('marks who scans it: present before the limit, late after it', async () => {
    const sessionId = await world.givenSession(5);
    const [early, late] = [world.learner, await givenLearner(server, world)];
    const { code } = await world.code(sessionId);
    expect(await world.checkIn(early, newPhone(), { code })).toMatchObject({ status: 'PRESENT', wasAlready: false });
    server.clock.advance(15 * MINUTE);
    expect(await world.checkIn(late, newPhone(), { code: (await world.code(sessionId)).code })).toMatchObject({
      status: 'LATE',
    });
    expect((await world.sheet(sessionId)).session.counts).toMatchObject({ PRESENT: 1, LATE: 1 });
  });

  it('is refused by name 30 seconds later, in the words of the reader', async () => {
    const sessionId = await world.givenSession(5);
    const { code, digits } = await world.code(sessionId);
    server.clock.advance(30 * SECOND);
    const refused = await world.checkIn(world.learner, newPhone(), { code });
    expect(refused.refused).toBe('attendance.code-expired');
    expect(refused.message).toMatch(/^This code is 3\d seconds old/);
    expect((await world.checkIn(world.learner, newPhone(), { digits })).refused).toBe('attendance.code-expired');
    expect(await world.statusOf(sessionId, world.learner)).toBeNull();
  });

  it('is still taken in the window after its own, for whoever scans at the last moment', async () => {
    const sessionId = await world.givenSession(5);
    const { code, expiresInMs } = await world.code(sessionId);
    server.clock.advance(expiresInMs + 9 * SECOND);
    expect(await world.checkIn(world.learner, newPhone(), { code })).toMatchObject({ status: 'PRESENT' });
  });

  it('is refused by name for another session', async () => {
    const [here, there] = [await world.givenSession(5), await world.givenSession(6)];
    const { code } = await world.code(there);
    const refused = await world.checkIn(world.learner, newPhone(), { code, attendanceSessionId: here });
    expect(refused.refused).toBe('attendance.other-session');
    const stranger = await givenMember(server, world.organizationId);
    expect((await world.checkIn(stranger, newPhone(), { code })).refused).toBe('attendance.not-enrolled');
    expect([await world.statusOf(here, world.learner), await world.statusOf(there, world.learner)]).toEqual([
      null,
      null,
    ]);
  });

  it('is refused by name where the phone is somebody else’s, and reports the double', async () => {
    const sessionId = await world.givenSession(5);
    const friend = await givenLearner(server, world);
    const phone = newPhone();
    const { code } = await world.code(sessionId);
    expect(await world.checkIn(world.learner, phone, { code })).toMatchObject({ status: 'PRESENT' });
    expect((await world.checkIn(friend, phone, { code })).refused).toBe('attendance.device-used');
    expect((await world.checkIn(friend, phone, { code })).refused).toBe('attendance.device-used');
    const { openDoubts } = await world.sheet(sessionId);
    expect(openDoubts).toMatchObject([
      { kind: 'SAME_DEVICE', person: { userId: friend.userId }, otherPerson: { userId: world.learner.userId } },
    ]);
    expect(await world.statusOf(sessionId, friend)).toBeNull();
    const settle = `POST /api/attendance-doubts/${openDoubts[0]!.attendanceDoubtId}/settle`;
    expect((await world.ask(world.instructor, settle, { isPresent: true })).status).toBe(204);
    expect(await world.statusOf(sessionId, friend)).toBe('PRESENT');
  });

  it('is one person’s with one phone: another one is refused by name', async () => {
    const sessionId = await world.givenSession(5);
    const { code } = await world.code(sessionId);
    const phone = newPhone();
    await world.checkIn(world.learner, phone, { code });
    expect(await world.checkIn(world.learner, phone, { code })).toMatchObject({ wasAlready: true });
    expect((await world.checkIn(world.learner, newPhone(), { code })).refused).toBe('attendance.other-phone');
    expect((await world.sheet(sessionId)).openDoubts.map(({ kind }) => kind)).toEqual(['OTHER_DEVICE']);
  });

  it('notes a second person in a private window on the same phone, and refuses nobody', async () => {
    const [first, second] = [await world.givenSession(5), await world.givenSession(6)];
    const friend = await givenLearner(server, world);
    const phone = newPhone();
    const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X)';
    const come = async (sessionId: number, who: TestMember, on: Phone, agent = iPhone) =>
      (await world.checkIn(who, on, { code: (await world.code(sessionId)).code }, agent)).status;
    expect(await come(first, world.learner, phone)).toBe('PRESENT');
    server.clock.advance(2 * MINUTE);
    expect(await come(first, friend, newPhone())).toBe('PRESENT');
    const { openDoubts } = await world.sheet(first);
    expect(openDoubts).toMatchObject([
      { kind: 'SAME_BROWSER', person: { userId: friend.userId }, otherPerson: { userId: world.learner.userId } },
    ]);
    // the other way round it is the one in the private window who is looked at
    expect(await come(second, friend, newPhone())).toBe('PRESENT');
    expect(await come(second, world.learner, phone)).toBe('PRESENT');
    expect((await world.sheet(second)).openDoubts).toMatchObject([
      { kind: 'SAME_BROWSER', person: { userId: friend.userId }, otherPerson: { userId: world.learner.userId } },
    ]);
    const settle = `POST /api/attendance-doubts/${openDoubts[0]!.attendanceDoubtId}/settle`;
    await world.ask(world.instructor, settle, { isPresent: false });
    expect([await world.statusOf(first, friend), await world.statusOf(first, world.learner)]).toEqual([
      'ABSENT',
      'PRESENT',
    ]);
  });

  it('notes nobody with a phone of their own, an hour later, or among many of one kind', async () => {
    const [first, second, third] = [
      await world.givenSession(5),
      await world.givenSession(6),
      await world.givenSession(7),
    ];
    const people = await Promise.all(Array.from({ length: 6 }, () => givenLearner(server, world)));
    const phones = people.map(() => newPhone());
    const come = async (sessionId: number, at: number, agent: string) =>
      world.checkIn(people[at]!, phones[at]!, { code: (await world.code(sessionId)).code }, agent);
    await come(first, 0, 'One');
    await come(first, 1, 'Another');
    server.clock.advance(11 * MINUTE);
    await come(first, 2, 'One');
    expect((await world.sheet(first)).openDoubts).toEqual([]);
    // they are known by now, and their phones are of one kind
    for (const at of [0, 1, 2]) await come(second, at, 'One');
    expect((await world.sheet(second)).openDoubts).toEqual([]);
    for (const at of people.keys()) await come(third, at, 'One');
    expect((await world.sheet(third)).openDoubts).toHaveLength(1);
  });

  it('waits for sign-in on the device that scanned it, and on no other', async () => {
    const sessionId = await world.givenSession(5);
    const { code } = await world.code(sessionId);
    const claimed = await server.app.http.inject({
      method: 'POST',
      url: '/api/course-attendance/claims',
      headers: { organization: String(world.organizationId) },
      payload: { code },
    });
    const { claim } = claimed.json() as { claim: string };
    const cookie = claimed.cookies.find(({ name }) => name === 'sullam-attendance')!;
    server.clock.advance(2 * MINUTE);
    expect((await world.checkIn(world.learner, newPhone(), { claim })).refused).toBe('attendance.other-device');
    const phone = { cookie: `${cookie.name}=${cookie.value}` };
    expect(await world.checkIn(world.learner, phone, { claim })).toMatchObject({ status: 'PRESENT' });
    server.clock.advance(5 * MINUTE);
    const friend = await givenLearner(server, world);
    expect((await world.checkIn(friend, phone, { claim })).refused).toBe('attendance.code-expired');
    expect(await world.statusOf(sessionId, world.learner)).toBe('PRESENT');
  });

  it('is taken only while it is open, and never one that the server hasn’t shown', async () => {
    const sessionId = await world.givenSession(5);
    const { code } = await world.code(sessionId);
    const forged = code.replace(/\.([^.]+)$/, (_, mac: string) => `.${mac[0] === 'A' ? 'B' : 'A'}${mac.slice(1)}`);
    expect((await world.checkIn(world.learner, newPhone(), { code: forged })).refused).toBe('attendance.code-unknown');
    await world.ask(world.instructor, `PATCH /api/attendance-sessions/${sessionId}`, { isCodeOpen: false });
    expect((await world.checkIn(world.learner, newPhone(), { code })).refused).toBe('attendance.closed');
    expect((await world.ask(world.learner, `GET /api/attendance-sessions/${sessionId}/code`)).status).toBe(403);
  });

  it('has six digits beside it that do the same', async () => {
    const sessionId = await world.givenSession(5);
    const { digits } = await world.code(sessionId);
    expect(digits).toMatch(/^\d{6}$/);
    expect(await world.checkIn(world.learner, newPhone(), { digits })).toMatchObject({
      attendanceSessionId: sessionId,
    });
    const [row] = (await world.sheet(sessionId)).rows.filter(({ person }) => person.userId === world.learner.userId);
    expect(row).toMatchObject({ status: 'PRESENT', source: 'CODE' });
  });
});

it('takes 500 scans within 30 seconds', async () => {
  const crowd = await givenAttendanceWorld(server);
  const sessionId = await crowd.givenSession(5);
  const learners = await Promise.all(Array.from({ length: 500 }, () => givenLearner(server, crowd)));
  const began = performance.now();
  const taken: unknown[] = [];
  for (let at = 0; at < learners.length; at += 25) {
    const { code } = await crowd.code(sessionId);
    const answers = await Promise.all(
      learners.slice(at, at + 25).map((learner) => crowd.checkIn(learner, newPhone(), { code })),
    );
    taken.push(...answers.map(({ status }) => status));
  }
  const seconds = (performance.now() - began) / 1000;
  expect(taken.filter((status) => status === 'PRESENT')).toHaveLength(500);
  expect((await crowd.sheet(sessionId)).session.counts.PRESENT).toBe(500);
  expect(seconds).toBeLessThan(30);
}, 120_000);
