import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@sullam/domain/localized.ts';
import { readTableText } from '@sullam/domain/tables/table-text.ts';
import { AREAS } from '@sullam/strings/all-areas.ts';
import type { Catalogue, RuntimeMessage } from '@sullam/strings/define.ts';
import { loadAreas } from '@sullam/strings/load.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemContext } from '../../src/kernel/context.ts';
import { transaction } from '../../src/kernel/database/database.ts';
import { errorResponse } from '../../src/kernel/http/errors.ts';
import { MAIL_TEMPLATES, type MailTemplateName } from '../../src/kernel/mail/mail-templates.ts';
import { queueMail } from '../../src/kernel/mail/queue-mail.ts';
import { Problem } from '../../src/kernel/problem.ts';
import { TEMPLATE_IDS } from '../../src/modules/operations/notifications/notification-groups.ts';
import { OrganizationLookup } from '../../src/modules/organization/organizations/organization-lookup.ts';
import { addressOf, allOperations, queryOf, send, withQuery } from '../support/operations.ts';
import { testServer } from '../support/test-server.ts';
import { freshSession, givenWorld, type World } from '../support/world.ts';

const server = testServer();
/** Stands in every message of the organisation, and nowhere else. */
const MARK = { en: '«own»', ar: '«لنا»' } as const;

let world: World;
let shipped: Record<Language, Catalogue>;

const marked = (message: RuntimeMessage, language: Language): RuntimeMessage =>
  typeof message === 'string'
    ? `${MARK[language]} ${message}`
    : Object.fromEntries(Object.entries(message).map(([form, text]) => [form, `${MARK[language]} ${text}`]));

/** Every message of the product in the organisation's own words, and its own nouns and digits. */
beforeAll(async () => {
  world = await givenWorld(server, { arabic_digits: 'latn' });
  const { organizationId: organization_id } = world;
  shipped = { en: await loadAreas(AREAS, 'en'), ar: await loadAreas(AREAS, 'ar') };
  const rows = (['en', 'ar'] as const).flatMap((language) =>
    Object.entries(shipped[language]).map(([message_key, message]) => {
      const own = marked(message, language);
      const isPlain = typeof own === 'string';
      return {
        organization_id,
        language,
        message_key,
        text: isPlain ? own : (own.other ?? ''),
        forms: isPlain ? null : server.admin.json(own),
      };
    }),
  );
  await server.admin`delete from organization_messages where organization_id = ${organization_id}`;
  for (let at = 0; at < rows.length; at += 2000)
    await server.admin`insert into organization_messages ${server.admin(rows.slice(at, at + 2000) as never)}`;
  const programme = {
    en: { singular: 'programme', plural: 'programmes' },
    ar: { singular: 'برنامج', plural: 'برامج' },
  };
  for (const [language, value] of Object.entries(programme))
    await server.admin`
      insert into organization_terms (organization_id, slug, language, value)
      values (${organization_id}, 'course', ${language}, ${server.admin.json(value)})
      on conflict (organization_id, slug, language) do update set value = excluded.value`;
});

const LANGUAGES = ['en', 'ar'] as const;

/** Messages of an error that aren't in the organisation's words. */
function foreignWords(text: string, language: Language): string[] {
  const { message, details = [] } = JSON.parse(text) as { message: string; details?: { message: string }[] };
  return [message, ...details.map((detail) => detail.message)].filter((each) => !each.startsWith(MARK[language]));
}

