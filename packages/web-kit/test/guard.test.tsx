// @vitest-environment happy-dom
import { HOME_ACCESS, HOME_PATHS, type RouteAccess } from '@sullam/domain/route-access.ts';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { apiQuery } from '../src/api.ts';
import { memoryStorage } from '../src/base/stored.ts';
import { createGuard } from '../src/guard/guard.ts';
import { RouteTitle } from '../src/router/page-title.tsx';
import type { ScreenDefinition } from '../src/router/screens.ts';
import { readSecondStep } from '../src/session/second-step.ts';
import { createRememberedRoute } from '../src/session/view-flags.ts';
import { BOTH_DIRECTIONS } from '../src/testing/directions.ts';
import { type RenderOptions, type Respond, renderScreen } from '../src/testing/render-screen.tsx';
import { bootstrapWith, jsonResponse, sessionFor, USER } from './support.ts';

const page = (path: string, name: string, meta: Partial<ScreenDefinition> = {}): ScreenDefinition => ({
  path,
  load: async () => () => <h1>{name}</h1>,
  ...meta,
});

const SCREENS: ScreenDefinition[] = [
  page('/landing-page', 'landing', { access: { requiresAuth: false } }),
  page('/auth/login', 'login', {
    access: { loggedOutOnly: true, requiresAuth: false },
    titleKey: 'auth.titles.login',
    areas: ['auth'],
  }),
  page('/auth/verification-code', 'code', { access: { loggedOutOnly: true, requiresAuth: false } }),
  page('/lms/all-courses', 'all courses', { access: { requiresAuth: false } }),
  page('/profile', 'profile', { titleKey: 'profile.titles.page' }),
  page('/secret', 'secret', { access: { memberPermissions: ['organization_member_access_coaching'] } }),
  { path: '/secrets', redirectTo: '/secret' },
  page('/gone', 'gone', { access: { requiresAuth: false, pageSwitch: 'library' } }),
  page('/shared', 'shared', {
    access: { requiresAuth: false, features: ['anonymous-course-view'], whenClosed: 'notAuthenticated' },
  }),
  page('/lms/courses/$courseId/content/$subsectionId', 'lesson'),
];

/** Reads what visitors may be refused from one moment to the next. */
const CATALOGUE: ScreenDefinition = page('/lms/all-courses', '', {
  access: HOME_ACCESS['all-courses'],
  load: async () => () => {
    useQuery({ ...apiQuery('GET /api/courses/filter-options'), retry: false });
    return <h1>a catalogue</h1>;
  },
});

/** What the places that a reader may be sent to require. */
const HOME_ACCESS_OF: Record<string, RouteAccess> = Object.fromEntries(
  Object.entries(HOME_PATHS).map(([name, path]) => [path, HOME_ACCESS[name as keyof typeof HOME_ACCESS]]),
);

const Titled = () => (
  <>
    <RouteTitle />
    <Outlet />
  </>
);
const show = (at: string, options: Partial<RenderOptions> = {}) => renderScreen({ screens: SCREENS, at, ...options });
const member = { session: sessionFor(900) };

