import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { callAs } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import type { SavedView } from '../saved-views.schemas.ts';

const server = testServer();
let organizationId: number;
let owner: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  owner = await givenMember(server, organizationId);
});

const save = (who: TestMember, name: string, query = 'state=PAID') =>
  callAs<SavedView>(server, who, 'PUT /api/saved-views', { list: 'orders', name, query });
const viewsOf = async (who: TestMember) =>
  (await callAs<{ views: SavedView[] }>(server, who, 'GET /api/saved-views?list=orders')).body.views;

describe('saved views', () => {
  it('are their owner’s alone, and saved anew under the same name', async () => {
    const first = await save(owner, ' Paid by card ');
    expect(first).toMatchObject({ status: 200, body: { name: 'Paid by card', query: 'state=PAID' } });
    const { savedViewId } = first.body;
    expect((await save(owner, 'Paid by card', 'state=PAID&method=Cash')).body).toMatchObject({ savedViewId });
    expect(await viewsOf(owner)).toEqual([{ savedViewId, name: 'Paid by card', query: 'state=PAID&method=Cash' }]);
    const stranger = await givenMember(server, organizationId);
    expect(await viewsOf(stranger)).toEqual([]);
    expect((await callAs(server, stranger, `DELETE /api/saved-views/${savedViewId}`)).status).toBe(404);
    expect((await callAs(server, owner, `DELETE /api/saved-views/${savedViewId}`)).status).toBe(204);
    expect(await viewsOf(owner)).toEqual([]);
  });

  it('are twenty at most', async () => {
    const busy = await givenMember(server, organizationId);
    for (let count = 1; count <= 20; count += 1) expect((await save(busy, `View ${count}`)).status).toBe(200);
    expect(await save(busy, 'One more')).toMatchObject({ status: 409, body: { errorCode: 'saved-view.too-many' } });
    expect((await save(busy, 'View 7', 'state=EXPIRED')).status).toBe(200);
  });

  it.each([
    ['a name of spaces', '   ', 'state=PAID'],
    ['an address', 'View', 'https://example.test/?state=PAID'],
    ['an empty query', 'View', ''],
  ])('refuse %s', async (_case, name, query) => {
    expect((await save(owner, name, query)).status).toBe(400);
  });
});
