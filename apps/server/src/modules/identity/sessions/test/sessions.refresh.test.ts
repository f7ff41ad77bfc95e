import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { systemContext } from '../../../../kernel/context.ts';
import { bearing, type Refusal, type Signed, signIn } from '../../accounts/test/accounts.factory.ts';

const server = testServer();
let organizationId: number;
let learner: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
  learner = await givenMember(server, organizationId);
});

const refresh = (token: string) =>
  call<Signed & Refusal>(server, 'POST /api/auth/refresh', { organizationId, body: { token } });
const whoAmI = (access: string) => call<Refusal>(server, 'GET /api/auth', { as: bearing(access, organizationId) });

describe('refreshing', () => {
  it('gives a new pair and retires the token', async () => {
    const { body: first } = await signIn(server, learner);
    const { status, body: second } = await refresh(first.refresh);
    expect(status).toBe(200);
    expect(second.refresh).not.toBe(first.refresh);
    expect(second.user.id).toBe(learner.userId);
    expect((await whoAmI(second.access)).status).toBe(200);
    expect((await refresh(second.refresh)).status).toBe(200);
  });

  it('works by GET too, and with an access token that ran out beside it', async () => {
    const { body } = await signIn(server, learner);
    server.clock.advance(20 * 60_000);
    const answer = await call<Signed>(server, `GET /api/auth/refresh?token=${body.refresh}`, {
      as: bearing(body.access, organizationId),
    });
    expect(answer.status).toBe(200);
    expect((await whoAmI(answer.body.access)).status).toBe(200);
  });

  it('is due after a quarter of an hour, also with an access token that was good before', async () => {
    const { body } = await signIn(server, learner);
    expect((await whoAmI(body.access)).status).toBe(200);
    server.clock.advance(15 * 60_000);
    expect(await whoAmI(body.access)).toMatchObject({ status: 401, body: { errorCode: 'not-authenticated' } });
  });

  it('gives every one of ten tabs that refresh at the same moment a pair that works', async () => {
    const { body } = await signIn(server, learner);
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(body.refresh)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => answer.body.refresh)).size).toBe(10);
    for (const answer of answers) expect((await whoAmI(answer.body.access)).status).toBe(200);
    const next = await Promise.all(answers.map((answer) => refresh(answer.body.refresh)));
    expect(next.map((answer) => answer.status)).toEqual(Array(10).fill(200));
  });

  it('ends the whole family when a retired token turns up later (auth-007), at once', async () => {
    const { body: first } = await signIn(server, learner);
    const { body: second } = await refresh(first.refresh);
    expect((await whoAmI(second.access)).status).toBe(200);
    server.clock.advance(21_000);
    expect((await refresh(first.refresh)).body).toMatchObject({ status: 401, errorCode: 'auth-007' });
    expect((await whoAmI(second.access)).body).toMatchObject({ status: 401, errorCode: 'auth-006' });
    expect((await refresh(second.refresh)).body.errorCode).toBe('auth-007');
  });

  it('leaves the other sessions of the person alone when one family ends', async () => {
    const { body: here } = await signIn(server, learner);
    const { body: there } = await signIn(server, learner);
    await refresh(here.refresh);
    server.clock.advance(21_000);
    await refresh(here.refresh);
    expect((await refresh(there.refresh)).status).toBe(200);
  });

  it('refuses a token that is unknown or too old (auth-007)', async () => {
    expect((await refresh('unknown')).body).toMatchObject({ status: 401, errorCode: 'auth-007' });
    const { body } = await signIn(server, learner);
    server.clock.advance(31 * 86_400_000);
    expect((await refresh(body.refresh)).body.errorCode).toBe('auth-007');
  });

  it('goes on as long as it is used, up to half a year', async () => {
    let { body } = await signIn(server, learner);
    for (let turn = 0; turn < 8; turn += 1) {
      server.clock.advance(22 * 86_400_000);
      ({ body } = await refresh(body.refresh));
      expect(body.access).toBeDefined();
    }
    server.clock.advance(22 * 86_400_000);
    expect((await refresh(body.refresh)).body.errorCode).toBe('auth-007');
  });

  it('is refused to a member who was disabled meanwhile (auth-001)', async () => {
    const member = await givenMember(server, organizationId);
    const { body } = await signIn(server, member);
    await server.admin`update members set status = 'DISABLED' where user_id = ${member.userId}`;
    expect((await refresh(body.refresh)).body).toMatchObject({ status: 403, errorCode: 'auth-001' });
  });
});

describe('the nightly clearing', () => {
  it('takes what is long over and leaves what may still be needed', async () => {
    const { body: old } = await signIn(server, learner);
    await call(server, 'POST /api/auth/logout', { as: bearing(old.access, organizationId), body: {} });
    server.clock.advance(15 * 86_400_000);
    const { body: open } = await signIn(server, learner);
    const { body: next } = await refresh(open.refresh);
    const job = server.app.jobs.find((candidate) => candidate.name === 'sessions.forget-old');
    await job?.run(systemContext(server.platform, organizationId), {});
    const rows =
      await server.admin`select ended_at, expires_at from sessions where organization_id = ${organizationId}`;
    const before = server.clock.now().getTime() - 14 * 86_400_000;
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect((row.ended_at ?? row.expires_at).getTime()).toBeGreaterThan(before);
    expect((await refresh(next.refresh)).status).toBe(200);
    expect(await server.admin`select 1 from rate_limits where window_ends_at < ${server.clock.now()}`).toEqual([]);
  });
});
