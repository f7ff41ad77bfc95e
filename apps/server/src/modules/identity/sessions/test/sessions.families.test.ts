import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  givenMember,
  givenOrganization,
  givePermissions,
  type TestMember,
} from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { bearing, type Refusal, type Signed, signIn } from '../../accounts/test/accounts.factory.ts';
import type { Session } from '../sessions.schemas.ts';

const server = testServer({ PUBLIC_URL: 'http://learn.test:3000', STUDIO_URL: 'http://studio.test:3000' });
let organizationId: number;
let instructor: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
});

type Ticket = Refusal & { token: string; url: string };
const as = (signed: Pick<Signed, 'access'>) => bearing(signed.access, organizationId);
const codeOf = async (signed: Pick<Signed, 'access'>) =>
  (await call<Refusal>(server, 'GET /api/auth', { as: as(signed) })).body.errorCode;
const open = async (): Promise<Signed> => (await signIn(server, instructor)).body;
const ticketFor = async (signed: Signed, target = 'STUDIO') =>
  (await call<Ticket>(server, 'POST /api/auth/sso', { as: as(signed), body: { target } })).body;
const exchange = (token: string) =>
  call<Signed & Refusal>(server, 'POST /api/auth/sso/exchange', { organizationId, body: { token } });
const handedOver = async (signed: Signed, target?: string): Promise<Signed> =>
  (await exchange((await ticketFor(signed, target)).token)).body;
const signOut = (signed: Signed, body: object = {}) => call(server, 'POST /api/auth/logout', { as: as(signed), body });
const refresh = (signed: Signed) =>
  call<Signed & Refusal>(server, 'POST /api/auth/refresh', { organizationId, body: { token: signed.refresh } });

