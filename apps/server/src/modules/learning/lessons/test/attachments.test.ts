import { describe, expect, it } from 'vitest';
import { givenMember, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs, givenClassroom, givenLearner, releaseLesson } from '../../../../../test/support/classroom.ts';
import { photo, upload } from '../../../../../test/support/files.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const server = testServer();

interface Attachment {
  attachmentId: number;
  name: { en?: string; ar?: string };
  language: string | null;
  media: { mediaId: number; url: string } | null;
  url: string | null;
  version: number;
}

const givenRoom = () => givenClassroom(server, [], ['Open', 'Locked']);
const givenFile = async (as: TestMember, name = 'budget_sheet.jpg') =>
  (await upload(server, await photo(40, 20), { as, name })).body.mediaId;

const add = async (who: TestMember, place: string, body: unknown) =>
  (await callAs<{ attachmentId: number }>(server, who, `POST /api/${place}/attachments`, body)).body.attachmentId;
const list = async (who: TestMember, place: string) => {
  const { status, body } = await callAs<{ data: Attachment[] }>(server, who, `GET /api/${place}/attachments`);
  return status === 200 ? body.data : status;
};
const names = async (who: TestMember, place: string) => {
  const found = await list(who, place);
  return Array.isArray(found) ? found.map(({ name }) => name) : found;
};

