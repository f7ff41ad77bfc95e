import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Language } from '@sullam/domain/localized.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { type TestServer, testServer } from '../../../../../test/support/test-server.ts';
import { createApp } from '../../../../app.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { transaction } from '../../../../kernel/database/database.ts';
import { createLog } from '../../../../kernel/log.ts';
import { queueMail } from '../../../../kernel/mail/queue-mail.ts';
import { json, startFakeContentService } from './fake-content-service.ts';

const TOKEN = 'fixed-credential-7f3a';
const service = await startFakeContentService();
const lines: string[] = [];
const sink = new PassThrough();
sink.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')));

const server = testServer(
  {
    CONTENT_SERVICE_URL: `${service.url}/texts/{language}.json?stage=live`,
    CONTENT_SERVICE_TOKEN: TOKEN,
    CONTENT_SERVICE_SECONDS: '0.2',
  },
  createLog('trace', sink),
);
const without = testServer({ CONTENT_SERVICE_TOKEN: TOKEN });
let organizationId: number;
let admin: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  admin = await givenMember(server, organizationId, 'administrator');
});
afterAll(() => service.close());

interface Layers {
  messages: Record<string, unknown>;
  contentMessages: Record<string, unknown>;
}
const until = <Value>(check: () => Promise<Value>) => vi.waitFor(check, { timeout: 15_000, interval: 100 });
const layers = async (language: Language = 'en', at: TestServer = server): Promise<Layers> =>
  (await call<Layers & Record<string, never>>(at, `GET /api/localizations/${language}`, { organizationId })).body;
const bootstrapMessages = async (language: Language = 'en') =>
  (
    await call<{ messages: Record<string, unknown> } & Record<string, never>>(
      server,
      'GET /api/organizations-dashboard/bootstrap',
      { organizationId, language },
    )
  ).body.messages;
const publish = async (language: Language, content: object, expected: object = content) => {
  service.publish(language, content);
  await until(async () => expect((await layers(language)).contentMessages).toEqual(expected));
};
const page = async () =>
  (
    await server.app.http.inject({
      method: 'GET',
      url: '/lms/all-courses?lang=en',
      headers: { organization: String(organizationId) },
    })
  ).body;
const metrics = async (at: TestServer = server, as: TestMember = admin) =>
  String((await call(at, 'GET /api/metrics', { as })).body);
const readings = async (result: 'success' | 'failure', language: Language = 'en') =>
  Number(
    new RegExp(`sullam_content_service_readings_total\\{language="${language}",result="${result}"\\} (\\d+)`).exec(
      await metrics(),
    )?.[1],
  );
const entries = (message: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === message);