describe('a session that was handed over', () => {
  beforeAll(async () => {
    instructor = await givenMember(server, organizationId, 'instructor');
  });

  it('ends with the one that it came from, and that one with it; other devices stay', async () => {
    const elsewhere = await open();
    for (const isBack of [true, false]) {
      const learner = await open();
      const studio = await handedOver(learner);
      const again = await handedOver(studio, 'LEARNER');
      expect(await Promise.all([learner, studio, again].map(codeOf))).toEqual([undefined, undefined, undefined]);
      await signOut(isBack ? studio : learner);
      expect(await Promise.all([learner, studio, again].map(codeOf))).toEqual(['auth-006', 'auth-006', 'auth-006']);
      for (const one of [learner, studio, again]) expect((await refresh(one)).body.errorCode).toBe('auth-007');
    }
    expect(await codeOf(elsewhere)).toBeUndefined();
  });

  it('ends by its refresh token too, where its access token has run out', async () => {
    const learner = await open();
    const studio = await handedOver(learner);
    server.clock.advance(16 * 60_000);
    await signOut(studio, { token: studio.refresh });
    expect((await refresh(learner)).body.errorCode).toBe('auth-007');
  });

  it('is not opened by a token of a session that was signed out meanwhile', async () => {
    const learner = await open();
    const { token } = await ticketFor(learner);
    await signOut(learner);
    expect((await exchange(token)).body).toMatchObject({ status: 401, errorCode: 'auth-007' });
    expect((await exchange(token)).body.errorCode).toBe('token.invalid');
  });

  it('does not outlive a sign-out of the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const learner = await open();
      const studio = await handedOver(learner);
      const tickets = await Promise.all([ticketFor(learner), ticketFor(studio, 'LEARNER'), ticketFor(learner)]);
      const [, , ...exchanged] = await Promise.all([
        signOut(studio),
        signOut(learner),
        ...tickets.map(({ token }) => exchange(token)),
      ]);
      for (const { status, body } of exchanged)
        expect(status === 200 ? await codeOf(body) : body.errorCode).toMatch(/auth-00[67]/);
    }
  });

  it('is cut off with all the others when a stolen refresh token is noticed', async () => {
    const learner = await open();
    const next = (await refresh(learner)).body;
    const ofThief = await handedOver(next);
    server.clock.advance(60_000);
    expect((await refresh(learner)).body.errorCode).toBe('auth-007');
    expect(await Promise.all([next, ofThief].map(codeOf))).toEqual(['auth-006', 'auth-006']);
  });

  it('goes with another device that is signed out from the list, and alone on one’s own', async () => {
    const sessionOf = async (signed: Signed) => {
      const { body } = await call<{ data: Session[] }>(server, 'GET /api/auth/sessions', { as: as(signed) });
      return body.data.find((session) => session.isCurrent)!.sessionId;
    };
    const end = async (signed: Signed, other: Signed) =>
      call(server, `DELETE /api/auth/sessions/${await sessionOf(other)}`, { as: as(signed) });
    const [here, there] = [await open(), await open()];
    const [hereStudio, thereStudio] = [await handedOver(here), await handedOver(there)];
    expect((await end(here, there)).status).toBe(200);
    expect(await Promise.all([there, thereStudio].map(codeOf))).toEqual(['auth-006', 'auth-006']);
    const [one, other] = [await open(), await open()];
    const answers = await Promise.all([end(one, other), end(other, one)]);
    expect(answers.map(({ status }) => status).every((status) => [200, 401, 404].includes(status))).toBe(true);
    expect((await end(here, hereStudio)).status).toBe(200);
    expect(await Promise.all([here, hereStudio].map(codeOf))).toEqual([undefined, 'auth-006']);
  });

  it('is of the family also where a second factor was shown in between', async () => {
    const strict = await givenOrganization(server, { two_factor_enabled: true });
    const person = await givenMember(server, organizationId, 'instructor');
    await server.admin`insert into members (organization_id, user_id, email, first_name, last_name, status)
      values (${strict}, ${person.userId}, ${person.email}, 'A', 'B', 'ACTIVE')`;
    const first = (await signIn(server, person)).body;
    const { token } = (
      await call<Ticket>(server, 'POST /api/auth/sso', { as: as(first), body: { organizationId: strict } })
    ).body;
    const asked = await call<{ twoFactorToken: string }>(server, 'POST /api/auth/sso/exchange', {
      organizationId: strict,
      body: { token },
    });
    const [{ payload }] = await server.admin<[{ payload: { handedOverFrom?: string } }]>`
      select payload from one_time_tokens where purpose = 'TWO_FACTOR' and user_id = ${person.userId} order by expires_at desc limit 1`;
    expect(asked.body.twoFactorToken).toBeDefined();
    expect(payload.handedOverFrom).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('acting as a member from a studio on a host of its own', () => {
  let admin: TestMember;
  let learner: TestMember;
  beforeAll(async () => {
    admin = await givenMember(server, organizationId, 'administrator');
    learner = await givenMember(server, organizationId);
  });
  const act = (by: Pick<TestMember, 'headers'>, userId = learner.userId) =>
    call<Ticket>(server, 'POST /api/auth/masquerade/sign-on', { as: by, body: { userId, reason: 'Helps out' } });

  it('goes on in the learner application by a token that works once, for a minute, there alone', async () => {
    const { body } = await act(admin);
    const url = new URL(body.url);
    expect([url.host.endsWith('learn.test:3000'), url.pathname, url.searchParams.get('student_view')]).toEqual([
      true,
      '/',
      '1',
    ]);
    const { body: signed } = await exchange(body.token);
    expect(signed.user).toMatchObject({ id: learner.userId, masquerader: { id: admin.userId } });
    expect((await exchange(body.token)).body.errorCode).toBe('token.invalid');
    const late = (await act(admin)).body;
    server.clock.advance(61_000);
    expect((await exchange(late.token)).body.errorCode).toBe('token.invalid');
    const wrong = (await act(admin)).body;
    const target = { token: wrong.token, target: 'STUDIO' };
    const refused = await call<Refusal>(server, 'POST /api/auth/sso/exchange', { organizationId, body: target });
    expect(refused.body.errorCode).toBe('token.invalid');
    const [entry] = await server.admin`select actor_user_id, changes from audit_entries
      where action = 'member.masquerade' and noun_id = ${String(learner.userId)} limit 1`;
    expect(entry).toMatchObject({ actor_user_id: admin.userId, changes: { reason: 'Helps out' } });
    const back = await call<Signed>(server, 'DELETE /api/auth/masquerade', { as: as(signed) });
    expect(back.body.user).toMatchObject({ id: admin.userId, masquerader: null });
  });

  it('is for administrators, never upward, never from within another masquerade', async () => {
    const peer = await givenMember(server, organizationId, 'administrator');
    const teacher = await givenMember(server, organizationId, 'instructor');
    expect((await act(teacher)).status).toBe(403);
    expect((await act(learner)).status).toBe(403);
    expect((await act(admin, peer.userId)).body.errorCode).toBe('masquerade.upward');
    expect((await act(admin, (await givenMember(server, await givenOrganization(server))).userId)).status).toBe(404);
    const { body: signed } = await exchange((await act(admin)).body.token);
    expect((await act(as(signed))).status).toBe(403);
    const create = await call<Refusal>(server, 'POST /api/auth/sso', { as: as(signed), body: {} });
    expect(create.body.errorCode).toBe('masquerade.forbidden');
  });

  it('comes to nothing when what it took has gone meanwhile', async () => {
    const [gone, lost, kept] = await Promise.all(
      [0, 1, 2].map(() => givenMember(server, organizationId, 'administrator')),
    );
    const raised = await givenMember(server, organizationId);
    const tokens = [await act(gone!), await act(lost!), await act(kept!, raised.userId)].map(({ body }) => body.token);
    await call(server, 'POST /api/auth/logout', { as: gone!, body: {} });
    await server.admin`delete from member_permission_sets where user_id = ${lost!.userId}`;
    await givePermissions(server, organizationId, raised.userId, ['organization_everything']);
    const answers = await Promise.all(tokens.map((token) => exchange(token)));
    expect(answers.map(({ body }) => body.errorCode)).toEqual(['auth-007', 'not-allowed', 'masquerade.upward']);
  });

  it('ends when the administrator signs out anywhere, and leaves the member’s own sessions alone', async () => {
    const own = await givenMember(server, organizationId, 'administrator');
    const first = (await signIn(server, own)).body;
    const studio = await handedOver(first);
    const { body: signed } = await exchange((await act(as(studio))).body.token);
    expect(await codeOf(signed)).toBeUndefined();
    await signOut(first);
    await vi.waitFor(async () => expect(await codeOf(signed)).toBe('auth-006'));
    expect((await call(server, 'GET /api/auth', { as: learner })).status).toBe(200);
  });
});
