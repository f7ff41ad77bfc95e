// @vitest-environment happy-dom
import type { Profile, RegistrationForm } from '@sullam/api-client/schema.gen.ts';
import { STORAGE_KEYS } from '@sullam/web-kit/base/stored.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';

const WEEK = { today: '2026-11-25', days: [], goal: 4, isGoalChosen: true, weeksMet: 0, isLastForgiven: false };
const PROFILE: Profile = {
  id: 7,
  firstName: 'Salma',
  lastName: 'Haddad',
  names: { firstName: 'Salma', lastName: 'Haddad', otherFirstName: null, otherLastName: null },
  email: 'salma@example.org',
  profileImage: null,
  profileMedia: null,
  language: 'en',
  extraFields: [{ formField: { fieldKey: 'phone' }, value: '+966500000000' }],
  portals: TEST_USER.portals,
  status: 'ACTIVE',
  joinedAt: '2026-01-01T00:00:00Z',
};
const FORM: RegistrationForm = {
  data: [
    {
      formField: {
        slug: 'phone',
        fieldKey: 'phone',
        typeSlug: 'phone',
        label: { en: 'Phone', ar: 'الهاتف' },
        hint: {},
        options: [],
      },
      modifiers: [],
    },
    {
      formField: {
        slug: 'team',
        fieldKey: 'team',
        typeSlug: 'select',
        label: { en: 'Team', ar: 'الفريق' },
        hint: {},
        options: [{ value: 'red', label: { en: 'Red', ar: 'أحمر' } }],
      },
      modifiers: [{ formFieldTypeModifier: { slug: 'optional' } }],
    },
  ],
  version: 1,
};

describe.each(DIRECTIONS)('the profile in $language', ({ language }) => {
  const open = async (responses: Responses = {}, at = '/profile') => {
    const rendered = await renderScreen({
      screens: SCREENS,
      at,
      language,
      session: sessionFor(900),
      responses: {
        'GET /api/users/7': PROFILE,
        'GET /api/organizations-dashboard/registration': FORM,
        'GET /api/auth': TEST_USER,
        'GET /api/learning-week': WEEK,
        'GET /api/localizations/en': { language: 'en', messages: {}, contentMessages: {} },
        'GET /api/localizations/ar': { language: 'ar', messages: {}, contentMessages: {} },
        ...responses,
      },
    });
    return { ...rendered, t: rendered.kit.wording.get() };
  };
  const fieldOf = (label: string) =>
    screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}(?!.*(letters|بالحروف))`) });

  it('saves names and the answers to the questions of the organisation', async () => {
    const sent: unknown[] = [];
    const { t, toasts } = await open({
      'PATCH /api/users/7': (_query: URLSearchParams, body: unknown) => {
        sent.push(body);
        return PROFILE;
      },
    });
    fireEvent.change(await fieldOf(t('profile.details.firstName')), { target: { value: 'سلمى' } });
    fireEvent.change(await fieldOf(language === 'ar' ? 'الهاتف' : 'Phone'), { target: { value: '٠٥٠٠٠٠٠٠٠١' } });
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
    await waitFor(() => expect(toasts.map((toast) => toast.text)).toEqual([t('profile.details.saved')]));
    expect(sent).toEqual([
      {
        firstName: 'سلمى',
        lastName: 'Haddad',
        otherFirstName: null,
        otherLastName: null,
        extraFields: { phone: '٠٥٠٠٠٠٠٠٠١' },
      },
    ]);
  });

  it('asks for the name in the script in which it is not written yet', async () => {
    const sent: unknown[] = [];
    const { t } = await open({
      'PATCH /api/users/7': (_query: URLSearchParams, body: unknown) => {
        sent.push(body);
        return PROFILE;
      },
    });
    const first = await screen.findByRole('textbox', { name: t('profile.details.firstArabic') });
    fireEvent.change(first, { target: { value: 'سلمى' } });
    fireEvent.change(screen.getByRole('textbox', { name: t('profile.details.lastArabic') }), {
      target: { value: 'حدّاد' },
    });
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ otherFirstName: 'سلمى', otherLastName: 'حدّاد' });
    fireEvent.change(await fieldOf(t('profile.details.firstName')), { target: { value: 'سلمى' } });
    expect(await screen.findByRole('textbox', { name: t('profile.details.firstLatin') })).toBeTruthy();
  });

  it('asks for what is required, and shows what the server refuses at its field', async () => {
    const { t, calls } = await open({
      'PATCH /api/users/7': () =>
        jsonResponse(400, {
          message: 'no',
          status: 400,
          errorCode: 'validation',
          details: [{ path: 'extraFields.phone', code: 'pattern', message: 'words of the server' }],
        }),
    });
    const phone = await fieldOf(language === 'ar' ? 'الهاتف' : 'Phone');
    fireEvent.change(phone, { target: { value: ' ' } });
    const save = screen.getByRole('button', { name: t('common.actions.saveChanges') });
    fireEvent.click(save);
    await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
    expect(calls.some((call) => call.startsWith('PATCH'))).toBe(false);
    fireEvent.change(phone, { target: { value: '12' } });
    fireEvent.click(save);
    expect((await screen.findAllByText('words of the server')).length).toBeGreaterThan(0);
  });

  it('sets the weekly goal, or switches it off', async () => {
    const sent: unknown[] = [];
    const { t } = await open(
      {
        'PUT /api/learning-week/goal': (_query: URLSearchParams, body: unknown) => {
          sent.push(body);
        },
      },
      '/profile?tab=preferences',
    );
    fireEvent.change(await screen.findByLabelText(t('profile.preferences.goalDays')), { target: { value: '3' } });
    await waitFor(() => expect(sent).toEqual([{ days: 3 }]));
    const goal = screen.getByRole('switch', { name: new RegExp(t('profile.preferences.goal')) });
    await waitFor(() => expect((goal as HTMLInputElement).disabled).toBe(false));
    fireEvent.click(goal);
    await waitFor(() => expect(sent).toEqual([{ days: 3 }, { days: null }]));
  });

  it('looks as the device does until light or dark is chosen, and again on request', async () => {
    const { t, kit } = await open({}, '/profile?tab=preferences');
    const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
    const device = await radio(t('profile.preferences.system'));
    expect(device.checked).toBe(true);
    fireEvent.click(await radio(t('profile.preferences.dark')));
    expect((await radio(t('profile.preferences.dark'))).checked).toBe(true);
    expect(kit.storage.getItem(STORAGE_KEYS.scheme)).toBe('dark');
    fireEvent.click(device);
    expect((await radio(t('profile.preferences.system'))).checked).toBe(true);
    expect(kit.storage.getItem(STORAGE_KEYS.scheme)).toBeNull();
    expect(document.documentElement.dataset.scheme).toBe('light');
  });

  it('switches the language for the site and the mails', async () => {
    const sent: unknown[] = [];
    const { t, kit } = await open(
      {
        'PATCH /api/users/7': (_query: URLSearchParams, body: unknown) => {
          sent.push(body);
          return PROFILE;
        },
      },
      '/profile?tab=preferences',
    );
    const other = language === 'ar' ? 'en' : 'ar';
    fireEvent.click(
      await screen.findByRole('radio', { name: t(other === 'ar' ? 'common.names.arabic' : 'common.names.english') }),
    );
    await waitFor(() => expect(kit.language()).toBe(other));
    expect(sent).toEqual([{ language: other }]);
  });
});
