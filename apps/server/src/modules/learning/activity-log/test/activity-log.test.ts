import { beforeEach, describe, expect, it } from 'vitest';
import { EVERY_PART, givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { type Classroom, callAs, givenClassroom, givenLearner } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { ActivityLog } from '../activity-log.schemas.ts';

const server = testServer();
const HOUR = 3_600_000;
let room: Classroom & { subsectionIds: number[] };
let learner: TestMember;
let administrator: TestMember;

let now: Date;
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
const logOf = (of: TestMember, as = of, query = '') =>
  callAs<ActivityLog>(server, as, `GET /api/users/${of.userId}/activity-log${query}`);
const typesOf = async (of: TestMember, as = of, query = '') =>
  (await logOf(of, as, query)).body.data.map(({ activityType }) => activityType);

/** What tells of somebody that they finished a lesson. */
const finish = (courseSubsectionId: number, at: Date, who = learner) =>
  server.admin`insert into finished_subsections (organization_id, user_id, course_id, course_subsection_id, finished_at)
    values (${room.organizationId}, ${who.userId}, ${room.courseId}, ${courseSubsectionId}, ${at})`;

const says = async (isAnonymous: boolean, at: Date) => {
  const [board] = await server.admin`
    insert into discussion_boards (organization_id, course_id, author_user_id, kind, title, published_at, created_at)
    values (${room.organizationId}, ${room.courseId}, ${room.instructor.userId}, 'DISCUSSION',
      ${server.admin.json({ en: 'Talk' })}, ${at}, ${at}) returning discussion_board_id as id`;
  await server.admin`
    insert into comments (organization_id, host_kind, host_id, author_user_id, html, word_count, is_anonymous, created_at)
    values (${room.organizationId}, 'discussion-board', ${board!.id as number}, ${learner.userId}, '<p>Hello</p>', 1,
      ${isAnonymous}, ${at})`;
};

beforeEach(async () => {
  now = server.clock.now();
  room = await givenClassroom(server, ['discussion-boards'], ['Begin', 'Go on', 'Test']);
  ({ learner } = room);
  administrator = await givenMember(server, room.organizationId, 'administrator');
  await server.admin`update enrollments set enrolled_at = ${ago(100)}, completed_at = ${ago(1)}
    where organization_id = ${room.organizationId} and user_id = ${learner.userId}`;
  await finish(room.subsectionIds[0]!, ago(50));
  await finish(room.subsectionIds[1]!, ago(40));
});

describe('the activity log', () => {
  it('tells what somebody did, the latest first, worded in English unless Arabic is asked for', async () => {
    const { body, status } = await logOf(learner);
    expect(status).toBe(200);
    expect(body.data.map(({ activityType, text }) => [activityType, text])).toEqual([
      ['COURSE_COMPLETED', 'Completed a course'],
      ['LESSON_FINISHED', 'Finished a lesson'],
      ['LESSON_FINISHED', 'Finished a lesson'],
      ['COURSE_ENROLLED', 'Enrolled'],
    ]);
    expect(body.data[1]).toMatchObject({
      title: { en: 'Go on' },
      course: { courseId: room.courseId },
      occurredAt: ago(40).toISOString(),
      path: `/lms/courses/${room.courseId}/content/${room.subsectionIds[1]}`,
    });
    // what is about a course names it once
    expect(body.data[0]).toMatchObject({ title: { en: 'A course' }, course: null });
    expect((await logOf(learner, learner, '?language=ar')).body.data[1]?.text).toBe('إنهاء درس');
  });

  it('is filtered by types, and its total is made of the counts that it shows', async () => {
    const { body } = await logOf(learner, learner, '?activityType=LESSON_FINISHED&activityType=COURSE_ENROLLED&take=1');
    expect(body).toMatchObject({ total: 3, data: [{ title: { en: 'Go on' } }] });
    expect(body.counts).toEqual([
      { activityType: 'LESSON_FINISHED', count: 2 },
      { activityType: 'COURSE_ENROLLED', count: 1 },
      { activityType: 'COURSE_COMPLETED', count: 1 },
    ]);
    const second = await logOf(learner, learner, '?activityType=LESSON_FINISHED&skip=1');
    expect(second.body.data).toMatchObject([{ title: { en: 'Begin' } }]);
    expect((await logOf(learner, learner, '?activityType=SOMETHING')).status).toBe(400);
    expect((await logOf(learner, learner, '?language=fr')).status).toBe(400);
  });

  it('is the person’s own, and for who may read members; for nobody else', async () => {
    const other = await givenLearner(server, room);
    const reader = await givenMember(server, room.organizationId, 'learner', {
      permissions: ['organization_read_members'],
    });
    const stranger = await givenMember(server, await givenOrganization(server, EVERY_PART), 'administrator');
    const asked = [administrator, reader, other, room.instructor, stranger];
    const statuses = await Promise.all(asked.map(async (as) => (await logOf(learner, as)).status));
    expect(statuses).toEqual([200, 200, 404, 404, 404]);
    const files = await Promise.all(
      asked.map(
        async (as) =>
          (await callAs(server, as, `GET /api/users/${learner.userId}/activity-log/export?format=csv`)).status,
      ),
    );
    expect(files).toEqual([200, 200, 404, 404, 404]);
    expect(await typesOf(other)).toEqual(['COURSE_ENROLLED']);
  });

  it('tells others nothing by whose hour they could tell whose work or words are without a name', async () => {
    await says(true, ago(5));
    await says(false, ago(4));
    const test = room.subsectionIds[2]!;
    await server.admin`update course_subsections set kind = 'EXAM' where course_subsection_id = ${test}`;
    await finish(test, ago(3));
    const counted = async (as: TestMember) =>
      Object.fromEntries(
        (await logOf(learner, as)).body.counts.map(({ activityType, count }) => [activityType, count]),
      );
    expect(await counted(learner)).toMatchObject({ CONTRIBUTED: 2, LESSON_FINISHED: 3 });
    expect(await counted(administrator)).toMatchObject({ CONTRIBUTED: 1, LESSON_FINISHED: 2 });
  });

  it('has no entries of a part that is switched off, nor of what was taken back', async () => {
    await says(false, ago(4));
    const own = async () => (await typesOf(learner)).includes('CONTRIBUTED');
    expect(await own()).toBe(true);
    await server.admin`update comments set deleted_at = now() where organization_id = ${room.organizationId}`;
    expect(await own()).toBe(false);
  });
});

describe('the export of the log', () => {
  const exported = (query: string, as = learner) =>
    call<string>(server, `GET /api/users/${learner.userId}/activity-log/export?${query}`, { as });

  it('is the whole filtered log as a spreadsheet, in the language that is asked for', async () => {
    const { body, headers } = await exported('format=csv&activityType=LESSON_FINISHED&language=ar');
    expect(decodeURIComponent(String(headers['content-disposition']))).toMatch(
      /filename\*=UTF-8''سجل النشاط \d{4}-\d\d-\d\d\.csv$/,
    );
    const lines = String(body).replace('\ufeff', '').trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('التاريخ والوقت,النشاط,الموضوع,دورة');
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,إنهاء درس,Go on,/);
  });

  it('is a workbook too, and who took it along is recorded', async () => {
    const { status, headers } = await exported('format=xlsx', administrator);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('spreadsheetml');
    const [entry] = await server.admin`select actor_user_id as "by", noun_id as "of" from audit_entries
      where organization_id = ${room.organizationId} and action = 'activity-log.export'`;
    expect(entry).toEqual({ by: administrator.userId, of: String(learner.userId) });
    expect((await exported('format=pdf')).status).toBe(400);
  });
});
