import { memberHolds } from '@sullam/domain/permissions.ts';
import { mayEnterStudio } from '@sullam/domain/portals.ts';
import {
  decideRoute,
  HOME_ACCESS,
  HOME_PAGES,
  HOME_PATHS,
  type HomePage,
  isAllowed,
  publicHomePath,
  type RouteDecision,
} from '@sullam/domain/route-access.ts';
import type { Query } from '@sullam/domain/sign-on.ts';
import type { Kit } from '../kit.ts';
import type { PageMeta } from './page-meta.ts';
import type { SignOn } from './sign-on.ts';

/** The page that is asked for. */
export interface Visit {
  /** Path inside the application, without query. */
  path: string;
  /** The query, one value a name. */
  query: Query;
  /** Path, query and hash as the browser has them, to come back to. */
  href: string;
  meta: PageMeta;
  /** False when no route of the application fits. */
  isKnown: boolean;
}

/** What the router has to do. */
export type GuardOutcome =
  | { kind: 'show' }
  | { kind: 'go'; href: string }
  /** To an address outside of this application. */
  | { kind: 'leave'; href: string }
  | { kind: 'notAllowed' | 'notAuthenticated' | 'notFound' };

export interface GuardOptions {
  kit: Kit;
  /** Whether the application has a page at a path; places that come later are no places to be sent to. */
  hasPage: (path: string) => boolean;
  /** `instructor`: a sign-on link without student view hides the bars (learner application). */
  signOnView: 'instructor' | 'plain';
  /** The first page of a signed-in reader; by default the first of the learner's that he may see. */
  home?: (hasPage: (path: string) => boolean) => string;
  /** Where visitors sign in, if not in this application; null: to come back to no page. */
  signInAddress?: (wanted: string | null) => string;
  /** Whether this person may use the application at all; some page of it may be for more people than the rest. */
  isAdmitted?: (path: string) => boolean;
}

export interface Guard {
  visit(visit: Visit): Promise<GuardOutcome>;
  /** Where a finished sign-in leads: the remembered page, which is forgotten by that, all courses, the landing page. */
  afterSignIn(): string;
  /** The page for a signed-in reader, or the public one for a visitor. */
  home(): string;
  /** Where somebody goes whose page has closed: the landing page, or without one the page to begin with. */
  publicHome(): string;
  /** Whether the last visit was refused: what is shown is no page, but why there is none. */
  isRefused(): boolean;
  /** Closes the page that a visitor has open, until that visitor leaves it or signs in. */
  closeToVisitors(): void;
  /** Where who is signed out goes, if not to a page of this application. */
  signInElsewhere(): string | null;
}

/** Over to the first page of the studio, which may have a host of its own. */
const TO_STUDIO = '/auth/studio?path=%2Fhome';

const AUTH_PATH = /^\/(auth|register)(\/|$)/;

