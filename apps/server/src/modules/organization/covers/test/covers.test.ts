import { SMALL_COVER_WIDTH, smallArt } from '@sullam/domain/cover-art.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { photo, upload } from '../../../../../test/support/files.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { CourseCard } from '../../../learning/courses/courses.public.ts';
import { givenPublishedCourse } from '../../../learning/courses/test/courses.factory.ts';

const server = testServer();
let organizationId: number;
let author: TestMember;
let courseId: number;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  author = await givenMember(server, organizationId, 'administrator');
  courseId = (await givenPublishedCourse(server, organizationId, { instructorUserId: author.userId })).courseId;
});

const read = async () => {
  const { body } = await call<CourseCard & { version: number }>(server, `GET /api/courses/${courseId}/editing`, {
    as: author,
  });
  return body;
};
const change = async (patch: Record<string, unknown>) =>
  call(server, `PATCH /api/courses/${courseId}`, { as: author, body: { version: (await read()).version, ...patch } });
const card = async () =>
  (await call<{ data: CourseCard[] }>(server, 'GET /api/courses', { as: author })).body.data.find(
    (each) => each.courseId === courseId,
  )!;
const fetched = (url: string, headers: Record<string, string> = {}) =>
  server.app.http.inject({ method: 'GET', url, headers });

describe('the cover of a course', () => {
  it('is a JPEG too, for the previews of links, by the same signature alone', async () => {
    const { coverArt } = await card();
    const answer = await fetched(coverArt.replace('.avif', '.jpg'));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect((await fetched(coverArt.replace('.avif', '.png'))).statusCode).toBe(404);
    expect((await fetched(coverArt.replace(/\.[^.]+\.avif/, '.AAAAAAAAAAAAAAAAAAAAAA.jpg'))).statusCode).toBe(404);
  });

  it('is drawn where it has no picture, small and to be kept for ever', async () => {
    const { cover, coverArt } = await card();
    expect(cover).toBeNull();
    expect(coverArt).toBe((await read()).coverArt);
    const answer = await fetched(coverArt);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.length).toBeLessThanOrEqual(25_000);
    const again = await fetched(coverArt);
    expect(again.rawPayload).toEqual(answer.rawPayload);
    const known = await fetched(coverArt, { 'if-none-match': String(answer.headers.etag) });
    expect(known.statusCode).toBe(304);
  });

  it('has a small form for phones, by the same signature', async () => {
    const { coverArt } = await card();
    const answer = await fetched(smallArt(coverArt));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/avif']);
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([SMALL_COVER_WIDTH, (SMALL_COVER_WIDTH * 9) / 16]);
    expect(answer.rawPayload.length).toBeLessThan((await fetched(coverArt)).rawPayload.length / 2);
    expect((await fetched(smallArt(smallArt(coverArt)))).statusCode).toBe(404);
  });

  it('gives way to a picture and comes back without one', async () => {
    const { coverArt } = await card();
    const { body: picture } = await upload(server, await photo(640, 360), { as: author, visibility: 'PUBLIC' });
    await change({ coverMediaId: picture.mediaId });
    expect((await card()).cover?.mediaId).toBe(picture.mediaId);
    await change({ coverMediaId: null });
    expect(await card()).toMatchObject({ cover: null, coverArt });
  });

  it('follows its category’s colour and the hand that the organisation chose', async () => {
    const addresses = [(await card()).coverArt];
    const { body: category } = await call<{ courseCategoryId: number }>(server, 'POST /api/course-categories', {
      as: author,
      body: { name: { en: 'Cooking' }, hue: 75 },
    });
    await change({ courseCategoryId: category.courseCategoryId });
    addresses.push((await card()).coverArt);
    await call(server, `PATCH /api/course-categories/${category.courseCategoryId}`, { as: author, body: { hue: 12 } });
    addresses.push((await card()).coverArt);
    const set = await call(server, 'PUT /api/organizations-dashboard/configurations/cover_family', {
      as: author,
      body: { value: 'shelf' },
    });
    expect(set.status).toBe(200);
    addresses.push((await card()).coverArt);
    expect(new Set(addresses).size).toBe(4);
    const pictures = await Promise.all(
      addresses.map(async (url) => (await fetched(url)).rawPayload.toString('base64')),
    );
    expect(new Set(pictures).size).toBe(4);
    const refused = await call(server, 'PUT /api/organizations-dashboard/configurations/cover_family', {
      as: author,
      body: { value: 'people' },
    });
    expect(refused.status).toBe(400);
  });

  it('is drawn only as it was offered: another colour, another organisation, another name is none', async () => {
    const { coverArt } = await card();
    const other = await givenOrganization(server);
    const forged = [
      coverArt.replace(/-(\d+)-(\d+)-v/, '-1$1-$2-v'),
      coverArt.replace(/-(\d+)-v/, '-1$1-v'),
      coverArt.replace(/-v\d+/, '-v999'),
      coverArt.replace('course-', 'path-'),
      coverArt.replace(`/${organizationId}/`, `/${other}/`),
      coverArt.replace(/\.[\w-]+\.avif$/, '.avif'),
      `/files/covers/${organizationId}/..%2f..%2fsecret`,
    ];
    for (const url of forged) {
      expect(url).not.toBe(coverArt);
      expect((await fetched(url)).statusCode).toBe(404);
    }
  });
});
