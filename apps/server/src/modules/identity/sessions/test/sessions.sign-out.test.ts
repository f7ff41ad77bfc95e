import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { bearing, mailsTo, type Refusal, type Signed, signIn } from '../../accounts/test/accounts.factory.ts';
import type { Session } from '../sessions.schemas.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

const server = testServer();
let organizationId: number;
let learner: TestMember;

beforeAll(async () => {
  organizationId = await givenOrganization(server);
});

const open = async (userAgent: string): Promise<Signed> =>
  (await signIn(server, { ...learner, sent: { 'user-agent': userAgent } })).body;
const code = async (access: string) =>
  (await call<Refusal>(server, 'GET /api/auth', { as: bearing(access, organizationId) })).body.errorCode;

describe('signing out', () => {
  beforeAll(async () => {
    learner = await givenMember(server, organizationId);
  });

  it('ends this session at once and no other', async () => {
    const [here, there] = [await open(LAPTOP), await open(PHONE)];
    expect(await code(here.access)).toBeUndefined();
    await call(server, 'POST /api/auth/logout', { as: bearing(here.access, organizationId), body: {} });
    expect(await code(here.access)).toBe('auth-006');
    expect(await code(there.access)).toBeUndefined();
    const again = await call<Refusal>(server, 'POST /api/auth/refresh', {
      organizationId,
      body: { token: here.refresh },
    });
    expect(again.body.errorCode).toBe('auth-007');
  });

  it('with removeAll ends every session of the person', async () => {
    const [here, there] = [await open(LAPTOP), await open(PHONE)];
    expect(await code(there.access)).toBeUndefined();
    await call(server, 'POST /api/auth/logout', {
      as: bearing(here.access, organizationId),
      body: { removeAll: true },
    });
    expect(await code(here.access)).toBe('auth-006');
    expect(await code(there.access)).toBe('auth-006');
  });

  it('works by the refresh token when the access token ran out', async () => {
    const here = await open(LAPTOP);
    server.clock.advance(16 * 60_000);
    const as = bearing(here.access, organizationId);
    expect((await call(server, 'POST /api/auth/logout', { as, body: { token: here.refresh } })).status).toBe(200);
    const again = await call<Refusal>(server, 'POST /api/auth/refresh', {
      organizationId,
      body: { token: here.refresh },
    });
    expect(again.body.errorCode).toBe('auth-007');
  });

  it('says yes to somebody who is not signed in', async () => {
    expect((await call(server, 'POST /api/auth/logout', { organizationId, body: {} })).status).toBe(200);
    expect((await call(server, 'POST /api/auth/logout', { organizationId })).status).toBe(200);
  });
});

describe('the list of sessions', () => {
  beforeAll(async () => {
    learner = await givenMember(server, organizationId);
    await server.admin`update sessions set ended_at = now() where user_id = ${learner.userId}`;
  });

  it('names devices, and one of them can be signed out', async () => {
    const [here, there] = [await open(LAPTOP), await open(PHONE)];
    const as = bearing(here.access, organizationId);
    const { body } = await call<{ data: Session[] }>(server, 'GET /api/auth/sessions', { as });
    expect(body.data).toHaveLength(2);
    // the one in use comes first, though the other has been used later
    await server.admin`update sessions set last_seen_at = last_seen_at + interval '1 minute' where session_id = ${body.data.find((session) => !session.isCurrent)!.sessionId}`;
    const { body: later } = await call<{ data: Session[] }>(server, 'GET /api/auth/sessions', { as });
    expect(later.data.map((session) => session.isCurrent)).toEqual([true, false]);
    expect(body.data.find((session) => session.isCurrent)).toMatchObject({ browser: 'Chrome', system: 'Linux' });
    const other = body.data.find((session) => !session.isCurrent);
    expect(other).toMatchObject({ browser: 'Safari', system: 'iOS' });
    expect((await call(server, `DELETE /api/auth/sessions/${other?.sessionId}`, { as })).status).toBe(200);
    expect(await code(there.access)).toBe('auth-006');
    expect(await code(here.access)).toBeUndefined();
  });

  it('does not let anybody end or see the sessions of others', async () => {
    const here = await open(LAPTOP);
    const other = await givenMember(server, organizationId);
    const { body } = await call<{ data: Session[] }>(server, 'GET /api/auth/sessions', {
      as: bearing(here.access, organizationId),
    });
    for (const { sessionId } of body.data)
      expect((await call(server, `DELETE /api/auth/sessions/${sessionId}`, { as: other })).status).toBe(404);
    expect(await code(here.access)).toBeUndefined();
    expect((await call(server, 'DELETE /api/auth/sessions/none', { as: other })).status).toBe(400);
    expect((await call(server, 'GET /api/auth/sessions', { organizationId })).status).toBe(401);
  });
});

describe('a sign-in from a new kind of device', () => {
  it('is reported by a signal, but not the first ever and not an update of the browser', async () => {
    learner = await givenMember(server, organizationId);
    const notified = async () =>
      (
        await server.admin<{ payload: Record<string, unknown> }[]>`
          select payload from signals where name = 'session.opened-on-new-device' and (payload->>'userId')::bigint = ${learner.userId}`
      ).map((row) => row.payload);
    await open(LAPTOP);
    await open(LAPTOP.replace('130', '131'));
    expect(await notified()).toEqual([]);
    await open(PHONE);
    expect(await notified()).toMatchObject([{ userId: learner.userId, browser: 'Safari', system: 'iOS' }]);
    await open(PHONE);
    expect(await notified()).toHaveLength(1);
    const [mail] = await mailsTo(server, learner.email);
    expect(mail?.template).toBe('newDevice');
    expect(mail?.text).toMatch(/Safari.*iOS/);
    expect(mail?.text).toContain('/profile?tab=security');
  });
});
