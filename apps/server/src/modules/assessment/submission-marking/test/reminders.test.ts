import { beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import {
  type Class,
  givenAssignment,
  givenClass,
  givenGroup,
  working,
} from '../../submissions/test/assignments.factory.ts';

const server = testServer();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let group: Class;

beforeAll(async () => {
  group = await givenClass(server);
});

const remind = (id: number, as: TestMember = group.instructor) =>
  callAs<{ reminded: number }>(server, as, `POST /api/course-assignments/${id}/reminders`);

/** What somebody was reminded of. */
const heard = async (who: TestMember, id: number) => {
  const { body } = await callAs<{ data: { text: string; data: { assignmentId?: number } }[] }>(
    server,
    who,
    'GET /api/notifications?skip=0&take=20',
  );
  return body.data.filter(({ data }) => data.assignmentId === id).map(({ text }) => text);
};

describe('a reminder of an assignment', () => {
  it('goes to who has handed in nothing, once a day', async () => {
    const id = await givenAssignment(server, group);
    const idle = await givenLearner(server, group);
    await working(server, group.learner, id).handIn('<p>Mine</p>');
    const first = await remind(id);
    expect(first).toMatchObject({ status: 200 });
    expect(first.body.reminded).toBeGreaterThan(0);
    expect(await heard(idle, id)).toEqual([expect.stringContaining('Essay')]);
    expect(await heard(group.learner, id)).toEqual([]);
    expect((await remind(id)).body).toEqual({ reminded: 0 });
  });

  it('leaves out who was marked without handing in', async () => {
    const id = await givenAssignment(server, group);
    const excused = await givenLearner(server, group);
    const mark = { points: '0', comment: '', version: 0 };
    const path = `/api/course-assignments/${id}/marks-without-work/learners/${excused.userId}`;
    expect((await callAs(server, group.instructor, `PUT ${path}`, mark)).status).toBe(200);
    await remind(id);
    expect(await heard(excused, id)).toEqual([]);
  });

  it('goes to nobody who can’t hand in now', async () => {
    const past = await givenAssignment(server, group, { closesAt: new Date(Date.now() - DAY).toISOString() });
    const early = await givenAssignment(server, group, { opensAt: new Date(Date.now() + DAY).toISOString() });
    const draft = await givenAssignment(server, group, { isDraft: true });
    for (const id of [past, early, draft]) expect((await remind(id)).body).toEqual({ reminded: 0 });
  });

  it('of group work goes to those of groups that have handed in nothing', async () => {
    const [one, two, other, alone] = await Promise.all([1, 2, 3, 4].map(() => givenLearner(server, group)));
    await givenGroup(server, group, [one!, two!]);
    await givenGroup(server, group, [other!]);
    const id = await givenAssignment(server, group, { isGroupWork: true });
    await working(server, one!, id).handIn('<p>Ours</p>');
    expect((await remind(id)).body).toEqual({ reminded: 1 });
    expect(await heard(two!, id)).toEqual([]);
    expect(await heard(alone!, id)).toEqual([]);
    expect(await heard(other!, id)).toHaveLength(1);
  });

  it('is for those who edit the course', async () => {
    const id = await givenAssignment(server, group);
    expect((await remind(id, group.learner)).status).toBe(403);
  });

  it('counts days by the organisation’s calendar', async () => {
    const own = await givenClass(server);
    await server.admin`insert into organization_configurations values (${own.organizationId}, 'time_zone', '"Asia/Riyadh"')
      on conflict (organization_id, configuration_key) do update set value = excluded.value`;
    const id = await givenAssignment(server, own);
    const again = async () => (await remind(id, own.instructor)).body.reminded;
    // half past eleven in the evening in Riyadh
    const evening = 20.5 * HOUR;
    server.clock.advance((((evening - server.clock.now().getTime()) % DAY) + DAY) % DAY);
    expect(await again()).toBe(1);
    server.clock.advance(HOUR);
    expect(await again()).toBe(1);
    // another day in UTC, the same in Riyadh
    server.clock.advance(3 * HOUR);
    expect(await again()).toBe(0);
  });
});
