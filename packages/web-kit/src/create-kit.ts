import { ApiError } from '@sullam/api-client/api-error.ts';
import { AUTH_ERROR_TOAST_DURATION } from '@sullam/domain/limits.ts';
import { isLanguage, type Language } from '@sullam/domain/localized.ts';
import { isAllowed } from '@sullam/domain/route-access.ts';
import type { Catalogue } from '@sullam/strings/define.ts';
import { setApi, setPreloaded } from './api.ts';
import { exclusionOf, type RunExclusively } from './base/exclusive.ts';
import type { Notify } from './base/notify.ts';
import { createStore } from './base/store.ts';
import { browserStorage, clearDrafts, type KeyValueStorage, STORAGE_KEYS } from './base/stored.ts';
import type { Kit, Navigation, SignOnQuestion } from './kit.ts';
import { createKitClient, type KitClient } from './kit-client.ts';
import { initialLanguage, keepLanguage, markPage, withoutLanguage } from './language/language-store.ts';
import { createSchemeStore, isScheme } from './language/scheme-store.ts';
import { createWording } from './language/wording.ts';
import type { Bootstrap } from './organization/bootstrap.ts';
import { followFeatures } from './organization/follow-features.ts';
import { createPermissionStore } from './organization/permission-store.ts';
import { createQueryClient } from './query/query-client.ts';
import { handleAuthError } from './session/auth-errors.ts';
import { createConnection } from './session/connection.ts';
import { createEndedSession, createWork } from './session/ended-session.ts';
import { createSessionStore, isExpiring, type Session, sessionOf } from './session/session.ts';
import { checkToken, startTokenCheck } from './session/token-check.ts';
import { createInstructorView, createRememberedRoute } from './session/view-flags.ts';

export interface KitOptions {
  bootstrap: Bootstrap;
  window?: Window & typeof globalThis;
  storage?: KeyValueStorage;
  sessionStorage?: KeyValueStorage;
  exclusively?: RunExclusively;
  now?: () => number;
  fetch?: typeof fetch;
  /** Called with a key that is shown for want of its message; by default it stands on the console, where journeys fail on it. */
  onMissingMessage?: (key: string) => void;
  /** Waited for before the page is drawn in another language. */
  prepareLanguage?: ((language: Language) => Promise<void>) | undefined;
}

const NO_NAVIGATION: Navigation = {
  currentAccess: () => null,
  goToPublicHome: () => undefined,
  recheckAccess: () => undefined,
  isRefused: () => false,
  closeToVisitors: () => undefined,
  goAfterSignIn: () => undefined,
};

