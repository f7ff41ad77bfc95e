// @vitest-environment happy-dom
import { Outlet } from '@tanstack/react-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api } from '../src/api.ts';
import { useMember } from '../src/kit-context.tsx';
import { useMutation } from '../src/query/use-mutation.ts';
import { SessionGate } from '../src/shell/session-gate.tsx';
import { DIRECTIONS } from '../src/testing/directions.ts';
import { type Responses, renderScreen } from '../src/testing/render-screen.tsx';
import { jsonResponse, sessionFor, USER } from './support.ts';

const ended = (errorCode?: string) => jsonResponse(401, { message: 'No', status: 401, errorCode });

function Note() {
  const { firstName } = useMember();
  const save = useMutation({
    mutationFn: (text: string) => api('POST /api/email-subscription', { body: { email: `${firstName}: ${text}` } }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(String(new FormData(event.currentTarget).get('note')));
      }}
    >
      <label>
        Note <textarea name="note" defaultValue="" />
      </label>
      <button type="submit">Save</button>
      {save.isSuccess && <p>Saved</p>}
    </form>
  );
}

const Frame = () => (
  <SessionGate>
    <Outlet />
  </SessionGate>
);

const again = sessionFor(900, { access: 'access-2', refresh: 'refresh-2' });
/** The first session is refused, in one of the ways in which a server does that; the second is good. */
const refusing = (code: string | undefined, sent: unknown[]): Responses => {
  let isOver = true;
  return {
    'POST /api/email-subscription': (_query, body) => {
      if (isOver) return ended(code);
      sent.push(body);
      return undefined;
    },
    'POST /api/auth/refresh': () => ended('auth-007'),
    'POST /api/auth/login': (_query, { email, password }) => {
      if (email !== USER.email || password !== 'Right-1!')
        return jsonResponse(401, { message: 'Wrong', status: 401, errorCode: 'auth-003' });
      isOver = false;
      return again;
    },
  };
};

const open = (responses: Responses, language: 'en' | 'ar' = 'en') =>
  renderScreen({
    screens: [
      { path: '/note', load: async () => Note },
      { path: '/landing-page', load: async () => () => <h1>Landing</h1>, access: { requiresAuth: false } },
    ],
    at: '/note',
    frame: Frame,
    language,
    session: sessionFor(900),
    responses,
  });
const typed = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note', hidden: true }).value;
async function writeAndSave(kit: { work: { begin(): void } }) {
  fireEvent.input(await screen.findByLabelText('Note'), { target: { value: 'Two pages' } });
  kit.work.begin(); // what the application hears of every input
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

describe.each(DIRECTIONS)('a session that ends in the middle of work, in $language', ({ language }) => {
  it.each([
    ['its token ran out', undefined],
    ['it was ended elsewhere', 'auth-006'],
  ])('says so, keeps what was typed and sends it after the sign-in: %s', async (_how, code) => {
    const sent: unknown[] = [];
    const { kit, address, calls } = await open(refusing(code, sent), language);
    const t = kit.wording.get();
    await writeAndSave(kit);
    const dialog = await screen.findByRole('alertdialog', { name: t('auth.again.title') });
    expect(dialog.textContent).toContain(USER.email);
    expect([kit.session.get(), kit.storage.getItem('sullam.session'), address()]).toEqual([null, null, '/note']);
    expect(typed()).toBe('Two pages');
    const password = screen.getByLabelText(new RegExp(t('auth.login.password')), { selector: 'input' });
    const submit = screen.getByRole('button', { name: t('auth.again.submit') });
    fireEvent.input(password, { target: { value: 'wrong' } });
    fireEvent.click(submit);
    expect(await screen.findByText('Wrong')).toBeTruthy();
    fireEvent.input(password, { target: { value: 'Right-1!' } });
    fireEvent.click(submit);
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(sent).toEqual([{ email: 'Salma: Two pages' }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect([typed(), address(), kit.session.get()?.access]).toEqual(['Two pages', '/note', 'access-2']);
    expect(calls.filter((call) => call.includes('logout'))).toEqual([]);
  });
});

describe('a session that ends', () => {
  it('goes on after the second step too', async () => {
    const sent: unknown[] = [];
    const { kit } = await open({
      ...refusing(undefined, sent),
      'POST /api/auth/login': { twoFactorToken: 'two', expiresAt: again.expiresAt, method: 'TOTP' },
      'POST /api/auth/2fa': (_query, { token, code }) =>
        token === 'two' && code === '123456' ? again : ended('auth-008'),
    });
    await writeAndSave(kit);
    fireEvent.input(await screen.findByLabelText(/Password/, { selector: 'input' }), { target: { value: 'Right-1!' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in and continue' }));
    fireEvent.input(await screen.findByLabelText(/Code/), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([typed(), kit.session.get()?.access]).toEqual(['Two pages', 'access-2']);
  });

  it('leaves for the landing page when who worked gives it up', async () => {
    const { kit, address } = await open(refusing(undefined, []));
    await writeAndSave(kit);
    fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('Landing')).toBeTruthy();
    expect([address(), kit.permissions.get().user]).toEqual(['/landing-page', []]);
  });

  it('never shows the work to somebody else, however they came to be signed in', async () => {
    const { kit, address } = await open(refusing(undefined, []));
    await writeAndSave(kit);
    await screen.findByRole('alertdialog');
    kit.resume({ ...again, user: { ...USER, id: 8, email: 'other@example.org' } });
    expect(await screen.findByText('Landing')).toBeTruthy();
    expect([address(), screen.queryByLabelText('Note')]).toEqual(['/landing-page', null]);
  });

  it('says so and leads back after the sign-in where nothing was typed, but nobody else', async () => {
    const { kit, toasts } = await open({ ...refusing(undefined, []), 'GET /api/auth': () => ended() });
    await screen.findByLabelText('Note');
    await expect(kit.call('GET /api/auth')).rejects.toMatchObject({ status: 401 });
    expect(await screen.findByText('Landing')).toBeTruthy();
    expect(toasts.map(({ text }) => text)).toEqual(['Your session has ended. Sign in again.']);
    expect(kit.rememberedRoute.get(8)).toBeNull();
    expect(kit.rememberedRoute.get(USER.id)).toBe(window.location.pathname);
  });
});