describe('the guard in the router', () => {
  it('sends a visitor to sign in, remembers the page and comes back to it', async () => {
    const { kit, address } = await show('/profile?tab=security');
    await screen.findByText('login');
    expect(address()).toBe('/auth/login');
    expect(kit.rememberedRoute.get()).toBe('/profile?tab=security');
    kit.signIn({ ...sessionFor(900), user: USER });
    kit.navigation().goAfterSignIn();
    await screen.findByText('profile');
    expect(address()).toBe('/profile?tab=security');
    expect(kit.rememberedRoute.get()).toBeNull();
  });

  it.each([
    ['what it leads to', ['organization_member_access_coaching'], 'secret'],
    ['the first page of who may not see that, never to Not Allowed', [], 'all courses'],
  ] as const)('leads from a remembered address that only leads on to %s', async (_where, permissions, name) => {
    const { kit } = await show('/secrets');
    await screen.findByText('login');
    expect(kit.rememberedRoute.get()).toBe('/secrets');
    kit.signIn({ ...sessionFor(900), user: { ...USER, permissions: [...permissions] } });
    kit.navigation().goAfterSignIn();
    await screen.findByText(name);
  });

  it('forgets the remembered page when sign-in is left in another way', async () => {
    const { kit } = await show('/profile');
    await screen.findByText('login');
    kit.navigation().goToPublicHome();
    await screen.findByText('landing');
    expect(kit.rememberedRoute.get()).toBeNull();
  });

  it.each([
    ['all courses, where they may be enrolled in', {}, '/lms/all-courses'],
    ['the landing page, where self-enrolment is off', { 'self-enrollment': false }, '/landing-page'],
    [
      'the first page that is open, where there is no landing page',
      { 'self-enrollment': false, 'landing-page': false },
      '/profile',
    ],
  ] as const)('leads from sign-in, without a remembered page, to %s', async (_where, features, path) => {
    const { kit, address } = await renderScreen({
      screens: SCREENS.map((screen) => ({ ...screen, access: HOME_ACCESS_OF[screen.path] ?? screen.access })),
      at: '/auth/login',
      bootstrap: bootstrapWith({}, features),
    });
    await screen.findByText('login');
    kit.signIn({ ...sessionFor(900), user: USER });
    kit.navigation().goAfterSignIn();
    await waitFor(() => expect(address()).toBe(path));
  });

  it.each([
    ['home', ['organization_member_access_courses'], '/dashboard'],
    ['home', [], '/lms/all-courses'],
    ['studio', ['organization_create_courses'], '/auth/studio?path=%2Fhome'],
    ['studio', ['organization_member_access_courses'], '/lms/all-courses'],
    ['studio-or-home', ['organization_create_courses'], '/auth/studio?path=%2Fhome'],
    ['studio-or-home', ['organization_member_access_courses'], '/dashboard'],
    ['studio-or-home', [], '/lms/all-courses'],
  ] as const)(
    'leads from sign-in to the page that the organisation chose, %s, for who holds %j: %s',
    async (chosen, permissions, path) => {
      const { configurations } = bootstrapWith();
      const { kit, address } = await show('/auth/login', {
        screens: [
          ...SCREENS,
          page('/dashboard', 'home', { access: HOME_ACCESS.dashboard }),
          page('/auth/studio', 'over to the studio'),
        ],
        bootstrap: bootstrapWith({ configurations: { ...configurations, first_page: chosen } }),
      });
      await screen.findByText('login');
      kit.signIn({ ...sessionFor(900), user: { ...USER, permissions: [...permissions] } });
      kit.navigation().goAfterSignIn();
      await waitFor(() => expect(address()).toBe(path));
    },
  );

  it('leads from sign-in to the remembered page before the one that the organisation chose', async () => {
    const { configurations } = bootstrapWith();
    const { kit, address } = await show('/profile?tab=security', {
      screens: [...SCREENS, page('/dashboard', 'home', { access: HOME_ACCESS.dashboard })],
      bootstrap: bootstrapWith({ configurations: { ...configurations, first_page: 'home' } }),
    });
    await screen.findByText('login');
    const user = { ...USER, permissions: ['organization_member_access_courses'] };
    kit.signIn({ ...sessionFor(900), user });
    kit.navigation().goAfterSignIn();
    await screen.findByText('profile');
    expect(address()).toBe('/profile?tab=security');
  });

  it('leads nobody from sign-in to Not Allowed: where course access is gone, to the first page that may be seen', async () => {
    const { kit, address } = await show('/secret');
    await screen.findByText('login');
    expect(kit.rememberedRoute.get()).toBe('/secret');
    kit.signIn({ ...sessionFor(900), user: USER });
    kit.navigation().goAfterSignIn();
    await screen.findByText('all courses');
    expect(address()).toBe('/lms/all-courses');
  });

  it('opens a refused page with its title as soon as the right to it returns, and leads to the landing page when it is taken', async () => {
    let user: string[] = [];
    const { kit, address } = await show('/secret', {
      ...member,
      frame: Titled,
      responses: {
        // all courses are open too, and yet it is the landing page that one is led to
        'GET /api/permissions-system': { data: ['organization_enabled', 'organization_coaching', 'organization_lms'] },
        'GET /api/permissions/user': () => ({ data: user }),
      },
    });
    await screen.findByText('You don’t have access to this page');
    user = ['organization_member_access_events'];
    await kit.refreshPermissions();
    expect(address()).toBe('/secret');
    await waitFor(() => expect(document.title).toBe('Sullam Academy | Access denied'));
    user = ['organization_member_access_coaching'];
    await kit.refreshPermissions();
    expect(await screen.findByText('secret')).toBeTruthy();
    expect(document.title).toBe('Sullam Academy');
    user = ['organization_member_access_courses'];
    await kit.refreshPermissions();
    await screen.findByText('landing');
    expect(address()).toBe('/landing-page');
  });

  it('asks the server once more for what it had refused on a page that stays', async () => {
    let isOpen = false;
    const Reading = () => {
      const { data } = useQuery({ ...apiQuery('GET /api/courses/filter-options'), retry: false });
      return <h1>{data ? 'read' : 'not read'}</h1>;
    };
    const { kit } = await renderScreen({
      screens: [page('/profile', '', { load: async () => Reading })],
      at: '/profile',
      ...member,
      responses: {
        'GET /api/permissions-system': { data: [] },
        'GET /api/permissions/user': { data: ['organization_member_access_courses'] },
        'GET /api/courses/filter-options': () =>
          isOpen
            ? { categories: [], instructors: [], tags: [] }
            : jsonResponse(403, { message: 'No', status: 403, errorCode: 'not-allowed' }),
      } as never,
    });
    await screen.findByText('not read');
    isOpen = true;
    await kit.refreshPermissions();
    expect(await screen.findByText('read')).toBeTruthy();
  });

  it('puts the closed door before a visitor whose catalogue closes meanwhile, until that visitor goes elsewhere', async () => {
    const closed = { message: 'Sign in', status: 401, errorCode: 'not-authenticated' };
    const { kit, address } = await renderScreen({
      screens: [...SCREENS.filter(({ path }) => path !== '/lms/all-courses'), CATALOGUE],
      at: '/lms/all-courses',
      responses: { 'GET /api/courses/filter-options': () => jsonResponse(401, closed) },
    });
    expect(await screen.findByText('Sign in to see this page')).toBeTruthy();
    expect(address()).toBe('/lms/all-courses');
    kit.navigation().goToPublicHome();
    await screen.findByText('landing');
  });

  it('leaves a page alone that no organisation closes to visitors, whatever a part of it is refused', async () => {
    const closed = { message: 'Sign in', status: 401, errorCode: 'not-authenticated' };
    const { calls } = await renderScreen({
      screens: [{ ...CATALOGUE, path: '/landing-page', access: { requiresAuth: false } }],
      at: '/landing-page',
      responses: { 'GET /api/courses/filter-options': () => jsonResponse(401, closed) },
    });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(await screen.findByText('a catalogue')).toBeTruthy();
  });

  it('puts the product before the name of the page in its title, and the product alone where the page has none', async () => {
    const { kit } = await show('/profile', { ...member, frame: Titled });
    await screen.findByText('profile');
    await waitFor(() => expect(document.title).toBe('Sullam Academy | Profile'));
    await kit.wording.switchTo('ar');
    await waitFor(() => expect(document.title).toBe('أكاديمية سُلّم | الملف الشخصي'));
    cleanup();
    await show('/landing-page', { frame: Titled });
    await waitFor(() => expect(document.title).toBe('Sullam Academy'));
  });

  it('forgets it too when an address is typed while sign-in is shown: another page of the browser begins', async () => {
    const remembered = async (at: string) => {
      const sessionStorage = memoryStorage();
      createRememberedRoute(sessionStorage).set('/profile');
      const { kit } = await show(at, { sessionStorage });
      await screen.findByRole('heading', { level: 1 });
      cleanup();
      return kit.rememberedRoute.get();
    };
    expect(await remembered('/landing-page')).toBeNull();
    expect(await remembered('/auth/login')).toBe('/profile');
    expect(await remembered('/profile')).toBe('/profile');
  });

  it('gives a confidential page a document of its own where this one is recorded', async () => {
    const visit = { path: '/exam', query: {}, href: '/exam?part=2', meta: { isConfidential: true }, isKnown: true };
    const outcome = async (sessionReplay?: { script: string; key: string }) => {
      const { kit } = await show('/profile', { ...member, bootstrap: sessionReplay ? { sessionReplay } : {} });
      return createGuard({ kit, hasPage: () => true, signOnView: 'plain' }).visit(visit);
    };
    expect(await outcome({ script: 'https://replay.example.com/a.js', key: 'k' })).toEqual({
      kind: 'leave',
      href: '/exam?part=2',
    });
    expect(await outcome()).toEqual({ kind: 'show' });
  });

  it('keeps a signed-in reader away from sign-in, without a loop', async () => {
    const { address } = await show('/auth/login', member);
    // the dashboard comes later: the next page that there is
    await screen.findByText('all courses');
    expect(address()).toBe('/lms/all-courses');
  });

  it.each(BOTH_DIRECTIONS)('words its refusals in $language', async ({ language, dir }) => {
    const { container, kit } = await show('/secret', { ...member, language });
    await screen.findByRole('heading', { level: 1 });
    expect(container.textContent).not.toContain('secret');
    expect(container.textContent).toContain(kit.wording.get()('shell.notAllowed.title'));
    expect(document.documentElement.dir).toBe(dir);
    await waitFor(() => expect(document.title).toContain(kit.wording.get()('shell.titles.notAllowed')));
  });

  it('knows nothing of a page that is switched off, or that does not exist', async () => {
    const off = { bootstrap: bootstrapWith({}, { library: false }) };
    await show('/gone', off);
    expect(await screen.findByText('Page not found')).toBeTruthy();
    cleanup();
    await show('/nowhere/at/all');
    expect(await screen.findByText('Page not found')).toBeTruthy();
    cleanup();
    await show('/lms/courses/3/content/abc', member);
    expect(await screen.findByText('Page not found')).toBeTruthy();
  });

  it('shows the closed door of a shared link instead of a sign-in out of nowhere', async () => {
    await show('/shared', { bootstrap: bootstrapWith({}, { 'anonymous-course-view': false }) });
    expect(await screen.findByText('Sign in to see this page')).toBeTruthy();
  });
});

