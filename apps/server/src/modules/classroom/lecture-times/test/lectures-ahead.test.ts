import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenLectureWorld, type LectureWorld } from '../../lectures/test/lectures.factory.ts';
import type { LecturesAhead } from '../lecture-times.schemas.ts';

const server = testServer();
const DAY = 24 * 60;
let world: LectureWorld;
let visitor: TestMember;

beforeAll(async () => {
  world = await givenLectureWorld(server);
  visitor = await givenMember(server, world.organizationId);
});

const ahead = (as: TestMember = visitor) =>
  world.ask<LecturesAhead>(as, `GET /api/courses/${world.courseId}/lectures-ahead`);

describe('the lectures ahead of a course', () => {
  it('are none before any is published', async () => {
    await world.ask(world.instructor, `POST /api/courses/${world.courseId}/lectures`, {
      title: { en: 'A draft' },
      zone: 'UTC',
      localDate: '2099-01-01',
      localTime: '10:00',
      durationMinutes: 60,
      settings: world.settings(),
    });
    expect(await ahead()).toMatchObject({ status: 200, body: { next: null, count: 0, aheadCount: 0 } });
  });

  it('say to who isn’t enrolled when and where the next is, how many there are, and how many seats are left', async () => {
    const cancelled = await world.given(60);
    await world.ask(world.instructor, `POST /api/course-lectures/${cancelled}/cancel`, {});
    await world.given(3 * DAY);
    const minute = () => {
      const at = new Date(server.clock.now().getTime() + 2 * DAY * 60_000);
      at.setUTCSeconds(0, 0);
      return at.toISOString();
    };
    const earliest = minute();
    await world.given(2 * DAY, {
      kind: 'ON_CAMPUS',
      tool: null,
      place: { en: 'Hall 2' },
      location: { en: 'Olaya Street, Riyadh' },
      capacity: 12,
    });
    const { body } = await ahead();
    const startsAt = new Date(body.next!.startsAt);
    // a minute may end between the call and the look at the clock
    expect([earliest, minute()]).toContain(startsAt.toISOString());
    expect(body).toEqual({
      next: {
        kind: 'ON_CAMPUS',
        startsAt: startsAt.toISOString(),
        endsAt: new Date(startsAt.getTime() + 60 * 60_000).toISOString(),
        zone: 'UTC',
        place: { en: 'Hall 2' },
        location: { en: 'Olaya Street, Riyadh' },
        seats: { count: 12, left: 11 },
      },
      count: 2,
      aheadCount: 2,
    });
  });

  it('go on to the one after, and tell of one online neither address nor room', async () => {
    server.clock.advance((2 * DAY + 60) * 60_000);
    const lectureId = await world.given(30, {
      tool: 'LINK',
      address: 'https://meeting.example.com/secret',
      place: { en: 'https://meeting.example.com/secret' },
    });
    const { body } = await ahead();
    expect(body).toMatchObject({ next: { kind: 'ONLINE', place: {}, location: {}, seats: null } });
    expect([body.count, body.aheadCount]).toEqual([3, 2]);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect((await world.read(lectureId, world.instructor)).body.address).toContain('secret');
  });

  it('tell nothing of a course that one may not see', async () => {
    const elsewhere = await givenMember(server, await givenOrganization(server));
    expect((await ahead(elsewhere)).body.errorCode).toBe('not-found');
    await server.admin`update courses set status = 'DRAFT' where course_id = ${world.courseId}`;
    expect((await ahead()).body.errorCode).toBe('not-found');
    expect((await ahead(world.instructor)).status).toBe(200);
  });
});
