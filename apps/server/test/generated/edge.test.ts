import { type AddressInfo, connect } from 'node:net';
import type { PageManifest } from '@sullam/domain/page-manifest.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import type { RouteDefinition } from '../../src/kernel/http/route.ts';
import { allRoutes } from '../../src/modules.ts';
import { startBuiltPages } from '../support/built-pages.ts';
import { call } from '../support/call.ts';
import { faultOf } from '../support/error-shape.ts';
import { addressOf, allOperations, bodyOf, queryOf, type Sent, send, withQuery } from '../support/operations.ts';
import { sampledThird } from '../support/sampling.ts';
import type { Schema } from '../support/schema.ts';
import { testServer } from '../support/test-server.ts';
import { freshSession, givenWorld, type World } from '../support/world.ts';

const NO_FILES = { en: { scripts: [], styles: [] }, ar: { scripts: [], styles: [] } };
const manifest: PageManifest = {
  fonts: { en: [], ar: [] },
  displayFonts: {},
  frame: NO_FILES,
  firstPages: [
    { path: '/lms/courses/$courseId/overview', isPublic: true, calls: ['/api/courses/$courseId'], files: NO_FILES },
  ],
  paths: [
    { path: '/' },
    { path: '/landing-page', switches: ['landing-page'] },
    { path: '/lms/courses/$courseId/overview' },
    { path: '/members/$userId' },
  ],
};
const TEMPLATE = '<!doctype html><html lang="en"><head><!--app:head--></head><body><!--app:bootstrap--></body></html>';

const built = await startBuiltPages(manifest, TEMPLATE);

const server = testServer({
  DEMO: '1',
  PUBLIC_URL: 'http://learn.test:3000',
  ...built.settings,
});
let world: World;
let headers: Record<string, string>;

beforeAll(async () => {
  world = await givenWorld(server);
  ({ headers } = await freshSession(server, world.members.administrator));
});
afterAll(() => built.close());

interface Refused {
  errorCode?: string;
  details?: { path: string; code: string; message: string }[];
}
const refusalOf = ({ text }: Sent): Refused => JSON.parse(text || '{}') as Refused;

const open = (url: string, more: Record<string, string> = {}) =>
  server.app.http.inject({ method: 'GET', url, headers: { organization: String(world.organizationId), ...more } });

const admin = async (route: RouteDefinition, body: unknown): Promise<Sent> => {
  await server.admin`delete from rate_limits`;
  return send(server, {
    method: route.method,
    url: withQuery(addressOf(route, world.ids), queryOf(route, world.ids)),
    headers,
    payload: JSON.stringify(body),
  });
};

describe('HTML', () => {
  const course = () => `/lms/courses/${String(world.ids('courseId'))}/overview`;
  const addresses = () => [
    '/',
    '/index.html',
    '/INDEX.HTML',
    '/studio',
    '/studio/index.html',
    '/studio/members/4',
    '/outbox',
    '/no/such/page',
    course(),
    '/?x=%',
  ];

  it('always comes with a policy of what it may do', async () => {
    for (const url of addresses()) {
      const { headers: given, statusCode } = await open(url);
      const isPage = String(given['content-type']).startsWith('text/html');
      expect([url, isPage || statusCode === 302 || statusCode === 400]).toEqual([url, true]);
      if (!isPage) continue;
      expect([url, given['content-security-policy'], given['x-frame-options']]).toEqual([
        url,
        expect.stringContaining("default-src 'none'"),
        expect.any(String),
      ]);
      expect([given['x-content-type-options'], given['referrer-policy']]).toEqual(['nosniff', 'no-referrer']);
    }
  });

  it.each([
    ['/index.html', '/'],
    ['/INDEX.HTML', '/'],
    ['/studio/index.html', '/studio/'],
  ])('of the template at %s is never sent as it was built, but leads to the page at %s', async (url, page) => {
    const { headers: given, statusCode } = await open(url);
    expect([statusCode, given.location]).toEqual([302, page]);
  });

  it.each([
    ['/', 200],
    ['/no/such/page', 404],
    ['/members/x', 404],
    ['/studio/members/4', 200],
    ['/studio/nowhere', 404],
    ['/lms/courses/999999999/overview', 404],
    ['/missing.js', 404],
  ])('of %s answers %i, and what there isn’t comes with the application that says so', async (url, status) => {
    const { statusCode, headers: given, body } = await open(url);
    expect(statusCode).toBe(status);
    if (!String(given['content-type']).startsWith('text/html')) return;
    expect(body).toContain('id="bootstrap"');
    expect(body.includes('rel="canonical"')).toBe(false);
  });

  it('of a page that is switched off is a 404', async () => {
    const off = await givenWorld(server, { features: { 'landing-page': false } });
    const statuses = [];
    for (const { organizationId } of [world, off])
      statuses.push((await open('/landing-page', { organization: String(organizationId) })).statusCode);
    expect(statuses).toEqual([200, 404]);
  });

  it('names the configured host, whatever the caller says', async () => {
    const forged = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'ftp' };
    for (const url of [course(), '/robots.txt', '/sitemap.xml']) {
      const { body, statusCode } = await open(url, forged);
      expect([url, statusCode, body.includes('evil.test'), body.includes('learn.test:3000')]).toEqual([
        url,
        200,
        false,
        true,
      ]);
    }
    expect((await open(course(), forged)).body).toContain('rel="canonical" href="http://learn.test:3000/');
  });
});

