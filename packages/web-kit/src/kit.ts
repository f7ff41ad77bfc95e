import type { Call } from '@sullam/api-client/client.ts';
import type { Configuration } from '@sullam/domain/configuration.ts';
import type { Language } from '@sullam/domain/localized.ts';
import type { RouteAccess, RouteCaller } from '@sullam/domain/route-access.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Notify } from './base/notify.ts';
import type { Store } from './base/store.ts';
import type { KeyValueStorage } from './base/stored.ts';
import type { SchemeStore } from './language/scheme-store.ts';
import type { Wording } from './language/wording.ts';
import type { Bootstrap } from './organization/bootstrap.ts';
import type { PermissionStore } from './organization/permission-store.ts';
import type { ConnectionWatch } from './session/connection.ts';
import type { EndedSession, Work } from './session/ended-session.ts';
import type { Refresh } from './session/refresh.ts';
import type { Session, SessionStore, SignInResult } from './session/session.ts';
import type { RememberedRoute } from './session/view-flags.ts';

/** Somebody came by a link that signs in somebody else. */
export interface SignOnQuestion {
  /** Whom the link signs in. */
  name: string;
  answer: (isWanted: boolean) => void;
}

/** What the application's router lends to the kit. */
export interface Navigation {
  /** What the page that is shown requires; null before the first page. */
  currentAccess: () => RouteAccess | null;
  /** Goes to the landing page, or to sign-in where there is none. */
  goToPublicHome: () => void;
  /** Runs the guard again for the page that is shown. */
  recheckAccess: () => void;
  /** Whether a refusal stands in the place of the page. */
  isRefused: () => boolean;
  /** The server takes the page that is shown for closed to visitors: it closes, if it is one that can. */
  closeToVisitors: () => void;
  /** Goes where a finished sign-in leads: the remembered page, else all courses, else the landing page. */
  goAfterSignIn: () => void;
}

/** Everything that lives as long as the page and belongs to no screen. */
export interface Kit {
  readonly bootstrap: Bootstrap;
  readonly configuration: Configuration;
  readonly call: Call;
  /** The headers of a call, for the stream and uploads. */
  readonly headers: (method: string) => Record<string, string>;
  readonly now: () => number;
  readonly storage: KeyValueStorage;
  readonly sessionStorage: KeyValueStorage;
  readonly session: SessionStore;
  /** A session that ended while its reader was at work; the page waits for that person. */
  readonly ended: EndedSession;
  /** Whether the server can be reached. */
  readonly connection: ConnectionWatch;
  readonly work: Work;
  readonly refresh: Refresh;
  readonly permissions: PermissionStore;
  /** What is switched on; those of the bootstrap until the organisation changes them. */
  readonly features: Store<Bootstrap['features']>;
  readonly wording: Wording;
  readonly scheme: SchemeStore;
  readonly instructorView: Store<boolean>;
  /** What has to be answered before a link of somebody else signs in; null: nothing. */
  readonly signOnQuestion: Store<SignOnQuestion | null>;
  readonly rememberedRoute: RememberedRoute;
  readonly queryClient: QueryClient;
  readonly language: () => Language;
  /** What the guard and menus ask about. */
  readonly caller: () => RouteCaller;
  readonly notify: Notify;
  readonly navigation: () => Navigation;
  setNotifier(notify: Notify): void;
  setNavigation(navigation: Navigation): void;
  switchLanguage(language: Language): Promise<void>;
  /** Takes over the response of a sign-in; null when it asks for a second step. */
  signIn(result: SignInResult, options?: { instructorView?: boolean }): Session | null;
  /** The same for a page that is to be opened as somebody else: this one is left as it stands, nothing in it asks again. */
  leaveAs(result: SignInResult, address: string): void;
  signOut(everywhere?: boolean): Promise<void>;
  /** Takes over the response of a sign-in on a page whose session had ended: the same person goes on, anybody else begins anew. */
  resume(result: SignInResult): void;
  /** Gives the page up whose session had ended, with what was typed. */
  giveUp(): void;
  /** Forgets who is signed in, here alone; the page stays where it is. */
  forgetSession(): void;
  /** Asks the server for the user again. */
  verifyToken(): Promise<void>;
  /** Fetches the permissions and leaves a page that is no longer permitted. */
  refreshPermissions(): Promise<void>;
  /** Fetches what is switched on; a page of a part that no longer is isn't found. */
  refreshFeatures(): Promise<void>;
  /** The same with what the server has said by itself. */
  takeFeatures(next: Bootstrap['features']): void;
  /** Renews or ends a stored session, then keeps checking; the answer stops it. */
  start(): Promise<() => void>;
}