describe.each(LANGUAGES)('in %s, the organisation’s own words stand', (language) => {
  it('in every refusal of every operation', { timeout: 300_000 }, async () => {
    const callers = { anonymous: {}, learner: world.members.learner.headers };
    const faults: string[] = [];
    let refusals = 0;
    for (const route of allOperations().filter(({ isBare }) => !isBare))
      for (const [caller, own] of Object.entries(callers)) {
        await server.admin`delete from rate_limits`;
        const nobody = (name: string) => (/Id$/.test(name) ? 999_999_999 : undefined);
        const sent = await send(server, {
          method: route.method,
          url: withQuery(addressOf(route, nobody), queryOf(route, nobody)),
          headers: { ...own, organization: String(world.organizationId), language },
          ...(route.method === 'GET' ? {} : { payload: '{}' }),
        });
        if (sent.status < 400) continue;
        refusals += 1;
        faults.push(...foreignWords(sent.text, language).map((text) => `${route.operationId} ${caller}: ${text}`));
      }
    expect(faults).toEqual([]);
    expect(refusals).toBeGreaterThan(300);
  });

  it('in every error that there is, and in every broken rule', async () => {
    const wording = await new OrganizationLookup(
      server.platform.database,
      server.platform.database.invalidations,
    ).wordingIn(world.organizationId, language);
    const faults = Object.keys(shipped[language]).flatMap((key) => {
      const code = /^errors\.codes\.(.+)$/.exec(key)?.[1];
      const rule = /^errors\.rules\.(.+)$/.exec(key)?.[1];
      if (!code && !rule) return [];
      const details = rule ? [{ path: 'field', code: rule, values: { count: 3, limit: 3 } }] : undefined;
      const problem = new Problem((code ?? 'validation') as 'validation', 400, {
        values: { count: 3, limit: 3, seconds: 3 },
        ...(details ? { details } : {}),
      });
      return foreignWords(JSON.stringify(errorResponse(problem, wording, server.platform.log)), language);
    });
    expect(faults).toEqual([]);
  });

  it('in what is refused before a route is found', async () => {
    const headers = { ...world.members.learner.headers, language };
    for (const [method, url, payload] of [
      ['GET', '/api/no-such-operation', undefined],
      ['GET', '/api/courses/%ff', undefined],
      ['GET', '/api/courses/%00', undefined],
      ['POST', '/api/courses', '{'],
    ] as const) {
      const sent = await send(server, { method, url, headers, ...(payload ? { payload } : {}) });
      expect([url, sent.status >= 400, foreignWords(sent.text, language)]).toEqual([url, true, []]);
    }
  });

  it('in every notification, with its nouns', async () => {
    const { userId } = world.members.instructor;
    const rows = TEMPLATE_IDS.map((template_id) => ({
      organization_id: world.organizationId,
      user_id: userId,
      template_id,
      dedupe_key: `${language}-${template_id}`,
      parameters: server.admin.json({}),
      data: server.admin.json({}),
      created_at: server.clock.now(),
    }));
    await server.admin`insert into notifications ${server.admin(rows as never)}`;
    const { headers } = await freshSession(server, world.members.instructor);
    const sent = await send(server, {
      method: 'GET',
      url: '/api/notifications?take=100',
      headers: { ...headers, language },
    });
    const { data } = JSON.parse(sent.text) as { data: { text: string; templateId: number }[] };
    expect(data.length).toBeGreaterThanOrEqual(TEMPLATE_IDS.length);
    expect(data.filter(({ text }) => !text.startsWith(MARK[language]))).toEqual([]);
    expect(data.map(({ text }) => text).join(' ')).toMatch(language === 'en' ? /programme/i : /برنامج|برامج/);
    expect(data.map(({ text }) => text).join(' ')).not.toMatch(language === 'en' ? /\bcourses?\b/i : /دورة|دورات/);
  });

  it('in every line of every mail, with its nouns and digits', async () => {
    const context = systemContext(server.platform, world.organizationId);
    const values = {
      name: 'Huda',
      url: 'http://localhost:3000/there',
      count: 3,
      person: 'Omar',
      title: 'Title',
      courseTitle: 'Data',
      reason: 'Because',
      device: 'Phone',
      place: '192.0.2.1',
      code: '123456',
      body: 'Body',
      email: 'omar@example.test',
      subject: 'Question',
      date: { at: '2026-01-31T22:30:00Z' },
      time: { at: '2026-01-31T22:30:00Z' },
      address: '192.0.2.1',
      number: '12',
      order: '13',
      document: 'Invoice',
      total: { amount: 4900, currency: 'SAR' },
      amount: { amount: 100, currency: 'SAR' },
    };
    const templates = Object.keys(MAIL_TEMPLATES) as MailTemplateName[];
    for (const template of templates)
      await transaction(context, (tx) =>
        queueMail(context, tx, { template, recipient: `${template}@${language}.test`, language, values }),
      );
    await server.runJobs();
    const mails = await server.admin<{ template: MailTemplateName; subject: string; text: string }[]>`
      select template, subject, text from outgoing_mails where recipient like ${`%@${language}.test`}`;
    expect(mails.map(({ template }) => template).sort()).toEqual([...templates].sort());
    const shippedLines = Object.values(shipped[language]).filter((each) => typeof each === 'string');
    for (const { template, subject, text } of mails) {
      const own = Object.keys(shipped[language]).filter((key) => key.startsWith(`mail.${template}.`));
      expect([template, own.includes(`mail.${template}.subject`), subject.includes(MARK[language])]).toEqual([
        template,
        true,
        true,
      ]);
      const given = new Set<unknown>(Object.values(values).filter((value) => typeof value === 'string'));
      const lines = text
        .split('\n')
        .map((line) => line.replace(/^-- $/, '').trim())
        .filter((line) => line !== '' && !given.has(line));
      expect([template, lines.filter((line) => !line.startsWith(MARK[language]))]).toEqual([template, []]);
      expect(lines.filter((line) => shippedLines.includes(line))).toEqual([]);
      expect(text).not.toMatch(/[٠-٩]/);
    }
    expect(mails.find(({ template }) => template === 'twoFactor')?.text).toContain('3');
  });

  it('in the head of every table that is exported', { timeout: 60_000 }, async () => {
    const fields = await server.admin<{ key: string }[]>`
      select field_key as key from organization_form_fields where organization_id = ${world.organizationId}`;
    const fieldKeys = new Set(fields.map(({ key }) => key));
    const tables: string[] = [];
    for (const route of allOperations().filter(
      ({ method, operationId }) => method === 'GET' && /^export/.test(operationId),
    )) {
      await server.admin`delete from rate_limits`;
      const { headers } = await freshSession(server, world.members.administrator);
      const sent = await send(server, {
        method: 'GET',
        url: withQuery(addressOf(route, world.ids), queryOf(route, world.ids)),
        headers: { ...headers, language },
      });
      expect([route.operationId, sent.status < 500]).toEqual([route.operationId, true]);
      if (!sent.contentType.startsWith('text/csv')) continue;
      tables.push(route.operationId);
      // what authors named – questions of a survey, items of a gradebook, own fields – keeps its name
      const [{ cells: head } = { cells: [] }] = readTableText(sent.text).records;
      const ours = head.filter((cell) => !cell.includes(world.marker) && !fieldKeys.has(cell));
      expect([route.operationId, ours.filter((cell) => !cell.startsWith(MARK[language]))]).toEqual([
        route.operationId,
        [],
      ]);
      expect([route.operationId, ours.length > 0]).toEqual([route.operationId, true]);
    }
    expect(tables).toEqual(
      expect.arrayContaining(['exportMembers', 'exportGrades', 'exportEnrolledStudents', 'exportExamResults']),
    );
  });
});

it('is made into sentences at one place of the server only', () => {
  const source = path.resolve(import.meta.dirname, '../../src');
  const files = (readdirSync(source, { recursive: true }) as string[]).filter(
    (file) => file.endsWith('.ts') && !file.includes('/test/') && !file.startsWith('demo/'),
  );
  const makers = files.filter((file) =>
    /\bcreateTranslator\(|\bresolveTerms\(/.test(readFileSync(path.join(source, file), 'utf8')),
  );
  expect(makers).toEqual(['kernel/wording.ts']);
});
