import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { captions, film, photo, type UploadedMedia, upload } from '../../../../../test/support/files.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const server = testServer();
let organizationId: number;
let learner: TestMember;
let instructor: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  learner = await givenMember(server, organizationId);
  instructor = await givenMember(server, organizationId, 'instructor');
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ method: 'GET', url, headers });

describe('uploading a small file', () => {
  it('keeps a picture upright, without place and camera, and says its size at once', async () => {
    const answer = await upload(server, await photo(800, 400), { as: learner, name: 'صورة.jpg' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      kind: 'IMAGE',
      name: 'صورة.jpg',
      contentType: 'image/jpeg',
      width: 400,
      height: 800,
    });
    const file = await get(answer.body.url);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.includes(Buffer.from('Exif'))).toBe(false);
    expect(file.rawPayload.includes(Buffer.from('Camera'))).toBe(false);
  });

  it('makes modern sizes in a job', async () => {
    const { body } = await upload(server, await photo(1000, 500), { as: learner });
    expect(body).toMatchObject({ status: 'PROCESSING', variants: [] });
    expect(await server.runJobs()).toContain('media.make-variants');
    const { body: ready } = await call<UploadedMedia>(server, `GET /api/media/${body.mediaId}`, { as: learner });
    expect(ready.status).toBe('READY');
    expect(ready.variants.map(({ width, contentType }) => `${width} ${contentType}`)).toEqual([
      '320 image/avif',
      '320 image/webp',
      '500 image/avif',
      '500 image/webp',
    ]);
    const variant = await get(ready.variants[0]!.url);
    expect(variant.headers['content-type']).toBe('image/avif');
    expect(variant.rawPayload.length).toBeGreaterThan(100);
  });

  it('goes by the bytes and not by the name', async () => {
    const html = '<html><script>alert(1)</script></html>';
    for (const [bytes, options, errorCode] of [
      [html, { name: 'photo.jpg', kind: 'IMAGE' }, 'media.type-mismatch'],
      [
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        { name: 'logo.svg', kind: 'IMAGE' },
        'media.not-accepted',
      ],
      [film(), { name: 'photo.png', kind: 'IMAGE' }, 'media.type-mismatch'],
      [html, { name: 'notes.txt.html', kind: 'DOCUMENT' }, 'media.not-accepted'],
      [Buffer.from([0, 1, 2, 255, 254, 0, 8]), { name: 'notes.txt', kind: 'DOCUMENT' }, 'media.type-mismatch'],
    ] as const) {
      const answer = await upload(server, bytes as Buffer, { as: learner, ...options });
      expect([options.name, answer.status, answer.body]).toMatchObject([options.name, 415, { errorCode }]);
    }
    const captionsAnswer = await upload(server, 'no captions at all', {
      as: instructor,
      name: 'a.vtt',
      kind: 'CAPTIONS',
    });
    expect(captionsAnswer.status).toBe(415);
    expect((await upload(server, captions, { as: instructor, name: 'a.vtt', kind: 'CAPTIONS' })).status).toBe(201);
  });

  it('refuses a broken picture in words', async () => {
    const broken = (await photo()).subarray(0, 300);
    expect((await upload(server, broken, { as: learner })).body).toMatchObject({
      status: 415,
      errorCode: 'media.unreadable',
    });
  });

  it('refuses what is too large', async () => {
    const answer = await upload(server, Buffer.alloc(2 * 1024 * 1024 + 1, 65), {
      as: instructor,
      name: 'a.vtt',
      kind: 'CAPTIONS',
    });
    expect(answer.body).toMatchObject({ status: 413, errorCode: 'media.too-large' });
  });

  it('lets learners bring pictures and private documents only', async () => {
    expect((await upload(server, film(), { as: learner, name: 'a.mp4', kind: 'VIDEO' })).status).toBe(403);
    expect(
      (await upload(server, 'text', { as: learner, name: 'a.txt', kind: 'DOCUMENT', visibility: 'PUBLIC' })).status,
    ).toBe(403);
    expect((await upload(server, 'text', { as: learner, name: 'a.txt', kind: 'DOCUMENT' })).status).toBe(201);
    expect((await upload(server, 'text', { as: instructor, name: 'a.woff2', kind: 'FONT' })).status).toBe(403);
  });

  it('asks strangers to sign in', async () => {
    const answer = await call(server, 'POST /api/media/upload', {
      organizationId,
      body: await photo(),
      headers: { 'content-type': 'image/jpeg' },
    });
    expect(answer.status).toBe(401);
  });

  it('wants a name', async () => {
    const answer = await call(server, 'POST /api/media/upload', {
      as: learner,
      body: await photo(),
      headers: { 'content-type': 'image/jpeg', 'x-file-name': '%' },
    });
    expect(answer.body).toMatchObject({ status: 400, details: [{ path: 'fileName' }] });
  });
});
