// @vitest-environment happy-dom
import type { Profile } from '@sullam/api-client/schema.gen.ts';
import { BOTH_DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, jsonResponse, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { feature as profile } from '../../profile/profile.feature.ts';
import { feature as auth } from '../auth.feature.ts';

const LANDING = {
  path: '/landing-page',
  load: async () => () => <p>landing</p>,
  access: { requiresAuth: false },
} as const;
const SCREENS = [...(auth.screens ?? []), LANDING, ...(profile.screens ?? [])];
const refusal = (status: number, errorCode: string) => () =>
  jsonResponse(status, { message: `words of ${errorCode}`, status, errorCode });
const PROFILE: Profile = {
  id: 7,
  firstName: 'Salma',
  lastName: 'Haddad',
  names: { firstName: 'Salma', lastName: 'Haddad', otherFirstName: null, otherLastName: null },
  email: 'salma@example.org',
  profileImage: null,
  profileMedia: null,
  language: 'en',
  extraFields: [],
  portals: TEST_USER.portals,
  status: 'ACTIVE',
  joinedAt: '2026-01-01T00:00:00Z',
};
const signedIn = { ...sessionFor(900), user: TEST_USER };

describe.each(BOTH_DIRECTIONS)('sign-in in $language', ({ language, dir }) => {
  const open = (responses: Responses, at = '/auth/login') =>
    renderScreen({ screens: SCREENS, at, language, responses });

  const fill = async (
    kit: Awaited<ReturnType<typeof open>>['kit'],
    email = 'salma@example.org',
    password = 'Secret-1!',
  ) => {
    const t = kit.wording.get();
    const emailField = await screen.findByRole('textbox', { name: new RegExp(t('auth.login.email')) });
    fireEvent.input(emailField, { target: { value: email } });
    const passwordField = document.querySelector<HTMLInputElement>('input[name=password]');
    if (passwordField) fireEvent.input(passwordField, { target: { value: password } });
    fireEvent.click(screen.getByRole('button', { name: t('auth.login.submit') }));
  };

  it('keeps the tokens and goes to the first page of the reader', async () => {
    const { kit, address } = await open({ 'POST /api/auth/login': signedIn });
    expect(document.documentElement.dir).toBe(dir);
    await fill(kit);
    await waitFor(() => expect(address()).toBe('/landing-page'));
    expect(kit.session.get()?.access).toBe('access-1');
  });

  it('goes back to the page that was asked for', async () => {
    const { kit, address } = await open(
      {
        'POST /api/auth/login': signedIn,
        'GET /api/users/7': PROFILE,
        'GET /api/organizations-dashboard/registration': { data: [], version: 1 },
      },
      '/profile?tab=account',
    );
    expect(address()).toBe('/auth/login');
    expect(await screen.findByText(kit.wording.get()('auth.login.ledHere'))).toBeTruthy();
    await fill(kit);
    await waitFor(() => expect(address()).toBe('/profile?tab=account'));
  });

  it('says why it is shown only to who was led here from a page', async () => {
    const { kit } = await open({});
    const t = kit.wording.get();
    expect(await screen.findByText(t('auth.login.intro'))).toBeTruthy();
    expect(screen.queryByText(t('auth.login.ledHere'))).toBeNull();
    cleanup();
    const closed = await renderScreen({
      screens: SCREENS,
      at: '/profile',
      language,
      bootstrap: bootstrapWith({}, { 'self-registration': false }),
      responses: {},
    });
    expect(await screen.findByText(closed.kit.wording.get()('auth.login.ledHereMember'))).toBeTruthy();
  });

  it('offers the people of the demo by their roles, each a press away, and nobody outside of it', async () => {
    const sent: unknown[] = [];
    const accounts = [
      { role: 'learner', email: 'learner@demo.test' },
      { role: 'administrator', email: 'admin@demo.test' },
    ] as const;
    const { kit, address } = await renderScreen({
      screens: SCREENS,
      at: '/auth/login',
      language,
      bootstrap: bootstrapWith({ demo: { password: 'Open-2026!', accounts } }),
      responses: {
        'POST /api/auth/login': (_, body) => {
          sent.push(body);
          return signedIn;
        },
      },
    });
    const t = kit.wording.get();
    expect(await screen.findByRole('button', { name: t('auth.demo.learner') })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('auth.demo.administrator') }));
    await waitFor(() => expect(address()).toBe('/landing-page'));
    expect(sent).toEqual([{ email: 'admin@demo.test', password: 'Open-2026!' }]);
    cleanup();
    await open({});
    await screen.findByRole('button', { name: t('auth.login.submit') });
    expect(screen.queryByText(t('auth.demo.title'))).toBeNull();
  });

  it("shows the server's words for wrong credentials, and nothing is kept", async () => {
    const { kit, toasts } = await open({ 'POST /api/auth/login': refusal(401, 'auth-003') });
    await fill(kit);
    expect((await screen.findByRole('alert')).textContent).toContain('words of auth-003');
    expect(kit.session.get()).toBeNull();
    expect(toasts).toEqual([]);
  });

  it('offers a new link where the address is not confirmed (auth-010)', async () => {
    const { kit, calls, toasts } = await open({
      'POST /api/auth/login': refusal(403, 'auth-010'),
      'POST /api/auth/resend': (_query: unknown, body: unknown) => {
        expect(body).toEqual({ email: 'salma@example.org' });
        return { ok: true };
      },
    });
    await fill(kit, ' salma@example.org ');
    fireEvent.click(await screen.findByRole('button', { name: kit.wording.get()('auth.verifyEmail.resend') }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(calls).toContain('POST /api/auth/resend');
  });

  it('asks nothing of the server while a field is empty', async () => {
    const { kit, calls } = await open({});
    await fill(kit, '', '');
    expect(await screen.findAllByText(kit.wording.get()('errors.rules.required'))).not.toHaveLength(0);
    expect(calls).toEqual([]);
  });

  it('goes on to the second step, which a reload does not lose, and finishes it', async () => {
    const step = {
      twoFactorToken: 'step-1',
      expiresAt: '2026-03-01T10:10:00Z',
      method: 'EMAIL' as const,
      sentTo: 's•••@example.org',
    };
    const { kit, address } = await open({
      'POST /api/auth/login': step,
      'POST /api/auth/2fa': (_query: unknown, body: unknown) => {
        const { code } = body as { code: string };
        return code === '123456' ? signedIn : refusal(401, 'auth-008')();
      },
    });
    await fill(kit);
    await waitFor(() => expect(address()).toBe('/auth/verification-code'));
    const t = kit.wording.get();
    const code = await screen.findByRole('textbox', { name: t('auth.twoFactor.code') });
    fireEvent.change(code, { target: { value: '111111' } });
    expect(await screen.findByText('words of auth-008')).toBeTruthy();
    fireEvent.change(code, { target: { value: '١٢٣٤٥٦' } });
    await waitFor(() => expect(kit.session.get()?.user.id).toBe(7));
    expect(kit.sessionStorage.getItem('sullam.second-step')).toBeNull();
  });

  it('stays where it is for somebody who has to choose a new password first', async () => {
    const { kit, address, calls } = await open({
      'POST /api/auth/login': { ...signedIn, user: { ...TEST_USER, forceResetPassword: true } },
    });
    await fill(kit);
    await waitFor(() => expect(kit.session.get()?.user.forceResetPassword).toBe(true));
    expect(address()).toBe('/auth/login');
    expect(calls).toEqual(['POST /api/auth/login']);
  });

  it('leads from the second step back to the first when there is none', async () => {
    const { address } = await open({}, '/auth/verification-code');
    await waitFor(() => expect(address()).toBe('/auth/login'));
  });
});