/** The route guard (specification, section 2): sign-on links, access, remembered page. One for each application. */
export function createGuard({ kit, hasPage, signOnView, ...options }: GuardOptions): Guard {
  let lastPath: string | null = null;
  let lastAnonymousPath: string | null = null;
  /** The last sign-on brought no session: another one for the same page would run in circles. */
  let isSignOnRefused = false;
  /** The page that was closed while a visitor had it open. */
  let closedPath: string | null = null;
  let isPageRefused = false;
  /** A finished sign-in leads to the page that is asked for next. */
  let isSentFromSignIn = false;
  let signOn: Promise<SignOn> | undefined;

  const publicHome = (): string => {
    const path = publicHomePath(kit.features.get());
    return hasPage(path) ? path : '/auth/login';
  };

  const home = (): string => {
    const caller = kit.caller();
    // an application without pages for visitors begins with its first page, from which the way leads to sign-in
    if (!caller.signedIn && !options.signInAddress) return publicHome();
    if (options.home) return options.home(hasPage);
    const page = HOME_PAGES.find(
      (name) => hasPage(HOME_PATHS[name]) && isAllowed(HOME_ACCESS[name], caller, kit.features.get()),
    );
    return HOME_PATHS[page ?? 'profile'];
  };

  const isOpen = (name: HomePage) =>
    hasPage(HOME_PATHS[name]) && isAllowed(HOME_ACCESS[name], kit.caller(), kit.features.get());

  const learnersHome = (): string | null => (isOpen('dashboard') ? HOME_PATHS.dashboard : null);

  const studio = (): string | null => {
    const { system, user } = kit.permissions.get();
    return mayEnterStudio(memberHolds(system, user)) && hasPage('/auth/studio') ? TO_STUDIO : null;
  };

  /** The page that the organisation chose for after a sign-in; null: none, or one that this person may not open. */
  const chosen = (): string | null => {
    switch (kit.configuration.first_page) {
      case 'home':
        return learnersHome();
      case 'studio':
        return studio();
      case 'studio-or-home':
        return studio() ?? learnersHome();
      default:
        return null;
    }
  };

  /** After a sign-in (specification, section 2): all courses if allowed, else the landing page; without one, home. */
  const welcome = (): string => {
    if (options.home) return home();
    const page = (['all-courses', 'landing-page'] as const).find(isOpen);
    return chosen() ?? (page ? HOME_PATHS[page] : home());
  };

  const outcomeOf = (decision: RouteDecision, { href }: Visit): GuardOutcome => {
    switch (decision.kind) {
      case 'allow':
        return { kind: 'show' };
      case 'signIn': {
        if (decision.remember) kit.rememberedRoute.set(href);
        // who has just signed out does not want to be taken back
        const isWanted = decision.remember && !isSignOnRefused && lastPath === null;
        return options.signInAddress
          ? { kind: 'leave', href: options.signInAddress(isWanted ? href : null) }
          : { kind: 'go', href: '/auth/login' };
      }
      case 'redirect': {
        const path = HOME_PATHS[decision.target];
        return { kind: 'go', href: hasPage(path) ? path : home() };
      }
      default:
        return { kind: decision.kind };
    }
  };

  const outcomeFor = async (visit: Visit): Promise<GuardOutcome> => {
    if (visit.query.token) {
      // few come by such a link: the others don't carry what reads it
      signOn ??= import('./sign-on.ts').then(({ createSignOn }) => createSignOn(kit, signOnView));
      const outcome = await (await signOn)(visit);
      if (outcome) {
        isSignOnRefused = kit.session.get() === null;
        isSentFromSignIn = !isSignOnRefused;
        return outcome;
      }
    }
    // Leaving sign-in any other way forgets the page, also by an address that is typed: then this is the page's first visit.
    const cameFromSignIn = lastPath === null || AUTH_PATH.test(lastPath);
    if (cameFromSignIn && !AUTH_PATH.test(visit.path) && kit.rememberedRoute.get() !== visit.href)
      kit.rememberedRoute.clear();
    await kit.wording.ensure(visit.meta.areas ?? []);
    if (!visit.isKnown) return { kind: 'notFound' };
    const caller = kit.caller();
    if (caller.signedIn && options.isAdmitted?.(visit.path) === false) return { kind: 'notAllowed' };
    if (caller.signedIn || visit.path !== closedPath) closedPath = null;
    if (closedPath !== null) return { kind: 'notAuthenticated' };
    const hadOpened = !caller.signedIn && lastAnonymousPath === visit.path;
    const outcome = outcomeOf(
      decideRoute(visit.meta.access ?? {}, { ...caller, hadOpened }, kit.features.get()),
      visit,
    );
    // what records this document can't be stopped: the page gets a document without it
    if (outcome.kind === 'show' && visit.meta.isConfidential && kit.bootstrap.sessionReplay)
      return { kind: 'leave', href: visit.href };
    if (outcome.kind === 'show' && !visit.meta.leadsOn) {
      lastPath = visit.path;
      lastAnonymousPath = caller.signedIn ? null : visit.path;
    }
    return outcome;
  };

  return {
    home,
    publicHome: () => (isOpen('landing-page') ? HOME_PATHS['landing-page'] : home()),
    signInElsewhere: () => (kit.caller().signedIn ? null : (options.signInAddress?.(null) ?? null)),
    afterSignIn() {
      const remembered = kit.rememberedRoute.get(kit.session.get()?.user.id);
      kit.rememberedRoute.clear();
      isSentFromSignIn = true;
      return remembered ?? welcome();
    },
    isRefused: () => isPageRefused,
    closeToVisitors() {
      closedPath = lastAnonymousPath;
    },
    async visit(visit) {
      const outcome = await outcomeFor(visit);
      // what only leads on is not yet where the sign-in leads to
      const leadsOn = outcome.kind === 'go' || (outcome.kind === 'show' && visit.meta.leadsOn === true);
      const isSent = isSentFromSignIn && !leadsOn;
      if (isSent) isSentFromSignIn = false;
      isPageRefused = outcome.kind.startsWith('not');
      // nobody signs in to Not Allowed: on to the first page that may be seen
      return isSent && outcome.kind === 'notAllowed' && visit.path !== home() ? { kind: 'go', href: home() } : outcome;
    },
  };
}
