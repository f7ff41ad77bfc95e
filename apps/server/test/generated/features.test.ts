import { FEATURES, type Feature } from '@sullam/domain/features.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteDefinition } from '../../src/kernel/http/route.ts';
import { searchSources } from '../../src/modules/operations/search/search.public.ts';
import { MODULES } from '../../src/modules.gen.ts';
import { EXTENSIONS } from '../../src/modules.ts';
import { call } from '../support/call.ts';
import { addressOf, allOperations, queryOf, send, withQuery } from '../support/operations.ts';
import { testServer } from '../support/test-server.ts';
import { freshSession, givenWorld, type World } from '../support/world.ts';

const server = testServer();
let world: World;

beforeAll(async () => {
  world = await givenWorld(server);
});

const OPERATIONS = allOperations();
/** The combinations of features of which one has to be on, as operations declare them. */
const PARTS = [
  ...new Map(OPERATIONS.flatMap(({ partOf }) => (partOf ? [[partOf.join(' or '), partOf] as const] : []))).entries(),
];

/** Switches parts of the product; `others` are on beside them, all that isn't named is as an organisation begins. */
async function switchTo(features: readonly Feature[], isOn: boolean, others: readonly Feature[] = []): Promise<void> {
  const put = async (key: string, value: unknown) => {
    const answer = await call(server, `PUT /api/organizations-dashboard/configurations/${key}`, {
      as: world.members.administrator,
      body: { value },
    });
    expect(answer.status).toBe(200);
  };
  // those with a key of their own are switched by it
  const keyOf = (feature: Feature) => {
    const definition = FEATURES[feature];
    return 'configurationKey' in definition ? definition.configurationKey : undefined;
  };
  const states = [...others.map((one) => [one, true] as const), ...features.map((one) => [one, isOn] as const)];
  await put('features', Object.fromEntries(states.filter(([one]) => !keyOf(one))));
  for (const [one, state] of states) {
    const key = keyOf(one);
    if (key) await put(key, state);
  }
  const state = async () => {
    const { body } = await call<{ features: Record<Feature, boolean> }>(
      server,
      'GET /api/organizations-dashboard/bootstrap',
      { organizationId: world.organizationId },
    );
    return features.map((feature) => body.features[feature]);
  };
  await expect.poll(state).toEqual(features.map(() => isOn));
}

async function statusOf(route: RouteDefinition): Promise<number> {
  await server.admin`delete from rate_limits`;
  const { headers } = await freshSession(server, world.members.administrator);
  const url = withQuery(addressOf(route, world.ids), queryOf(route, world.ids));
  // of the wrong type, so that what is let in changes nothing
  const payload = route.method === 'GET' || route.method === 'DELETE' ? undefined : '"neither object nor list"';
  const sent = await send(server, { method: route.method, url, headers, ...(payload ? { payload } : {}) });
  return sent.status;
}

describe('a part of the product that is switched off', () => {
  it.each(PARTS)('%s: none of its operations is there, for nobody', async (_, features) => {
    const own = OPERATIONS.filter(({ partOf }) => partOf?.every((feature) => features.includes(feature)));
    await switchTo(features, true);
    const open = await Promise.all(own.filter(({ method }) => method === 'GET').map(statusOf));
    expect(open.some((status) => status < 300) || open.length === 0).toBe(true);
    await switchTo(features, false);
    for (const route of own) expect([route.operationId, await statusOf(route)]).toEqual([route.operationId, 404]);
    await switchTo(features, true);
  });

  it('has its operations declared wherever a module answers for it', () => {
    const parts = new Set(OPERATIONS.flatMap(({ partOf = [] }) => partOf));
    const claimed = MODULES.flatMap(({ features = [] }) => features).filter(
      (feature) => FEATURES[feature].kind === 'module',
    );
    expect(claimed.filter((feature) => !parts.has(feature))).toEqual([]);
  });

  it('is found by no search', async () => {
    const sources = EXTENSIONS.of(searchSources);
    const parts = sources.flatMap(({ feature }) => feature ?? []);
    expect(parts.length).toBeGreaterThan(1);
    const kinds = async () => {
      const { body } = await call<{ groups: { kind: string }[] }>(server, `GET /api/search?q=${world.marker}`, {
        as: world.members.administrator,
      });
      return body.groups.map(({ kind }) => kind);
    };
    // some are off until an organisation switches them on
    await switchTo(parts, true);
    const before = await kinds();
    for (const { kind, feature } of sources) {
      if (!feature) continue;
      expect(before).toContain(kind);
      await switchTo([feature], false, parts);
      const gone = sources.flatMap((source): string[] => (source.feature === feature ? [source.kind] : []));
      expect(await kinds()).toEqual(before.filter((each) => !gone.includes(each)));
      await switchTo(parts, true);
    }
  });

  it.each([
    ['announcements', 11, 'announcementId'],
    ['grades', 18, 'gradeItemId'],
    ['assignments', 16, 'assignmentId'],
    ['surveys', 25, 'surveyId'],
  ] as const)('has no notification: %s', async (feature, templateId, about) => {
    const { learner } = world.members;
    const data = { [about]: Number(world.ids(about)) };
    await server.admin`delete from notifications where organization_id = ${world.organizationId}`;
    await server.admin`
      insert into notifications (organization_id, user_id, template_id, parameters, data, dedupe_key, created_at)
      values (${world.organizationId}, ${learner.userId}, ${templateId}, '{}', ${server.admin.json(data)}, ${feature}, now())`;
    const count = async () =>
      (await call<{ total: number }>(server, 'GET /api/notifications', { as: learner })).body.total;
    expect(await count()).toBe(1);
    // a survey is announced like a poll
    const features: Feature[] = feature === 'surveys' ? ['surveys', 'polls'] : [feature];
    await switchTo(features, false);
    expect(await count()).toBe(0);
    await switchTo(features, true);
    expect(await count()).toBe(1);
  });
});
