import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { bearing, type Refusal, signIn, someEmail } from './accounts.factory.ts';

const work = vi.hoisted(() => {
  vi.resetModules(); // files share their modules, but for the one that is replaced here
  return { hashes: [] as string[] };
});
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...original,
    verify: (hash: string, password: string) => {
      work.hashes.push(hash.split('$').slice(0, 4).join('$'));
      return original.verify(hash, password);
    },
  };
});

afterAll(() => {
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});

const server = testServer();
let organizationId: number;
let learner: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  learner = await givenMember(server, organizationId);
});
beforeEach(async () => {
  await server.admin`delete from rate_limits`;
});

describe('signing in', () => {
  it('answers tokens that work, the portals and the user', async () => {
    const answer = await signIn(server, learner);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      portals: { isAdministrator: false, isInstructor: false, isCoach: false },
      user: {
        id: learner.userId,
        email: learner.email,
        status: 'ACTIVE',
        masquerader: null,
        forceResetPassword: false,
      },
    });
    const me = await call<{ id: number }>(server, 'GET /api/auth', { as: bearing(answer.body.access, organizationId) });
    expect(me.body.id).toBe(learner.userId);
  });

  it('takes the address in capitals and with blanks around it', async () => {
    const answer = await signIn(server, { ...learner, email: ` ${learner.email.toUpperCase()} ` });
    expect(answer.status).toBe(200);
  });

  it('keeps no refresh token that could be used by who reads the database', async () => {
    const { body } = await signIn(server, learner);
    const rows = await server.admin<{ token_hash: string }[]>`select token_hash from refresh_tokens`;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.token_hash)).not.toContain(body.refresh);
  });

  it('ignores a bearer token that ran out', async () => {
    const answer = await signIn(server, { ...learner, sent: { authorization: 'Bearer nonsense' } });
    expect(answer.status).toBe(200);
  });
});

