// @vitest-environment happy-dom
import { CONFIGURATION, CONFIGURATION_KEYS } from '@sullam/domain/configuration.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { jsonResponse, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { type Responses, renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../../../screens.ts';
import { SWITCHABLES } from '../feature-switches.ts';

// the dialog is a chunk of its own, read here for the first time

const SETTINGS = {
  organizationId: 1,
  prefix: 'localhost',
  name: { en: 'Madar', ar: 'مدار' },
  colors: ['#00416b', '#ffee88'],
  logo: null,
  darkLogo: null,
  icon: null,
  landing: { questions: [{ question: { en: 'Why?' }, answer: { en: 'So.' } }] },
  pictures: [],
  contact: {},
  configurations: CONFIGURATION_KEYS.map((configurationKey) => ({
    configurationKey,
    value: CONFIGURATION[configurationKey].initial,
    initial: CONFIGURATION[configurationKey].initial,
    isSet: false,
  })),
  fonts: [],
  version: 5,
};
const FIELD = {
  slug: 'job',
  fieldKey: 'job',
  typeSlug: 'text' as const,
  label: { en: 'Job', ar: 'العمل' },
  hint: {},
  options: [],
};
const administrator = sessionFor(900, {
  user: {
    ...TEST_USER,
    permissions: ['organization_everything'],
    portals: { ...TEST_USER.portals, isAdministrator: true },
  },
});

