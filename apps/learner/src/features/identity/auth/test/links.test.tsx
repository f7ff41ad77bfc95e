// @vitest-environment happy-dom
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { feature as auth } from '../auth.feature.ts';

const LANDING = {
  path: '/landing-page',
  load: async () => () => <p>landing</p>,
  access: { requiresAuth: false },
} as const;
const SCREENS = [...(auth.screens ?? []), LANDING];
const GOOD = 'Another-Horse-2';
const refusal =
  (errorCode: string, path = 'newPassword') =>
  () =>
    jsonResponse(400, {
      message: `words of ${errorCode}`,
      status: 400,
      errorCode,
      details: [{ path, code: errorCode, message: `words of ${errorCode}` }],
    });
const type = (name: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!field) throw new Error(`there is no field ${name}`);
  fireEvent.change(field, { target: { value } });
};

describe('the links of mails', () => {
  const open = (at: string, responses: Responses = {}) => renderScreen({ screens: SCREENS, at, responses });

  it('ask for a new password, and never reveal whether there is an account', async () => {
    const { kit } = await open('/auth/forget-password', { 'POST /api/reset-password/student': { ok: true } });
    const t = kit.wording.get();
    fireEvent.input(await screen.findByRole('textbox'), { target: { value: 'salma@example.org' } });
    fireEvent.click(screen.getByRole('button', { name: t('auth.forgetPassword.submit') }));
    expect(await screen.findByText(t('auth.forgetPassword.sentTitle'))).toBeTruthy();
  });

  it('set a new password that keeps all rules, and say so', async () => {
    const sent: unknown[] = [];
    const { kit, calls } = await open('/auth/reset-password?token=abc', {
      'POST /api/reset-password/confirm': (_query: unknown, body: unknown) => {
        sent.push(body);
        return { ok: true };
      },
    });
    const t = kit.wording.get();
    const submit = await screen.findByRole('button', { name: t('auth.resetPassword.submit') });
    type('newPassword', 'weak');
    type('confirmation', 'weak');
    fireEvent.click(submit);
    expect(calls).toEqual([]);
    type('newPassword', GOOD);
    type('confirmation', GOOD);
    fireEvent.click(submit);
    expect(await screen.findByText(t('auth.resetPassword.done'))).toBeTruthy();
    expect(sent).toEqual([{ token: 'abc', newPassword: GOOD }]);
  });

  it('show what the server says of the new password at its field', async () => {
    const { kit } = await open('/auth/reset-password?token=abc', {
      'POST /api/reset-password/confirm': refusal('password.same-as-old'),
    });
    const submit = await screen.findByRole('button', { name: kit.wording.get()('auth.resetPassword.submit') });
    type('newPassword', GOOD);
    type('confirmation', GOOD);
    fireEvent.click(submit);
    expect(await screen.findByText('words of password.same-as-old')).toBeTruthy();
  });

  it.each(['/auth/reset-password', '/auth/reset-password?token=old'])('say that %s is over', async (at) => {
    const { kit } = await open(at, { 'POST /api/reset-password/confirm': refusal('token.invalid') });
    const t = kit.wording.get();
    if (at.includes('token')) {
      const submit = await screen.findByRole('button', { name: t('auth.resetPassword.submit') });
      type('newPassword', GOOD);
      type('confirmation', GOOD);
      fireEvent.click(submit);
    }
    expect(await screen.findByText(t('auth.resetPassword.failedTitle'))).toBeTruthy();
  });

  it('confirm an address', async () => {
    const { kit } = await open('/auth/verify-email?token=abc', { 'POST /api/auth/verify-email': { ok: true } });
    expect(await screen.findByText(kit.wording.get()('auth.verifyEmail.doneTitle'))).toBeTruthy();
  });

  it('offer a new link where the old one is over', async () => {
    const { kit, toasts } = await open('/auth/verify-email?token=abc', {
      'POST /api/auth/verify-email': refusal('token.invalid'),
      'POST /api/auth/resend': { ok: true },
    });
    const t = kit.wording.get();
    fireEvent.input(await screen.findByRole('textbox'), { target: { value: 'salma@example.org' } });
    fireEvent.click(screen.getByRole('button', { name: t('auth.verifyEmail.resend') }));
    await waitFor(() => expect(toasts.map((toast) => toast.text)).toEqual([t('auth.verifyEmail.resent')]));
  });

  it('ask for the name of whom the invitation didn’t know', async () => {
    const sent: unknown[] = [];
    const { kit } = await open('/auth/accept-invitation?invitation=abc', {
      'POST /api/auth/invitation': {
        email: 'salma@example.org',
        firstName: 'salma',
        lastName: '',
        needsPassword: false,
        needsName: true,
      },
      'POST /api/auth/accept-invitation': (_query: unknown, body: unknown) => {
        sent.push(body);
        return sessionFor(900);
      },
    });
    const t = kit.wording.get();
    const submit = await screen.findByRole('button', { name: t('auth.invitation.submit') });
    type('firstName', 'Salma');
    fireEvent.click(submit);
    expect(await screen.findByText(t('errors.rules.required'))).toBeTruthy();
    expect(sent).toEqual([]);
    type('lastName', 'Haddad');
    fireEvent.click(submit);
    await waitFor(() => expect(sent).toEqual([{ token: 'abc', firstName: 'Salma', lastName: 'Haddad' }]));
  });

  it('accept an invitation with a password and sign in', async () => {
    const { kit, address } = await open('/auth/accept-invitation?invitation=abc', {
      'POST /api/auth/invitation': {
        email: 'salma@example.org',
        firstName: 'Salma',
        lastName: 'H',
        needsPassword: true,
        needsName: false,
      },
      'POST /api/auth/accept-invitation': (_query: unknown, body: unknown) => {
        expect(body).toEqual({ token: 'abc', newPassword: GOOD });
        return sessionFor(900);
      },
    });
    const submit = await screen.findByRole('button', { name: kit.wording.get()('auth.invitation.submit') });
    type('newPassword', GOOD);
    fireEvent.click(submit);
    await waitFor(() => expect(kit.session.get()).not.toBeNull());
    await waitFor(() => expect(address()).toBe('/landing-page'));
  });

  it('say that an invitation is over', async () => {
    const { kit } = await open('/auth/accept-invitation?invitation=abc', {
      'POST /api/auth/invitation': refusal('invitation.expired'),
    });
    expect(await screen.findByText(kit.wording.get()('auth.invitation.overTitle'))).toBeTruthy();
  });
});
