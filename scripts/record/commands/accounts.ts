import { PASSWORD } from '../people.ts';
import { both, type Flow, type Page } from './flow.ts';

const OTHER_PASSWORD = 'Another-2026!';

interface SignedIn {
  access: string;
  refresh: string;
}

/** People come, prove who they are, change what is known of them, act for others, and go. */
export async function keepAccounts(flow: Flow): Promise<void> {
  await visit(flow);
  await register(flow);
  await changeProfile(flow);
  await useSessions(flow);
  await secondFactor(flow);
  await actAs(flow);
  await leave(flow);
}

async function visit(flow: Flow): Promise<void> {
  await flow.act('visitor', 'POST /api/contact/organization/1', {
    ...{
      name: 'Somebody',
      email: 'somebody@example.test',
      subject: 'Hello',
      message: 'Is there a course for beginners?',
    },
  });
  await flow.act('visitor', 'POST /api/email-subscription', { email: 'somebody@example.test' });
  await flow.act('visitor', 'DELETE /api/email-subscription?token=nothing');
  await flow.act('visitor', 'POST /api/auth/login', { email: 'learner@demo.test', password: 'wrong' });
  await flow.act('visitor', 'POST /api/auth/login', { email: 'nobody@demo.test', password: 'wrong' });
  await flow.act('visitor', 'POST /api/reset-password/student', { email: 'learner@demo.test' });
  await flow.act('visitor', 'POST /api/reset-password/acme', { email: 'learner@acme.test' });
  await flow.act('visitor', 'POST /api/reset-password/confirm', { token: 'nothing', newPassword: OTHER_PASSWORD });
  await flow.act('visitor', 'POST /api/auth/invitation', { token: 'nothing' });
  await flow.act('visitor', 'POST /api/auth/verify-email?token=nothing');
  for (const what of ['link', 'confirm', 'reject'])
    await flow.act('visitor', `POST /api/auth/email-change/${what}`, { token: 'nothing' });
  await flow.act('visitor', 'POST /api/frontend-logger', {
    entries: [{ level: 'error', message: 'It broke.', url: '/lms', at: '2035-03-05T09:00:00.000Z' }],
  });
}

/** The links of the mails that would have been sent, newest first. */
async function linksOf(flow: Flow, who: string): Promise<string[]> {
  const page = await flow.look<string>(who, '/outbox');
  const mails = [...String(page).matchAll(/href="(\/outbox\/\d+[^"]*)"/g)].map(([, href = '']) => href);
  const links: string[] = [];
  for (const href of mails.slice(0, 12)) {
    const mail = await flow.look<string>(who, href.replaceAll('&amp;', '&'));
    links.push(
      ...[...String(mail).matchAll(/[?&](?:amp;)?(?:token|invitation)=([\w.-]+)/g)].map(([, token = '']) => token),
    );
  }
  return links;
}

async function register(flow: Flow): Promise<void> {
  const extraFields = { city: 'Riyadh' }; // what the form asks for since the administrator has changed it
  await flow.act('visitor', 'POST /api/auth/register', {
    ...{ firstName: 'Rana', lastName: 'New', email: 'rana@example.test', password: 'short', extraFields: {} },
  });
  await flow.act('visitor', 'POST /api/auth/register', {
    ...{
      firstName: 'Rana',
      lastName: 'New',
      email: 'rana@example.test',
      password: PASSWORD,
      extraFields,
    },
  });
  await flow.act('visitor', 'POST /api/auth/register', {
    ...{ firstName: 'Rana', lastName: 'New', email: 'learner@demo.test', password: PASSWORD, extraFields: {} },
  });
  await flow.act('visitor', 'POST /api/auth/resend', { email: 'rana@example.test' });
  for (const token of new Set(await linksOf(flow, 'visitor'))) {
    await flow.act('visitor', 'POST /api/auth/invitation', { token });
    await flow.act('visitor', `POST /api/auth/verify-email?token=${token}`);
    await flow.act('visitor', 'POST /api/auth/accept-invitation', { token, newPassword: PASSWORD });
    await flow.act('visitor', 'POST /api/reset-password/confirm', { token, newPassword: OTHER_PASSWORD });
    await flow.act('visitor', `DELETE /api/email-subscription?token=${token}`);
  }
  const { data } = await flow.look<Page<{ userId: number }>>('admin', '/api/members?status=PENDING', '/api/members');
  const [pending] = data;
  if (pending) {
    await flow.act('admin', `POST /api/members/${pending.userId}/approve`);
    await flow.act('admin', `POST /api/members/${pending.userId}/reject`, { reason: 'We don’t know you.' });
  }
  await linksOf(flow, 'visitor');
  await linksOf(flow, 'visitor of acme');
  // the new password has ended the sessions
  const again = { email: 'learner@demo.test', password: OTHER_PASSWORD };
  flow.useToken('learner', (await flow.act<SignedIn>('learner', 'POST /api/auth/login', again)).access);
  const back = { oldPassword: OTHER_PASSWORD, newPassword: PASSWORD };
  await flow.act('learner', 'POST /api/users/change-password', back);
  await flow.signIn('learner');
}