describe('the texts of the content service', () => {
  it('are read in each language with the credential', async () => {
    await until(async () => expect(service.calls.length).toBeGreaterThanOrEqual(2));
    expect(
      service.calls
        .slice(0, 2)
        .map(({ address }) => address)
        .sort(),
    ).toEqual(['/texts/ar.json?stage=live', '/texts/en.json?stage=live']);
    expect(new Set(service.calls.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${TOKEN}`]));
  });

  it('replace those of the product in pages, errors and mails, and are not the organisation’s own', async () => {
    const content = {
      shell: { menu: { home: 'Begin' }, bar: { unread: { one: '{count} novelty', other: '{count} novelties' } } },
      'errors.codes.not-found': 'Nothing here.',
      'mail.resetPassword': { heading: 'A new password' },
    };
    await publish('en', content, {
      'shell.menu.home': 'Begin',
      'shell.bar.unread': { one: '{count} novelty', other: '{count} novelties' },
      'errors.codes.not-found': 'Nothing here.',
      'mail.resetPassword.heading': 'A new password',
    });
    await publish('ar', { 'errors.codes.not-found': 'لا شيء هنا.' });
    expect((await layers()).messages).toEqual({});
    expect(await bootstrapMessages()).toMatchObject({ 'shell.menu.home': 'Begin' });
    expect(await bootstrapMessages('ar')).toEqual({ 'errors.codes.not-found': 'لا شيء هنا.' });
    expect(await page()).toContain('"shell.menu.home":"Begin"');
    const refusal = async (language: Language) =>
      (
        await call<{ message: string } & Record<string, never>>(server, 'GET /api/nowhere', {
          organizationId,
          language,
        })
      ).body.message;
    expect([await refusal('en'), await refusal('ar')]).toEqual(['Nothing here.', 'لا شيء هنا.']);
    const context = systemContext(server.platform, organizationId);
    await transaction(context, (tx) =>
      queueMail(context, tx, {
        template: 'resetPassword',
        recipient: 'huda@example.test',
        language: 'en',
        values: { name: 'Huda', url: 'http://localhost:3000/reset', count: 3 },
      }),
    );
    await server.runJobs();
    const [mail] = await server.admin`select text from outgoing_mails where recipient = 'huda@example.test'`;
    expect(mail?.text).toContain('A new password');
  });

  it('stand beneath those of the organisation, in whatever order both change', async () => {
    await publish('en', { 'shell.menu.home': 'Begin' });
    const path = '/api/localizations/en/shell.menu.home';
    await call(server, `PUT ${path}`, { as: admin, body: { text: 'Start' } });
    expect(await layers()).toMatchObject({
      messages: { 'shell.menu.home': 'Start' },
      contentMessages: { 'shell.menu.home': 'Begin' },
    });
    expect(await bootstrapMessages()).toMatchObject({ 'shell.menu.home': 'Start' });
    await publish('en', { 'shell.menu.home': 'Commence' });
    expect(await bootstrapMessages()).toMatchObject({ 'shell.menu.home': 'Start' });
    await call(server, `DELETE ${path}`, { as: admin });
    expect(await bootstrapMessages()).toMatchObject({ 'shell.menu.home': 'Commence' });
    const [stored] = await server.admin`select count(*)::int as count from organization_messages`;
    expect(stored?.count).toBe(0);
  });

  it('that do not fit are left out and counted in the log, once for each answer', async () => {
    const message = 'content service: texts were read';
    const content = { shell: { menu: { home: 'Begin {stranger}', nowhere: 'x' }, titles: { page: 'Only {page}' } } };
    await publish('en', content, { 'shell.titles.page': 'Only {page}' });
    expect(entries(message).at(-1)).toMatchObject({
      language: 'en',
      messages: 1,
      unknown: { count: 1, examples: ['shell.menu.nowhere'] },
      refused: { count: 1, examples: ['shell.menu.home'] },
    });
    const [told, read] = [entries(message).length, await readings('success')];
    await until(async () => expect(await readings('success')).toBeGreaterThan(read + 1));
    expect(entries(message)).toHaveLength(told);
  });
});

describe('a content service that fails', () => {
  const failed = 'content service: the texts could not be read';
  const STANDING = { 'shell.menu.home': 'Begin' };
  const failuresOf: [string, (response: ServerResponse) => void, string][] = [
    ['is away', (response) => response.destroy(), 'socket hang up'],
    ['refuses', (response) => void response.writeHead(401).end(`${TOKEN} is unknown`), 'status 401'],
    ['leads elsewhere', (response) => void response.writeHead(302, { location: '/en' }).end(), 'status 302'],
    ['says something else than JSON', (response) => void response.end(`${TOKEN}?`), 'the answer is not JSON'],
    ['answers a list', json(['shell.menu.home']), 'the answer is not a JSON object'],
    ['knows no message of the product', json({ error: TOKEN }), 'none of the keys'],
    ['says too much', (response) => void response.end('x'.repeat(2_500_001)), 'the answer is too long'],
  ];

  it.each(failuresOf)('because it %s leaves the texts as they are', async (_name, respond, reason) => {
    // of its own, so that it proves that the texts come back after the failure before this one
    const standing = { 'shell.menu.home': `Before ${reason}` };
    await publish('en', standing);
    const before = await readings('failure');
    service.fail(respond);
    await until(async () => expect(await readings('failure')).toBeGreaterThan(before));
    expect(String(entries(failed).at(-1)?.error)).toContain(reason);
    expect((await layers()).contentMessages).toEqual(standing);
  });

  it('keeps nobody waiting while it is silent', { timeout: 40_000 }, async () => {
    await publish('en', STANDING);
    const before = await readings('failure');
    const asked = service.calls.length;
    service.fail(() => undefined);
    await until(async () => expect(service.calls.length).toBeGreaterThan(asked));
    const start = performance.now();
    expect(await bootstrapMessages()).toMatchObject(STANDING);
    expect(performance.now() - start).toBeLessThan(3000);
    await until(async () => expect(await readings('failure')).toBeGreaterThan(before));
    expect((await layers()).contentMessages).toEqual(STANDING);
  });

  it('is no hindrance to a process that starts: it has the stored texts', async () => {
    await publish('en', STANDING);
    service.fail((response) => void response.writeHead(503).end());
    const app = await createApp(server.platform);
    await app.listen();
    expect((await layers('en', { ...server, app })).contentMessages).toEqual(STANDING);
    await app.http.close();
  });
});

describe('the credential', () => {
  it('stands in no answer and in no line of the log', async () => {
    await publish('en', { 'shell.menu.home': 'Begin' });
    const answers = [await page(), await metrics(), JSON.stringify([await layers(), await bootstrapMessages()])];
    for (const path of ['/api/openapi.json', '/api/health', '/api/organizations-dashboard'])
      answers.push(JSON.stringify((await call(server, `GET ${path}`, { organizationId })).body));
    expect(lines.length).toBeGreaterThan(10);
    expect([...answers, ...lines].filter((text) => text.includes(TOKEN))).toEqual([]);
  });
});

describe('without a content service', () => {
  it('nothing is asked, and there are the product’s texts alone', async () => {
    const id = await givenOrganization(without);
    const answer = await call<object>(without, 'GET /api/localizations/en', { organizationId: id });
    expect(answer.body).toEqual({ language: 'en', messages: {}, contentMessages: {} });
    const administrator = await givenMember(without, id, 'administrator');
    expect(await metrics(without, administrator)).not.toContain('content_service');
    expect(without.platform.config.contentService).toBeNull();
  });
});
