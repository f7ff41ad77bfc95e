// @vitest-environment happy-dom
import { MINUTE } from '@sullam/domain/limits.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKeyOf, memoryStorage, STORAGE_KEYS } from '../src/base/stored.ts';
import { createKit, type KitOptions } from '../src/create-kit.ts';
import type { Navigation } from '../src/kit.ts';
import { bootstrapWith, fakeServer, jsonResponse, NOW, sessionFor, USER } from './support.ts';

type Responses = Parameters<typeof fakeServer>[0];

function kitWith(responses: Responses, secondsLeft: number | null = 900, options: Partial<KitOptions> = {}) {
  const storage = memoryStorage();
  if (secondsLeft !== null) storage.setItem(STORAGE_KEYS.session, JSON.stringify(sessionFor(secondsLeft)));
  const server = fakeServer(responses);
  const navigation = {
    currentAccess: vi.fn<Navigation['currentAccess']>(() => ({})),
    goToPublicHome: vi.fn(),
    recheckAccess: vi.fn(),
    isRefused: vi.fn(() => false),
    closeToVisitors: vi.fn(),
    goAfterSignIn: vi.fn(),
  };
  const notify = vi.fn();
  const clock = { now: NOW };
  const kit = createKit({
    bootstrap: bootstrapWith(),
    storage,
    sessionStorage: memoryStorage(),
    exclusively: (_name, task) => task(),
    now: () => clock.now,
    fetch: server as typeof fetch,
    ...options,
  });
  kit.setNavigation(navigation);
  kit.setNotifier(notify);
  return { kit, server, storage, navigation, notify, clock };
}

const no = (errorCode?: string, status = 401) => jsonResponse(status, { message: 'No', status, errorCode });

describe('calls of a signed-in browser', () => {
  it('renew the tokens after a 401 and go through with the new one', async () => {
    const { kit } = kitWith({
      'GET /api/auth': (_body, { authorization }) =>
        authorization === 'Bearer access-2' ? jsonResponse(200, USER) : no(),
      'POST /api/auth/refresh': () => jsonResponse(200, { ...sessionFor(900), access: 'access-2', refresh: 'r-2' }),
    });
    await expect(kit.call('GET /api/auth')).resolves.toMatchObject({ id: 7 });
    expect(kit.session.get()?.access).toBe('access-2');
  });

  it('sign out locally when the renewal is refused', async () => {
    const { kit, storage, navigation } = kitWith({
      'GET /api/auth': () => no(),
      'POST /api/auth/refresh': () => no('auth-007'),
    });
    kit.permissions.update({ user: ['x'] });
    await expect(kit.call('GET /api/auth')).rejects.toMatchObject({ status: 401 });
    expect(kit.session.get()).toBeNull();
    expect(storage.getItem(STORAGE_KEYS.session)).toBeNull();
    expect(storage.getItem(STORAGE_KEYS.userPermissions)).toBeNull();
    expect(navigation.goToPublicHome).toHaveBeenCalledOnce();
  });

  it('do what section 8 asks for each code', async () => {
    const disabled = kitWith({
      'GET /api/auth': () => no('auth-001', 403),
      'POST /api/auth/logout': () => jsonResponse(200, { ok: true }),
    });
    await expect(disabled.kit.call('GET /api/auth')).rejects.toMatchObject({ errorCode: 'auth-001' });
    await vi.waitFor(() => expect(disabled.kit.session.get()).toBeNull());
    expect(disabled.notify).toHaveBeenCalledWith({ tone: 'error', text: 'No', duration: 5000 });

    const reset = kitWith({
      'GET /api/notifications/count': () => no('auth-005', 403),
      'GET /api/auth': () => jsonResponse(200, { ...USER, forceResetPassword: true }),
    });
    await expect(reset.kit.call('GET /api/notifications/count')).rejects.toMatchObject({ errorCode: 'auth-005' });
    await vi.waitFor(() => expect(reset.kit.session.get()?.user.forceResetPassword).toBe(true));

    const invalid = kitWith({ 'GET /api/auth': () => no('auth-006') });
    await expect(invalid.kit.call('GET /api/auth')).rejects.toMatchObject({ errorCode: 'auth-006' });
    expect(invalid.kit.session.get()).toBeNull();
    expect(invalid.navigation.recheckAccess).toHaveBeenCalled();
    expect(invalid.server).toHaveBeenCalledOnce();

    const wrong = kitWith({ 'POST /api/auth/login': () => no('auth-003') }, null);
    await expect(wrong.kit.call('POST /api/auth/login', { body: { email: 'a', password: 'b' } })).rejects.toMatchObject(
      { errorCode: 'auth-003' },
    );
    expect(wrong.notify).not.toHaveBeenCalled();
  });
});

