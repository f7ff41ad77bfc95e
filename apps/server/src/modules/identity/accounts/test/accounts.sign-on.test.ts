import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, givenSession, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { bearing, type Refusal, register, type Signed } from './accounts.factory.ts';

interface Ticket extends Refusal {
  token: string;
  url: string;
  expiresAt: string;
}

const server = testServer({ PUBLIC_URL: 'http://learn.example.test:3000' });
let here: number;
let there: number;
let prefix: string;
let learner: TestMember;

beforeAll(async () => {
  await server.admin`insert into organizations (organization_id, prefix, name) values (1, 'first', '{"en":"First"}')`;
  await server.admin`alter sequence organizations_organization_id_seq restart with 10`;
  here = await givenOrganization(server);
  there = await givenOrganization(server);
  const [row] = await server.admin<
    { prefix: string }[]
  >`select prefix from organizations where organization_id = ${there}`;
  prefix = row?.prefix ?? '';
  learner = await givenMember(server, here);
  await register(server, there, learner.email);
});

const create = (as: Pick<TestMember, 'headers'>, body: Record<string, unknown> = {}) =>
  call<Ticket>(server, 'POST /api/auth/sso', { as, body });
const exchange = (organizationId: number, token: string, more: Record<string, unknown> = {}) =>
  call<Signed & Refusal>(server, 'POST /api/auth/sso/exchange', { organizationId, body: { token, ...more } });

