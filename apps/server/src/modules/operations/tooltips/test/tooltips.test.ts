import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const server = testServer();
let organizationId: number;
let learner: TestMember;
let administrator: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  learner = await givenMember(server, organizationId);
  administrator = await givenMember(server, organizationId, 'administrator');
});

describe('tooltips', () => {
  interface Tooltips {
    data: { slug: string; isDismissed: boolean }[];
  }
  const dismissed = async (as: TestMember) =>
    (await call<Tooltips>(server, 'GET /api/tooltips', { as })).body.data.filter((tooltip) => tooltip.isDismissed);

  it('stay closed for the member who closed them', async () => {
    const dismiss = () => call(server, 'POST /api/tooltips/command-palette/dismiss', { as: learner });
    expect((await dismiss()).body).toEqual({ ok: true });
    expect((await dismiss()).status).toBe(200);
    expect(await dismissed(learner)).toEqual([{ slug: 'command-palette', isDismissed: true }]);
    expect(await dismissed(administrator)).toEqual([]);
  });

  it('are known ones, for members', async () => {
    expect((await call(server, 'POST /api/tooltips/unknown/dismiss', { as: learner })).status).toBe(404);
    expect((await call(server, 'GET /api/tooltips', { organizationId })).status).toBe(401);
    expect((await call(server, 'POST /api/tooltips/favorites/dismiss', { organizationId })).status).toBe(401);
  });
});
