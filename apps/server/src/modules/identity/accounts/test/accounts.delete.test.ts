import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { TEST_PASSWORD } from '../../../../../test/support/constants.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { mailsTo, type Refusal, register, signIn } from './accounts.factory.ts';

const server = testServer();
let here: number;
let there: number;

beforeAll(async () => {
  here = await givenOrganization(server);
  there = await givenOrganization(server);
});

const remove = (as: Pick<TestMember, 'headers'>, password = TEST_PASSWORD) =>
  call<Refusal>(server, 'DELETE /api/auth/account', { as, body: { password } });

describe('deleting an account', () => {
  it('forgets who it was in every organisation, keeps its number, and frees the address', async () => {
    const learner = await givenMember(server, here);
    await register(server, there, learner.email);
    expect((await remove(learner)).status).toBe(200);
    expect((await call<Refusal>(server, 'GET /api/auth', { as: learner })).body.errorCode).toBe('auth-006');
    const members = await server.admin`
      select status, first_name, email, search_text from members where user_id = ${learner.userId}`;
    expect(members).toHaveLength(2);
    for (const member of members) {
      expect(member).toMatchObject({ status: 'DISABLED', first_name: '—' });
      expect(JSON.stringify(member)).not.toContain(learner.email);
    }
    expect((await signIn<Refusal>(server, learner)).body.errorCode).toBe('auth-003');
    const signals = await server.admin`select organization_id from signals where name = 'account.deleted'
      and (payload->>'userId')::bigint = ${learner.userId} order by organization_id`;
    expect(signals.map((signal) => signal.organization_id)).toEqual([here, there]);
    expect((await mailsTo(server, learner.email))[0]?.template).toBe('accountDeleted');
    expect((await register(server, here, learner.email)).status).toBe(201);
  });

  it('needs the password', async () => {
    const learner = await givenMember(server, here);
    expect((await remove(learner, 'Wrong-Horse-1')).body.errorCode).toBe('password.old-wrong');
    expect((await call(server, 'GET /api/auth', { as: learner })).status).toBe(200);
    const anonymous = await call(server, 'DELETE /api/auth/account', { organizationId: here, body: { password: 'x' } });
    expect(anonymous.status).toBe(401);
  });

  it('is refused to the last administrator of an organisation, even when two go at the same moment', async () => {
    const organizationId = await givenOrganization(server);
    const first = await givenMember(server, organizationId, 'administrator');
    expect((await remove(first)).body).toMatchObject({ status: 409, errorCode: 'organization.last-administrator' });
    const second = await givenMember(server, organizationId, 'administrator');
    const answers = await Promise.all([remove(first), remove(second)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });
});
