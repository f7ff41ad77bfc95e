import { beforeAll, describe, expect, it } from 'vitest';
import type { RouteDefinition } from '../../src/kernel/http/route.ts';
import { SHOWN_PERSON } from '../../src/kernel/http/shown-person.ts';
import { addressOf, allOperations, bodyOf, fullQueryOf, send, withQuery } from '../support/operations.ts';
import { eachSchema, type Schema } from '../support/schema.ts';
import { testServer } from '../support/test-server.ts';
import { givenWorld, type World } from '../support/world.ts';

const server = testServer();
/** What every operation that needs no sign-in answers. */
const OPEN = allOperations().filter(({ access }) => access.kind === 'everyone');
const OF_A_PERSON = /^(firstName|lastName|otherFirstName|otherLastName|profileImage)$/;

let world: World;
/** Name, address and picture of every member, each of which stands nowhere else. */
let people: string[];

beforeAll(async () => {
  world = await givenWorld(server);
  const members = await server.admin<{ user_id: string; email: string }[]>`
    select user_id, email from members where organization_id = ${world.organizationId}`;
  for (const { user_id: userId } of members) {
    const picture = `picture-of-person-${userId}`;
    const [media] = await server.admin`
      insert into media (organization_id, owner_user_id, kind, visibility, status, original_name, content_type, byte_size, storage_key)
      values (${world.organizationId}, ${userId}, 'IMAGE', 'PUBLIC', 'READY', ${picture}, 'image/png', 10, ${picture}) returning media_id`;
    await server.admin`
      update members set first_name = ${`Given${userId}`}, last_name = ${`Family${userId}`}, profile_media_id = ${media!.media_id}
      where organization_id = ${world.organizationId} and user_id = ${userId}`;
  }
  people = members.flatMap(({ user_id: id, email }) => [`Given${id}`, `Family${id}`, `picture-of-person-${id}`, email]);
});

/** An answer without the persons whose schema says why they are shown. */
function withoutShown(value: unknown, schema: Schema | undefined): unknown {
  if (schema && SHOWN_PERSON in schema) return null;
  if (Array.isArray(value)) return value.map((item) => withoutShown(item, schema?.items));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutShown(part, schema?.properties?.[name])]),
  );
}

async function peopleIn(route: RouteDefinition): Promise<string[]> {
  const body = bodyOf(route, world.ids);
  const { text, contentType } = await send(server, {
    method: route.method,
    url: withQuery(addressOf(route, world.ids), fullQueryOf(route, world.ids)),
    headers: { organization: String(world.organizationId) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const isJson = contentType.includes('json') && text !== '';
  const left = isJson ? JSON.stringify(withoutShown(JSON.parse(text), route.response as Schema | undefined)) : text;
  return people.filter((word) => left.includes(word));
}

describe('a person, to who hasn’t signed in', () => {
  it.each(OPEN.map((route) => [route.operationId, route] as const))(
    'stands in no answer of %s undeclared',
    async (_, route) => {
      expect(await peopleIn(route)).toEqual([]);
    },
  );

  it.each(OPEN.map((route) => [route.operationId, route] as const))(
    'is declared in the schema of %s',
    (_, { response }) => {
      const undeclared: string[] = [];
      const shown: string[] = [];
      if (response)
        eachSchema(response as Schema, (schema, path) => {
          if (SHOWN_PERSON in schema) shown.push(path);
          const name = path.split('.').at(-1)?.replaceAll('[]', '') ?? '';
          if (OF_A_PERSON.test(name) && !shown.some((declared) => path.startsWith(declared))) undeclared.push(path);
        });
      expect(undeclared).toEqual([]);
    },
  );
});