describe.each(DIRECTIONS)('the settings in $language', ({ language }) => {
  const open = async (tab: string, responses: Responses = {}) => {
    const sent: { call: string; body: unknown }[] = [];
    const keep = (call: string) => (_query: URLSearchParams, body: unknown) => {
      sent.push({ call, body });
      return { version: 6 };
    };
    const rendered = await renderScreen({
      screens: SCREENS,
      at: `/settings/${tab}`,
      language,
      session: administrator,
      responses: {
        'GET /api/organizations-dashboard/editing': SETTINGS,
        'GET /api/health': {
          status: 'ok',
          lostNodes: 0,
          replicas: 0,
          timeZoneData: { version: '2025c', isCurrent: false },
        },
        'GET /api/organizations-dashboard/feature-uses': {
          data: [{ feature: 'polls', count: 9, courseCount: 4 }],
        },
        'GET /api/permissions-system': { data: ['organization_enabled'] },
        'GET /api/permissions/user': { data: ['organization_everything'] },
        'PUT /api/permissions-system/organization_lms': (_query, body) => {
          sent.push({ call: 'PUT /api/permissions-system/organization_lms', body });
        },
        'GET /api/organizations-dashboard/terminology/dashboard': { data: [] },
        'GET /api/organizations-dashboard/registration': { data: [{ formField: FIELD, modifiers: [] }], version: 5 },
        'GET /api/localizations/en': { language: 'en', messages: {}, contentMessages: {} },
        'GET /api/localizations/ar': { language: 'ar', messages: {}, contentMessages: {} },
        'PATCH /api/organizations-dashboard': keep('PATCH /api/organizations-dashboard'),
        'PUT /api/organizations-dashboard/configurations/features': keep(
          'PUT /api/organizations-dashboard/configurations/features',
        ),
        'PUT /api/organizations-dashboard/registration': keep('PUT /api/organizations-dashboard/registration'),
        'PUT /api/localizations/en/shell.menu.home': keep('PUT /api/localizations/en/shell.menu.home'),
        ...responses,
      },
    });
    const t = rendered.kit.wording.get();
    return {
      ...rendered,
      t,
      sent,
      save: () => fireEvent.click(screen.getByRole('button', { name: t('common.actions.saveChanges') })),
    };
  };

  it('say that the time zone data of the server is out of date', async () => {
    const { t } = await open('general');
    const words = t('organization-settings.general.zoneDataOld', { version: '2025c' });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('save a name with the version that was read', async () => {
    const { t, sent, save, toasts } = await open('general');
    const name = await screen.findByDisplayValue('Madar');
    expect(screen.getByText(t('common.states.saved'))).toBeTruthy();
    fireEvent.change(name, { target: { value: 'Madar Academy' } });
    expect(screen.getByText(t('common.states.unsaved'))).toBeTruthy();
    save();
    await waitFor(() => expect(toasts.map((toast) => toast.text)).toEqual([t('organization-settings.messages.saved')]));
    expect(sent).toEqual([
      {
        call: 'PATCH /api/organizations-dashboard',
        body: { name: { en: 'Madar Academy', ar: 'مدار' }, contact: {}, version: 5 },
      },
    ]);
  });

  it('keep what was typed when somebody else has saved in between', async () => {
    const refused = jsonResponse(409, { message: 'somebody else', status: 409, errorCode: 'conflict' });
    const { t, save } = await open('general', { 'PATCH /api/organizations-dashboard': () => refused });
    fireEvent.change(await screen.findByDisplayValue('Madar'), { target: { value: 'Mine' } });
    save();
    expect(await screen.findByText(t('common.states.saveFailed'))).toBeTruthy();
    expect(screen.getByDisplayValue('Mine')).toBeTruthy();
  });

  it('name all that can be switched in words, never by its key', async () => {
    await open('features');
    const rows = (await screen.findAllByRole('switch')).map((each) => each.closest('li') as HTMLElement);
    const keys = new Set(SWITCHABLES.flatMap(({ id, labelKey }) => [id, labelKey]));
    const names = rows.map((row) => within(row).getAllByRole('button')[0]?.textContent ?? '');
    expect(names).toHaveLength(SWITCHABLES.length);
    expect(names.filter((name) => name === '' || keys.has(name))).toEqual([]);
  });

  it('switch a feature at once, and back again by Undo', async () => {
    const { t, sent, toasts } = await open('features');
    fireEvent.click(await screen.findByRole('switch', { name: t('organization-settings.features.announcements') }));
    await waitFor(() =>
      expect(sent).toEqual([
        { call: 'PUT /api/organizations-dashboard/configurations/features', body: { value: { announcements: false } } },
      ]),
    );
    expect(screen.queryByRole('switch', { name: t('organization-settings.features.library') })).toBeNull();
    const name = t('organization-settings.features.announcements');
    await waitFor(() =>
      expect(toasts[0]).toMatchObject({ text: t('organization-settings.features.turnedOff', { name }) }),
    );
    expect(toasts[0]?.action?.label).toBe(t('common.actions.undo'));
    act(() => toasts[0]?.action?.run());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toEqual({ value: { announcements: true } });
  });

  it('show a switch that the server refused as it was, and say so', async () => {
    const refused = jsonResponse(503, { message: 'Later', status: 503 });
    const { t, toasts } = await open('features', {
      'PUT /api/organizations-dashboard/configurations/features': () => refused,
    });
    const name = t('organization-settings.features.polls');
    const control = await screen.findByRole<HTMLInputElement>('switch', { name });
    fireEvent.click(control);
    expect(control.checked).toBe(false);
    await waitFor(() => expect(control.checked).toBe(true));
    expect(toasts).toEqual([{ tone: 'error', text: t('organization-settings.features.failed', { name }) }]);
  });

  it('find a feature by another word of either language, however it is spelt, and say what turning it off hides', async () => {
    const { t } = await open('features');
    const field = await screen.findByRole('searchbox', { name: t('organization-settings.features.search') });
    const names = () => screen.queryAllByRole('switch').map((control) => control.getAttribute('aria-label') ?? '');
    const polls = () => screen.queryByRole('switch', { name: t('organization-settings.features.polls') });
    for (const words of ['voting', 'تَصويت', 'استطلاع']) {
      fireEvent.change(field, { target: { value: words } });
      // words of the other language come with a chunk of their own
      await waitFor(() => expect([words, names().length < 4, polls() !== null]).toEqual([words, true, true]));
    }
    const row = polls()?.closest('li') as HTMLElement;
    expect(row.textContent).toContain(
      t('organization-settings.features.hides', {
        // its parts are kept apart already: around them once more they would lose the direction of the sentence
        what: {
          raw: t('organization-settings.features.whatWhere', {
            what: t('organization-settings.featureUses.polls', { count: 9 }),
            where: t('organization-settings.features.courses', { count: 4 }),
          }),
        },
      }),
    );
    fireEvent.change(field, { target: { value: 'zzz' } });
    expect(await screen.findByText(t('organization-settings.features.none'))).toBeTruthy();
  });

  it('keep what belongs to a feature beside it, and idle while that is off', async () => {
    const configurations = SETTINGS.configurations.map((each) =>
      each.configurationKey === 'self_registration_enabled' ? { ...each, value: false } : each,
    );
    const { t } = await open('features', {
      'GET /api/organizations-dashboard/editing': { ...SETTINGS, configurations },
    });
    const parent = t('organization-settings.features.self-registration');
    const rule = t('organization-settings.rules.emailVerification');
    const dependent = await screen.findByRole<HTMLInputElement>('switch', { name: rule });
    expect(dependent.disabled).toBe(true);
    expect(dependent.closest('li')?.previousElementSibling?.textContent).toContain(parent);
  });

  it('give the organisation a part of the product at once, and offer none that is not there yet', async () => {
    const { t, sent, toasts } = await open('features');
    const part = await screen.findByRole('switch', { name: t('members.permissions.organization_lms') });
    expect(part.getAttribute('aria-checked') ?? String((part as HTMLInputElement).checked)).toBe('false');
    fireEvent.click(part);
    const said = t('organization-settings.features.turnedOn', { name: t('members.permissions.organization_lms') });
    await waitFor(() => expect(toasts.map((toast) => toast.text)).toEqual([said]));
    expect(sent).toEqual([{ call: 'PUT /api/permissions-system/organization_lms', body: { isHeld: true } }]);
    expect(screen.queryByRole('switch', { name: t('members.permissions.organization_learning_path') })).toBeNull();
  });

  it('warn of a colour that is too weak, and say what is used instead', async () => {
    const { t } = await open('appearance');
    const warning = (await screen.findByText(t('organization-settings.appearance.contrastTitle'))).closest('aside');
    expect(warning?.textContent).toContain('#ffee88');
  });

  it('choose the first page, and whether there is a weekly goal', async () => {
    const kept: Record<string, unknown> = {};
    const keep = (key: string) => (_query: URLSearchParams, body: unknown) => {
      kept[key] = body;
      return { version: 6 };
    };
    const { t, save } = await open('general', {
      'PUT /api/organizations-dashboard/configurations/first_page': keep('first_page'),
      'PUT /api/organizations-dashboard/configurations/weekly_goal_enabled': keep('weekly_goal_enabled'),
    });
    fireEvent.click(await screen.findByRole('radio', { name: t('organization-settings.firstPage.studio') }));
    fireEvent.click(screen.getByRole('switch', { name: new RegExp(t('organization-settings.general.weeklyGoal')) }));
    save();
    await waitFor(() => expect(Object.keys(kept)).toHaveLength(2));
    expect(kept).toMatchObject({ first_page: { value: 'studio' }, weekly_goal_enabled: { value: false } });
  });

  it('show a look in the preview as it is chosen, and save only what was changed', async () => {
    const kept: [string, unknown][] = [];
    const keep = (key: string) => (_query: URLSearchParams, body: unknown) => {
      kept.push([key, body]);
      return { version: 6 };
    };
    const { t, save } = await open('appearance', {
      'PUT /api/organizations-dashboard/configurations/ground': keep('ground'),
      'PUT /api/organizations-dashboard/configurations/display_face': keep('display_face'),
      'PUT /api/organizations-dashboard/configurations/corners': keep('corners'),
    });
    const cream = await screen.findByRole('radio', { name: t('organization-settings.looks.cream') });
    const preview = screen.getByText(t('organization-settings.appearance.previewLight'), { selector: 'figcaption' });
    const figure = preview.closest('figure') as HTMLElement;
    const before = figure.style.getPropertyValue('--c-canvas');
    fireEvent.click(cream);
    fireEvent.click(screen.getByRole('radio', { name: t('organization-settings.looks.alexandria') }));
    fireEvent.click(screen.getByRole('radio', { name: t('organization-settings.looks.square') }));
    expect(figure.style.getPropertyValue('--c-canvas')).not.toBe(before);
    expect(figure.style.getPropertyValue('--display-face')).toContain('Alexandria');
    expect(figure.style.getPropertyValue('--r-control')).toBe('0');
    save();
    await waitFor(() => expect(kept).toHaveLength(3));
    expect(Object.fromEntries(kept)).toMatchObject({
      ground: { value: 'cream' },
      display_face: { value: 'alexandria' },
      corners: { value: 'square' },
    });
  });

  it('build the registration form: add, move, and refuse a field without a label', async () => {
    const { t, sent, save, toasts } = await open('registration');
    await screen.findByText(FIELD.label[language]);
    fireEvent.click(screen.getByRole('button', { name: t('organization-settings.registration.addField') }));
    save();
    expect(sent).toEqual([]);
    expect(toasts.at(-1)?.text).toBe(t('errors.codes.validation'));
    const group = screen
      .getAllByRole('group', { name: new RegExp(t('organization-settings.registration.fieldLabel')) })
      .at(-1) as HTMLElement;
    fireEvent.change(within(group).getAllByRole('textbox')[0] as HTMLElement, { target: { value: 'Team' } });
    fireEvent.click(screen.getByRole('button', { name: `${t('common.actions.moveUp')}: Team` }));
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    const body = sent[0]?.body as { fields: { fieldKey: string }[]; version: number };
    expect(body.fields.map((field) => field.fieldKey)).toEqual(['field2', 'job']);
    expect(body.version).toBe(5);
  });

  it('find a message whatever the spelling, and refuse a placeholder that it does not know', async () => {
    const { t, sent } = await open('wording');
    fireEvent.click(await screen.findByRole('button', { name: t('common.labels.inEnglish') }));
    const search = screen.getByRole('searchbox', { name: t('organization-settings.wording.search') });
    fireEvent.change(search, { target: { value: 'SHELL.menu.home' } });
    const field = await screen.findByRole('textbox', { name: /shell\.menu\.home/ });
    fireEvent.change(field, { target: { value: 'Start {stranger}' } });
    expect(await screen.findByText(t('organization-settings.wording.problemPlaceholder'))).toBeTruthy();
    fireEvent.change(field, { target: { value: 'Start' } });
    fireEvent.click(screen.getByRole('button', { name: t('common.actions.save') }));
    await waitFor(() =>
      expect(sent).toEqual([{ call: 'PUT /api/localizations/en/shell.menu.home', body: { text: 'Start' } }]),
    );
  });

  it('show a text of the content service as what stands without a wording of one’s own', async () => {
    const { t } = await open('wording', {
      'GET /api/localizations/en': {
        language: 'en',
        messages: { 'shell.menu.courses': 'Learn' },
        contentMessages: { 'shell.menu.home': 'Begin', 'shell.menu.courses': 'Study' },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: t('common.labels.inEnglish') }));
    const search = screen.getByRole('searchbox', { name: t('organization-settings.wording.search') });
    fireEvent.change(search, { target: { value: 'shell.menu.home' } });
    const field = await screen.findByRole('textbox', { name: /shell\.menu\.home/ });
    await waitFor(() => expect((field as HTMLInputElement).value).toBe('Begin'));
    const entry = within(field.closest('li') as HTMLElement);
    expect(entry.getByText(t('organization-settings.wording.fromContentService'))).toBeTruthy();
    expect(entry.queryByText(t('organization-settings.wording.changed'))).toBeNull();
    expect(entry.queryByRole('button', { name: t('organization-settings.wording.reset') })).toBeNull();
    fireEvent.change(search, { target: { value: 'study' } });
    const own = await screen.findByRole('textbox', { name: /shell\.menu\.courses/ });
    expect((own as HTMLInputElement).value).toBe('Learn');
    expect(within(own.closest('li') as HTMLElement).getByText('Study')).toBeTruthy();
  });

  it('ask before changes are left behind, and stay where one stays', async () => {
    const { t, address } = await open('general');
    fireEvent.change(await screen.findByDisplayValue('Madar'), { target: { value: 'Mine' } });
    fireEvent.click(screen.getByRole('link', { name: t('organization-settings.tabs.features') }));
    const dialog = await screen.findByRole('alertdialog', { name: t('studio.dialogs.unsavedTitle') });
    fireEvent.click(within(dialog).getByRole('button', { name: t('studio.dialogs.stay') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(address()).toContain('/settings/general');
    expect(screen.getByDisplayValue('Mine')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: t('organization-settings.tabs.features') }));
    fireEvent.click(await screen.findByRole('button', { name: t('common.dialogs.leave') }));
    await waitFor(() => expect(address()).toContain('/settings/features'));
  });

  it('fix categories of notifications for everybody, but never those that are always sent', async () => {
    const sent: unknown[] = [];
    const { t, save } = await open('notifications', {
      'GET /api/notifications/control-groups': {
        total: 1,
        data: [
          {
            id: 1,
            name: 'Learning',
            children: [
              { id: 12, name: 'Announcements', isMandatory: false, isLocked: false },
              { id: 11, name: 'Courses', isMandatory: false, isLocked: false },
              { id: 41, name: 'Security', isMandatory: true, isLocked: true },
            ],
          },
        ],
      },
      'PUT /api/notifications/control-groups/12': (_query: URLSearchParams, body: unknown) => {
        sent.push(body);
        return { ok: true };
      },
    });
    fireEvent.click(await screen.findByRole('switch', { name: 'Announcements' }));
    const security = screen.getByRole<HTMLInputElement>('switch', { name: /Security/ });
    expect([security.checked, security.disabled]).toEqual([true, true]);
    expect(screen.getByText(t('organization-settings.notifications.mandatory'))).toBeTruthy();
    save();
    await waitFor(() => expect(sent).toEqual([{ isLocked: true }]));
  });

  it('take a font from the web by its address', async () => {
    const sent: unknown[] = [];
    const { t } = await open('appearance', {
      'POST /api/organizations-dashboard/fonts': (_query: URLSearchParams, body: unknown) => {
        sent.push(body);
        return { organizationFontId: 3 };
      },
    });
    const text = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    await screen.findByRole('button', { name: t('organization-settings.appearance.fontAdd') });
    text(t('organization-settings.appearance.fontName'), 'Tajawal');
    fireEvent.change(screen.getByRole('combobox', { name: t('organization-settings.appearance.fontSource') }), {
      target: { value: 'web' },
    });
    text(t('organization-settings.appearance.fontAddress'), 'https://fonts.gstatic.com/s/tajawal/400.woff2');
    fireEvent.click(screen.getByRole('button', { name: t('organization-settings.appearance.fontAdd') }));
    const style = { weight: 400, url: 'https://fonts.gstatic.com/s/tajawal/400.woff2' };
    await waitFor(() =>
      expect(sent).toEqual([{ fontFamily: 'Tajawal', language: 'ar', isGoogleFont: true, styles: [style] }]),
    );
  });

  it('save only the parts of the landing page that were changed', async () => {
    const { t, sent, save } = await open('landing');
    const [title] = await screen.findAllByRole('textbox', {
      name: new RegExp(t('organization-settings.landing.heading')),
    });
    fireEvent.change(title as HTMLElement, { target: { value: 'Hello' } });
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    const body = sent[0]?.body as { landing: object } | undefined;
    expect(Object.keys(body?.landing ?? {})).toEqual(['hero']);
  });
});
