import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const server = testServer({ PUBLIC_URL: 'http://learn.test:3000', STUDIO_URL: 'http://studio.test:3000' });
let organizationId: number;
let prefix: string;

beforeAll(async () => {
  await server.admin`insert into organizations (organization_id, prefix, name) values (1, 'first', '{"en":"First"}')`;
  await server.admin`alter sequence organizations_organization_id_seq restart with 10`;
  organizationId = await givenOrganization(server);
  const [row] = await server.admin<
    { prefix: string }[]
  >`select prefix from organizations where organization_id = ${organizationId}`;
  prefix = row?.prefix ?? '';
});

const open = (host: string, url: string) => server.app.http.inject({ method: 'GET', url, headers: { host } });

describe('a studio with a host of its own', () => {
  it('is led to from its path beside the learner application, with what was asked for', async () => {
    const { statusCode, headers } = await open('learn.test:3000', '/studio/courses/3/exams?tab=rules');
    expect([statusCode, headers.location]).toEqual([302, 'http://studio.test:3000/studio/courses/3/exams?tab=rules']);
  });

  it("leads what is the learner's back, each organisation to its own hosts", async () => {
    const { headers } = await open(`${prefix}.studio.test:3000`, '/auth/login');
    expect(headers.location).toBe(`http://${prefix}.learn.test:3000/auth/login`);
  });

  it.each(['//evil.test', '/\\evil.test', '/%2F%2Fevil.test', '/@evil.test', '/.evil.test'])(
    'leads nowhere else for %s',
    async (path) => {
      const { statusCode, headers } = await open('studio.test:3000', path);
      if (statusCode === 302) expect(new URL(String(headers.location)).host).toBe('learn.test:3000');
      else expect(statusCode).toBe(404);
    },
  );

  it('is where a sign-on token leads, and nothing longer than that stands in the address', async () => {
    const instructor = await givenMember(server, organizationId, 'instructor');
    const { body } = await call<{ url: string; token: string }>(server, 'POST /api/auth/sso', {
      as: instructor,
      body: { target: 'STUDIO', path: '/courses/5?tab=rules' },
    });
    const url = new URL(body.url);
    expect([url.host, url.pathname]).toEqual([`${prefix}.studio.test:3000`, '/studio/courses/5']);
    expect(Object.fromEntries(url.searchParams)).toEqual({ tab: 'rules', token: body.token, lang: 'en' });
  });

  it('is answered for as found where somebody signs on with it, who may see more than a visitor', async () => {
    const path = '/lms/courses/999999/overview';
    const host = `${prefix}.learn.test:3000`;
    expect((await open(host, path)).statusCode).toBe(404);
    expect((await open(host, `${path}?token=abc&lang=en`)).statusCode).toBe(200);
    expect((await open(host, '/no/such/page?token=abc')).statusCode).toBe(404);
  });
});
