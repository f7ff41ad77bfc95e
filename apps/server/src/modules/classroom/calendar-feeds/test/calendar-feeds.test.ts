import ical, { type VEvent } from 'node-ical';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, givenSession, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenAssignment, RULES, working } from '../../../assessment/submissions/test/assignments.factory.ts';
import { givenLectureWorld, type LectureWorld } from '../../lectures/test/lectures.factory.ts';

const server = testServer();
let world: LectureWorld;

beforeAll(async () => {
  world = await givenLectureWorld(server);
});

const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000);
const dateOf = (at: Date) => at.toISOString().slice(0, 10);

async function addressOf(who: TestMember): Promise<string> {
  const made = await callAs<{ address: string }>(server, who, 'POST /api/calendar-feed');
  expect(made.status).toBe(200);
  return new URL(made.body.address).pathname;
}

const fetched = (path: string, organizationId = world.organizationId) =>
  server.app.http.inject({ method: 'GET', url: path, headers: { organization: String(organizationId) } });

type Event = VEvent & { sequence: string };
async function eventsAt(path: string): Promise<Event[]> {
  const answer = await fetched(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/calendar');
  return Object.values(ical.sync.parseICS(answer.body)).filter((each): each is Event => each?.type === 'VEVENT');
}

const dueOf = (events: readonly Event[]) => events.find(({ summary }) => String(summary).startsWith('Due: '))!;

describe('a calendar that is fetched', () => {
  it('holds what is due and what takes place; what moves keeps its UID and counts up', async () => {
    const path = await addressOf(world.learner);
    const dueAt = inDays(3);
    const assignmentId = await givenAssignment(server, world, { dueAt: dueAt.toISOString() });
    const day = dateOf(inDays(5));
    const lectureId = await world.given(0, {}, { localDate: day, localTime: '10:00', zone: 'Asia/Riyadh' });
    const before = await eventsAt(path);
    const due = dueOf(before);
    expect(new Date(due.start).getTime()).toBe(dueAt.getTime() - (dueAt.getTime() % 1000));
    const lecture = before.find(({ uid }) => uid !== due.uid)!;
    expect(new Date(lecture.start).toISOString()).toBe(`${day}T07:00:00.000Z`);
    // the file of the lecture itself knows it by the same number
    const { headers } = await givenSession(server, world.organizationId, world.learner.userId);
    const file = await server.app.http.inject({
      method: 'GET',
      url: `/api/course-lectures/${lectureId}/calendar`,
      headers,
    });
    expect(file.body).toContain(`UID:${lecture.uid}`);
    expect((await eventsAt(path)).map(({ uid, sequence }) => [uid, Number(sequence)])).toEqual(
      before.map(({ uid, sequence }) => [uid, Number(sequence)]),
    );
    const rules = { ...RULES, dueAt: inDays(4).toISOString(), version: 2 };
    const saved = await callAs(server, world.instructor, `PUT /api/course-assignments/${assignmentId}`, rules);
    expect(saved.status).toBe(200);
    await world.patch(lectureId, { localTime: '11:30' });
    const after = await eventsAt(path);
    const moved = dueOf(after);
    expect([moved.uid, Number(moved.sequence)]).toEqual([due.uid, Number(due.sequence) + 1]);
    const movedLecture = after.find(({ uid }) => uid === lecture.uid)!;
    expect(Number(movedLecture.sequence)).toBeGreaterThan(Number(lecture.sequence));
    expect(new Date(movedLecture.start).toISOString()).toBe(`${day}T08:30:00.000Z`);
    expect(after).toHaveLength(before.length);
  });

  it('drops work once it is submitted', async () => {
    const path = await addressOf(world.learner);
    const assignmentId = await givenAssignment(server, world, { dueAt: inDays(6).toISOString() });
    const dues = async () => (await eventsAt(path)).filter(({ summary }) => String(summary).startsWith('Due: ')).length;
    const before = await dues();
    await working(server, world.learner, assignmentId).handIn('<p>Done</p>');
    expect(await dues()).toBe(before - 1);
  });

  it('is at one secret address: a new one ends the old one, and what was revoked is gone', async () => {
    const member = await givenMember(server, world.organizationId);
    const read = async () =>
      (await callAs<{ createdAt: string | null }>(server, member, 'GET /api/calendar-feed')).body;
    expect(await read()).toEqual({ createdAt: null, fetchedAt: null });
    const old = await addressOf(member);
    const fresh = await addressOf(member);
    const [gone, found] = [await fetched(old), await fetched(fresh)];
    expect([gone.statusCode, found.statusCode]).toEqual([404, 200]);
    expect(found.headers['content-disposition']).toMatch(/^inline; filename=".*\p{L}.*\.ics"/u);
    expect(await read()).toEqual({ createdAt: expect.any(String), fetchedAt: expect.any(String) });
    const rows = await server.admin`select token_hash from calendar_feeds where user_id = ${member.userId}`;
    expect(JSON.stringify(rows)).not.toContain(fresh.split('/')[3]!.replace('.ics', ''));
    expect((await callAs(server, member, 'DELETE /api/calendar-feed')).status).toBe(204);
    expect((await fetched(fresh)).statusCode).toBe(404);
    expect((await callAs(server, member, 'DELETE /api/calendar-feed')).status).toBe(204);
  });

  it('goes on with its numbers under a new address', async () => {
    const first = dueOf(await eventsAt(await addressOf(world.learner)));
    await callAs(server, world.learner, 'DELETE /api/calendar-feed');
    const again = dueOf(await eventsAt(await addressOf(world.learner)));
    expect([again.uid, again.sequence]).toEqual([first.uid, first.sequence]);
  });

  it('tells nothing to another organisation, nor of somebody who is no longer active', async () => {
    const member = await givenMember(server, world.organizationId);
    const path = await addressOf(member);
    const other = await givenOrganization(server);
    expect((await fetched(path, other)).statusCode).toBe(404);
    expect((await fetched(path)).statusCode).toBe(200);
    await server.admin`update members set status = 'DISABLED' where user_id = ${member.userId}`;
    expect((await fetched(path)).statusCode).toBe(404);
    expect((await fetched('/api/calendar-feeds/none.ics')).statusCode).toBe(404);
  });
});

describe('somebody’s calendar', () => {
  it('is their schedule, for nobody else', async () => {
    const query = `?from=${inDays(-1).toISOString()}&to=${inDays(30).toISOString()}`;
    const own = await callAs(server, world.learner, `GET /api/users/${world.learner.userId}/calendar${query}`);
    const schedule = await callAs(server, world.learner, `GET /api/activities-schedule${query}`);
    expect([own.status, own.body]).toEqual([200, schedule.body]);
    expect(
      (await callAs(server, world.instructor, `GET /api/users/${world.learner.userId}/calendar${query}`)).status,
    ).toBe(404);
  });
});
