import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { film, photo, type UploadedMedia, upload } from '../../../../../test/support/files.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const server = testServer();
let organizationId: number;
let author: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  author = await givenMember(server, organizationId, 'instructor');
});

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.http.inject({ method, url, headers });

const given = async (bytes: Buffer | string, options: Partial<Parameters<typeof upload>[2]>): Promise<UploadedMedia> =>
  (await upload(server, bytes, { as: author, ...options })).body;

describe('fetching a private file', () => {
  let video: UploadedMedia;
  beforeAll(async () => {
    video = await given(film(4096), { name: 'a.mp4', kind: 'VIDEO' });
  });

  it('answers parts, so that a film can be wound', async () => {
    const part = await get(video.url, { range: 'bytes=100-199' });
    expect([part.statusCode, part.headers['content-range'], part.rawPayload.length]).toEqual([
      206,
      'bytes 100-199/4096',
      100,
    ]);
    expect(part.rawPayload.equals(film(4096).subarray(100, 200))).toBe(true);
    const tail = await get(video.url, { range: 'bytes=-10' });
    expect([tail.statusCode, tail.headers['content-range']]).toEqual([206, 'bytes 4086-4095/4096']);
    const open = await get(video.url, { range: 'bytes=4000-' });
    expect(open.rawPayload.length).toBe(96);
    const beyond = await get(video.url, { range: 'bytes=5000-6000' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */4096']);
    expect((await get(video.url, { range: 'chapters=1' })).statusCode).toBe(200);
  });

  it('answers the whole when the part is of another state', async () => {
    const whole = await get(video.url, { range: 'bytes=0-9', 'if-range': '"other"' });
    expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, 4096]);
  });

  it('answers 304 to who has it already, and only headers to HEAD', async () => {
    const first = await get(video.url);
    expect((await get(video.url, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
    const head = await get(video.url, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, '4096', 0]);
  });

  it('is kept by nobody longer than its address lives', async () => {
    const answer = await get(video.url);
    const [, seconds] = /^private, max-age=(\d+)$/.exec(String(answer.headers['cache-control'])) ?? [];
    expect(Number(seconds)).toBeGreaterThan(3600);
    expect(Number(seconds)).toBeLessThan(5 * 3600);
  });

  it('ends with its time', async () => {
    server.clock.advance(5 * 3_600_000);
    expect((await get(video.url)).json()).toMatchObject({ status: 403, errorCode: 'media.link-expired' });
    server.clock.advance(-5 * 3_600_000);
    expect((await get(video.url)).statusCode).toBe(200);
  });

  it('doesn’t open without its signature, with another one’s, or as a public one', async () => {
    const other = await given(film(2000), { name: 'b.mp4', kind: 'VIDEO' });
    const [file, query] = video.url.split('?') as [string, string];
    for (const url of [
      file,
      `${file}?${query.replace(/s=.{4}/, 's=aaaa')}`,
      `${file}?${query.replace(/e=\d+/, 'e=9999999999')}`,
      `${other.url.split('?')[0]}?${query}`,
      `${file}?e=x&s=y`,
    ])
      expect([400, 403]).toContain((await get(url)).statusCode);
    expect((await get(file.replace('/private/', '/public/'))).statusCode).toBe(404);
    expect((await get(`${file.replace('/private/', '/public/')}?${query}`)).statusCode).toBe(404);
  });
});

describe('fetching any file', () => {
  it('never leaves the folder of files', async () => {
    writeFileSync(path.join(server.platform.config.dataDir, 'secret.txt'), 'secret');
    for (const attempt of [
      `/files/public/${organizationId}/../../../secret.txt`,
      `/files/public/${organizationId}/..%2f..%2f..%2fsecret.txt`,
      `/files/public/${organizationId}/%2e%2e/%2e%2e/%2e%2e/secret.txt`,
      `/files/public/${organizationId}/....//....//secret.txt`,
      `/files/public/${organizationId}/..%5c..%5csecret.txt`,
      `/files/public/${organizationId}//etc/passwd.txt`,
      `/files/public/${organizationId}/a%00.txt`,
      '/files/staging/1/secret.txt',
    ]) {
      const answer = await get(attempt);
      expect([attempt, [400, 404].includes(answer.statusCode)]).toEqual([attempt, true]);
      expect(answer.body).not.toContain('secret\n');
    }
  });

  it('lets browsers keep public ones for good', async () => {
    const picture = await given(await photo(), { visibility: 'PUBLIC' });
    const answer = await get(picture.url);
    expect(picture.url).not.toContain('?');
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-type': 'image/jpeg',
    });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  it('serves uploaded pages in a sandbox without our origin and without the network', async () => {
    const page = await given('<!doctype html><title>Demo</title><script>1</script>', {
      name: 'demo.html',
      kind: 'PAGE',
    });
    const answer = await get(page.url);
    expect(answer.statusCode).toBe(200);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox allow-scripts/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('allow-same-origin');
  });

  it('saves what is not shown in a page under its own name', async () => {
    const notes = await given('a,b', { name: 'درجات "2026".csv', kind: 'DOCUMENT' });
    const answer = await get(notes.url);
    expect(String(answer.headers['content-disposition'])).toBe(
      `attachment; filename="_____ _2026_.csv"; filename*=UTF-8''${encodeURIComponent('درجات "2026".csv')}`,
    );
  });
});
