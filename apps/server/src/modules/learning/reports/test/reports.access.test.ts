import { describe, expect, it } from 'vitest';
import { givenMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenClassroom, givenLearner, joinedAt } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { ReportKindList } from '../reports.schemas.ts';
import { figuresOf, givenProgress, listBehind, readReport } from './reports.factory.ts';

const server = testServer();

const KINDS = ['completion', 'drop-off', 'grade-totals', 'attendance', 'time-to-finish', 'enrollment', 'overlap'];

describe('who reads reports', () => {
  it('is who may read who learns the course: nobody else, and no other course', async () => {
    const room = await givenClassroom(server, ['grades']);
    const other = await givenClassroom(server, ['grades']);
    const stranger = await givenMember(server, room.organizationId, 'instructor');
    const administrator = await givenMember(server, room.organizationId, 'administrator');
    for (const kind of ['', ...KINDS.map((each) => `/${each}`)]) {
      const status = async (who: Parameters<typeof callAs>[1], courseId = room.courseId) =>
        (await callAs(server, who, `GET /api/courses/${courseId}/reports${kind}`)).status;
      expect([kind, await status(room.instructor), await status(administrator)]).toEqual([kind, 200, 200]);
      expect([kind, await status(room.learner), await status(stranger)]).toEqual([kind, 403, 403]);
      expect([kind, await status(room.instructor, other.courseId)]).toEqual([kind, 404]);
    }
  });

  it('is an administrator where all courses are meant', async () => {
    const room = await givenClassroom(server, []);
    const administrator = await givenMember(server, room.organizationId, 'administrator');
    for (const kind of ['', '/completion', '/time-to-finish', '/enrollment', '/overlap', '/completion/export']) {
      const status = async (who: Parameters<typeof callAs>[1]) =>
        (await callAs(server, who, `GET /api/reports${kind}`)).status;
      expect([kind, await status(administrator), await status(room.instructor)]).toEqual([kind, 200, 403]);
    }
  });

  it('compares only courses that the caller works on', async () => {
    const room = await givenClassroom(server, []);
    const hidden = await givenClassroom(server, []);
    const path = (courseId: number) => `GET /api/courses/${room.courseId}/reports/overlap?courseIds=${courseId}`;
    expect((await callAs(server, room.instructor, path(hidden.courseId))).status).toBe(404);
    expect((await callAs(server, room.instructor, path(room.courseId))).status).toBe(200);
  });

  it('has no figure by a name that stands for none, nor one of a day that no calendar has', async () => {
    const room = await givenClassroom(server, []);
    const status = async (query: string) =>
      (await callAs(server, room.instructor, `GET /api/courses/${room.courseId}/reports/enrollment?${query}`)).status;
    expect(await status('of=learning')).toBe(200);
    expect(await status('of=month-2026-02-28')).toBe(200);
    for (const of of ['constructor', 'month-2026-02-31', 'day-0000-01-01', 'week-9999-12-31'])
      expect([of, await status(`of=${of}`)]).toEqual([of, 404]);
    expect(await status('from=0000-01-01')).toBe(400);
  });

  it('lists no kind whose part of the product is switched off, and answers as if there were none', async () => {
    const [without, withGrades] = [await givenClassroom(server, []), await givenClassroom(server, ['grades'])];
    await server.admin`insert into organization_configurations values (${without.organizationId}, 'features', '{"grades": false}')
      on conflict (organization_id, configuration_key) do update set value = excluded.value`;
    const kinds = async (room: typeof without) =>
      (
        await callAs<ReportKindList>(server, room.instructor, `GET /api/courses/${room.courseId}/reports`)
      ).body.data.map(({ kind }) => kind);
    expect(await kinds(withGrades)).toEqual([
      'completion',
      'drop-off',
      'grade-totals',
      'attendance',
      'time-to-finish',
      'enrollment',
      'overlap',
    ]);
    expect(await kinds(without)).not.toContain('grade-totals');
    const gone = await callAs(server, without.instructor, `GET /api/courses/${without.courseId}/reports/grade-totals`);
    expect(gone.status).toBe(404);
  });
});

describe('a figure of a report', () => {
  it('that it does not have is no list', async () => {
    const room = await givenClassroom(server, ['grades']);
    for (const kind of KINDS) {
      const { status } = await callAs(
        server,
        room.instructor,
        `GET /api/courses/${room.courseId}/reports/${kind}?of=nothing-99`,
      );
      expect([kind, status]).toEqual([kind, 404]);
    }
  });

  it('counts within days of the organisation’s calendar, both included', async () => {
    const room = await givenClassroom(server, [], ['One']);
    await server.admin`insert into organization_configurations values (${room.organizationId}, 'time_zone', '"Asia/Riyadh"')
      on conflict (organization_id, configuration_key) do update set value = excluded.value`;
    await givenProgress(server, room, { enrolled: 3, finished: [] }, room.learner);
    // half past midnight in Riyadh is the evening before in UTC
    await server.admin`update enrollments set enrolled_at = '2026-03-02T21:30:00Z' where course_id = ${room.courseId}`;
    const population = async (query: string) =>
      (await readReport(server, room.instructor, `courses/${room.courseId}/reports/completion?${query}`)).population;
    expect(await population('from=2026-03-03&to=2026-03-03')).toBe(1);
    expect(await population('to=2026-03-02')).toBe(0);
    expect(await population('from=2026-03-04')).toBe(0);
  });

  it('counts enrolments by days of the organisation’s calendar, one of which has an hour more', async () => {
    const room = await givenClassroom(server, []);
    await server.admin`insert into organization_configurations values (${room.organizationId}, 'time_zone', '"Africa/Casablanca"')
      on conflict (organization_id, configuration_key) do update set value = excluded.value`;
    const moments = ['2025-02-22T22:59:59Z', '2025-02-22T23:00:00Z', '2025-02-23T23:59:59Z', '2025-02-25T00:00:00Z'];
    const learners = [room.learner];
    while (learners.length < moments.length) learners.push(await givenLearner(server, room));
    for (const [at, moment] of moments.entries()) await joinedAt(server, learners[at]!, moment);
    const path = `courses/${room.courseId}/reports/enrollment`;
    const days = figuresOf(await readReport(server, room.instructor, path)).filter(({ id }) => id.startsWith('day-'));
    expect(days).toMatchObject([
      { id: 'day-2025-02-22', count: 1 },
      { id: 'day-2025-02-23', count: 2 },
      { id: 'day-2025-02-24', count: 0 },
      { id: 'day-2025-02-25', count: 1 },
    ]);
    for (const { id, count } of days)
      expect([id, (await listBehind(server, room.instructor, `${path}?of=${id}`)).length]).toEqual([id, count]);
  });
});