describe('a method that an address hasn’t', () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

  it('is answered with 405 and those that it has', async () => {
    const known = new Map<string, Set<string>>();
    for (const route of allRoutes()) {
      const address = addressOf(route, world.ids);
      known.set(address, (known.get(address) ?? new Set()).add(route.method));
    }
    const wrong: unknown[] = [];
    let tried = 0;
    for (const [url, own] of known)
      for (const method of methods.filter((each) => !own.has(each))) {
        const sent = await server.app.http.inject({ method, url, headers: { organization: '999999999' } });
        tried += 1;
        const allowed = String(sent.headers.allow).split(', ');
        const fault = faultOf({ status: 405, contentType: String(sent.headers['content-type']), text: sent.body });
        if (
          sent.statusCode !== 405 ||
          fault ||
          [...own].some((each) => !allowed.includes(each)) ||
          allowed.includes(method)
        )
          wrong.push([method, url, allowed, fault]);
      }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(500);
  });

  it('is no help where there is nothing at all', async () => {
    const sent = await server.app.http.inject({ method: 'POST', url: '/api/no-such-thing', headers });
    expect(sent.statusCode).toBe(404);
  });
});

/** The texts of a sample, with how to put another in. */
function textsIn(schema: Schema, sample: unknown, path: string[] = []): { path: string[]; schema: Schema }[] {
  if (schema.type === 'string' && typeof sample === 'string' && !schema.enum && !schema.format && !schema.pattern)
    return [{ path, schema }];
  if (schema.properties && sample !== null && typeof sample === 'object')
    return Object.entries(schema.properties).flatMap(([name, part]) =>
      textsIn(part, (sample as Record<string, unknown>)[name], [...path, name]),
    );
  if (schema.items && Array.isArray(sample) && sample.length > 0)
    return textsIn(schema.items, sample[0], [...path, '0']);
  return [];
}

function put(sample: unknown, path: readonly string[], value: unknown): unknown {
  const copy = structuredClone(sample) as Record<string, unknown>;
  let place = copy;
  for (const name of path.slice(0, -1)) place = place[name] as Record<string, unknown>;
  place[path.at(-1) as string] = value;
  return copy;
}

const withBody = sampledThird(
  allOperations().filter(({ body, rawBody }) => body && !rawBody),
  'edge',
);
const cases = withBody.map((route) => [route.operationId, route] as const);

