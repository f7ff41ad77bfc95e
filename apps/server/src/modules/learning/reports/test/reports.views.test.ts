import { describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenClassroom, givenMarker } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { nextMailAt } from '../mail-times.ts';
import { SEND_REPORTS } from '../report-mails.jobs.ts';
import type { ReportViewList } from '../report-views.schemas.ts';
import { givenProgress } from './reports.factory.ts';

const server = testServer();

const DAY = 86_400_000;

const view = (courseId: number, isShared: boolean, name = 'This year') => ({
  courseId,
  kind: 'completion',
  name,
  narrowing: { status: 'LEARNING' },
  isShared,
});

async function givenView(who: TestMember, courseId: number, isShared: boolean): Promise<number> {
  const { status, body } = await callAs<{ reportViewId: number }>(
    server,
    who,
    'POST /api/report-views',
    view(courseId, isShared),
  );
  expect(status).toBe(201);
  return body.reportViewId;
}

const namesFor = async (who: TestMember, courseId: number) =>
  (await callAs<ReportViewList>(server, who, `GET /api/courses/${courseId}/report-views`)).body.data.map(
    ({ name, isOwn }) => [name, isOwn],
  );

/** Runs what the clock starts every hour. */
const sendMails = (organizationId: number) =>
  server.app.jobs.find(({ name }) => name === SEND_REPORTS)!.run(systemContext(server.platform, organizationId), {});

const mailsTo = (who: TestMember) => server.admin<{ language: string; values: Record<string, string> }[]>`
  select language, template_values as values from outgoing_mails where template = 'report' and recipient = ${who.email} order by created_at`;

const mailBy = (who: TestMember, reportViewId: number, rhythm: string | null) =>
  callAs(server, who, `PUT /api/report-views/${reportViewId}/mail`, { rhythm });

describe('a view', () => {
  it('is its owner’s until it is shared, and then of those who may read the report', async () => {
    const room = await givenClassroom(server, []);
    const colleague = await givenMarker(server, room);
    const stranger = await givenMember(server, room.organizationId, 'instructor');
    const own = await givenView(room.instructor, room.courseId, false);
    expect(await namesFor(room.instructor, room.courseId)).toEqual([['This year', true]]);
    expect(await namesFor(colleague, room.courseId)).toEqual([]);
    const as = async (who: TestMember, operation: string, body?: unknown) =>
      (await callAs(server, who, operation, body)).status;
    expect(await as(colleague, `PATCH /api/report-views/${own}`, { isShared: true })).toBe(404);
    expect(await as(room.instructor, `PATCH /api/report-views/${own}`, { isShared: true })).toBe(204);
    expect(await namesFor(colleague, room.courseId)).toEqual([['This year', false]]);
    expect(await as(colleague, `DELETE /api/report-views/${own}`)).toBe(403);
    expect(await as(stranger, `DELETE /api/report-views/${own}`)).toBe(403);
    expect(await as(stranger, `GET /api/courses/${room.courseId}/report-views`)).toBe(403);
    expect(await as(room.instructor, 'GET /api/report-views')).toBe(403);
    expect(
      await as(room.instructor, 'POST /api/report-views', { ...view(room.courseId, false), kind: 'nothing' }),
    ).toBe(404);
    expect(await as(room.instructor, `DELETE /api/report-views/${own}`)).toBe(204);
    expect(await namesFor(room.instructor, room.courseId)).toEqual([]);
  });
});

