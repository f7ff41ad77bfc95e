import { beforeAll, expect, it } from 'vitest';
import { faultOf } from '../support/error-shape.ts';
import { addressOf, allOperations, queryOf, send, withQuery } from '../support/operations.ts';
import type { Schema } from '../support/schema.ts';
import { testServer } from '../support/test-server.ts';
import { givenWorld, type World } from '../support/world.ts';

const server = testServer();
let world: World;

beforeAll(async () => {
  world = await givenWorld(server);
});

/** All that `Number()` reads as the same number. */
const formsOf = (number: string) => [
  `0x${Number(number).toString(16)}`,
  `${number}e0`,
  ` ${number}`,
  `${number}\t`,
  `${number}.0`,
  `+${number}`,
];

const integersOf = (schema: unknown): string[] =>
  Object.entries((schema as Schema | undefined)?.properties ?? {})
    .filter(([, part]) => part.type === 'integer')
    .map(([name]) => name);

it('of paths and queries are refused by every operation that answers to the same number in digits', async () => {
  const { headers } = world.members.administrator;
  let tried = 0;
  for (const route of allOperations().filter(({ method }) => method === 'GET')) {
    const plain = withQuery(addressOf(route, world.ids), queryOf(route, world.ids));
    if (!integersOf(route.params)[0] && !integersOf(route.query)[0]) continue;
    if ((await send(server, { method: 'GET', url: plain, headers })).status !== 200) continue;
    for (const name of integersOf(route.params).slice(0, 1)) {
      const [number] = new RegExp(`^${route.path.replace(`:${name}`, '(\\d+)').replaceAll(/:\w+/g, '[^/]+')}`)
        .exec(addressOf(route, world.ids))!
        .slice(1);
      // outer blanks of what stands in a path are dropped before it is read, as of every identifier
      for (const form of formsOf(number!).filter((each) => each.trim() !== number)) {
        const url = withQuery(
          addressOf(route, world.ids, { [name]: encodeURIComponent(form) }),
          queryOf(route, world.ids),
        );
        const sent = await send(server, { method: 'GET', url, headers });
        expect([route.operationId, form, sent.status, faultOf(sent)]).toEqual([route.operationId, form, 400, null]);
        tried += 1;
      }
    }
    for (const name of integersOf(route.query).slice(0, 1))
      for (const form of formsOf('1')) {
        const url = withQuery(addressOf(route, world.ids), { ...queryOf(route, world.ids), [name]: form });
        const sent = await send(server, { method: 'GET', url, headers });
        expect([route.operationId, form, sent.status, faultOf(sent)]).toEqual([route.operationId, form, 400, null]);
        tried += 1;
      }
  }
  expect(tried).toBeGreaterThan(500);
}, 300_000);

it('of the organisation are refused', async () => {
  for (const organization of formsOf(String(world.organizationId)).filter((form) => form.trim() === form)) {
    const headers = { ...world.members.learner.headers, organization };
    const sent = await send(server, { method: 'GET', url: '/api/auth', headers });
    expect([organization, sent.status, faultOf(sent)]).toEqual([organization, 400, null]);
  }
});
