// @vitest-environment happy-dom
import { required, text } from '@sullam/domain/form-rules.ts';
import { ErrorSummary } from '@sullam/ui/components/error-summary.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { api } from '../src/api.ts';
import { draftKeyOf } from '../src/base/stored.ts';
import { Form } from '../src/forms/form.tsx';
import { fieldOfPath } from '../src/forms/form-fields.ts';
import { useForm } from '../src/forms/use-form.ts';
import type { Session } from '../src/session/session.ts';
import { DIRECTIONS } from '../src/testing/directions.ts';
import { type Responses, renderScreen } from '../src/testing/render-screen.tsx';
import { jsonResponse, sessionFor, USER } from './support.ts';

function Login() {
  const form = useForm({
    rules: { email: [required, text.email], password: [required] },
    draftKey: 'login-test',
    submit: (body) => api('POST /api/auth/login', { body }),
  });
  return (
    <Form {...form.formProps} aria-label="login">
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      <TextField {...form.field('email')} label="Email" />
      <TextField {...form.field('password')} label="Password" />
    </Form>
  );
}

const open = (responses: Responses = {}, language: 'en' | 'ar' = 'en', session: Session | null = null) =>
  renderScreen({
    screens: [{ path: '/form', access: { requiresAuth: false }, load: async () => Login }],
    at: '/form',
    language,
    responses,
    session,
  });

const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
const send = () => fireEvent.submit(screen.getByRole('form'));

describe.each(DIRECTIONS)('a form in $language', ({ language }) => {
  it('is silent until a field is left, then follows the typing with one error', async () => {
    const { kit, container } = await open({}, language);
    const email = await screen.findByLabelText('Email');
    const wrong = kit.wording.get()('errors.rules.email');
    type(email, 'not an address');
    expect(container.textContent).not.toContain(wrong);
    fireEvent.blur(email);
    expect(container.textContent).toContain(wrong);
    type(email, 'a@example.org');
    expect(container.textContent).not.toContain(wrong);
  });
});

describe('sending a form', () => {
  it('shows every error with a summary that takes the focus, and sends nothing', async () => {
    const { calls } = await open();
    await screen.findByLabelText('Email');
    send();
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('2 fields need attention');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(calls).toEqual([]);
  });

  it("puts the server's details at their fields", async () => {
    const body = {
      message: 'Some entries need correcting.',
      status: 400,
      errorCode: 'validation',
      details: [{ path: '/email', code: 'email', message: 'We know nobody of this address' }],
    };
    const { toasts } = await open({ 'POST /api/auth/login': () => jsonResponse(400, body) });
    type(await screen.findByLabelText('Email'), 'a@example.org');
    type(screen.getByLabelText('Password'), 'x');
    send();
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(toasts).toEqual([]);
  });

  it('says anything else in a toast, keeps the draft, and drops it once all is sent', async () => {
    let status = 500;
    const { toasts, kit } = await open({
      'POST /api/auth/login': () => jsonResponse(status, { message: 'The service is busy', status }),
    });
    type(await screen.findByLabelText('Email'), 'a@example.org');
    type(screen.getByLabelText('Password'), 'x');
    send();
    await waitFor(() => expect(toasts).toEqual([{ tone: 'error', text: 'The service is busy' }]));
    expect(kit.storage.getItem('sullam.draft.visitor.login-test')).toContain('a@example.org');
    status = 200;
    send();
    await waitFor(() => expect(kit.storage.getItem('sullam.draft.visitor.login-test')).toBeNull());
  });
});

describe('a form on a page that stays after signing out', () => {
  it('begins anew for the next person', async () => {
    const { kit } = await open(
      { 'POST /api/auth/logout': () => jsonResponse(200, { ok: true }) },
      'en',
      sessionFor(900),
    );
    type(await screen.findByLabelText('Email'), 'a@example.org');
    expect(kit.storage.getItem(draftKeyOf(USER.id, 'login-test'))).toContain('a@example.org');
    await act(() => kit.signOut());
    await waitFor(() => expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe(''));
    expect(kit.storage.getItem(draftKeyOf(USER.id, 'login-test'))).toBeNull();
  });
});

describe('fieldOfPath', () => {
  it.each([
    ['email', 'email'],
    ['/email', 'email'],
    ['body/email', 'email'],
    ['/body/title/en', 'title.en'],
  ])('%s means %s', (path, name) => expect(fieldOfPath(path)).toBe(name));
});
