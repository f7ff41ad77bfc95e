import { expect, it } from 'vitest';
import { move, prefixOf, rowsOf, secondServer } from '../support/second-server.ts';
import { testServer } from '../support/test-server.ts';
import { givenWorld } from '../support/world.ts';
import { startWriting, subjectsIn } from '../support/writing-traffic.ts';

const server = testServer();
const oldest = secondServer({ scope: '@oldest-postgres', major: 15 });
const newest = secondServer();

it.each([
  ['as old', oldest],
  ['newer', newest],
])('moves an organisation from the oldest PostgreSQL to one that is %s', async (_, second) => {
  const { organizationId } = await givenWorld(server);
  const other = await second.database();
  const traffic = startWriting(server, organizationId, 1);
  await move(server, ['--organization', await prefixOf(server, organizationId), '--to', other.url]);
  await traffic.stop();
  expect(await rowsOf(other.admin, organizationId)).toEqual(await rowsOf(server.admin, organizationId));
  expect((await subjectsIn(other.admin, organizationId)).length).toBe(traffic.acknowledged.length);
});