describe('a refused sign-in', () => {
  it('is the same for a wrong password and an unknown account, and costs the same hash (auth-003)', async () => {
    work.hashes.length = 0;
    const wrong = await signIn<Refusal>(server, { ...learner, password: 'Wrong-Horse-1' });
    const unknown = await signIn<Refusal>(server, { ...learner, email: someEmail(), password: 'Wrong-Horse-1' });
    expect(wrong.body).toMatchObject({ status: 401, errorCode: 'auth-003' });
    expect(unknown.body).toEqual(wrong.body);
    expect(work.hashes).toHaveLength(2);
    expect(work.hashes[0]).toContain('argon2id');
    const { passwordMemoryKib } = server.platform.config;
    expect(work.hashes[1]).toContain(`m=${passwordMemoryKib},`);
  });

  it('says that somebody is no member only when the password was right (auth-002)', async () => {
    const other = await givenOrganization(server);
    const right = await signIn<Refusal>(server, { ...learner, organizationId: other });
    const wrong = await signIn<Refusal>(server, { ...learner, organizationId: other, password: 'Wrong-Horse-1' });
    expect(right.body).toMatchObject({ status: 403, errorCode: 'auth-002' });
    expect(wrong.body).toMatchObject({ status: 401, errorCode: 'auth-003' });
  });

  it.each([
    ['DISABLED', 'auth-001'],
    ['REJECTED', 'auth-001'],
    ['PENDING', 'auth-009'],
    ['INVITED', 'auth-010'],
  ])('informs a member who is %s: %s', async (status, errorCode) => {
    const member = await givenMember(server, organizationId, 'learner', { status });
    expect((await signIn<Refusal>(server, member)).body).toMatchObject({ status: 403, errorCode });
  });

  it('asks for a confirmed address where the organisation requires one (auth-010)', async () => {
    const strict = await givenOrganization(server, { email_verification_required: true });
    const member = await givenMember(server, strict);
    expect((await signIn(server, member)).status).toBe(200);
    await server.admin`update users set email_verified_at = null where user_id = ${member.userId}`;
    expect((await signIn<Refusal>(server, member)).body).toMatchObject({ status: 403, errorCode: 'auth-010' });
  });

  it('comes with a time to wait after too many tries of one account, known or not (auth-004)', async () => {
    for (const email of [learner.email, someEmail()]) {
      const answers = [];
      for (let turn = 0; turn < 11; turn += 1)
        answers.push(await signIn<Refusal>(server, { email, organizationId, password: 'Wrong-Horse-1' }));
      expect(answers.slice(0, 10).every((answer) => answer.body.errorCode === 'auth-003')).toBe(true);
      expect(answers[10]?.body).toMatchObject({ status: 429, errorCode: 'auth-004' });
      expect(Number(answers[10]?.headers['retry-after'])).toBeGreaterThan(0);
    }
    const held = await signIn<Refusal>(server, { email: learner.email, organizationId });
    expect(held.body.errorCode).toBe('auth-004');
    server.clock.advance(16 * 60_000);
    expect((await signIn(server, learner)).status).toBe(200);
  });

  const guess = (email: string, from: string, sent: Record<string, string> = {}) =>
    signIn<Refusal>(server, {
      email,
      organizationId,
      password: 'Wrong-Horse-1',
      sent: { 'x-forwarded-for': from, ...sent },
    });

  it('locks out who guesses, not the person elsewhere; and says for how long in the language of the reader', async () => {
    for (let turn = 0; turn < 10; turn += 1) await guess(learner.email, '192.0.2.40');
    server.clock.advance(4 * 60_000);
    const held = await guess(learner.email, '192.0.2.40');
    expect(held.body).toMatchObject({ status: 429, message: 'Too many attempts. Try again in 11 minutes.' });
    const arabic = await guess(learner.email, '192.0.2.40', { language: 'ar' });
    expect(arabic.body).toMatchObject({ message: expect.stringMatching(/بعد ..? ?دقيقة/) });
    expect((await signIn(server, { ...learner, sent: { 'x-forwarded-for': '192.0.2.41' } })).status).toBe(200);
    // all of an IPv6 network is one
    for (let turn = 0; turn < 10; turn += 1) await guess(learner.email, `2001:db8:1:2::${turn}`);
    expect((await guess(learner.email, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await guess(learner.email, '2001:db8:1:3::1')).status).toBe(401);
  });

  it('never comes to a browser in which the person has signed in, whatever is tried elsewhere', async () => {
    const first = await signIn(server, { ...learner, sent: { 'x-forwarded-for': '192.0.2.50' } });
    const [cookie = ''] = String(first.headers['set-cookie']).split(';');
    expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly/);
    for (let turn = 0; turn < 101; turn += 1) await guess(learner.email, `192.0.2.${60 + (turn % 20)}`);
    const unknown = await signIn<Refusal>(server, { ...learner, sent: { 'x-forwarded-for': '192.0.2.51' } });
    expect(unknown.body.errorCode).toBe('auth-004');
    const known = await signIn(server, { ...learner, sent: { cookie, 'x-forwarded-for': '192.0.2.51' } });
    expect(known.status).toBe(200);
    // it has tries of its own, and is somebody's: made up or for another account it opens nothing
    const other = await givenMember(server, organizationId);
    for (let turn = 0; turn < 10; turn += 1) await guess(other.email, '192.0.2.52', { cookie });
    expect((await guess(other.email, '192.0.2.52', { cookie })).status).toBe(429);
    const made = `${cookie.slice(0, -3)}abc`;
    expect((await signIn<Refusal>(server, { ...learner, sent: { cookie: made } })).body.errorCode).toBe('auth-004');
    for (let turn = 0; turn < 10; turn += 1) await guess(learner.email, '192.0.2.53', { cookie });
    expect((await guess(learner.email, '192.0.2.53', { cookie })).status).toBe(429);
  });

  it('comes after too many failures from one address, whatever the account', async () => {
    const from = { 'x-forwarded-for': '192.0.2.7' };
    await server.admin`delete from rate_limits`;
    for (let turn = 0; turn < 100; turn += 1)
      await signIn(server, { email: someEmail(), organizationId, password: 'Wrong-Horse-1', sent: from });
    const held = await signIn<Refusal>(server, { ...learner, sent: from });
    expect(held.body.errorCode).toBe('auth-004');
    expect((await signIn(server, { ...learner, sent: { 'x-forwarded-for': '192.0.2.8' } })).status).toBe(200);
  });

  it('names the fields that are missing', async () => {
    const answer = await call<Refusal>(server, 'POST /api/auth/login', { organizationId, body: { email: 'a@b.test' } });
    expect(answer.body).toMatchObject({ status: 400, details: [{ path: 'password', code: 'required' }] });
  });
});

describe('a call with a token', () => {
  it('that ran out says so without a code, so that the client refreshes', async () => {
    const { body } = await signIn(server, learner);
    server.clock.advance(15 * 60_000 + 1000);
    const answer = await call<Refusal>(server, 'GET /api/auth', { as: bearing(body.access, organizationId) });
    expect(answer.body).toMatchObject({ status: 401, errorCode: 'not-authenticated' });
  });

  it('that was never ours is auth-006', async () => {
    const answer = await call<Refusal>(server, 'GET /api/auth', { as: bearing('x.y.z', organizationId) });
    expect(answer.body).toMatchObject({ status: 401, errorCode: 'auth-006' });
  });

  it('is refused at once when the member is disabled (auth-001)', async () => {
    const member = await givenMember(server, organizationId);
    const { body } = await signIn(server, member);
    const as = bearing(body.access, organizationId);
    expect((await call(server, 'GET /api/auth', { as })).status).toBe(200);
    const admin = await givenMember(server, organizationId, 'administrator');
    expect((await call(server, `POST /api/members/${member.userId}/disable`, { as: admin })).status).toBeLessThan(300);
    await vi.waitFor(async () =>
      expect((await call<Refusal>(server, 'GET /api/auth', { as })).body.errorCode).toBe('auth-001'),
    );
  });

  it('of a member of another organisation is auth-002', async () => {
    const stranger = await givenMember(server, await givenOrganization(server));
    const answer = await call<Refusal>(server, 'GET /api/auth', { as: bearing(stranger.access, organizationId) });
    expect(answer.body).toMatchObject({ status: 403, errorCode: 'auth-002' });
  });
});
