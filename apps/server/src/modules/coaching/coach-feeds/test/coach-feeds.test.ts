import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../../../../test/support/call.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import {
  type CoachOf,
  dayIn,
  EVERY_DAY,
  givenCoach,
  givenType,
  saveHours,
} from '../../coach-availability/test/coaches-of.factory.ts';
import { coachFeedJobs } from '../coach-feeds.jobs.ts';
import type { CoachFeed } from '../coach-feeds.schemas.ts';

interface Answer {
  status?: number;
  type?: string;
  body?: string;
  headers?: Record<string, string>;
}
const answers = new Map<string, Answer>();
const asked: { path: string; headers: IncomingHttpHeaders }[] = [];

const elsewhere = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push({ path, headers: request.headers });
  const {
    status = 200,
    type = 'text/calendar; charset=utf-8',
    body = '',
    headers = {},
  } = answers.get(path) ?? { status: 404 };
  const isSame = headers.etag !== undefined && request.headers['if-none-match'] === headers.etag;
  response.writeHead(isSame ? 304 : status, { 'content-type': type, ...headers }).end(isSame ? '' : body);
});
await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
const base = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
afterAll(() => {
  elsewhere.closeAllConnections();
  elsewhere.close();
});

const server = testServer({ CALENDAR_FEED_ORIGINS: base });
let room: CoachOf;
let type: number;
beforeEach(async () => {
  answers.clear();
  asked.length = 0;
  room = await givenCoach(server);
  await saveHours(server, room.coach, { weekly: EVERY_DAY(540, 720) });
  type = await givenType(server, room.coach);
});