async function changeProfile(flow: Flow): Promise<void> {
  const { id } = await flow.look<{ id: number }>('learner', '/api/auth');
  await flow.act('learner', `PATCH /api/users/${id}`, { firstName: 'Noura', lastName: 'Al-Amri', language: 'ar' });
  await flow.act('learner', `PATCH /api/users/${id}`, { extraFields: { city: 'Jeddah' } });
  await flow.act('learner', 'PATCH /api/users/2', { firstName: 'Somebody' });
  await flow.look('learner', '/api/auth', `/api/users/${id}`);
  await flow.look('instructor', '/api/courses/1/reports/grades', '/api/courses/1/enrolled-students');
  await flow.look('admin', `/api/members/${id}`, '/api/search?q=Al-Amri');
  const who = 'learner of acme';
  await flow.act(who, 'POST /api/users/change-password', { oldPassword: 'wrong', newPassword: OTHER_PASSWORD });
  await flow.act(who, 'POST /api/users/change-password', { oldPassword: PASSWORD, newPassword: OTHER_PASSWORD });
  await flow.act(who, 'POST /api/users/change-password', { oldPassword: OTHER_PASSWORD, newPassword: PASSWORD });
  await flow.signIn(who);
}

async function useSessions(flow: Flow): Promise<void> {
  const who = 'coach';
  const login = { email: 'coach@demo.test', password: PASSWORD };
  const second = await flow.act<SignedIn>(who, 'POST /api/auth/login', login);
  const { data } = await flow.look<Page<{ sessionId: string; isCurrent: boolean }>>(who, '/api/auth/sessions');
  const other = data.find(({ isCurrent }) => !isCurrent);
  await flow.act(who, 'POST /api/auth/refresh', { token: second.refresh });
  await flow.act(who, 'POST /api/auth/refresh', { token: second.refresh });
  await flow.look(who, `/api/auth/refresh?token=${second.refresh}`, '/api/auth/sessions');
  await flow.act(who, `DELETE /api/auth/sessions/${other?.sessionId}`);
  const handed = await flow.act<{ token: string }>('learner', 'POST /api/auth/sso', {
    organizationId: 2,
    target: 'LEARNER',
  });
  await flow.act('learner as a member of acme', 'POST /api/auth/sso/exchange', {
    token: handed.token,
    target: 'LEARNER',
  });
  const own = await flow.act<{ token: string }>('learner', 'POST /api/auth/sso', {
    organizationId: 2,
    target: 'LEARNER',
  });
  await flow.look('learner as a member of acme', `/api/auth/sso?token=${own.token}&target=LEARNER`);
  await flow.act('learner', 'POST /api/auth/sso', { target: 'STUDIO', path: '/studio' });
  await flow.act('instructor', 'POST /api/sse/ticket');
  await flow.act(who, 'POST /api/auth/logout', {});
  await flow.look(who, '/api/auth');
  await flow.signIn(who);
}

async function secondFactor(flow: Flow): Promise<void> {
  const who = 'coach';
  await flow.act(who, 'PUT /api/auth/two-factor', { isEnabled: true, password: 'wrong' });
  await flow.act(who, 'PUT /api/auth/two-factor', { isEnabled: true, password: PASSWORD });
  await flow.act(who, 'POST /api/auth/two-factor/recovery-codes', { password: PASSWORD });
  await flow.act(who, 'POST /api/auth/two-factor/totp', { password: PASSWORD });
  await flow.act(who, 'POST /api/auth/two-factor/totp/confirm', { code: '000000', password: PASSWORD });
  await flow.look(who, '/api/auth/two-factor');
  const asked = await flow.act<{ twoFactorToken: string }>('visitor', 'POST /api/auth/login', {
    ...{ email: 'coach@demo.test', password: PASSWORD },
  });
  await flow.act('visitor', 'POST /api/auth/resend', { token: asked.twoFactorToken });
  await flow.act('visitor', 'POST /api/auth/2fa', { token: asked.twoFactorToken, code: '000000' });
  await flow.act(who, 'DELETE /api/auth/two-factor/totp', { password: PASSWORD });
  await flow.act(who, 'PUT /api/auth/two-factor', { isEnabled: false, password: PASSWORD });
  await flow.look(who, '/api/auth/two-factor');
}

async function actAs(flow: Flow): Promise<void> {
  const { id: userId } = await flow.look<{ id: number }>('learner', '/api/auth');
  await flow.act('instructor', 'POST /api/auth/masquerade', { userId, reason: 'Out of curiosity' });
  await flow.act('admin', 'POST /api/auth/masquerade/sign-on', { userId, reason: 'To see what is wrong' });
  const acting = await flow.act<SignedIn>('admin', 'POST /api/auth/masquerade', {
    userId,
    reason: 'To see what is wrong',
  });
  flow.useToken('admin', acting.access);
  await flow.look('admin', '/api/auth', '/api/courses/1', '/api/members');
  await flow.act('admin', `PATCH /api/users/${userId}`, { firstName: 'Not me' });
  await flow.act('admin', 'POST /api/users/change-password', { oldPassword: PASSWORD, newPassword: OTHER_PASSWORD });
  await flow.act('admin', 'DELETE /api/auth/masquerade');
  await flow.signIn('admin');
}

/** Somebody deletes their account: what others see of them afterwards. */
async function leave(flow: Flow): Promise<void> {
  const who = 'learner of acme';
  const { id } = await flow.look<{ id: number }>(who, '/api/auth');
  await flow.act(who, 'DELETE /api/auth/account', { password: 'wrong' });
  await flow.act(who, 'DELETE /api/auth/account', { password: PASSWORD });
  await flow.look(who, '/api/auth', `/api/users/${id}`);
  await flow.look('admin of acme', `/api/members/${id}`, '/api/members', '/api/courses', `/api/users/${id}`);
  await flow.act('visitor of acme', 'POST /api/auth/login', { email: 'learner@acme.test', password: PASSWORD });
  await flow.act('admin of acme', 'POST /api/announcements', { title: both('One less') });
}
