// @vitest-environment happy-dom
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SecurityPanel } from '../security-panel.tsx';

// a dialog is a chunk of its own: what opens one has to be waited for
const press = (button: HTMLElement) =>
  act(async () => {
    fireEvent.click(button);
  });

const SCREENS = [{ path: '/security', load: async () => SecurityPanel, areas: ['profile', 'auth'] }] as const;
const OFF = {
  isEnabled: false,
  isRequired: false,
  method: 'EMAIL' as const,
  hasTotp: false,
  recoveryCodesLeft: 0,
  isReset: false,
  needsCode: false,
};
const SESSIONS = {
  data: [
    {
      sessionId: 'a',
      browser: 'Chrome',
      system: 'Linux',
      ip: '192.0.2.1',
      createdAt: '2026-02-28T10:00:00Z',
      lastSeenAt: '2026-03-01T10:00:00Z',
      isCurrent: true,
    },
    {
      sessionId: 'b',
      browser: 'Safari',
      system: 'iOS',
      ip: '192.0.2.2',
      createdAt: '2026-02-27T10:00:00Z',
      lastSeenAt: '2026-02-28T10:00:00Z',
      isCurrent: false,
    },
  ],
};

describe('the security of an account', () => {
  const open = async (responses: Responses = {}) => {
    const rendered = await renderScreen({
      screens: SCREENS,
      at: '/security',
      session: sessionFor(900),
      responses: {
        'GET /api/auth/email-change': { change: null },
        'GET /api/auth/two-factor': OFF,
        'GET /api/auth/sessions': SESSIONS,
        ...responses,
      },
    });
    return { ...rendered, t: rendered.kit.wording.get() };
  };
  const typePassword = (dialog: HTMLElement, value: string) => {
    const field = dialog.querySelector<HTMLInputElement>('input[type=password]');
    if (field) fireEvent.change(field, { target: { value } });
  };

  it('lists the devices and signs out on the others', async () => {
    const { t, calls, toasts } = await open({ 'DELETE /api/auth/sessions/b': { ok: true } });
    expect(await screen.findByText(t('profile.sessions.this'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('profile.sessions.endOthers') }));
    await waitFor(() => expect(toasts.map((toast) => toast.text)).toEqual([t('profile.sessions.othersEnded')]));
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /api/auth/sessions/b']);
  });

  it('turns the second step on with the password, whose refusal shows at the field', async () => {
    const { t, toasts } = await open({
      'PUT /api/auth/two-factor': (_query: unknown, body: unknown) =>
        (body as { password: string }).password === 'right'
          ? { ...OFF, isEnabled: true }
          : jsonResponse(400, { message: 'words of the server', status: 400, errorCode: 'password.old-wrong' }),
    });
    await press(await screen.findByRole('button', { name: t('profile.security.turnOn') }));
    const dialog = await screen.findByRole('dialog');
    typePassword(dialog, 'wrong');
    fireEvent.click(within(dialog).getByRole('button', { name: t('profile.security.turnOn') }));
    expect(await within(dialog).findByText('words of the server')).toBeTruthy();
    typePassword(dialog, 'right');
    fireEvent.click(within(dialog).getByRole('button', { name: t('profile.security.turnOn') }));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('profile.security.turnedOn')));
  });

  it('sets an app up by picture, key and first code, and shows the recovery codes once', async () => {
    const sent: unknown[] = [];
    const { t } = await open({
      'POST /api/auth/two-factor/totp': (_query: unknown, body: unknown) =>
        (body as { password: string }).password === 'right'
          ? { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr: '<svg></svg>' }
          : jsonResponse(400, { message: 'words of the server', status: 400, errorCode: 'password.old-wrong' }),
      'POST /api/auth/two-factor/totp/confirm': (_query: unknown, body: unknown) => {
        sent.push(body);
        return { recoveryCodes: ['abcde-fghij'] };
      },
    });
    await press(await screen.findByRole('button', { name: t('profile.twoFactor.setUp') }));
    const dialog = await screen.findByRole('dialog');
    const go = () => press(within(dialog).getByRole('button', { name: t('common.actions.continue') }));
    typePassword(dialog, 'wrong');
    await go();
    expect(await within(dialog).findByText('words of the server')).toBeTruthy();
    typePassword(dialog, 'right');
    await go();
    expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
    expect(screen.getByRole('img', { name: t('profile.twoFactor.qrAlt') })).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: t('profile.twoFactor.code') }), {
      target: { value: '١٢٣٤٥٦' },
    });
    expect(await screen.findByText('abcde-fghij')).toBeTruthy();
    expect(sent).toEqual([{ code: '123456', password: 'right' }]);
  });

  it('asks for a code besides where this session has shown none, and says what an administrator reset', async () => {
    const sent: unknown[] = [];
    const { t, toasts } = await open({
      'GET /api/auth/two-factor': { ...OFF, isEnabled: true, hasTotp: true, isReset: true, needsCode: true },
      'DELETE /api/auth/two-factor/totp': (_query: unknown, body: unknown) => {
        sent.push(body);
        const refusal = { message: 'no such code', status: 400, errorCode: 'auth-008' };
        return (body as { code: string }).code === 'abcde-fghij'
          ? OFF
          : jsonResponse(400, { ...refusal, details: [{ path: 'code', code: 'auth-008', message: 'no such code' }] });
      },
    });
    expect(await screen.findByText(t('profile.security.appReset'))).toBeTruthy();
    await press(await screen.findByRole('button', { name: t('profile.security.removeApp') }));
    const dialog = await screen.findByRole('dialog');
    typePassword(dialog, 'right');
    const remove = () => press(within(dialog).getByRole('button', { name: t('profile.security.removeApp') }));
    await remove();
    expect(await within(dialog).findByText(t('errors.rules.required'))).toBeTruthy();
    const code = within(dialog).getByRole('textbox', { name: new RegExp(t('profile.security.code')) });
    fireEvent.change(code, { target: { value: '000000' } });
    await remove();
    expect(await within(dialog).findByText('no such code')).toBeTruthy();
    expect(code.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(code, { target: { value: 'abcde-fghij' } });
    await remove();
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('profile.twoFactor.disabled')));
    expect(sent.at(-1)).toEqual({ password: 'right', code: 'abcde-fghij' });
  });

  it.each([
    ['password.same-as-old', 400, 'auth.password.sameAsOld'],
    ['password.old-wrong', 404, 'auth.password.oldWrong'],
    ['internal', 500, 'auth.password.somethingWrong'],
  ] as const)('words the outcome %s of a change of password', async (errorCode, status, key) => {
    const { t, toasts } = await open({
      'POST /api/users/change-password': () => jsonResponse(status, { message: 'x', status, errorCode }),
    });
    await press(await screen.findByRole('button', { name: t('profile.password.change') }));
    const dialog = await screen.findByRole('dialog');
    for (const [name, value] of [
      ['oldPassword', 'Correct-Horse-1'],
      ['newPassword', 'Another-Horse-2'],
      ['confirmation', 'Another-Horse-2'],
    ]) {
      const field = dialog.querySelector<HTMLInputElement>(`input[name=${name}]`);
      if (field) fireEvent.change(field, { target: { value } });
    }
    fireEvent.click(within(dialog).getByRole('button', { name: t('auth.password.submit') }));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t(key)));
  });

  it('says so where the organisation requires the second step', async () => {
    const { t } = await open({ 'GET /api/auth/two-factor': { ...OFF, isEnabled: true, isRequired: true } });
    expect(await screen.findByText(t('profile.twoFactor.required'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('profile.twoFactor.turnOff') })).toBeNull();
  });

  it('offers to try again what could not be fetched', async () => {
    const { t } = await open({ 'GET /api/auth/sessions': () => jsonResponse(500, { message: 'x', status: 500 }) });
    expect(await screen.findByText(t('common.failed.title'))).toBeTruthy();
  });
});