/** Builds the kit of a page. Nothing is fetched and no timer runs before `start`. */
export function createKit(options: KitOptions): Kit {
  const { bootstrap } = options;
  const page = options.window ?? window;
  const storage = options.storage ?? browserStorage('localStorage');
  const sessionStorage = options.sessionStorage ?? browserStorage('sessionStorage');
  const now = options.now ?? (() => Date.now());
  let notifier: Notify = () => undefined;
  let navigation = NO_NAVIGATION;
  const notify: Notify = (message) => notifier(message);

  const session = createSessionStore(storage);
  const ended = createEndedSession(storage);
  const work = createWork(() => page.location.pathname);
  const rememberedRoute = createRememberedRoute(sessionStorage);
  const features = createStore(bootstrap.features);
  const permissions = createPermissionStore(
    storage,
    bootstrap.organizationPermissions,
    session.get()?.user.permissions,
  );
  const instructorView = createInstructorView(sessionStorage);
  const language = initialLanguage(page.location.search, storage, bootstrap.language);
  const wording = createWording({
    bootstrap,
    storage,
    language,
    onMissing: options.onMissingMessage ?? ((key) => console.error(`No message: ${key}`)),
    fetchOverrides: async (of) => {
      const path = { language: of };
      const { messages, contentMessages } = await client.call('GET /api/localizations/{language}', { path });
      return { ...contentMessages, ...messages } as Catalogue;
    },
  });
  const genericMessage = () => wording.get().dynamic('shell.failure.title') ?? 'Something went wrong';
  const endedMessage = () => wording.get().dynamic('shell.session.ended') ?? genericMessage();
  const queryClient = createQueryClient(genericMessage, notify);

  const client: KitClient = createKitClient({
    page: page.document,
    organizationId: bootstrap.organization.organizationId,
    session,
    ended,
    connection: () => connection,
    language: () => wording.get().language,
    genericMessage,
    endedMessage,
    exclusively: options.exclusively ?? exclusionOf(page, storage, now),
    now,
    onError: (error) => {
      // what a visitor had open may close meanwhile, and a visitor learns of it only by the next call
      const isVisitor = session.get() === null && ended.get() === null;
      if (isVisitor && error.errorCode === 'not-authenticated') navigation.closeToVisitors();
      handleAuthError(error, {
        isSignedIn: () => session.get() !== null,
        signOut: () => void kit.signOut(),
        signOutLocally: () => endSession('stay'),
        recheckAccess: () => {
          if (ended.get() === null) navigation.recheckAccess();
        },
        verifyToken: () => void kit.verifyToken(),
        notify,
      });
    },
    onRefused: () => endSession('leave'),
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });

  /** What belongs to one person must not be seen by the next. */
  const forget = () => {
    permissions.clearUser();
    setPreloaded({});
    queryClient.clear();
  };
  const signOutLocally = () => {
    session.set(null);
    instructorView.set(false);
    forget();
  };
  /** After the end of a session: stay only where anonymous visitors may be. */
  const leavePage = () => {
    if (navigation.currentAccess()?.requiresAuth === false) navigation.recheckAccess();
    else navigation.goToPublicHome();
  };

  /** A session is over that nobody ended here: says so, and keeps what was typed or the way back to it. */
  const concludeSession = (ending: Session, then: 'leave' | 'stay') => {
    // who acts as somebody else can't sign in as that person
    if (work.isUnderWay() && !ending.user.masquerader) {
      ended.hold(ending);
      session.set(null);
      storage.removeItem(STORAGE_KEYS.userPermissions);
      return;
    }
    const { pathname, search, hash } = page.location;
    if (navigation.currentAccess()?.requiresAuth !== false)
      rememberedRoute.set(pathname + search + hash, ending.user.id);
    signOutLocally();
    if (then === 'leave') leavePage();
    notify({ tone: 'warning', text: endedMessage(), duration: AUTH_ERROR_TOAST_DURATION });
  };
  const endSession = (then: 'leave' | 'stay') => {
    const ending = session.get();
    if (!ending) return;
    ended.notifyOthers(ending.user.id);
    concludeSession(ending, then);
  };

  /** Another tab signed in, out, or as somebody else. */
  const followOtherTabs = (): (() => void) => {
    let before = session.get();
    return session.subscribe(() => {
      const [was, next] = [ended.get() ?? before, session.get()];
      before = next;
      if (!session.isChangedElsewhere()) return;
      if (next && next.user.id === was?.user.id) {
        // renewed, or signed in again after the session had ended here too
        if (ended.get()) permissions.update({ user: next.user.permissions });
        return ended.release(true);
      }
      if (!next && was && !ended.get() && ended.endedElsewhere(was.user.id)) return concludeSession(was, 'leave');
      if (!next && !was) return;
      ended.release(false);
      forget();
      if (next) permissions.update({ user: next.user.permissions });
      if (next) navigation.recheckAccess();
      else leavePage();
    });
  };

  /** Another tab switched the language, or between light and dark. */
  const followPreferences = (): (() => void) => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === STORAGE_KEYS.language && isLanguage(newValue)) void kit.switchLanguage(newValue);
      if (key === STORAGE_KEYS.scheme) isScheme(newValue) ? kit.scheme.set(newValue) : kit.scheme.followDevice();
    };
    page.addEventListener('storage', onStorage);
    return () => page.removeEventListener('storage', onStorage);
  };
  const connection = createConnection({
    ask: () => client.call('GET /api/health/live', { isBare: true }),
    isOnline: () => page.navigator.onLine,
    onBack: () => {
      notify({ tone: 'success', text: wording.get().dynamic('shell.connection.back') ?? '' });
      // what failed meanwhile is asked for once more, also the code of a screen
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' || state.isInvalidated });
      navigation.recheckAccess();
    },
  });

  const kit: Kit = {
    bootstrap,
    configuration: bootstrap.configurations,
    call: client.call,
    headers: client.headers,
    refresh: client.refresh,
    now,
    storage,
    sessionStorage,
    session,
    ended,
    connection,
    work,
    permissions,
    features,
    wording,
    scheme: createSchemeStore(storage, page.document),
    instructorView,
    signOnQuestion: createStore<SignOnQuestion | null>(null),
    rememberedRoute,
    queryClient,
    notify,
    language: () => wording.get().language,
    navigation: () => navigation,
    setNotifier: (given) => {
      notifier = given;
    },
    setNavigation: (given) => {
      navigation = given;
    },
    caller: () => ({
      signedIn: session.get() !== null || ended.get() !== null,
      memberPermissions: permissions.get().user,
      organizationPermissions: permissions.get().system,
    }),
    async switchLanguage(next) {
      if (next === kit.language()) return;
      await options.prepareLanguage?.(next);
      await wording.switchTo(next);
      markPage(page.document, next);
      keepLanguage(page.document, storage, next);
      // notifications are worded by the server, and names of people are read in the script of the language
      void queryClient.invalidateQueries();
      await wording.refreshOverrides();
    },
    signIn(result, { instructorView: isInstructor = false } = {}) {
      const signedIn = sessionOf(result);
      if (!signedIn) return null;
      // first, so that what asks anew after forgetting asks as the new one
      session.set(signedIn);
      ended.forgetMark();
      ended.release(false);
      forget();
      permissions.update({ user: signedIn.user.permissions });
      instructorView.set(isInstructor);
      return signedIn;
    },
    resume(result) {
      const signedIn = sessionOf(result);
      const held = ended.get();
      if (!signedIn) return;
      if (!held || held.user.id !== signedIn.user.id) {
        kit.signIn(result);
        return navigation.goAfterSignIn();
      }
      session.set(signedIn);
      ended.forgetMark();
      permissions.update({ user: signedIn.user.permissions });
      ended.release(true);
    },
    giveUp() {
      if (ended.get() === null) return;
      ended.release(false);
      instructorView.set(false);
      forget();
    },
    leaveAs(result, address) {
      const signedIn = sessionOf(result);
      if (!signedIn) return;
      session.keepForNextPage(signedIn);
      permissions.update({ user: signedIn.user.permissions });
      page.location.assign(address);
    },
    async signOut(everywhere = false) {
      const ending = session.get();
      const isRunningOut = ending !== null && isExpiring(ending, now());
      const isOver = isRunningOut && (await client.refresh(ending.access)) === 'refused';
      // Begun while its token is still here: afterwards nobody waits for a server to see that they are out.
      const loggedOut =
        ending && !isOver
          ? client.call('POST /api/auth/logout', { body: { removeAll: everywhere }, isBare: true, keepalive: true })
          : null;
      ended.forgetMark();
      signOutLocally();
      if (ending) clearDrafts(storage, ending.user.id);
      leavePage();
      try {
        await loggedOut;
      } catch (problem) {
        // Leaving has to work without a server and with a session that is over.
        if (!(problem instanceof ApiError)) throw problem;
      }
    },
    forgetSession: signOutLocally,
    async verifyToken() {
      const user = await client.call('GET /api/auth', { isBare: true });
      const before = session.get();
      if (before) session.set({ ...before, user, portals: user.portals });
    },
    async refreshPermissions() {
      if (ended.get() !== null) return;
      const [system, user] = await Promise.all([
        client.call('GET /api/permissions-system'),
        session.get() ? client.call('GET /api/permissions/user') : { data: [] },
      ]);
      if (!permissions.update({ system: system.data, user: user.data })) return;
      const access = navigation.currentAccess();
      if (!access) return;
      if (isAllowed(access, kit.caller(), features.get())) {
        // what the server had refused on this page, or the guard the page, may be open now
        void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
        navigation.recheckAccess();
      } else if (!navigation.isRefused()) navigation.goToPublicHome();
    },
    async refreshFeatures() {
      kit.takeFeatures((await client.call('GET /api/organizations-dashboard/bootstrap')).features);
    },
    takeFeatures(next) {
      if (JSON.stringify(next) === JSON.stringify(features.get())) return;
      features.set(next);
      navigation.recheckAccess();
      void queryClient.invalidateQueries();
    },
    async start() {
      setApi(client.call);
      setPreloaded(session.get() ? {} : (bootstrap.preload ?? {}), now());
      markPage(page.document, language);
      if (new URLSearchParams(page.location.search).has('lang')) {
        keepLanguage(page.document, storage, language);
        page.history.replaceState(page.history.state, '', withoutLanguage(page.location.href));
      }
      const check = { store: session, refresh: client.refresh, signOutLocally: () => endSession('leave'), now };
      await checkToken(check);
      page.document.addEventListener('input', work.begin);
      const stops = [
        startTokenCheck(check, page.document),
        followFeatures(kit, page.document, now),
        session.follow(page),
        followOtherTabs(),
        followPreferences(),
        connection.follow(page),
        () => page.document.removeEventListener('input', work.begin),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
  return kit;
}