describe('attachments', () => {
  it('are added to a course and to its lessons, named by their files, and read by who learns there', async () => {
    const room = await givenRoom();
    const [lesson] = room.subsectionIds as [number];
    const [ofCourse, ofLesson] = [`courses/${room.courseId}`, `course-subsections/${lesson}`];
    await add(room.instructor, ofCourse, { mediaId: await givenFile(room.instructor) });
    await add(room.instructor, ofLesson, {
      mediaId: await givenFile(room.instructor, 'ورقة العمل.jpg'),
      language: 'ar',
    });
    await add(room.instructor, ofLesson, { url: 'https://example.org/page', name: { en: ' A page ', ar: ' ' } });
    expect(await names(room.learner, ofCourse)).toEqual([{ en: 'budget sheet' }]);
    const found = (await list(room.learner, ofLesson)) as Attachment[];
    expect(found).toMatchObject([
      { name: { ar: 'ورقة العمل' }, language: 'ar', url: null, version: 1 },
      { name: { en: 'A page' }, language: null, media: null, url: 'https://example.org/page' },
    ]);
    const file = await server.app.http.inject({ url: found[0]!.media!.url });
    expect(file.statusCode).toBe(200);
  });

  it('are refused without exactly one of file and link, with an address that is none, and with a foreign file', async () => {
    const room = await givenRoom();
    const other = await givenMember(server, room.organizationId, 'instructor');
    const mediaId = await givenFile(room.instructor);
    const post = (body: unknown) =>
      callAs(server, room.instructor, `POST /api/courses/${room.courseId}/attachments`, body);
    const refused = await Promise.all([
      post({}),
      post({ mediaId, url: 'https://example.org' }),
      post({ url: 'javascript:alert(1)' }),
      post({ url: 'not an address' }),
      post({ mediaId: await givenFile(other) }),
    ]);
    expect(refused.map(({ status, body }) => [status, body.details?.[0]?.path])).toEqual([
      [400, 'mediaId'],
      [400, 'mediaId'],
      [400, 'url'],
      [400, 'url'],
      [400, 'mediaId'],
    ]);
    expect(await list(room.instructor, `courses/${room.courseId}`)).toEqual([]);
  });

  it('of a lesson that is locked are closed with it', async () => {
    const room = await givenRoom();
    const [, locked] = room.subsectionIds as [number, number];
    const place = `course-subsections/${locked}`;
    await add(room.instructor, place, { url: 'https://example.org/secret', name: { en: 'Secret sheet' } });
    await releaseLesson(server, locked, '2999-01-01');
    const search = async (who: TestMember) =>
      (
        await callAs<{ data: { path: string }[] }>(server, who, 'GET /api/search?q=secret&kind=attachment')
      ).body.data.map(({ path }) => path);
    expect([await list(room.learner, place), await search(room.learner)]).toEqual([409, []]);
    expect(await names(room.instructor, place)).toEqual([{ en: 'Secret sheet' }]);
    await releaseLesson(server, locked, null);
    expect(await names(room.learner, place)).toEqual([{ en: 'Secret sheet' }]);
    expect(await search(room.learner)).toEqual([`/lms/courses/${room.courseId}/content/${locked}`]);
    const outsider = await givenMember(server, room.organizationId);
    expect([
      await list(outsider, place),
      await list(outsider, `courses/${room.courseId}`),
      await search(outsider),
    ]).toEqual([403, 403, []]);
  });

  it('are changed, replaced, put in order and removed by who edits the course alone', async () => {
    const room = await givenRoom();
    const place = `courses/${room.courseId}`;
    const first = await add(room.instructor, place, {
      mediaId: await givenFile(room.instructor),
      name: { en: 'First' },
    });
    const second = await add(room.instructor, place, { url: 'https://example.org', name: { en: 'Second' } });
    const patch = async (id: number, body: object, who = room.instructor) =>
      (await callAs(server, who, `PATCH /api/attachments/${id}`, body)).status;
    const order = async (attachmentIds: number[], who = room.instructor) =>
      (await callAs(server, who, `PUT /api/${place}/attachments/order`, { attachmentIds })).status;
    const another = await givenFile(room.instructor);
    expect(await patch(first, { version: 1, name: { en: 'One', ar: 'واحد' }, mediaId: another })).toBe(200);
    expect(await patch(first, { version: 1, name: { en: 'Too late' } })).toBe(409);
    expect(await patch(first, { version: 2, url: 'https://example.org' })).toBe(409);
    expect(await patch(second, { version: 1, name: { en: ' ' } })).toBe(400);
    expect(await patch(second, { version: 1, name: { en: 'Mine' } }, room.learner)).toBe(403);
    expect([await order([second, first]), await order([second]), await order([first, second], room.learner)]).toEqual([
      204, 409, 403,
    ]);
    expect(await list(room.instructor, place)).toMatchObject([
      { attachmentId: second, name: { en: 'Second' } },
      { attachmentId: first, name: { en: 'One', ar: 'واحد' }, media: { mediaId: another }, version: 2 },
    ]);
    const remove = async (who: TestMember) => (await callAs(server, who, `DELETE /api/attachments/${second}`)).status;
    const stranger = (await givenRoom()).instructor;
    expect([
      await remove(await givenLearner(server, room)),
      await remove(stranger),
      await remove(room.instructor),
    ]).toEqual([403, 404, 204]);
    expect(await names(room.learner, place)).toEqual([{ en: 'One', ar: 'واحد' }]);
  });

  it('keep their file from being deleted, go with their lesson, and are copied with their course', async () => {
    const room = await givenRoom();
    const [lesson] = room.subsectionIds as [number];
    const mediaId = await givenFile(room.instructor);
    await add(room.instructor, `courses/${room.courseId}`, { url: 'https://example.org', name: { en: 'Course' } });
    await add(room.instructor, `course-subsections/${lesson}`, { mediaId, name: { en: 'Lesson' } });
    const deleteFile = async () => (await callAs(server, room.instructor, `DELETE /api/media/${mediaId}`)).status;
    expect(await deleteFile()).toBe(409);
    const copy = await callAs<{ courseId: number }>(
      server,
      room.instructor,
      `POST /api/courses/${room.courseId}/clone`,
      {
        shiftDays: null,
        includesGroups: false,
      },
    );
    const { courseId } = copy.body;
    const outline = await callAs<{ sections: { subsections: { courseSubsectionId: number }[] }[] }>(
      server,
      room.instructor,
      `GET /api/courses/${courseId}/outline`,
    );
    const copied = outline.body.sections[0]!.subsections[0]!.courseSubsectionId;
    expect(await names(room.instructor, `courses/${courseId}`)).toEqual([{ en: 'Course' }]);
    expect(await names(room.instructor, `course-subsections/${copied}`)).toEqual([{ en: 'Lesson' }]);
    await callAs(server, room.instructor, `DELETE /api/course-subsections/${lesson}`);
    await callAs(server, room.instructor, `DELETE /api/course-subsections/${copied}`);
    expect(await deleteFile()).toBe(204);
  });
});