const compact = (day: string) => day.replaceAll('-', '');
const calendar = (...events: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n');
/** A floating event on a day, by hours of the coach's clock. */
const busy = (day: string, from: string, until: string, ...more: string[]) =>
  ['BEGIN:VEVENT', `UID:${from}@elsewhere`, `DTSTART:${compact(day)}T${from}0000`, `DTEND:${compact(day)}T${until}0000`]
    .concat(more, 'SUMMARY:Dentist', 'END:VEVENT')
    .join('\r\n');

const add = (path: string, more: object = {}, who = room.coach) =>
  callAs<CoachFeed & { errorCode?: string }>(server, who, 'POST /api/coach-feeds', {
    name: 'Private',
    address: base + path,
    ...more,
  });
const list = async (who = room.coach) =>
  (await callAs<{ data: CoachFeed[] }>(server, who, 'GET /api/coach-feeds')).body.data;
const refresh = (id: number, who = room.coach) => callAs<CoachFeed>(server, who, `POST /api/coach-feeds/${id}/refresh`);

async function times(day: string): Promise<string[]> {
  const { body } = await callAs<{ days: { slots: { coachTime: string }[] }[] }>(
    server,
    room.learner,
    `GET /api/provider-available-slots?coachId=${room.coachId}&sessionTypeId=${type}&from=${day}&until=${day}`,
  );
  return body.days.flatMap(({ slots }) => slots.map(({ coachTime }) => coachTime));
}

const spanCount = async () =>
  (await server.admin`select from coach_feed_spans where organization_id = ${room.organizationId}`).length;

describe('a subscribed calendar', () => {
  it('blocks its times, is changed by what it says later, and opens them when it is removed', async () => {
    const day = dayIn(server, 3);
    answers.set('/secret-path/basic.ics', { body: calendar(busy(day, '10', '11')) });
    expect(await times(day)).toEqual(['09:00', '10:00', '11:00']);
    const { status, body } = await add('/secret-path/basic.ics');
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Private', host: new URL(base).host, addressEnd: '.ics', failure: null });
    expect(await times(day)).toEqual(['09:00', '11:00']);
    answers.set('/secret-path/basic.ics', { body: calendar(busy(day, '09', '10')) });
    expect((await refresh(body.coachFeedId)).status).toBe(200);
    expect(await times(day)).toEqual(['10:00', '11:00']);
    const removed = await callAs(server, room.coach, `DELETE /api/coach-feeds/${body.coachFeedId}`);
    expect([removed.status, await times(day), await spanCount()]).toEqual([204, ['09:00', '10:00', '11:00'], 0]);
  });

  it('keeps its address to itself, and no titles', async () => {
    const day = dayIn(server, 3);
    answers.set('/secret-path/basic.ics', { body: calendar(busy(day, '10', '11')) });
    const { body } = await add('/secret-path/basic.ics');
    const rows = await server.admin`
      select to_jsonb(f)::text as feed, (select jsonb_agg(s)::text from coach_feed_spans s) as spans,
        (select jsonb_agg(a)::text from audit_entries a where a.organization_id = f.organization_id) as audit
      from coach_feeds f where organization_id = ${room.organizationId}`;
    for (const text of [JSON.stringify(body), JSON.stringify(await list()), JSON.stringify(rows)])
      expect(text).not.toMatch(/secret-path|Dentist/);
  });

  it('keeps the last good times with the reason when it fails, and recovers', async () => {
    const day = dayIn(server, 3);
    const good = { body: calendar(busy(day, '10', '11')) };
    answers.set('/basic.ics', good);
    const { body } = await add('/basic.ics');
    const bad: [string, Answer][] = [
      ['REFUSED', { status: 403 }],
      ['UNREADABLE', { body: '<!doctype html>' }],
      ['UNREADABLE', { body: calendar(busy(day, '10', '11')).slice(0, 80) }],
      ['UNREACHABLE', { type: 'image/png', body: 'x' }],
      ['UNREACHABLE', { status: 302, headers: { location: 'http://169.254.169.254/' } }],
      ['TOO_LARGE', { body: calendar(busy(day, '10', '11'), `X-FILL:${'x'.repeat(6_000_000)}`) }],
      ['TOO_COMPLEX', { body: calendar(busy(day, '10', '11', 'RRULE:FREQ=SECONDLY')) }],
    ];
    for (const [failure, answer] of bad) {
      answers.set('/basic.ics', answer);
      const { status, body: failed } = await refresh(body.coachFeedId);
      expect([status, failed.failure, failed.failedSince !== null]).toEqual([200, failure, true]);
      expect(failed.succeededAt).toBe(body.succeededAt);
      expect(await times(day), failure).toEqual(['09:00', '11:00']);
    }
    answers.set('/basic.ics', good);
    expect((await refresh(body.coachFeedId)).body).toMatchObject({ failure: null, failedSince: null });
  });

  it('is refreshed every 15 minutes, and not read again while it is unchanged', async () => {
    const day = dayIn(server, 3);
    answers.set('/basic.ics', { body: calendar(busy(day, '10', '11')), headers: { etag: '"one"' } });
    const { body } = await add('/basic.ics');
    expect(asked.at(-1)?.headers['if-none-match']).toBeUndefined();
    server.clock.advance(16 * 60_000);
    const due = coachFeedJobs.find(({ schedule }) => schedule !== undefined)!;
    await due.run(systemContext(server.platform, room.organizationId), {});
    expect(await server.runJobs()).toContain('coach-feeds.refresh');
    expect(asked.at(-1)?.headers['if-none-match']).toBe('"one"');
    const [feed] = await list();
    expect(Date.parse(feed!.succeededAt)).toBeGreaterThan(Date.parse(body.succeededAt));
    expect(await times(day)).toEqual(['09:00', '11:00']);
  });

  it('is read again for a coach whose zone has changed, though it is unchanged', async () => {
    const day = dayIn(server, 3);
    answers.set('/basic.ics', { body: calendar(busy(day, '10', '11')), headers: { etag: '"one"' } });
    const { body } = await add('/basic.ics');
    const { body: before } = await callAs<{ settings: object }>(
      server,
      room.coach,
      'GET /api/provider-availability/bulk',
    );
    await saveHours(server, room.coach, {
      weekly: EVERY_DAY(540, 720),
      settings: { ...before.settings, timeZone: 'Asia/Dubai' },
    });
    expect(await times(day)).toEqual(['09:00', '10:00']);
    await refresh(body.coachFeedId);
    expect(await times(day)).toEqual(['09:00', '11:00']);
  });
});

describe('adding a calendar', () => {
  it('is refused with the reason where it can’t be read, and nothing is stored', async () => {
    const day = dayIn(server, 3);
    answers.set('/page', { type: 'text/plain', body: 'Sign in' });
    answers.set('/large', { body: 'x'.repeat(6_000_000) });
    answers.set('/endless', { body: calendar(busy(day, '10', '11', 'RRULE:FREQ=SECONDLY')) });
    answers.set('/inside', { status: 302, headers: { location: 'http://169.254.169.254/latest' } });
    const refused = {
      '/page': 'coach-feed.unreadable',
      '/large': 'coach-feed.too-large',
      '/endless': 'coach-feed.too-complex',
      '/inside': 'coach-feed.unreachable',
      '/missing': 'coach-feed.refused',
    };
    for (const [path, code] of Object.entries(refused)) {
      const { status, body } = await add(path);
      expect([path, status, body.errorCode]).toEqual([path, 422, code]);
    }
    for (const address of ['http://127.0.0.1:1/x', 'webcal://localhost/x', 'http://10.0.0.1/x'])
      expect((await add('', { address })).status, address).toBe(422);
    for (const address of [
      'ftp://example.org/a.ics',
      'nonsense',
      'https://user:word@example.org/a.ics',
      'file:///etc/passwd',
    ])
      expect((await add('', { address })).status, address).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('takes no calendar twice and no more than ten', async () => {
    answers.set('/a.ics', { body: calendar() });
    expect((await add('/a.ics')).status).toBe(201);
    expect((await add('/a.ics#part')).status).toBe(409);
    for (let at = 1; at < 10; at += 1) {
      answers.set(`/${at}.ics`, { body: calendar() });
      expect((await add(`/${at}.ics`)).status).toBe(201);
    }
    answers.set('/more.ics', { body: calendar() });
    expect((await add('/more.ics')).body).toMatchObject({ errorCode: 'coach-feed.too-many' });
  });
});

it('belongs to its coach: other coaches find nothing, learners have no calendars', async () => {
  answers.set('/a.ics', { body: calendar() });
  const { body } = await add('/a.ics');
  const other = await givenCoach(server);
  for (const operation of [
    `PATCH /api/coach-feeds/${body.coachFeedId}`,
    `DELETE /api/coach-feeds/${body.coachFeedId}`,
    `POST /api/coach-feeds/${body.coachFeedId}/refresh`,
  ] as const)
    for (const who of [other.coach, room.learner]) {
      const sent = operation.startsWith('PATCH') ? { name: 'Theirs' } : undefined;
      expect((await callAs(server, who, operation, sent)).status, operation).toBe(404);
    }
  expect((await callAs(server, room.learner, 'GET /api/coach-feeds')).status).toBe(404);
  expect((await call(server, 'GET /api/coach-feeds')).status).toBe(401);
  await callAs(server, room.coach, `PATCH /api/coach-feeds/${body.coachFeedId}`, { name: ' Work ' });
  expect((await list())[0]).toMatchObject({ name: 'Work' });
});
