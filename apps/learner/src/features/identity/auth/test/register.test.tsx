// @vitest-environment happy-dom
import type { RegistrationForm } from '@sullam/api-client/schema.gen.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, jsonResponse, sessionFor } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { feature as auth } from '../auth.feature.ts';

const LANDING = {
  path: '/landing-page',
  load: async () => () => <p>landing</p>,
  access: { requiresAuth: false },
} as const;
const SCREENS = [...(auth.screens ?? []), LANDING];
const FORM: RegistrationForm = {
  data: [
    {
      formField: {
        slug: 'jobTitle',
        fieldKey: 'jobTitle',
        typeSlug: 'text',
        label: { en: 'Job title', ar: 'المسمى' },
        hint: {},
        options: [],
      },
      modifiers: [],
    },
    {
      formField: {
        slug: 'birthday',
        fieldKey: 'motto',
        typeSlug: 'text',
        label: { en: 'Motto', ar: 'الشعار' },
        hint: {},
        options: [],
      },
      modifiers: [{ formFieldTypeModifier: { slug: 'optional' } }],
    },
  ],
  version: 1,
};
const FORM_CALL = 'GET /api/organizations-dashboard/registration';
const CALL = 'POST /api/auth/register';
const SIGN_IN = 'POST /api/auth/login';

const put = (name: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!field) throw new Error(`there is no field ${name}`);
  fireEvent.change(field, { target: { value } });
};

describe.each(DIRECTIONS)('registration in $language', ({ language }) => {
  const open = (responses: Responses) =>
    renderScreen({ screens: SCREENS, at: '/register', language, responses: { [FORM_CALL]: FORM, ...responses } });

  const send = async (kit: Awaited<ReturnType<typeof open>>['kit'], jobTitle = 'Engineer') => {
    const question = await screen.findByRole('textbox', { name: language === 'en' ? /Job title/ : /المسمى/ });
    put('firstName', 'Salma');
    put('lastName', 'Haddad');
    put('email', 'salma@example.org');
    put('newPassword', 'Another-Horse-2');
    fireEvent.change(question, { target: { value: jobTitle } });
    fireEvent.click(screen.getByRole('button', { name: kit.wording.get()('auth.register.submit') }));
  };

  it("sends the organisation's own fields and signs in at once where nothing is to be approved", async () => {
    const { kit, address } = await open({
      [CALL]: (_query: unknown, body: unknown) => {
        expect(body).toEqual({
          firstName: 'Salma',
          lastName: 'Haddad',
          email: 'salma@example.org',
          password: 'Another-Horse-2',
          extraFields: { jobTitle: 'Engineer' },
          language,
        });
        return { status: 'REGISTERED' };
      },
      [SIGN_IN]: (_query: unknown, body: unknown) => {
        expect(body).toEqual({ email: 'salma@example.org', password: 'Another-Horse-2' });
        return sessionFor(900);
      },
    });
    await send(kit);
    await waitFor(() => expect(kit.session.get()?.user.firstName).toBe('Salma'));
    await waitFor(() => expect(address()).toBe('/landing-page'));
  });

  it.each([
    ['PENDING', 'auth-009', 'auth.register.pendingTitle'],
    ['VERIFY_EMAIL', 'auth-010', 'auth.register.verifyTitle'],
    // an account has the address, with another password: its owner finds a mail
    ['REGISTERED', 'auth-003', 'auth.register.verifyTitle'],
    ['PENDING', 'auth-003', 'auth.register.pendingTitle'],
  ] as const)('says what comes next when the answer is %s and signing in is %s', async (status, errorCode, key) => {
    const { kit } = await open({
      [CALL]: { status },
      [SIGN_IN]: () => jsonResponse(403, { message: 'x', status: 403, errorCode }),
    });
    await send(kit);
    expect(await screen.findByText(kit.wording.get()(key))).toBeTruthy();
    expect(kit.session.get()).toBeNull();
  });

  it('shows at their fields what is missing, and then what the server says', async () => {
    const { kit, calls } = await open({
      [CALL]: () =>
        jsonResponse(400, {
          message: 'x',
          status: 400,
          errorCode: 'validation',
          details: [{ path: 'extraFields.jobTitle', code: 'textMaximum', message: 'words about the job title' }],
        }),
    });
    await send(kit, ' ');
    expect((await screen.findAllByText(kit.wording.get()('errors.rules.required'))).length).toBeGreaterThan(0);
    expect(calls.filter((call) => call === CALL)).toEqual([]);
    await send(kit, 'Engineer');
    expect((await screen.findAllByText('words about the job title')).length).toBeGreaterThan(0);
  });

  it('leads to the policies that the organisation shows, beside the form', async () => {
    const { kit } = await open({});
    const t = kit.wording.get();
    const terms = await screen.findByRole('link', { name: t('auth.register.terms-of-use') });
    expect(terms.getAttribute('href')).toBe('/landing-page/terms-of-use');
    expect(terms.getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('link', { name: t('auth.register.privacy-policy') })).toBeTruthy();
  });

  it('names in its summary everything that is missing, the password too, and leads to each field', async () => {
    const { kit } = await open({});
    const t = kit.wording.get();
    await screen.findByRole('textbox', { name: language === 'en' ? /Job title/ : /المسمى/ });
    put('newPassword', 'weak');
    fireEvent.click(screen.getByRole('button', { name: t('auth.register.submit') }));
    const lines = within(await screen.findByRole('alert')).getAllByRole('link');
    const required = t('errors.rules.required');
    expect(lines.map((line) => line.textContent)).toEqual([
      `${t('auth.register.firstName')}: ${required}`,
      `${t('auth.register.lastName')}: ${required}`,
      `${t('auth.register.email')}: ${required}`,
      `${t('auth.register.password')}: ${t('errors.codes.password.too-weak')}`,
      `${language === 'en' ? 'Job title' : 'المسمى'}: ${required}`,
    ]);
    for (const line of lines) expect(document.getElementById(String(line.getAttribute('href')?.slice(1)))).toBeTruthy();
  });

  it('folds away what may stay open, and opens it where something of it is refused', async () => {
    const { kit } = await open({
      [CALL]: () =>
        jsonResponse(400, {
          message: 'x',
          status: 400,
          errorCode: 'validation',
          details: [{ path: 'extraFields.motto', code: 'textMaximum', message: 'words about the motto' }],
        }),
    });
    const more = (await screen.findByText(kit.wording.get()('auth.register.moreDetails'))).closest('details');
    expect(more?.open).toBe(false);
    const asked = [...document.querySelectorAll('input')].filter((field) => !more?.contains(field));
    expect(asked.map(({ type }) => type)).toEqual(['text', 'text', 'email', 'password', 'text']);
    expect(more?.querySelectorAll('input')).toHaveLength(3);
    await send(kit);
    await waitFor(() => expect(more?.open).toBe(true));
    expect(within(more as HTMLElement).getByText('words about the motto')).toBeTruthy();
  });

  it('is closed where the organisation takes no registrations', async () => {
    const { address } = await renderScreen({
      screens: SCREENS,
      at: '/register',
      language,
      bootstrap: bootstrapWith({}, { 'self-registration': false }),
    });
    expect(address()).toBe('/auth/login');
    expect(screen.queryByRole('link', { name: /register/i })).toBeNull();
  });
});