describe('signing out', () => {
  it('forgets the session although the server cannot be reached, and stays on public pages', async () => {
    const { kit, navigation, server } = kitWith({
      'POST /api/auth/logout': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    navigation.currentAccess.mockReturnValue({ requiresAuth: false });
    await kit.signOut(true);
    expect(JSON.parse(String(server.mock.calls[0]?.[1]?.body))).toEqual({ removeAll: true });
    expect(kit.session.get()).toBeNull();
    expect(navigation.goToPublicHome).not.toHaveBeenCalled();
    expect(navigation.recheckAccess).toHaveBeenCalledOnce();
  });

  it('forgets what its person and visitors typed, not what others typed nor work on its way to the server', async () => {
    const { kit, storage } = kitWith({ 'POST /api/auth/logout': () => jsonResponse(200, { ok: true }) });
    const kept = [draftKeyOf(8, 'contact'), `${STORAGE_KEYS.unsent}.exam.1.7.1`, STORAGE_KEYS.language];
    for (const key of [draftKeyOf(7, 'contact'), draftKeyOf(7, 'survey.5'), draftKeyOf(undefined, 'contact'), ...kept])
      storage.setItem(key, '{}');
    await kit.signOut();
    const left = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    expect(left.filter((key) => key?.startsWith(STORAGE_KEYS.drafts))).toEqual([draftKeyOf(8, 'contact')]);
    expect(left).toEqual(expect.arrayContaining(kept));
  });
});

describe('signing out with a server that takes its time', () => {
  it('is out at once, and has notified the server with the token of the session that ends', async () => {
    let answer = (_: Response): void => undefined;
    const received = vi.fn();
    const { kit, navigation } = kitWith({
      'POST /api/auth/logout': (_body, { authorization }) => {
        received(authorization);
        return new Promise<Response>((resolve) => {
          answer = resolve;
        });
      },
    });
    const access = kit.session.get()?.access;
    const ended = kit.signOut();
    expect(kit.session.get()).toBeNull();
    expect(navigation.goToPublicHome).toHaveBeenCalledOnce();
    expect(received).toHaveBeenCalledExactlyOnceWith(`Bearer ${access}`);
    answer(jsonResponse(200, { ok: true }));
    await ended;
  });

  it('renews a token that is running out first, so that the server is notified with a valid one', async () => {
    const received = vi.fn();
    const { kit } = kitWith(
      {
        'POST /api/auth/refresh': () => jsonResponse(200, { ...sessionFor(900), access: 'access-2' }),
        'POST /api/auth/logout': (_body, { authorization }) => {
          received(authorization);
          return jsonResponse(200, { ok: true });
        },
      },
      5,
    );
    await kit.signOut();
    expect(received).toHaveBeenCalledExactlyOnceWith('Bearer access-2');
    expect(kit.session.get()).toBeNull();
  });

  it('asks nothing of the server when the renewal is refused: the session is over already', async () => {
    const { kit, server } = kitWith({ 'POST /api/auth/refresh': () => no('auth-007') }, 5);
    await kit.signOut();
    expect(kit.session.get()).toBeNull();
    expect(server).toHaveBeenCalledOnce();
  });
});

describe('start', () => {
  beforeEach(() => vi.useRealTimers());

  it('renews a stored session that is running out before anything is shown', async () => {
    const { kit } = kitWith(
      { 'POST /api/auth/refresh': () => jsonResponse(200, { ...sessionFor(900), access: 'access-2' }) },
      5,
    );
    const stop = await kit.start();
    expect(kit.session.get()?.access).toBe('access-2');
    stop();
  });

  it('follows a sign-out in another tab', async () => {
    const { kit, storage, navigation } = kitWith({});
    const stop = await kit.start();
    kit.queryClient.setQueryData(['GET /api/auth', {}, {}], USER);
    storage.removeItem(STORAGE_KEYS.session);
    window.dispatchEvent(Object.assign(new Event('storage'), { key: STORAGE_KEYS.session }));
    expect(kit.session.get()).toBeNull();
    expect(kit.queryClient.getQueryData(['GET /api/auth', {}, {}])).toBeUndefined();
    expect(navigation.goToPublicHome).toHaveBeenCalledOnce();
    stop();
  });
});

describe('a session that ended in another tab', () => {
  const elsewhere = (
    storage: { setItem(key: string, value: string): void; removeItem(key: string): void },
    next: unknown,
  ) => {
    if (next === null) storage.removeItem(STORAGE_KEYS.session);
    else storage.setItem(STORAGE_KEYS.session, JSON.stringify(next));
    window.dispatchEvent(Object.assign(new Event('storage'), { key: STORAGE_KEYS.session }));
  };
  const working = async (responses: Responses = {}) => {
    const tab = kitWith(responses);
    const stop = await tab.kit.start();
    document.body.append(document.createElement('input'));
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    tab.storage.setItem(STORAGE_KEYS.endedSession, String(USER.id));
    elsewhere(tab.storage, null);
    return { ...tab, stop };
  };

  it('leaves the page as it is where somebody is at work, and goes on with the sign-in of the other tab', async () => {
    const { kit, storage, navigation, stop } = await working({
      'GET /api/auth': (_body, { authorization }) =>
        authorization === 'Bearer access-2' ? jsonResponse(200, USER) : no(),
    });
    expect([kit.ended.get()?.user.id, navigation.goToPublicHome.mock.calls.length]).toEqual([USER.id, 0]);
    expect([kit.ended.get()?.access, kit.ended.get()?.refresh]).toEqual(['', '']);
    const waits = kit.call('GET /api/auth');
    elsewhere(storage, sessionFor(900, { access: 'access-2' }));
    await expect(waits).resolves.toMatchObject({ id: USER.id });
    expect(kit.ended.get()).toBeNull();
    stop();
  });

  it('gives the page up when somebody else signs in there', async () => {
    const { kit, storage, navigation, stop } = await working();
    const waits = kit.call('GET /api/auth');
    elsewhere(storage, sessionFor(900, { user: { ...USER, id: 8 } }));
    await expect(waits).rejects.toMatchObject({ status: 401 });
    expect([kit.ended.get(), navigation.recheckAccess.mock.calls.length]).toEqual([null, 1]);
    stop();
  });

  it('is not taken for one that somebody signed out of', async () => {
    const { kit, storage, navigation, stop } = await working();
    elsewhere(storage, sessionFor(900));
    navigation.goToPublicHome.mockClear();
    storage.removeItem(STORAGE_KEYS.endedSession); // as signing out does
    elsewhere(storage, null);
    expect([kit.ended.get(), navigation.goToPublicHome.mock.calls.length]).toEqual([null, 1]);
    stop();
  });
});

describe('permissions', () => {
  it('are compared after each fetch: a page that is no longer permitted is left', async () => {
    let user = ['organization_member_access_courses'];
    const { kit, navigation } = kitWith({
      'GET /api/permissions-system': () => jsonResponse(200, { data: ['organization_everything'] }),
      'GET /api/permissions/user': () => jsonResponse(200, { data: user }),
    });
    kit.permissions.update({ user });
    navigation.currentAccess.mockReturnValue({ memberPermissions: ['organization_member_access_courses'] });
    await kit.refreshPermissions();
    expect(navigation.goToPublicHome).not.toHaveBeenCalled();
    user = [];
    await kit.refreshPermissions();
    expect(navigation.goToPublicHome).toHaveBeenCalledOnce();
    expect(navigation.recheckAccess).not.toHaveBeenCalled();
    // what is refused already is no page to be led away from; it is asked for again when the right returns
    navigation.isRefused.mockReturnValue(true);
    user = ['organization_member_access_events'];
    await kit.refreshPermissions();
    expect(navigation.goToPublicHome).toHaveBeenCalledOnce();
    user = ['organization_member_access_courses'];
    await kit.refreshPermissions();
    expect(navigation.recheckAccess).toHaveBeenCalledOnce();
  });
});

describe('parts of the product', () => {
  it('are compared after each fetch: the open page is checked again, and what was fetched asked for anew', async () => {
    const { features } = bootstrapWith();
    let now: typeof features = { ...features, grades: true };
    const { kit, navigation } = kitWith({
      'GET /api/organizations-dashboard/bootstrap': () => jsonResponse(200, { ...bootstrapWith(), features: now }),
    });
    await kit.refreshFeatures();
    navigation.recheckAccess.mockClear();
    await kit.refreshFeatures();
    expect(navigation.recheckAccess).not.toHaveBeenCalled();
    now = { ...features, grades: false };
    kit.queryClient.setQueryData(['anything'], 1);
    await kit.refreshFeatures();
    expect(kit.features.get().grades).toBe(false);
    expect(navigation.recheckAccess).toHaveBeenCalledOnce();
    expect(kit.queryClient.getQueryState(['anything'])?.isInvalidated).toBe(true);
  });

  it('are asked for by a visitor who comes back to the page, and not at every glance', async () => {
    const bootstrap = vi.fn(() => jsonResponse(200, { ...bootstrapWith(), features: { grades: false } }));
    const { kit, navigation, clock } = kitWith({ 'GET /api/organizations-dashboard/bootstrap': bootstrap }, null);
    const stop = await kit.start();
    const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
    comeBack();
    expect(bootstrap).not.toHaveBeenCalled();
    clock.now += MINUTE;
    comeBack();
    comeBack();
    await vi.waitFor(() => expect(navigation.recheckAccess).toHaveBeenCalledOnce());
    expect(bootstrap).toHaveBeenCalledOnce();
    expect(kit.features.get()).toEqual({ grades: false });
    stop();
  });
});

describe('language', () => {
  const none = () => jsonResponse(200, { messages: {} });
  const WORDING = { 'GET /api/localizations/ar': none, 'GET /api/localizations/en': none };

  it('is asked for once by an address: `lang` is read, kept, and goes from it', async () => {
    window.history.replaceState(null, '', '/lms/my-courses?lang=ar&tab=finished#top');
    const { kit, storage } = kitWith(WORDING, null);
    expect(kit.language()).toBe('ar');
    const stop = await kit.start();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/lms/my-courses?tab=finished#top',
    );
    expect(storage.getItem(STORAGE_KEYS.language)).toBe('ar');
    await kit.switchLanguage('en');
    expect(storage.getItem(STORAGE_KEYS.language)).toBe('en');
    stop();
    window.history.replaceState(null, '', '/');
  });

  it('of a reader who chose no colour scheme is that of the device, until they choose', () => {
    const device: { matches: boolean; onChange: () => void } = { matches: true, onChange: () => {} };
    vi.stubGlobal('matchMedia', () => ({
      get matches() {
        return device.matches;
      },
      addEventListener: (_: string, follow: () => void) => {
        device.onChange = follow;
      },
    }));
    delete document.documentElement.dataset.scheme;
    const { kit } = kitWith(WORDING, null);
    expect([kit.scheme.get(), document.documentElement.dataset.scheme]).toEqual(['dark', 'dark']);
    device.matches = false;
    device.onChange();
    expect(kit.scheme.get()).toBe('light');
    kit.scheme.set('dark');
    device.onChange();
    expect(kit.scheme.get()).toBe('dark');
    vi.unstubAllGlobals();
    kit.scheme.set('light');
  });

  it('and colour scheme follow a choice in another tab', async () => {
    const { kit } = kitWith(WORDING, null);
    const stop = await kit.start();
    const chosen = (key: string, newValue: string) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    chosen(STORAGE_KEYS.language, 'ar');
    chosen(STORAGE_KEYS.scheme, 'dark');
    await vi.waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
    expect(kit.scheme.get()).toBe('dark');
    chosen(STORAGE_KEYS.language, 'no language');
    chosen(STORAGE_KEYS.language, 'en');
    await vi.waitFor(() => expect(document.documentElement.dir).toBe('ltr'));
    stop();
  });

  it('waits for what the next language is drawn with', async () => {
    let prepared = () => {};
    const prepareLanguage = vi.fn(() => new Promise<void>((resolve) => (prepared = resolve)));
    const { kit } = kitWith({ 'GET /api/localizations/ar': () => jsonResponse(200, { messages: {} }) }, 900, {
      prepareLanguage,
    });
    const switched = kit.switchLanguage('ar');
    await vi.waitFor(() => expect(prepareLanguage).toHaveBeenCalledWith('ar'));
    expect(kit.language()).toBe('en');
    prepared();
    await switched;
    expect(kit.language()).toBe('ar');
  });

  it('shows newer texts of the content service than the stored ones, beneath the organisation’s own', async () => {
    const storage = memoryStorage();
    storage.setItem(STORAGE_KEYS.language, 'ar');
    const stored = `${STORAGE_KEYS.wording}.${bootstrapWith().organization.organizationId}.ar`;
    storage.setItem(stored, JSON.stringify({ 'shell.notFound.title': 'قديم', 'shell.menu.home': 'قديم' }));
    const newer = {
      messages: { 'shell.notFound.home': 'إلى البداية' },
      contentMessages: { 'shell.notFound.home': 'الرئيسية', 'shell.notFound.title': 'لا شيء هنا' },
    };
    const { kit } = kitWith({ 'GET /api/localizations/ar': () => jsonResponse(200, newer) }, null, { storage });
    await kit.wording.ensure(['shell']);
    const said = () => (['home', 'title'] as const).map((name) => kit.wording.get()(`shell.notFound.${name}`));
    expect(said()[1]).toBe('قديم');
    await kit.wording.refreshOverrides();
    expect(said()).toEqual(['إلى البداية', 'لا شيء هنا']);
    expect(kit.wording.get()('shell.menu.home')).not.toBe('قديم');
    expect(JSON.parse(storage.getItem(stored) ?? '')).toEqual({ ...newer.contentMessages, ...newer.messages });
  });

  it('switches wording, page marks, storage and cookie in one step, and asks for the notifications again', async () => {
    const { kit, storage } = kitWith({
      'GET /api/localizations/{language}': () => no(),
      'GET /api/localizations/ar': () => jsonResponse(200, { messages: { 'shell.notFound.home': 'إلى البداية' } }),
    });
    await kit.wording.ensure(['shell']);
    kit.queryClient.setQueryData(['GET /api/notifications', {}, {}], { data: [], total: 0 });
    await kit.switchLanguage('ar');
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect([...document.body.classList]).toContain('ar');
    expect(storage.getItem(STORAGE_KEYS.language)).toBe('ar');
    expect(document.cookie).toContain('language=ar');
    expect(kit.queryClient.getQueryState(['GET /api/notifications', {}, {}])?.isInvalidated).toBe(true);
    // the organisation's own wording arrives from the server
    expect(kit.wording.get()('shell.notFound.home')).toBe('إلى البداية');
    expect(kit.wording.get()('shell.notFound.title')).not.toBe('shell.notFound.title');
  });
});
