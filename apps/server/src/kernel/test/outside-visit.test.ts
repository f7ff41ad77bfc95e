import type { LookupAddress } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInnerAddress, NoAnswer, outsideOnlyBy } from '../outgoing-request.ts';
import { type Visit, visitOutside } from '../outside-visit.ts';

let server: Server;
let base: string;
let opened = 0;

beforeAll(async () => {
  const leads: Record<string, string> = {
    '/to-page': '/page',
    '/to-metadata': 'http://169.254.169.254/latest/meta-data',
    '/to-name-inside': 'http://localhost/admin',
    '/to-file': 'file:///etc/passwd',
    '/round': '/round',
  };
  server = createServer((request, response) => {
    opened += 1;
    const { url = '' } = request;
    if (leads[url]) return response.writeHead(302, { location: leads[url] }).end();
    if (url === '/silent') return undefined;
    if (url === '/packed')
      return response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('x');
    if (url === '/endless') {
      response.writeHead(200, { 'content-type': 'text/html' });
      const timer = setInterval(() => response.write('x'.repeat(1000)), 1);
      response.on('close', () => clearInterval(timer));
      return undefined;
    }
    if (url === '/gone') return response.writeHead(404, { 'content-type': 'text/html' }).end('no');
    const type = url === '/program' ? 'application/octet-stream' : 'text/html; charset=utf-8';
    return response.writeHead(200, { 'content-type': type }).end('<title>Here</title>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const visit = (url: string, changes: Partial<Visit> = {}) =>
  visitOutside({
    url,
    types: ['text/html'],
    mostBytes: 10_000,
    allowed: [base],
    signal: AbortSignal.timeout(5000),
    ...changes,
  });

describe('a visit', () => {
  it('reads a page, also where another leads to it', async () => {
    const found = await visit(`${base}/to-page#part`);
    expect([found.url, found.contentType, found.bytes.toString()]).toEqual([
      `${base}/page`,
      'text/html; charset=utf-8',
      '<title>Here</title>',
    ]);
  });

  it.each([
    ['/to-metadata', 'has no name'],
    ['/to-name-inside', 'leads inside'],
    ['/to-file', "isn't visited"],
    ['/round', 'on and on'],
    ['/gone', 'answered 404'],
    ['/program', "isn't wanted"],
    ['/packed', "isn't read"],
    ['/endless', 'too long'],
  ])('goes no further at %s: %s', async (path, why) => {
    await expect(visit(base + path)).rejects.toThrow(why);
  });

  it('takes the beginning of a long page where that is enough, and no longer than it has time', async () => {
    expect((await visit(`${base}/endless`, { takesBeginning: true })).bytes).toHaveLength(10_000);
    await expect(visit(`${base}/silent`, { signal: AbortSignal.timeout(50) })).rejects.toBeInstanceOf(NoAnswer);
  });

  it('needs no list for this machine to be refused', async () => {
    const before = opened;
    for (const url of [
      `${base}/page`,
      base.replace('127.0.0.1', 'localhost'),
      'http://localhost',
      'http://127.1/',
      'http://0x7f000001/',
      'http://2130706433/',
      'http://[::ffff:127.0.0.1]/',
      'http://user:secret@example.org/',
      'ftp://example.org/',
      'javascript:alert(1)',
      'nonsense',
    ])
      await expect(visit(url, { allowed: [] }), url).rejects.toBeInstanceOf(NoAnswer);
    expect(opened).toBe(before);
  });
});

describe('the addresses of a name', () => {
  const look = (answers: LookupAddress[][]) => {
    let asked = 0;
    const lookup = outsideOnlyBy((_name, _options, done) => done(null, answers[asked++] ?? []));
    return () =>
      new Promise<string>((given, failed) =>
        lookup('rebinding.test', {}, (error, address) => (error ? failed(error) : given(String(address)))),
      );
  };
  const outside = { address: '93.184.215.14', family: 4 };
  const inside = { address: '10.0.0.7', family: 4 };

  it('are the ones that were checked, however the name answers the next time', async () => {
    const next = look([[outside], [inside], [outside, inside], [{ address: '::ffff:10.0.0.7', family: 6 }], []]);
    expect(await next()).toBe(outside.address);
    for (let times = 0; times < 3; times += 1) await expect(next()).rejects.toThrow('leads inside');
    await expect(next()).rejects.toThrow('has no address');
  });

  it.each([
    '192.0.2.1',
    '203.0.113.9',
    '2002:7f00:1::',
    '64:ff9b::a00:1',
    '::127.0.0.1',
    'fec0::1',
    '100.64.0.1',
    '255.255.255.255',
  ])('%s is inside', (address) => expect(isInnerAddress(address)).toBe(true));
});