describe('text', () => {
  it.each(cases)('of %s that is none is refused at its place', async (_, route) => {
    const sample = bodyOf(route, world.ids);
    for (const { path } of textsIn(route.body as unknown as Schema, sample)) {
      const sent = await admin(route, put(sample, path, 'a\ud800b'));
      if (sent.status === 403) continue;
      expect([path, sent.status, refusalOf(sent).details?.map(({ path: at, code }) => [at, code])]).toEqual([
        path,
        400,
        [[path.join('.'), 'text']],
      ]);
    }
  });

  it.each(cases)('of %s that nobody can see is none where there has to be some', async (_, route) => {
    const sample = bodyOf(route, world.ids);
    const required = textsIn(route.body as unknown as Schema, sample).filter(({ schema }) => schema.minLength);
    for (const { path } of required) {
      const sent = await admin(route, put(sample, path, '\u200b\u2060\ufeff\u3164'.padEnd(12, '\u200d')));
      if (sent.status === 403) continue;
      expect([path, sent.status]).toEqual([path, 400]);
      const places = refusalOf(sent).details?.map(({ path: at }) => at) ?? [];
      expect([path, places.includes(path.join('.'))]).toEqual([path, true]);
    }
  });

  it('of bytes that are no UTF-8 is refused, in a body and in an address', async () => {
    const payload = Buffer.concat([
      Buffer.from('{"name":{"en":"a'),
      Buffer.from([0xff, 0xfe, 0xc3]),
      Buffer.from('"}}'),
    ]);
    const sent = await send(server, { method: 'POST', url: '/api/course-categories', headers, payload });
    expect([sent.status, faultOf(sent)]).toEqual([400, null]);
    const address = await send(server, { method: 'GET', url: '/api/courses?search=%ff', headers });
    expect([address.status, faultOf(address)]).toEqual([400, null]);
  });

  it('loses the control characters that paste brings along, and keeps its lines', async () => {
    const made = await call<{ courseCategoryId: number }>(server, 'POST /api/course-categories', {
      as: { headers },
      body: { name: { en: 'Sci\u0002ence\u000b and\u009f art' } },
    });
    expect(made.status).toBe(201);
    const [row] = await server.admin`
      select name from course_categories where course_category_id = ${made.body.courseCategoryId}`;
    expect(row?.name).toMatchObject({ en: 'Science and art' });
  });

  it('of a file’s name neither turns around nor hides anything', async () => {
    const sent = await server.app.http.inject({
      method: 'POST',
      url: '/api/media/upload?kind=DOCUMENT',
      headers: {
        ...headers,
        'content-type': 'application/octet-stream',
        'x-file-name': encodeURIComponent('invoice\u202efdp.exe\u200b\u2066.txt'),
      },
      payload: Buffer.from('Some words.'),
    });
    const names = await server.admin<{ name: string }[]>`select original_name as name from media`;
    expect([sent.statusCode, sent.body.slice(0, 200)]).toEqual([201, expect.any(String)]);
    expect(names.map(({ name }) => name)).toContain('invoicefdp.exe.txt');
    expect(names.filter(({ name }) => /[\u202a-\u202e\u2066-\u2069]/.test(name))).toEqual([]);
  });
});

describe('what is wrong with a request', () => {
  const several = cases.filter(([, { body }]) => ((body as unknown as Schema).required ?? []).length > 1);

  it.each(several)('of %s is reported at every field, not at the first', async (_, route) => {
    const sent = await admin(route, {});
    if (sent.status === 403) return;
    const places = refusalOf(sent).details?.map(({ path }) => path) ?? [];
    expect([sent.status, places]).toEqual([
      400,
      expect.arrayContaining((route.body as unknown as Schema).required ?? []),
    ]);
    expect(new Set(places).size).toBe(places.length);
  });
});

/** The places of a sample where a record is named. */
function referencesIn(sample: unknown, path: string[] = []): string[][] {
  if (sample === null || typeof sample !== 'object') return [];
  return Object.entries(sample).flatMap(([name, value]) => {
    const at = [...path, name];
    if (/Id$/.test(name) && typeof value === 'number') return [at];
    if (/Ids$/.test(name) && Array.isArray(value) && value.length > 0) return [[...at, '0']];
    return referencesIn(value, at);
  });
}

/** Where a record that has gone says that the request was made from what has changed since. */
const STALE = [
  'reorderCourseAttachments',
  'reorderCourseOutline',
  'reorderSubsectionAttachments',
  'withdrawQuestionImport',
];

