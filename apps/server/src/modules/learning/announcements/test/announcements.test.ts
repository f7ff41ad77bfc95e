import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { enrol } from '../../../../../test/support/enrol.ts';
import { HOSTILE_HTML, TAMED_HTML } from '../../../../../test/support/hostile-html.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../courses/test/courses.factory.ts';
import type { Announcement } from '../announcements.schemas.ts';

const server = testServer();
let organizationId: number;
let instructor: TestMember;
let administrator: TestMember;
let learner: TestMember;
let neighbour: TestMember;
let courseId: number;

beforeEach(async () => {
  organizationId = await givenOrganization(server);
  instructor = await givenMember(server, organizationId, 'instructor');
  administrator = await givenMember(server, organizationId, 'administrator');
  learner = await givenMember(server, organizationId);
  neighbour = await givenMember(server, organizationId);
  ({ courseId } = await givenPublishedCourse(server, organizationId, { instructorUserId: instructor.userId }));
  await enrol(server.admin, organizationId, courseId, learner.userId);
});

const body = {
  title: { en: 'A new lesson', ar: 'درس جديد' },
  body: { en: '<p onclick="x()">Have a look<script>alert(1)</script></p>', ar: '<p>ألقوا نظرة</p>' },
};
const write = async (as: TestMember = instructor, path = `courses/${courseId}/announcements`, extra = {}) =>
  (await call<{ announcementId: number }>(server, `POST /api/${path}`, { as, body: { ...body, ...extra } })).body
    .announcementId;
const publish = (id: number, as: TestMember = instructor) =>
  call(server, `POST /api/course-announcements/${id}/publish`, { as });
const read = (id: number, as: TestMember) => call<Announcement>(server, `GET /api/course-announcements/${id}`, { as });
const list = (as: TestMember, path = `courses/${courseId}/announcements`) =>
  call<{ data: Announcement[]; total: number }>(server, `GET /api/${path}`, { as });

describe('writing an announcement of a course', () => {
  it('makes a draft that only its writers see', async () => {
    const id = await write();
    expect((await list(instructor)).body.data[0]).toMatchObject({
      announcementId: id,
      status: 'DRAFT',
      abilities: { canPublish: true },
    });
    expect((await list(learner)).body).toEqual({ data: [], total: 0 });
    expect((await read(id, learner)).status).toBe(404);
  });

  it('keeps nothing in its text that could run', async () => {
    const answer = await read(await write(), instructor);
    expect(answer.body.body).toEqual({ en: '<p>Have a look</p>', ar: '<p>ألقوا نظرة</p>' });
  });

  it('is kept as formatted text, in the languages in which there is something to read', async () => {
    const id = await write(instructor, undefined, { body: { en: HOSTILE_HTML, ar: '<p></p>' } });
    expect((await read(id, instructor)).body.body).toEqual({ en: TAMED_HTML });
    await call(server, `PATCH /api/course-announcements/${id}`, {
      as: instructor,
      body: { body: { ar: 'سطر\n\nفقرة' }, version: 1 },
    });
    expect((await read(id, instructor)).body.body).toEqual({ ar: '<p>سطر</p><p>فقرة</p>' });
  });

  it('may be as long as its words, whatever the marks', async () => {
    const post = (en: string) =>
      call(server, `POST /api/courses/${courseId}/announcements`, {
        as: instructor,
        body: { title: { en: 'Long' }, body: { en } },
      });
    expect((await post('<p><strong>a</strong></p>'.repeat(10_000))).status).toBe(201);
    expect(await post(`<p>${'a'.repeat(20_001)}</p>`)).toMatchObject({
      status: 400,
      body: { details: [{ path: 'body.en' }] },
    });
  });

  it('needs a title in one language at least', async () => {
    const answer = await call(server, `POST /api/courses/${courseId}/announcements`, {
      as: instructor,
      body: { title: { en: ' ' } },
    });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ path: 'title' }] } });
  });

  it('is for those who edit the course', async () => {
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    const other = await givenMember(server, organizationId, 'instructor');
    const post = (as?: TestMember) =>
      call(server, `POST /api/courses/${courseId}/announcements`, { ...(as ? { as } : { organizationId }), body });
    expect((await post()).status).toBe(401);
    expect((await post(learner)).status).toBe(403);
    expect((await post(other)).status).toBe(403);
    expect((await post(stranger)).status).toBe(404);
    expect((await post(administrator)).status).toBe(201);
    expect((await list(instructor)).body.total).toBe(1);
  });
});

