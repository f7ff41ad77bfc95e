import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { createApp } from '../../../../app.ts';
import { withoutSecrets } from '../without-secrets.ts';

const server = testServer();
let organizationId: number;
let learner: TestMember;
let administrator: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  learner = await givenMember(server, organizationId);
  administrator = await givenMember(server, organizationId, 'administrator');
});

describe('health', () => {
  it('is good while the database answers, whoever asks for whatever organisation', async () => {
    const answer = await call(server, 'GET /api/health', {
      headers: { organization: 'nonsense', authorization: 'Bearer nonsense' },
    });
    expect(answer).toMatchObject({ status: 200, body: { status: 'ok', lostNodes: 0, replicas: 0 } });
    expect((await call(server, 'GET /api/health/live')).status).toBe(200);
  });

  it('shows the time zone data of Node and whether it is current', async () => {
    const { body } = await call<{ timeZoneData: { version: string; isCurrent: boolean } }>(server, 'GET /api/health');
    const { version, isCurrent } = body.timeZoneData;
    expect(version).toBe(process.versions.tz);
    const known: Record<string, boolean> = { '2025b': false, '2025c': false, '2026e': true };
    expect(isCurrent).toBe(known[version] ?? isCurrent);
  });

  it('is bad when the database is away, while the process still lives', async () => {
    const away = () => Promise.reject(new Error('gone'));
    const database = { ...server.platform.database, identity: Object.assign(away, server.platform.database.identity) };
    const app = await createApp({ ...server.platform, database: database as never });
    const answer = await call({ ...server, app }, 'GET /api/health');
    expect(answer).toMatchObject({ status: 503, body: { status: 503, errorCode: 'unavailable' } });
    expect((await call({ ...server, app }, 'GET /api/health/live')).status).toBe(200);
    await app.http.close();
  });

  it('is bad once the process is about to end', async () => {
    const app = await createApp(server.platform);
    expect((await call({ ...server, app }, 'GET /api/health')).status).toBe(200);
    app.beginStopping();
    expect((await call({ ...server, app }, 'GET /api/health')).status).toBe(503);
    expect((await call({ ...server, app }, 'GET /api/health/live')).status).toBe(200);
    await app.http.close();
  });
});

describe('the API document', () => {
  it('describes the whole API, the same for everybody, and is fetched once', async () => {
    const answer = await call<{ openapi: string; paths: Record<string, object> }>(server, 'GET /api/openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.body.openapi).toBe('3.0.3');
    expect(answer.body.paths['/api/notifications']).toHaveProperty('get');
    expect(answer.body.paths['/api/courses/{courseId}']).toHaveProperty('patch');
    const again = await call(server, 'GET /api/openapi.json', {
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again).toMatchObject({ status: 304, body: '' });
  });
});

describe('metrics', () => {
  it('are for administrators', async () => {
    expect((await call(server, 'GET /api/metrics', { organizationId })).status).toBe(401);
    expect((await call(server, 'GET /api/metrics', { as: learner })).status).toBe(403);
    const answer = await call<string>(server, 'GET /api/metrics', { as: administrator });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['content-type'])).toContain('text/plain');
    expect(answer.body).toMatch(/sullam_http_request_seconds_count\{operation="getMetrics",status="403"\} 1/);
    expect(answer.body).toContain('sullam_open_streams 0');
  });
});

describe('clearing the cache', () => {
  it('makes every process forget the settings of the organisation', async () => {
    const look = () => call(server, 'GET /api/courses', { organizationId });
    expect((await look()).status).toBe(200);
    await server.adminPastCaches`
      insert into organization_configurations values (${organizationId}, 'allow_anonymous_course_view', 'false')`;
    expect((await look()).status).toBe(200);
    expect((await call(server, 'DELETE /api/cache', { as: learner })).status).toBe(403);
    expect((await call(server, 'DELETE /api/cache', { as: administrator })).status).toBe(204);
    await expect.poll(async () => (await look()).status).toBe(401);
  });
});

describe('reports of errors in browsers', () => {
  const entry = {
    level: 'error',
    message: 'TypeError: x is undefined (token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl)',
    stack: 'at https://example.test/reset-password?token=one-time-secret:1:2\u0007\nBearer abc.def',
    url: 'https://example.test/verify?code=123456&lang=en#access=open-sesame',
    at: '2026-01-01T00:00:00.000Z',
  };
  const report = (entries: unknown[], extra: object = {}) =>
    call(server, 'POST /api/frontend-logger', { organizationId, body: { entries }, ...extra });

  it('reach the log without secrets', async () => {
    const lines: string[] = [];
    const sink = new PassThrough();
    sink.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    const app = await createApp({ ...server.platform, log: pino({ level: 'warn' }, sink) });
    const body = { entries: [{ ...entry, message: `${entry.message} of lina@example.test {"password":"Secret-1!"}` }] };
    expect((await call({ ...server, app }, 'POST /api/frontend-logger', { organizationId, body })).body).toEqual({
      ok: true,
    });
    await app.http.close();
    const log = lines.join('');
    expect(log).toContain('x is undefined');
    for (const secret of [
      'eyJ',
      'one-time-secret',
      'abc.def',
      '123456',
      'open-sesame',
      'lina@example.test',
      'Secret-1!',
    ])
      expect(log).not.toContain(secret);
  });

  it('are small and few', async () => {
    expect((await report([])).status).toBe(400);
    expect((await report([{ ...entry, level: 'fatal' }])).status).toBe(400);
    expect((await report([{ ...entry, message: 'x'.repeat(4001) }])).status).toBe(400);
    expect((await report(Array.from({ length: 51 }, () => entry))).status).toBe(400);
    expect((await report(Array.from({ length: 50 }, () => ({ ...entry, stack: 'x'.repeat(7000) })))).status).toBe(413);
  });

  it('come from one address at most thirty times a minute', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await report([entry], { headers })).status);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses[30]).toBe(429);
  });

  it('are one line each, whatever a browser sends', () => {
    expect(withoutSecrets('a\u0000b\u2028c\u001b[31m')).toBe('a b c [31m');
    expect(withoutSecrets('x'.repeat(5000))).toHaveLength(2000);
  });
});
