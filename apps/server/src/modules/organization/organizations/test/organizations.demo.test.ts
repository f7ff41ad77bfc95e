import { beforeAll, describe, expect, it } from 'vitest';
import { givenOrganization } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { type TestServer, testServer } from '../../../../../test/support/test-server.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../../../demo/demo-accounts.ts';
import type { Bootstrap } from '../organizations.schemas.ts';

const demo = testServer({ DEMO: '1' });
const earnest = testServer();
const PREFIXES = ['localhost', 'acme'] as const;

/** Organisations that are called as the demo's are: the name alone must open nothing. */
async function givenPrefixes(server: TestServer): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const prefix of PREFIXES) {
    const organizationId = await givenOrganization(server);
    await server.admin`update organizations set prefix = ${prefix} where organization_id = ${organizationId}`;
    ids.set(prefix, organizationId);
  }
  return ids;
}

const bootstrap = async (server: TestServer, organizationId: number | undefined) => {
  const { body } = await call<Bootstrap>(server, 'GET /api/organizations-dashboard/bootstrap', {
    organizationId: organizationId ?? 0,
  });
  return body;
};

describe('the accounts of the demo', () => {
  let inDemo: Map<string, number>;
  let inEarnest: Map<string, number>;

  beforeAll(async () => {
    inDemo = await givenPrefixes(demo);
    inEarnest = await givenPrefixes(earnest);
  });

  it('are offered in the demo, those of the organisation alone', async () => {
    const offered = await Promise.all(PREFIXES.map((prefix) => bootstrap(demo, inDemo.get(prefix))));
    expect(offered.map((each) => each.demo?.accounts.map(({ role }) => role))).toEqual([
      ['learner', 'instructor', 'coach', 'administrator'],
      ['learner', 'instructor', 'administrator'],
    ]);
    expect(offered.flatMap((each) => each.demo?.accounts.map(({ email }) => email))).toEqual(DEMO_ACCOUNTS);
    expect(offered[0]?.demo?.password).toBe(DEMO_PASSWORD);
    expect((await bootstrap(demo, await givenOrganization(demo))).demo?.accounts).toEqual([]);
  });

  it.each(PREFIXES)(
    'are not spoken of outside of the demo, whatever the organisation is called: %s',
    async (prefix) => {
      const organizationId = inEarnest.get(prefix);
      expect((await bootstrap(earnest, organizationId)).demo).toBeNull();
      const page = await earnest.app.http.inject({
        method: 'GET',
        url: '/auth/login',
        headers: { host: prefix === 'localhost' ? 'localhost' : `${prefix}.localhost` },
      });
      for (const secret of [DEMO_PASSWORD, ...DEMO_ACCOUNTS]) expect(page.body).not.toContain(secret);
    },
  );

  it.each(DEMO_ACCOUNTS)('open nothing outside of the demo: %s', async (email) => {
    for (const organizationId of inEarnest.values()) {
      const { status, body } = await call<{ errorCode: string }>(earnest, 'POST /api/auth/login', {
        organizationId,
        body: { email, password: DEMO_PASSWORD },
      });
      expect([status, body.errorCode]).toEqual([401, 'auth-003']);
    }
  });
});
