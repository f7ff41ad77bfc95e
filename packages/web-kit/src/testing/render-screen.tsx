import type { Language } from '@sullam/domain/localized.ts';
import { AREAS } from '@sullam/strings/all-areas.ts';
import { createMemoryHistory, Outlet, RouterProvider } from '@tanstack/react-router';
import { configure, getConfig, type RenderResult, render } from '@testing-library/react';
import type { FunctionComponent, ReactNode } from 'react';
import { setApi } from '../api.ts';
import type { ToastMessage } from '../base/notify.ts';
import { type KeyValueStorage, memoryStorage, STORAGE_KEYS } from '../base/stored.ts';
import { createKit } from '../create-kit.ts';
import { createGuard } from '../guard/guard.ts';
import { keepShowsHints } from '../hints/hint-preference.ts';
import type { Kit } from '../kit.ts';
import { KitProvider } from '../kit-context.tsx';
import { KitUi } from '../kit-ui.tsx';
import { markPage } from '../language/language-store.ts';
import type { Bootstrap } from '../organization/bootstrap.ts';
import { connectRouter, hasPage } from '../router/guard-router.ts';
import { createScreenRouter, type ScreenDefinition } from '../router/screens.ts';
import type { Session } from '../session/session.ts';
import { sessionFor, TEST_BOOTSTRAP, TEST_NOW } from './fixtures.ts';
import { noteMissingMessage } from './missing-messages.ts';
import { type Respond, type Responses, respondWith } from './responses.ts';

export type { Respond, Responses };

// Screens come in chunks of their own, which takes a busy machine longer; still less than a test has, so that it can report
// what it saw instead.
configure({ asyncUtilTimeout: 10_000 });

const { getElementError } = getConfig();

/** What testing-library says in its configuration while it looks for something again and again, and not in its types. */
interface Looking {
  _disableExpensiveErrorDiagnostics?: boolean;
}

// What isn't there yet is looked for every few milliseconds: the whole page is written down once, when the patience is over.
configure({
  getElementError(message, container) {
    if (!(getConfig() as Looking)._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

const Bare = () => <Outlet />;

export interface RenderOptions {
  /** The screens under test; the one at `at` is shown. */
  screens: readonly ScreenDefinition[];
  at: string;
  language?: Language;
  session?: Session | null;
  responses?: Responses;
  bootstrap?: Partial<Bootstrap>;
  /** What stands around the screens; by default nothing. */
  frame?: FunctionComponent;
  now?: () => number;
  /** What the browser keeps of an earlier page. */
  sessionStorage?: KeyValueStorage;
  /** What the browser keeps between visits, besides the language and the session. */
  stored?: Readonly<Record<string, string>>;
  /** Whether this browser shows hints; without them a screen asks nothing about them. */
  hasHints?: boolean;
}

export interface Rendered extends RenderResult {
  kit: Kit;
  /** The calls that were made: "GET /api/notifications?skip=0". */
  calls: string[];
  toasts: ToastMessage[];
  /** The address that is shown. */
  address: () => string;
}

/** Draws screens as an application does, with router, guard, wording and a double of the server. */
export async function renderScreen(options: RenderOptions): Promise<Rendered> {
  const { screens, at, language = 'en', session = null, responses = {} } = options;
  const storage = memoryStorage();
  storage.setItem(STORAGE_KEYS.language, language);
  keepShowsHints(storage, options.hasHints ?? false);
  if (session) storage.setItem(STORAGE_KEYS.session, JSON.stringify(session));
  if (session) storage.setItem(STORAGE_KEYS.userPermissions, JSON.stringify(session.user.permissions));
  for (const [key, value] of Object.entries(options.stored ?? {})) storage.setItem(key, value);
  const calls: string[] = [];
  const toasts: ToastMessage[] = [];
  const respond = respondWith(responses, calls);
  const kit = createKit({
    bootstrap: { ...TEST_BOOTSTRAP, ...options.bootstrap },
    storage,
    sessionStorage: options.sessionStorage ?? memoryStorage(),
    exclusively: (_name, task) => task(),
    now: options.now ?? (() => TEST_NOW),
    onMissingMessage: noteMissingMessage,
    fetch: (async (...input: Parameters<typeof respond>) => respond(...input)) as typeof fetch,
  });
  setApi(kit.call);
  kit.setNotifier((message) => toasts.push(message));
  markPage(document, language);
  await kit.wording.ensure(AREAS);

  const guard = createGuard({ kit, hasPage: (path) => hasPage(router, path), signOnView: 'instructor' });
  const router = createScreenRouter({
    screens,
    frame: options.frame ?? Bare,
    guard,
    queryClient: kit.queryClient,
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  connectRouter(kit, guard, router);
  const view = render(
    <KitProvider kit={kit}>
      <KitUi>
        <RouterProvider router={router} />
      </KitUi>
    </KitProvider>,
  );
  await router.load();
  return Object.assign(view, { kit, calls, toasts, address: () => router.state.location.href as string });
}

/** Draws a part of a screen, a button that a feature brings say, for somebody who is signed in. */
export const renderPart = (part: ReactNode, options: Omit<RenderOptions, 'screens' | 'at'> = {}): Promise<Rendered> =>
  renderScreen({
    session: sessionFor(900),
    ...options,
    screens: [{ path: '/part', load: async () => () => part }],
    at: '/part',
  });