describe('a view by mail', () => {
  it('tells its figures in the reader’s language, once a week, and names nobody', async () => {
    const room = await givenClassroom(server, [], ['One', 'Two']);
    await givenProgress(server, room, { enrolled: 10, finished: [0], visited: 1 }, room.learner);
    await server.admin`update members set language = 'ar' where user_id = ${room.instructor.userId}`;
    const id = await givenView(room.instructor, room.courseId, false);
    expect((await mailBy(room.instructor, id, 'WEEKLY')).status).toBe(204);
    await sendMails(room.organizationId);
    expect(await mailsTo(room.instructor)).toEqual([]);
    server.clock.advance(8 * DAY);
    await sendMails(room.organizationId);
    await sendMails(room.organizationId);
    const sent = await mailsTo(room.instructor);
    expect(sent.map(({ language }) => language)).toEqual(['ar']);
    expect(sent[0]?.values.title).toBe('This year');
    expect(sent[0]?.values.body).toContain('التقدّم ومواضع التوقف');
    expect(sent[0]?.values.body).not.toContain('Number');
    expect(sent[0]?.values.url).toContain(`/studio/courses/${room.courseId}/reports/completion?who=LEARNING`);
  });

  it('ends with the right to read it, with the sharing, and by the reader’s own wish', async () => {
    const room = await givenClassroom(server, [], ['One']);
    const [gone, cut, done] = [
      await givenMarker(server, room),
      await givenMarker(server, room),
      await givenMarker(server, room),
    ];
    const id = await givenView(room.instructor, room.courseId, true);
    for (const who of [gone, cut, done]) expect((await mailBy(who, id, 'MONTHLY')).status).toBe(204);
    await server.admin`delete from course_instructors where user_id = ${gone.userId}`;
    expect((await mailBy(done, id, null)).status).toBe(204);
    server.clock.advance(32 * DAY);
    await sendMails(room.organizationId);
    expect([await mailsTo(gone), await mailsTo(done)]).toEqual([[], []]);
    expect(await mailsTo(cut)).toHaveLength(1);
    const left = () =>
      server.admin`select user_id as "userId" from report_mails where organization_id = ${room.organizationId}`;
    expect((await left()).map(({ userId }) => userId)).toEqual([cut.userId]);
    await callAs(server, room.instructor, `PATCH /api/report-views/${id}`, { isShared: false });
    expect(await left()).toEqual([]);
  });

  it.each([
    ['WEEKLY', '2026-11-24T10:00:00Z', 'Asia/Riyadh', '2026-11-29T04:00:00.000Z'],
    ['WEEKLY', '2026-11-29T04:00:00Z', 'Asia/Riyadh', '2026-12-06T04:00:00.000Z'],
    ['MONTHLY', '2026-11-24T10:00:00Z', 'Europe/Berlin', '2026-12-01T06:00:00.000Z'],
    // summer time begins between them
    ['WEEKLY', '2026-03-22T06:00:00Z', 'Europe/Berlin', '2026-03-29T05:00:00.000Z'],
  ] as const)('comes at seven in the morning there: %s after %s in %s', (rhythm, after, zone, expected) => {
    expect(nextMailAt(rhythm, new Date(after), zone).toISOString()).toBe(expected);
  });
});

describe('a file that a job makes', () => {
  it('is its owner’s alone, says how far it is, and goes after a week', async () => {
    const room = await givenClassroom(server, [], ['One']);
    for (let count = 0; count < 3; count += 1)
      await givenProgress(server, room, { enrolled: 5, finished: [0], visited: 1 });
    const body = { courseId: room.courseId, kind: 'completion', of: 'reached-started' };
    expect((await callAs(server, room.learner, 'POST /api/report-files', body)).status).toBe(403);
    const asked = await callAs<{ reportFileId: number }>(server, room.instructor, 'POST /api/report-files', body);
    expect(asked.status).toBe(202);
    const path = `GET /api/report-files/${asked.body.reportFileId}/content`;
    const state = async () =>
      (await callAs<{ data: Record<string, unknown>[] }>(server, room.instructor, 'GET /api/report-files')).body
        .data[0];
    expect(await state()).toMatchObject({ status: 'WAITING', doneCount: 0, rowCount: 3 });
    expect((await callAs(server, room.instructor, path)).status).toBe(404);
    await server.runJobs();
    expect(await state()).toMatchObject({ status: 'READY', doneCount: 3, rowCount: 3 });
    const file = await callAs<string>(server, room.instructor, path);
    expect(String(file.body).trimEnd().split('\r\n')).toHaveLength(4);
    const colleague = await givenMarker(server, room);
    expect((await callAs(server, colleague, path)).status).toBe(404);
    server.clock.advance(8 * DAY);
    expect((await callAs(server, room.instructor, path)).status).toBe(404);
    await server.app.jobs
      .find(({ name }) => name === 'reports.expire-files')!
      .run(systemContext(server.platform, room.organizationId), {});
    expect(await state()).toBeUndefined();
  });

  it('isn’t made for who may not read the list any more', async () => {
    const room = await givenClassroom(server, [], ['One']);
    const colleague = await givenMarker(server, room);
    const body = { courseId: room.courseId, kind: 'completion' };
    expect((await callAs(server, colleague, 'POST /api/report-files', body)).status).toBe(202);
    await server.admin`delete from course_instructors where user_id = ${colleague.userId}`;
    await expect(server.runJobs()).rejects.toThrow();
    const rows = await server.admin`select status, storage_key from report_files where user_id = ${colleague.userId}`;
    expect(rows).toMatchObject([{ status: 'FAILED', storage_key: null }]);
  });
});