describe('a record that there isn’t', () => {
  /** The same for one operation after the other until one has changed something in it: to make it takes longer than to ask. */
  let own: World | undefined;

  it.each(cases.filter(([operationId]) => !STALE.includes(operationId)))(
    'named in the body of %s is refused as what it is',
    async (_, route) => {
      own ??= await givenWorld(server);
      const { ids, members } = own;
      const { headers: ownHeaders } = await freshSession(server, members.administrator);
      const sample = bodyOf(route, ids);
      for (const path of referencesIn(sample)) {
        await server.admin`delete from rate_limits`;
        const sent = await send(server, {
          method: route.method,
          url: withQuery(addressOf(route, ids), queryOf(route, ids)),
          headers: ownHeaders,
          payload: JSON.stringify(put(sample, path, 999_999_999)),
        });
        if (sent.status < 400) own = undefined;
        const { errorCode } = refusalOf(sent);
        // a conflict would say that somebody else has changed something
        expect([path, sent.status < 500, errorCode === 'conflict', errorCode === 'internal']).toEqual([
          path,
          true,
          false,
          false,
        ]);
      }
    },
  );

  it('is reported at its field', async () => {
    const sent = await send(server, {
      method: 'POST',
      url: '/api/courses',
      headers,
      payload: JSON.stringify({ title: { en: 'New' }, courseCategoryId: 999_999_999 }),
    });
    expect([sent.status, refusalOf(sent).details?.map(({ path }) => path)]).toEqual([400, ['courseCategoryId']]);
  });

  it('as a person who is no member has nothing to be read', async () => {
    const reads = allOperations().filter(({ method, path }) => method === 'GET' && /:userId\b/.test(path));
    expect(reads.length).toBeGreaterThan(6);
    for (const route of reads) {
      const ids = (name: string) => (name === 'userId' ? 999_999_999 : world.ids(name));
      const url = withQuery(addressOf(route, ids), queryOf(route, ids));
      const sent = await send(server, { method: 'GET', url, headers });
      expect([route.operationId, sent.status]).toEqual([route.operationId, 404]);
    }
  });
});

describe('bytes that are no request', () => {
  let port: number;
  beforeAll(async () => {
    await server.app.http.listen({ port: 0, host: '127.0.0.1' });
    port = (server.app.http.server.address() as AddressInfo).port;
  });

  const say = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
      socket.once('close', () => resolve(answer));
      socket.once('error', reject);
    });

  it.each([
    ['no HTTP', 'NONSENSE\r\n\r\n', 400, 'en'],
    ['a broken header', 'GET / HTTP/1.1\r\nlanguage: ar\r\nbroken header\r\n\r\n', 400, 'ar'],
    ['a head that is too long', `GET / HTTP/1.1\r\naccept-language: ar\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'ar'],
  ] as const)('%s is refused in the shape of every refusal', async (_, text, status, language) => {
    const answer = await say(text);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toContain(String(status));
    expect(faultOf({ status, contentType: 'application/json; charset=utf-8', text: body })).toBeNull();
    expect(/[\u0600-\u06ff]/.test(body)).toBe(language === 'ar');
  });
});

describe('the server', () => {
  it.each([
    [{}, '127.0.0.1'],
    [{ DEMO: '1', NODE_ENV: 'production' }, '127.0.0.1'],
    [{ NODE_ENV: 'production' }, '0.0.0.0'],
    [{ DEMO: '0' }, '0.0.0.0'],
    [{ DEMO: '1', HOST: '0.0.0.0' }, '0.0.0.0'],
  ])(
    'of %j listens on %s: the demo, whose passwords are public, for this machine alone unless told otherwise',
    (env, host) => {
      expect(readConfig(env).host).toBe(host);
    },
  );

  it.each([
    [undefined, true],
    ['on', true],
    ['off', false],
    ['0', false],
  ])('runs jobs besides answering requests: with JOBS=%s %s', (JOBS, runs) => {
    expect(readConfig({ JOBS }).runsJobs).toBe(runs);
  });
});