describe('publishing an announcement', () => {
  it('shows it to the enrolled, with both languages and its author', async () => {
    const id = await write();
    expect((await publish(id)).status).toBe(204);
    const answer = await list(learner);
    expect(answer.body.total).toBe(1);
    expect(answer.body.data[0]).toMatchObject({
      announcementId: id,
      title: body.title,
      status: 'PUBLISHED',
      author: { userId: instructor.userId },
      abilities: { canEdit: false, canPublish: false, canDelete: false },
    });
    expect((await list(neighbour)).status).toBe(403);
    expect((await read(id, neighbour)).status).toBe(404);
  });

  it('happens once, whoever clicks at the same time', async () => {
    const id = await write();
    const statuses = (await Promise.all([publish(id), publish(id), publish(id, administrator)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([204, 409, 409]);
    const signals =
      await server.admin`select 1 from signals where organization_id = ${organizationId} and name = 'announcement.published'`;
    expect(signals).toHaveLength(1);
    const entries = await server.admin<{ action: string }[]>`
      select action from audit_entries where noun = 'announcement' and noun_id = ${String(id)} order by audit_entry_id`;
    expect(entries.map(({ action }) => action)).toEqual(['announcement.create', 'announcement.publish']);
  });

  it('is refused to readers and strangers', async () => {
    const id = await write();
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    expect((await publish(id, learner)).status).toBe(404);
    expect((await publish(id, stranger)).status).toBe(404);
    await publish(id);
    expect((await publish(id, learner)).status).toBe(403);
  });
});

describe('changing an announcement', () => {
  const patch = (id: number, change: object, as: TestMember = instructor) =>
    call(server, `PATCH /api/course-announcements/${id}`, { as, body: change });

  it('marks one that readers had seen as edited', async () => {
    const id = await write();
    await patch(id, { title: { en: 'Draft' }, version: 1 });
    expect((await read(id, instructor)).body).toMatchObject({ editedAt: null, version: 2 });
    await publish(id);
    expect((await patch(id, { title: { en: 'Better' }, version: 3 })).status).toBe(204);
    const { body: changed } = await read(id, learner);
    expect(changed.title).toEqual({ en: 'Better' });
    expect(changed.editedAt).not.toBeNull();
  });

  it('refuses to overwrite what somebody else has saved meanwhile', async () => {
    const id = await write();
    await patch(id, { title: { en: 'First' }, version: 1 });
    expect(await patch(id, { title: { en: 'Second' }, version: 1 })).toMatchObject({
      status: 409,
      body: { errorCode: 'conflict' },
    });
    expect((await read(id, instructor)).body.title).toEqual({ en: 'First' });
  });

  it('deletes it for its writers only', async () => {
    const id = await write();
    await publish(id);
    const remove = (as: TestMember) => call(server, `DELETE /api/course-announcements/${id}`, { as });
    expect((await remove(learner)).status).toBe(403);
    expect((await remove(await givenMember(server, await givenOrganization(server), 'administrator'))).status).toBe(
      404,
    );
    expect((await remove(instructor)).status).toBe(204);
    expect((await list(learner)).body.total).toBe(0);
  });
});

describe('announcements of the organisation', () => {
  it('are written by administrators and read by every member', async () => {
    expect((await call(server, 'POST /api/announcements', { as: instructor, body })).status).toBe(403);
    const id = await write(administrator, 'announcements');
    expect((await list(neighbour, 'announcements')).body.total).toBe(0);
    expect((await publish(id, administrator)).status).toBe(204);
    expect((await list(neighbour, 'announcements')).body.data[0]).toMatchObject({
      announcementId: id,
      courseId: null,
      courseTitle: null,
    });
    expect((await read(id, neighbour)).status).toBe(200);
    expect((await list(instructor)).body.total).toBe(0);
  });

  it("come together with those of the reader's courses when asked", async () => {
    const ofCourse = await write();
    await publish(ofCourse);
    await write();
    const ofAll = await write(administrator, 'announcements');
    await publish(ofAll, administrator);
    const ids = async (as: TestMember) =>
      (await list(as, 'announcements?includeCourses=true')).body.data.map(({ announcementId }) => announcementId);
    expect((await ids(learner)).sort()).toEqual([ofCourse, ofAll].sort());
    expect(await ids(neighbour)).toEqual([ofAll]);
  });

  it('stay in their organisation', async () => {
    const id = await write(administrator, 'announcements');
    await publish(id, administrator);
    const stranger = await givenMember(server, await givenOrganization(server), 'administrator');
    expect((await list(stranger, 'announcements')).body.total).toBe(0);
    expect((await read(id, stranger)).status).toBe(404);
    expect((await call(server, 'GET /api/announcements', { organizationId })).status).toBe(401);
  });
});
