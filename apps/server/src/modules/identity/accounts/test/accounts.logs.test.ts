import { expect, it } from 'vitest';
import { givenMember, givenOrganization } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { TEST_PASSWORD } from '../../../../../test/support/constants.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { createLog } from '../../../../kernel/log.ts';
import { bearing, codeOf, linkParameter, mailsTo, NEW_PASSWORD, type Signed, signIn } from './accounts.factory.ts';

const lines: string[] = [];
const server = testServer({}, createLog('trace', { write: (line: string) => void lines.push(line) }));

it('no token, password or code ever reaches the log, not even the most talkative one', async () => {
  const organizationId = await givenOrganization(server);
  const learner = await givenMember(server, organizationId);
  const secrets: (string | undefined)[] = [TEST_PASSWORD, NEW_PASSWORD];
  const { body } = await signIn(server, learner);
  const as = bearing(body.access, organizationId);
  const refreshed = await call<Signed>(server, `GET /api/auth/refresh?token=${body.refresh}`, { as });
  secrets.push(body.access, body.refresh, refreshed.body.access, refreshed.body.refresh);
  const ticket = await call<{ token: string }>(server, 'POST /api/auth/sso', { as, body: {} });
  await call(server, `GET /api/auth/sso?token=${ticket.body.token}`, { organizationId });
  await call(server, `GET /api/auth/sso?token=${ticket.body.token}`, { organizationId });
  await call(server, 'POST /api/reset-password/student', { organizationId, body: { email: learner.email } });
  const link = linkParameter((await mailsTo(server, learner.email))[0], 'token');
  await call(server, 'POST /api/reset-password/confirm', {
    organizationId,
    body: { token: link, newPassword: NEW_PASSWORD },
  });
  await call(server, `POST /api/auth/verify-email?token=${link}`, { organizationId });
  await call(server, 'POST /api/auth/email-change', {
    as: bearing((await signIn(server, { ...learner, password: NEW_PASSWORD })).body.access, organizationId),
    body: { newEmail: 'moved@example.test', password: NEW_PASSWORD },
  });
  const oldLink = linkParameter((await mailsTo(server, learner.email))[0], 'token');
  const newLink = linkParameter((await mailsTo(server, 'moved@example.test'))[0], 'token');
  await call(server, 'POST /api/auth/email-change/link', { organizationId, body: { token: oldLink } });
  await call(server, 'POST /api/auth/email-change/confirm', { organizationId, body: { token: newLink } });
  await call(server, 'POST /api/auth/email-change/reject', { organizationId, body: { token: oldLink } });
  secrets.push(oldLink, newLink);
  await server.admin`update users set two_factor_enabled = true where user_id = ${learner.userId}`;
  const second = await signIn(server, { ...learner, password: NEW_PASSWORD });
  const code = codeOf((await mailsTo(server, learner.email))[0]);
  await call(server, 'POST /api/auth/2fa', { organizationId, body: { token: second.body.twoFactorToken, code } });
  secrets.push(ticket.body.token, link, second.body.twoFactorToken, code);
  // a retired refresh token is the one thing here that is worth a warning
  server.clock.advance(30_000);
  const third = await signIn(server, { ...learner, password: NEW_PASSWORD });
  await call(server, 'POST /api/auth/refresh', { organizationId, body: { token: third.body.refresh } });

  expect(lines.length).toBeGreaterThan(10);
  const log = lines.join('\n');
  expect(log).toContain('signIn');
  for (const secret of secrets) {
    expect(secret).toBeTruthy();
    expect(log).not.toContain(secret);
  }
});