describe('a sign-on link', () => {
  const exchange = (answer: ReturnType<Respond<'POST /api/auth/sso/exchange'>>) => ({
    responses: {
      'POST /api/auth/sso/exchange': answer,
      'GET /api/localizations/ar': { language: 'ar' as const, messages: {}, contentMessages: {} },
    },
  });
  const link = '/?token=t1&courseId=3&subsectionId=9&lang=ar';

  it('signs in, reads the language and leads to the course screen with a clean address', async () => {
    const { kit, address, calls } = await show(link, exchange({ ...sessionFor(900), user: USER }));
    await screen.findByText('lesson');
    expect(address()).toBe('/lms/courses/3/content/9');
    expect(kit.session.get()?.user.id).toBe(7);
    expect(kit.language()).toBe('ar');
    expect(kit.instructorView.get()).toBe(true);
    expect(calls.some((call) => call.includes('t1'))).toBe(false);
  });

  it('comes as a learner with student_view', async () => {
    const { kit } = await show(`${link}&student_view=1`, exchange({ ...sessionFor(900), user: USER }));
    await screen.findByText('lesson');
    expect(kit.instructorView.get()).toBe(false);
  });

  it('says that it has run out, and goes on as a visitor', async () => {
    const spent = jsonResponse(401, { message: 'No', status: 401, errorCode: 'token.invalid' });
    const { toasts, kit } = await show('/lms/all-courses?token=t1', exchange(spent));
    await screen.findByText('all courses');
    expect(toasts).toEqual([{ tone: 'error', text: 'This link has expired. Try again.' }]);
    expect(kit.session.get()).toBeNull();
  });

  describe.each(BOTH_DIRECTIONS)('to somebody else than who is signed in, in $language', ({ language }) => {
    const other = { ...USER, id: 99, firstName: 'Mona', lastName: 'Adel' };
    const owner = { userId: 99, name: 'Mona Adel', masqueraderUserId: null as number | null };
    const open = (changes: Partial<typeof owner> = {}, answer: object = { ...sessionFor(900), user: other }) =>
      show('/profile?token=t1', {
        ...member,
        language,
        responses: {
          'POST /api/auth/sso/owner': { ...owner, ...changes },
          'POST /api/auth/sso/exchange': answer,
          'POST /api/auth/logout': { ok: true },
        },
      });
    const press = async (name: string) => {
      const dialog = await screen.findByRole('alertdialog');
      expect(dialog.textContent).toContain('Mona Adel');
      fireEvent.click(within(dialog).getByRole('button', { name }));
    };
    const words = language === 'en' ? { yes: 'Sign in', no: 'Cancel' } : { yes: 'تسجيل الدخول', no: 'إلغاء' };

    it('asks first, and spends nothing when the answer is no', async () => {
      const opening = open();
      await press(words.no);
      const { kit, calls } = await opening;
      await screen.findByText('profile');
      expect(kit.session.get()?.user.id).toBe(USER.id);
      expect(calls).toEqual(['POST /api/auth/sso/owner']);
    });

    it('replaces them when the answer is yes, and ends what they leave', async () => {
      const opening = open();
      await press(words.yes);
      const { kit, calls, address } = await opening;
      await screen.findByText('profile');
      expect([kit.session.get()?.user.id, address()]).toEqual([99, '/profile']);
      expect(calls).toContain('POST /api/auth/logout');
    });

    it('asks nobody about themselves, nor an administrator who is about to act as somebody', async () => {
      const own = await open({ userId: USER.id }, { ...sessionFor(900), user: USER });
      await screen.findByText('profile');
      expect(own.calls).not.toContain('POST /api/auth/logout');
      cleanup();
      const acted = { ...other, masquerader: { id: USER.id, name: 'Salma' } };
      const acting = await open({ masqueraderUserId: USER.id }, { ...sessionFor(900), user: acted });
      await screen.findByText('profile');
      expect(acting.kit.session.get()?.user.id).toBe(99);
      expect(acting.calls).not.toContain('POST /api/auth/logout');
    });
  });

  it('leads to the code where the organisation asks for one, and then to the page that was wanted', async () => {
    const step = {
      twoFactorToken: 'second',
      expiresAt: '2026-03-01T12:10:00Z',
      method: 'EMAIL' as const,
      sentTo: 'n•••@x',
    };
    const { kit, address, toasts } = await show('/profile?tab=security&token=t1&student_view=1', exchange(step));
    await screen.findByText('code');
    expect(address()).toBe('/auth/verification-code');
    expect(readSecondStep(kit.sessionStorage)).toMatchObject({
      token: 'second',
      method: 'EMAIL',
      isInstructorView: false,
    });
    expect(kit.rememberedRoute.get()).toBe('/profile?tab=security');
    expect(toasts).toEqual([]);
    kit.signIn({ ...sessionFor(900), user: USER });
    kit.navigation().goAfterSignIn();
    await screen.findByText('profile');
    expect(address()).toBe('/profile?tab=security');
  });
});
