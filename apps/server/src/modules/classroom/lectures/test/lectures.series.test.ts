import { beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenLectureWorld, type LectureWorld } from './lectures.factory.ts';

const server = testServer();
let world: LectureWorld;

beforeAll(async () => {
  world = await givenLectureWorld(server);
});

const days = async (id: number) => (await world.series(id)).lectures.map(({ localDate }) => localDate);

describe('a series of lectures', () => {
  it('keeps the hour on the wall when the clocks change', async () => {
    const id = await world.givenSeries();
    const { lectures } = await world.series(id);
    // Berlin leaves winter time on 30 March 2031
    expect(lectures.map(({ localTime }) => localTime)).toEqual(['18:30', '18:30', '18:30', '18:30']);
    expect(lectures.map(({ startsAt }) => startsAt.slice(0, 16))).toEqual([
      '2031-03-22T17:30',
      '2031-03-29T17:30',
      '2031-04-05T16:30',
      '2031-04-12T16:30',
    ]);
  });

  it('is there for learners from when it is published, and its lectures have rooms of their own', async () => {
    const id = await world.givenSeries({ startDate: '2032-01-03', count: 3 });
    const isThere = async () => (await world.list(world.learner)).some(({ lectureSeriesId }) => lectureSeriesId === id);
    expect(await isThere()).toBe(false);
    expect((await world.ask(world.learner, `POST /api/lecture-series/${id}/publish`)).status).toBe(403);
    expect((await world.ask(world.instructor, `POST /api/lecture-series/${id}/publish`)).status).toBe(204);
    expect(await isThere()).toBe(true);
    const { lectures } = await world.series(id);
    const rooms = await Promise.all(
      lectures.map(async ({ lectureId }) => (await world.read(lectureId, world.instructor)).body.address),
    );
    expect(new Set(rooms).size).toBe(3);
    expect(rooms.every((room) => room?.startsWith('https://meet.jit.si/'))).toBe(true);
    expect((await world.read(lectures[0]!.lectureId, world.learner)).body.address).toBeNull();
  });

  it('leaves an exception where it is when the rule moves the others', async () => {
    const id = await world.givenSeries({ startDate: '2032-05-01', count: 4 });
    const { lectures, version, settings, ...rule } = await world.series(id);
    await world.patch(lectures[1]!.lectureId, { localDate: '2032-05-09', localTime: '10:00' });
    const { lectureSeriesId, courseId, ...body } = rule;
    const moved = await world.ask(world.instructor, `PATCH /api/lecture-series/${id}`, {
      ...body,
      settings,
      version,
      weekdays: [3],
      startDate: '2032-05-05',
    });
    expect(moved.status).toBe(204);
    expect(await days(id)).toEqual(['2032-05-05', '2032-05-09', '2032-05-12', '2032-05-19']);
  });

  it('adds a lecture after the last where one is skipped', async () => {
    const id = await world.givenSeries({ startDate: '2032-09-04', count: 3 });
    await world.ask(world.instructor, `POST /api/lecture-series/${id}/publish`);
    const { lectures } = await world.series(id);
    const skipped = await world.ask(world.instructor, `POST /api/course-lectures/${lectures[1]!.lectureId}/cancel`, {
      reason: { en: 'A holiday' },
      addsAtEnd: true,
    });
    expect(skipped.status).toBe(204);
    const after = (await world.series(id)).lectures;
    expect(after.map(({ localDate, status }) => [localDate, status])).toEqual([
      ['2032-09-04', 'PLANNED'],
      ['2032-09-11', 'CANCELLED'],
      ['2032-09-18', 'PLANNED'],
      ['2032-09-25', 'PLANNED'],
    ]);
    expect(after.at(-1)!.isPublished).toBe(true);
  });

  it('refuses who may not lead in the course, a zone that there is not, and addresses of others', async () => {
    const bodies = [
      [{}, { hostUserId: world.learner.userId }, 'hostUserId'],
      [{ zone: 'Europe/Nowhere' }, {}, 'zone'],
      [{ startDate: '2031-02-30' }, {}, 'startDate'],
    ] as const;
    for (const [body, settings, path] of bodies) {
      const made = await world.ask(world.instructor, `POST /api/courses/${world.courseId}/lecture-series`, {
        title: { en: 'Evenings' },
        weekdays: [6],
        everyWeeks: 1,
        startDate: '2031-03-22',
        count: 2,
        zone: 'Europe/Berlin',
        localTime: '18:30',
        durationMinutes: 60,
        settings: world.settings(settings),
        ...body,
      });
      expect([made.status, made.body.details?.[0]?.path]).toEqual([400, path]);
    }
    const wrong = await world.ask(world.instructor, `POST /api/courses/${world.courseId}/lectures`, {
      title: { en: 'One' },
      zone: 'UTC',
      localDate: '2031-03-22',
      localTime: '10:00',
      durationMinutes: 30,
      settings: world.settings({ tool: 'ZOOM', address: 'https://zoom.us.example.org/j/1' }),
    });
    expect(wrong.body.details?.[0]?.path).toBe('address');
  });

  it('shows who is elsewhere, and times at which everybody who leads is free', async () => {
    const at = { localDate: '2033-02-05', localTime: '18:30', zone: 'Asia/Riyadh' };
    const one = await world.given(0, {}, at);
    const other = await world.given(0, {}, { ...at, localTime: '19:00', title: { en: 'Elsewhere' } });
    const { body } = await world.ask<{ data: { lectureId: number; kind: string; otherTitle: object }[] }>(
      world.instructor,
      `GET /api/courses/${world.courseId}/lecture-conflicts`,
    );
    expect(body.data.filter(({ lectureId }) => lectureId === one)).toMatchObject([
      { kind: 'HOST', otherTitle: { en: 'Elsewhere' } },
    ]);
    const free = await world.ask<{ data: { localDate: string; localTime: string }[] }>(
      world.instructor,
      `GET /api/course-lectures/${other}/free-times`,
    );
    expect(free.status).toBe(200);
    expect(free.body.data).toHaveLength(3);
    expect(free.body.data.map(({ localDate, localTime }) => `${localDate} ${localTime}`)).not.toContain(
      '2033-02-05 18:30',
    );
  });

  it('numbers its lectures by their order within it, whatever other lectures the course has', async () => {
    const one = await world.givenSeries({ startDate: '2034-01-07', count: 3 });
    const other = await world.givenSeries({ startDate: '2034-01-07', count: 3, localTime: '12:00' });
    const numbers = async (id: number) => (await world.series(id)).lectures.map(({ number, count }) => [number, count]);
    const inOrder = [1, 2, 3].map((number) => [number, 3]);
    expect(await numbers(one)).toEqual(inOrder);
    expect(await numbers(other)).toEqual(inOrder);
    const [first] = (await world.series(one)).lectures;
    expect((await world.ask(world.instructor, `DELETE /api/course-lectures/${first!.lectureId}`)).status).toBe(204);
    expect(await numbers(one)).toEqual([1, 2].map((number) => [number, 2]));
  });

  it('is refused where one of its hours is skipped by the clock', async () => {
    // Berlin goes forward on 30 March 2031 at 2:00
    const rule = { startDate: '2031-03-23', weekdays: [0], count: 3, localTime: '02:30' };
    const made = await world.ask<{ details: { path: string; code: string }[] }>(
      world.instructor,
      `POST /api/courses/${world.courseId}/lecture-series`,
      {
        title: { en: 'Night' },
        zone: 'Europe/Berlin',
        everyWeeks: 1,
        durationMinutes: 60,
        settings: world.settings(),
        ...rule,
      },
    );
    expect([made.status, made.body.details[0]]).toMatchObject([400, { path: 'localTime', code: 'skippedTime' }]);
  });
});