describe('a sign-on token', () => {
  it('signs in in another organisation of the person, once', async () => {
    const { body } = await create(learner, { organizationId: there, path: '/lms/my-courses?tab=done' });
    const url = new URL(body.url);
    expect(url.host).toBe(`${prefix}.learn.example.test:3000`);
    expect(url.pathname).toBe('/lms/my-courses');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      tab: 'done',
      token: body.token,
      student_view: '1',
      lang: 'en',
    });
    const signed = await exchange(there, body.token);
    expect(signed.body.user).toMatchObject({ id: learner.userId, firstName: 'Noura' });
    expect((await call(server, 'GET /api/auth', { as: bearing(signed.body.access, there) })).status).toBe(200);
    expect((await exchange(there, body.token)).body).toMatchObject({ status: 400, errorCode: 'token.invalid' });
  });

  it('shows whom it signs in without being spent, and nobody who has none', async () => {
    const owner = (token: string, organizationId = there) =>
      call<Refusal>(server, 'POST /api/auth/sso/owner', { organizationId, body: { token } });
    const { body } = await create(learner, { organizationId: there });
    const told = { userId: learner.userId, name: 'Noura Salem', masqueraderUserId: null };
    expect((await owner(body.token)).body).toEqual(told);
    expect((await owner(body.token, here)).body.errorCode).toBe('token.invalid');
    expect((await exchange(there, body.token)).status).toBe(200);
    expect((await owner(body.token)).body.errorCode).toBe('token.invalid');
    const admin = await givenMember(server, here, 'administrator');
    const acting = await call<Ticket>(server, 'POST /api/auth/masquerade/sign-on', {
      as: admin,
      body: { userId: learner.userId, reason: 'Helps with a course' },
    });
    expect((await owner(acting.body.token, here)).body).toMatchObject({
      userId: learner.userId,
      masqueraderUserId: admin.userId,
    });
  });

  it('works by GET too', async () => {
    const { body } = await create(learner, { organizationId: there });
    const signed = await call<Signed>(server, `GET /api/auth/sso?token=${body.token}`, { organizationId: there });
    expect(signed.body.user.id).toBe(learner.userId);
  });

  it('is good for one organisation and for a minute', async () => {
    const first = await create(learner, { organizationId: there });
    expect((await exchange(here, first.body.token)).body.errorCode).toBe('token.invalid');
    const second = await create(learner, { organizationId: there });
    server.clock.advance(61_000);
    expect((await exchange(there, second.body.token)).body.errorCode).toBe('token.invalid');
  });

  it('is used up once, however many ask at the same moment', async () => {
    const { body } = await create(learner, { organizationId: there });
    const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(there, body.token)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('leads to the studio at its path, for those who have a portal, and to nothing else', async () => {
    const instructor = await givenMember(server, here, 'instructor');
    const { body } = await create(instructor, { target: 'STUDIO', path: '/courses/5' });
    expect(new URL(body.url).pathname).toBe('/studio/courses/5');
    expect((await exchange(here, body.token, { target: 'LEARNER' })).body.errorCode).toBe('token.invalid');
    const again = await create(instructor, { target: 'STUDIO' });
    expect((await exchange(here, again.body.token, { target: 'STUDIO' })).status).toBe(200);
    // the page of the door is for hosts, whatever they hold
    expect((await create(learner, { target: 'STUDIO', path: '/events/5/door' })).status).toBe(200);
    expect((await create(learner, { target: 'STUDIO', path: '/events/5' })).status).toBe(403);
    expect((await create(learner, { target: 'STUDIO' })).body).toMatchObject({ status: 403, errorCode: 'not-allowed' });
  });

  it('is at PUBLIC_URL for organisation 1', async () => {
    await server.admin`insert into organization_profiles (organization_id) values (1)`;
    const member = await givenMember(server, 1);
    expect(new URL((await create(member)).body.url).host).toBe('learn.example.test:3000');
  });

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', 'no-slash', '/a b'])(
    'refuses the path %s',
    async (path) => {
      expect((await create(learner, { path })).body).toMatchObject({ status: 400, details: [{ path: 'path' }] });
    },
  );

  it.each(['/../profile', '/%2e%2e/profile', '//evil.test'])('does not lead out of the studio by %s', async (path) => {
    const instructor = await givenMember(server, here, 'instructor');
    expect((await create(instructor, { target: 'STUDIO', path })).body).toMatchObject({
      status: 400,
      details: [{ path: 'path' }],
    });
  });

  it('is not given for an organisation of which the person is no member, or to nobody', async () => {
    const stranger = await givenOrganization(server);
    expect((await create(learner, { organizationId: stranger })).status).toBe(404);
    expect((await create(learner, { organizationId: 999_999 })).status).toBe(404);
    expect((await call(server, 'POST /api/auth/sso', { organizationId: here, body: {} })).status).toBe(401);
  });

  it('does not step over the second factor that the other organisation requires', async () => {
    const strict = await givenOrganization(server, { two_factor_enabled: true });
    await register(server, strict, learner.email);
    const { body } = await create(learner, { organizationId: strict });
    const answer = await exchange(strict, body.token);
    expect(answer.body.twoFactorToken).toBeDefined();
    expect(answer.body.access).toBeUndefined();
    const signedInThere = await givenSession(server, strict, learner.userId);
    const again = await create(learner, { organizationId: strict });
    const known = await call<Signed>(server, 'POST /api/auth/sso/exchange', {
      as: signedInThere,
      body: { token: again.body.token },
    });
    expect(known.body.access).toBeDefined(); // who is signed in there already has shown it
    const direct = await call<Refusal>(server, 'GET /api/auth', { as: bearing(learner.access, strict) });
    expect(direct.body).toMatchObject({ status: 401, errorCode: 'auth-006' });
  });
});

describe("the list of a person's organisations", () => {
  it('holds the active memberships with their addresses, this one first', async () => {
    const { body } = await call<{ data: { organizationId: number; url: string; isCurrent: boolean }[] }>(
      server,
      'GET /api/auth/organizations',
      { as: learner },
    );
    expect(body.data[0]).toMatchObject({ organizationId: here, isCurrent: true });
    expect(body.data.find((one) => one.organizationId === there)).toMatchObject({
      isCurrent: false,
      url: `http://${prefix}.learn.example.test:3000`,
    });
    await server.admin`update members set status = 'DISABLED' where organization_id = ${there} and user_id = ${learner.userId}`;
    const after = await call<{ data: { organizationId: number }[] }>(server, 'GET /api/auth/organizations', {
      as: learner,
    });
    expect(after.body.data.map((one) => one.organizationId)).not.toContain(there);
  });
});
