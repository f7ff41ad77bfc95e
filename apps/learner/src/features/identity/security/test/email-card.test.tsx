// @vitest-environment happy-dom
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { EmailCard } from '../email-card.tsx';

beforeAll(async () => {
  Dialog.preload();
  await Promise.all([import('@sullam/ui/overlays/dialog.tsx'), import('../email-dialog.tsx')]);
});

const press = (button: HTMLElement) =>
  act(async () => {
    fireEvent.click(button);
  });

const SCREENS = [{ path: '/email', load: async () => EmailCard, areas: ['profile', 'errors'] }] as const;
const TWO_FACTOR = {
  isEnabled: true,
  isRequired: false,
  method: 'TOTP' as const,
  hasTotp: true,
  recoveryCodesLeft: 8,
  isReset: false,
  needsCode: true,
};
const CHANGE = {
  newEmail: 'new@example.org',
  isByAdministrator: false,
  askedAt: '2026-03-01T09:00:00Z',
  expiresAt: '2026-03-03T09:00:00Z',
  isOldConfirmed: true,
  isNewConfirmed: false,
  objectionsUntil: null,
};

describe.each(DIRECTIONS)('the address of an account in $language', ({ language }) => {
  const open = async (responses: Responses = {}) => {
    const rendered = await renderScreen({
      screens: SCREENS,
      at: '/email',
      language,
      session: sessionFor(900),
      responses: {
        'GET /api/auth/email-change': { change: null },
        'GET /api/auth/two-factor': TWO_FACTOR,
        ...responses,
      },
    });
    return { ...rendered, t: rendered.kit.wording.get() };
  };
  const type = (dialog: HTMLElement, name: string, value: string) => {
    const field = dialog.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (!field) throw new Error(`there is no field ${name}`);
    fireEvent.input(field, { target: { value } });
  };

  it('is changed with the password and a code; what is wrong shows at its field', async () => {
    const sent: unknown[] = [];
    let isAsked = false;
    const { t, toasts } = await open({
      'GET /api/auth/email-change': () => ({ change: isAsked ? CHANGE : null }),
      'POST /api/auth/email-change': (_query: unknown, body: unknown) => {
        sent.push(body);
        isAsked = (body as { password: string }).password === 'right';
        const details = [{ path: 'password', code: 'password.old-wrong', message: 'words of the server' }];
        return isAsked
          ? { change: CHANGE }
          : jsonResponse(400, { message: 'refused', status: 400, errorCode: 'password.old-wrong', details });
      },
    });
    await press(await screen.findByRole('button', { name: t('profile.email.change') }));
    const dialog = await screen.findByRole('dialog');
    const send = () => press(within(dialog).getByRole('button', { name: t('profile.email.send') }));
    type(dialog, 'newEmail', 'nowhere');
    await send();
    expect(await within(dialog).findByText(t('errors.rules.email'))).toBeTruthy();
    expect(within(dialog).getAllByText(t('errors.rules.required')).length).toBe(2);
    expect(sent).toEqual([]);
    type(dialog, 'newEmail', ' new@example.org ');
    type(dialog, 'code', '123456');
    type(dialog, 'password', 'wrong');
    await send();
    expect(await within(dialog).findByText('words of the server')).toBeTruthy();
    type(dialog, 'password', 'right');
    await send();
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('profile.email.asked')));
    expect(sent.at(-1)).toEqual({ newEmail: 'new@example.org', password: 'right', code: '123456' });
    expect(await screen.findByText(t('profile.email.pendingTitle', { email: 'new@example.org' }))).toBeTruthy();
  });

  it('shows which mailbox it waits for, and is taken back', async () => {
    let isOver = false;
    const { t, toasts } = await open({
      'GET /api/auth/email-change': () => ({ change: isOver ? null : CHANGE }),
      'DELETE /api/auth/email-change': () => {
        isOver = true;
        return { ok: true };
      },
    });
    expect(await screen.findByText(t('profile.email.confirmed'))).toBeTruthy();
    expect(screen.getByText(t('profile.email.waiting'))).toBeTruthy();
    await press(screen.getByRole('button', { name: t('profile.email.cancel') }));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe(t('profile.email.cancelled')));
    await waitFor(() => expect(screen.queryByText(t('profile.email.waiting'))).toBeNull());
  });

  it('says that an administrator asked, and until when it can be stopped', async () => {
    const { t } = await open({
      'GET /api/auth/email-change': {
        change: { ...CHANGE, isByAdministrator: true, isOldConfirmed: false, objectionsUntil: '2026-03-02T09:00:00Z' },
      },
    });
    const title = await screen.findByText(t('profile.email.pendingTitle', { email: 'new@example.org' }));
    const [beforeTime = ''] = t('profile.email.byAdministrator', { time: '|' }).split('|');
    expect(title.parentElement?.textContent).toContain(beforeTime);
    expect(screen.getAllByText(t('profile.email.waiting')).length).toBe(1);
  });

  it('says that it could not be loaded, and tries again', async () => {
    let isUp = false;
    const { t } = await open({
      'GET /api/auth/email-change': () =>
        isUp ? { change: null } : jsonResponse(500, { message: 'broken', status: 500, errorCode: 'internal' }),
    });
    const again = await screen.findByRole('button', { name: t('common.actions.retry') });
    isUp = true;
    await press(again);
    expect(await screen.findByRole('button', { name: t('profile.email.change') })).toBeTruthy();
  });
});
