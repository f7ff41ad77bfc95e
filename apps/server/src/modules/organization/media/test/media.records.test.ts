import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { film, photo, type UploadedMedia, upload } from '../../../../../test/support/files.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';

const server = testServer();
let organizationId: number;
let author: TestMember;
let colleague: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  author = await givenMember(server, organizationId, 'instructor');
  colleague = await givenMember(server, organizationId, 'instructor');
  stranger = await givenMember(server, await givenOrganization(server), 'administrator');
});

const picture = async (visibility: 'PUBLIC' | 'PRIVATE' = 'PRIVATE', as = author) =>
  (await upload(server, await photo(200, 100), { as, visibility })).body;

describe('a file’s record', () => {
  it('is seen by its uploader and by administrators; public ones by every member', async () => {
    const own = await picture();
    const open = await picture('PUBLIC');
    const administrator = await givenMember(server, organizationId, 'administrator');
    const statusOf = async (media: UploadedMedia, as: TestMember) =>
      (await call(server, `GET /api/media/${media.mediaId}`, { as })).status;
    expect(await statusOf(own, author)).toBe(200);
    expect(await statusOf(own, administrator)).toBe(200);
    expect(await statusOf(own, colleague)).toBe(404);
    expect(await statusOf(open, colleague)).toBe(200);
    expect(await statusOf(open, stranger)).toBe(404);
    const dump = await call<{ data: UploadedMedia[] }>(server, 'POST /api/media/dump', {
      as: colleague,
      body: { ids: [own.mediaId, open.mediaId, 999_999] },
    });
    expect(dump.body.data.map(({ mediaId }) => mediaId)).toEqual([open.mediaId]);
  });

  it('takes a name and a description in both languages', async () => {
    const { mediaId } = await picture();
    const alt = { en: 'A bridge', ar: 'جسر' };
    expect(
      (await call(server, `PATCH /api/media/${mediaId}`, { as: author, body: { alt, name: 'bridge.jpg' } })).status,
    ).toBe(204);
    expect((await call(server, `GET /api/media/${mediaId}`, { as: author })).body).toMatchObject({
      alt,
      name: 'bridge.jpg',
    });
    expect((await call(server, `PATCH /api/media/${mediaId}`, { as: colleague, body: { name: 'mine' } })).status).toBe(
      404,
    );
    expect((await call(server, `PATCH /api/media/${mediaId}`, { as: stranger, body: { name: 'mine' } })).status).toBe(
      404,
    );
  });

  it('stays while something shows it, then goes with its bytes', async () => {
    const { mediaId, url } = await picture('PUBLIC');
    await server.runJobs();
    const { courseId } = await givenPublishedCourse(server, organizationId);
    await server.admin`update courses set cover_media_id = ${mediaId} where course_id = ${courseId}`;
    expect((await call(server, `DELETE /api/media/${mediaId}`, { as: author })).body).toMatchObject({
      status: 409,
      errorCode: 'media.in-use',
    });
    await server.admin`update courses set cover_media_id = null where course_id = ${courseId}`;
    expect((await call(server, `DELETE /api/media/${mediaId}`, { as: colleague })).status).toBe(403);
    expect((await call(server, `DELETE /api/media/${mediaId}`, { as: author })).status).toBe(204);
    const file = path.join(server.platform.config.dataDir, 'files', url.replace('/files/', ''));
    expect(existsSync(file)).toBe(true);
    await server.runJobs();
    expect(existsSync(file)).toBe(false);
    const [entry] =
      await server.admin`select actor_user_id from audit_entries where action = 'media.delete' and noun_id = ${String(mediaId)}`;
    expect(entry?.actor_user_id).toBe(author.userId);
  });

  it('changes places with another one of its kind', async () => {
    const first = (await upload(server, film(3000), { as: author, kind: 'VIDEO', name: 'old.mp4' })).body;
    const second = (await upload(server, film(5000), { as: author, kind: 'VIDEO', name: 'new.mp4' })).body;
    const swap = (withMediaId: number, as = author) =>
      call(server, `POST /api/media/${first.mediaId}/swap`, { as, body: { withMediaId } });
    expect((await swap(second.mediaId)).status).toBe(204);
    expect((await call(server, `GET /api/media/${first.mediaId}`, { as: author })).body).toMatchObject({
      byteSize: 5000,
      name: 'new.mp4',
    });
    expect((await call(server, `GET /api/media/${second.mediaId}`, { as: author })).body).toMatchObject({
      byteSize: 3000,
      name: 'old.mp4',
    });
    expect((await swap((await picture()).mediaId)).status).toBe(400);
    expect((await swap((await picture('PRIVATE', colleague)).mediaId)).status).toBe(404);
    expect((await swap(999_999)).status).toBe(404);
  });

  it('is listed for its uploader, newest first, by kind and by name', async () => {
    const person = await givenMember(server, organizationId, 'instructor');
    await upload(server, await photo(60, 60), { as: person, name: 'إدارة الوقت.jpg' });
    await upload(server, film(), { as: person, name: 'talk.mp4', kind: 'VIDEO' });
    const list = async (query: string) =>
      (
        await call<{ data: UploadedMedia[]; total: number }>(server, `GET /api/media/all-user-uploads?${query}`, {
          as: person,
        })
      ).body;
    expect((await list('')).data.map(({ name }) => name)).toEqual(['talk.mp4', 'إدارة الوقت.jpg']);
    expect((await list('kind=IMAGE')).total).toBe(1);
    expect((await list(`search=${encodeURIComponent('اداره')}`)).total).toBe(1);
    expect((await list('skip=1&take=1')).data.map(({ name }) => name)).toEqual(['إدارة الوقت.jpg']);
  });
});
