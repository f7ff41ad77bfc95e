import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenLectureWorld, type LectureWorld } from './lectures.factory.ts';

const server = testServer();
const MINUTE = 60_000;
let world: LectureWorld;

beforeAll(async () => {
  world = await givenLectureWorld(server);
});

const join = async (lectureId: number, as = world.learner) => {
  const { status, body } = await world.ask<{ address?: string }>(as, `POST /api/course-lectures/${lectureId}/join`);
  return body.errorCode ?? (status === 200 ? 'open' : status);
};

describe('joining a lecture', () => {
  it('is possible from the doors to the end, and not before or after', async () => {
    const lectureId = await world.given(60);
    expect(await join(lectureId)).toBe('lecture.not-open');
    server.clock.advance(46 * MINUTE);
    expect(await join(lectureId)).toBe('open');
    expect((await world.read(lectureId, world.learner)).body).toMatchObject({ joinedCount: 1, hasJoined: true });
    // the lecture begins on a whole minute: the last one of its hour may have begun already
    server.clock.advance(72 * MINUTE);
    expect(await join(lectureId)).toBe('open');
    server.clock.advance(2 * MINUTE);
    expect(await join(lectureId)).toBe('lecture.over');
  });

  it('is for those who learn in the course and those who lead it', async () => {
    const lectureId = await world.given(5);
    const stranger = await givenMember(server, world.organizationId);
    expect([await join(lectureId, stranger), await join(lectureId, world.instructor)]).toEqual(['not-found', 'open']);
    // whoever leads it isn't counted among those who came
    expect((await world.read(lectureId, world.learner)).body.joinedCount).toBe(0);
  });

  it('is refused where it was cancelled, is in a room or has no address yet', async () => {
    const cancelled = await world.given(5);
    await world.ask(world.instructor, `POST /api/course-lectures/${cancelled}/cancel`, {});
    const onCampus = await world.given(5, { kind: 'ON_CAMPUS', tool: null, place: { en: 'Hall 2' } });
    const empty = await world.given(5, { tool: 'TEAMS' });
    expect([await join(cancelled), await join(onCampus), await join(empty)]).toEqual([
      'lecture.cancelled',
      'lecture.not-online',
      'lecture.without-address',
    ]);
  });

  it('finishes the lesson that the lecture is', async () => {
    const { body } = await world.ask<{ courseSubsectionId: number }>(
      world.instructor,
      `POST /api/course-sections/${world.courseSectionId}/subsections`,
      { kind: 'LECTURE', title: { en: 'Live' } },
    );
    const lectureId = await world.given(5);
    const place = `PUT /api/course-subsections/${body.courseSubsectionId}/lecture`;
    expect((await world.ask(world.instructor, place, { lectureId })).status).toBe(204);
    const finished = async () =>
      (
        await world.ask<{ data: { courseSubsectionId: number }[] }>(
          world.learner,
          `GET /api/users/${world.learner.userId}/finished-subsections?courseId=${world.courseId}`,
        )
      ).body.data.map(({ courseSubsectionId }) => courseSubsectionId);
    expect(await finished()).not.toContain(body.courseSubsectionId);
    expect(await join(lectureId)).toBe('open');
    expect(await finished()).toContain(body.courseSubsectionId);
  });

  it('is listed by its kind under its own name', async () => {
    const onCampus = await world.given(5, { kind: 'ON_CAMPUS', tool: null, place: { en: 'Hall 3' } });
    const kinds = async (name: string) => [...new Set((await world.list(world.learner, name)).map(({ kind }) => kind))];
    expect([await kinds('online-lectures'), await kinds('on-campus-lectures')]).toEqual([['ONLINE'], ['ON_CAMPUS']]);
    const read = (name: string) => world.ask(world.learner, `GET /api/course-${name}/${onCampus}`);
    expect([(await read('on-campus-lectures')).status, (await read('online-lectures')).status]).toEqual([200, 404]);
  });
});
