import { beforeEach, describe, expect, it } from 'vitest';
import { givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { type AttendanceWorld, givenAttendanceWorld } from './attendance.factory.ts';

const server = testServer();
const MINUTE = 60_000;
let world: AttendanceWorld;

beforeEach(async () => {
  world = await givenAttendanceWorld(server);
});

const mark = (sessionId: number, userId: number, status: string | null, reason?: string) =>
  world.ask(world.instructor, `PUT /api/attendance-sessions/${sessionId}/records`, {
    marks: [{ userId, status }],
    ...(reason === undefined ? {} : { reason }),
  });

async function held(status: string): Promise<number> {
  const sessionId = await world.givenSession(5);
  server.clock.advance(10 * MINUTE);
  await mark(sessionId, world.learner.userId, status);
  expect(await world.act(sessionId, 'close')).toBe(204);
  return sessionId;
}

describe('taking attendance', () => {
  it('makes absent whoever has no mark when it is closed, and not before the start', async () => {
    const sessionId = await world.givenSession(5);
    expect(await world.act(sessionId, 'close')).toBe(409);
    server.clock.advance(10 * MINUTE);
    const other = await givenLearner(server, world);
    await mark(sessionId, world.learner.userId, 'PRESENT');
    expect(await world.act(sessionId, 'close')).toBe(204);
    expect([await world.statusOf(sessionId, world.learner), await world.statusOf(sessionId, other)]).toEqual([
      'PRESENT',
      'ABSENT',
    ]);
  });

  it('corrects a closed session only with a reason, and keeps all that was written', async () => {
    const sessionId = await held('ABSENT');
    const { userId } = world.learner;
    const refused = await mark(sessionId, userId, 'LATE');
    expect([refused.status, refused.body.details?.[0]?.path]).toEqual([400, 'reason']);
    expect(await world.statusOf(sessionId, world.learner)).toBe('ABSENT');
    expect((await mark(sessionId, userId, 'LATE', 'Stood at the back')).status).toBe(204);
    const { body } = await world.ask<{ data: object[] }>(
      world.instructor,
      `GET /api/attendance-sessions/${sessionId}/records/${userId}/history`,
    );
    expect(body.data).toMatchObject([
      { oldStatus: null, newStatus: 'ABSENT', source: 'HAND' },
      { oldStatus: 'ABSENT', newStatus: 'LATE', note: 'Stood at the back', by: { userId: world.instructor.userId } },
    ]);
    const [rights] = await server.admin<{ may: boolean }[]>`
      select has_table_privilege('sullam_app', 'attendance_changes', 'delete')
        or has_table_privilege('sullam_app', 'attendance_changes', 'update') as may`;
    expect(rights!.may).toBe(false);
  });

  it('is for editors alone', async () => {
    const sessionId = await world.givenSession(5);
    for (const operation of [
      `GET /api/attendance-sessions/${sessionId}/sheet`,
      `POST /api/attendance-sessions/${sessionId}/close`,
      `GET /api/courses/${world.courseId}/attendance-report`,
    ])
      expect((await world.ask(world.learner, operation)).status).toBe(403);
    expect((await mark(sessionId, 2 ** 40, 'PRESENT')).status).toBe(404);
  });

  it('counts a session of its own too, and none whose lecture was called off', async () => {
    const made = await world.ask<{ attendanceSessionId: number }>(
      world.instructor,
      `POST /api/courses/${world.courseId}/attendance-sessions`,
      {
        title: { en: 'Visit to the archive' },
        place: {},
        zone: 'Asia/Riyadh',
        localDate: '2031-02-03',
        localTime: '09:00',
        durationMinutes: 90,
        lateMinutes: 5,
      },
    );
    expect(made.status).toBe(201);
    const lectureId = await world.given(30);
    const listed = async () => (await world.own(world.learner)).data.map(({ lectureId: id }) => id);
    expect(await listed()).toContain(lectureId);
    await world.ask(world.instructor, `POST /api/course-lectures/${lectureId}/cancel`, {});
    expect(await listed()).toEqual([null]);
  });
});

describe('the sessions of a learner', () => {
  it('begin with the next one; those that are over follow, the latest first', async () => {
    const earlier = await world.givenSession(5);
    const later = await world.givenSession(60);
    server.clock.advance(24 * 60 * MINUTE);
    const far = await world.givenSession(3000);
    const next = await world.givenSession(30);
    // it has begun and isn't over
    server.clock.advance(31 * MINUTE);
    const { data } = await world.own(world.learner);
    expect(data.map(({ attendanceSessionId }) => attendanceSessionId)).toEqual([next, far, later, earlier]);
  });
});

describe('joining an online lecture', () => {
  it('counts as present, late after the limit, and closes itself', async () => {
    const lectureId = await world.given(5);
    const late = await givenLearner(server, world);
    await world.ask(world.learner, `POST /api/course-lectures/${lectureId}/join`);
    server.clock.advance(20 * MINUTE);
    await world.ask(late, `POST /api/course-lectures/${lectureId}/join`);
    const [own] = (await world.own(world.learner)).data;
    expect(own).toMatchObject({ status: 'PRESENT', source: 'JOIN' });
    expect((await world.own(late)).data[0]).toMatchObject({ status: 'LATE', source: 'JOIN' });
  });
});

describe('an excuse', () => {
  const send = (sessionId: number) =>
    world.ask(world.learner, `PUT /api/course-attendance/${sessionId}/excuse`, {
      reason: 'ILLNESS',
      explanation: 'Flu',
      mediaIds: [],
    });

  it('is decided once, and what is excused is left out of the sum', async () => {
    const missed = await held('ABSENT');
    await held('PRESENT');
    expect((await world.own(world.learner)).percent).toBe('50.0');
    expect((await send(missed)).status).toBe(204);
    const { excuse } = (await world.sheet(missed)).rows.find(({ person }) => person.userId === world.learner.userId)!;
    const decision = `POST /api/attendance-excuses/${excuse!.attendanceExcuseId}/decision`;
    expect((await world.ask(world.learner, decision, { isAccepted: true, answer: '' })).status).toBe(403);
    expect((await world.ask(world.instructor, decision, { isAccepted: true, answer: 'Get well' })).status).toBe(204);
    expect((await world.ask(world.instructor, decision, { isAccepted: false, answer: '' })).body.errorCode).toBe(
      'attendance.excuse-decided',
    );
    expect(await world.own(world.learner)).toMatchObject({ percent: '100.0', counts: { EXCUSED: 1, PRESENT: 1 } });
    expect((await send(missed)).body.errorCode).toBe('attendance.excuse-decided');
  });

  it('is refused in its own words to who was there', async () => {
    for (const status of ['PRESENT', 'LATE'] as const)
      expect((await send(await held(status))).body.errorCode).toBe('attendance.no-absence');
  });
});

describe('minimum attendance', () => {
  it('completes a course as soon as the share is reached, and not before', async () => {
    await server.admin`update courses set passing_criteria = '{"minimumAttendance": 75}'::jsonb where course_id = ${world.courseId}`;
    const completion = async () =>
      (
        await world.ask<{ isCompleted: boolean; unmet: string[] }>(
          world.learner,
          `GET /api/courses/${world.courseId}/completion`,
        )
      ).body;
    const missed = await held('ABSENT');
    await held('PRESENT');
    expect(await completion()).toMatchObject({ isCompleted: false, unmet: ['minimumAttendance'] });
    // one late and one present: (80 + 100) / 2
    await mark(missed, world.learner.userId, 'LATE', 'Was there');
    expect(await completion()).toMatchObject({ isCompleted: true });
  });

  it('counts being late as the course says', async () => {
    await held('LATE');
    expect((await world.own(world.learner)).percent).toBe('80.0');
    const rules = { lateMinutes: 10, lateWeight: 50 };
    expect(
      (await world.ask(world.instructor, `PUT /api/courses/${world.courseId}/attendance-rules`, rules)).status,
    ).toBe(204);
    expect((await world.own(world.learner)).percent).toBe('50.0');
  });
});

describe('the report', () => {
  it('has those who lack most first, and is the same as a file', async () => {
    const other = await givenLearner(server, world);
    await held('PRESENT');
    const { body } = await world.ask<{ data: { person: { userId: number }; percent: string }[]; average: string }>(
      world.instructor,
      `GET /api/courses/${world.courseId}/attendance-report`,
    );
    expect(body.data.map(({ person, percent }) => [person.userId, percent])).toEqual([
      [other.userId, '0.0'],
      [world.learner.userId, '100.0'],
    ]);
    expect(body.average).toBe('50.0');
    const file = await world.ask(
      world.instructor,
      `GET /api/courses/${world.courseId}/attendance-report/file?format=csv`,
    );
    expect(file.status).toBe(200);
  });
});
