import { ApiError } from '@sullam/api-client/api-error.ts';
import {
  decideRoute,
  HOME_ACCESS,
  HOME_PAGES,
  HOME_PATHS,
  isAllowed,
  publicHomePath,
  type RouteDecision,
} from '@sullam/domain/route-access.ts';
import { type Query, readSignOn, type SignOn } from '@sullam/domain/sign-on.ts';
import type { Kit } from '../kit.ts';
import type { PageMeta } from './page-meta.ts';

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
  /** Whether this person may use the application at all. */
  isAdmitted?: () => boolean;
}

export interface Guard {
  visit(visit: Visit): Promise<GuardOutcome>;
  /** Where a finished sign-in leads: the remembered page first; it is forgotten by that. */
  afterSignIn(): string;
  /** The page for a signed-in reader, or the public one for a visitor. */
  home(): string;
}

const AUTH_PATH = /^\/(auth|register)(\/|$)/;

const withQuery = ({ path, query }: SignOn['target']): string => {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
};

/** The route guard (specification, section 2): sign-on links, access, remembered page. One for each application. */
export function createGuard({ kit, hasPage, signOnView, ...options }: GuardOptions): Guard {
  const { features } = kit.bootstrap;
  let lastPath: string | null = null;
  let lastAnonymousPath: string | null = null;
  /** The last sign-on brought no session: another one for the same page would run in circles. */
  let isRefused = false;
  let spent: { token: string; exchanged: Promise<void> } | undefined;

  const publicHome = (): string => {
    const path = publicHomePath(features);
    return hasPage(path) ? path : '/auth/login';
  };

  const home = (): string => {
    const caller = kit.caller();
    if (!caller.signedIn) return publicHome();
    if (options.home) return options.home(hasPage);
    const page = HOME_PAGES.find((name) => hasPage(HOME_PATHS[name]) && isAllowed(HOME_ACCESS[name], caller, features));
    return HOME_PATHS[page ?? 'profile'];
  };

  const exchange = async ({ token, studentView }: SignOn): Promise<void> => {
    isRefused = true;
    try {
      const result = await kit.call('POST /api/auth/sso/exchange', { body: { token }, isBare: true });
      isRefused = kit.signIn(result, { instructorView: signOnView === 'instructor' && !studentView }) === null;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      // The token stood for one minute and one use. The page itself may still be open to this visitor.
      const text = kit.wording.get().dynamic('shell.handOver.failed') ?? problem.message;
      kit.notify({ tone: 'error', text: problem.isTransport ? problem.message : text });
    }
  };

  const signOn = async (found: SignOn): Promise<GuardOutcome> => {
    const { token, language, target } = found;
    if (language) await kit.switchLanguage(language);
    // The router may ask twice for one page, but a token can be spent only once.
    if (spent?.token !== token) spent = { token, exchanged: exchange(found) };
    await spent.exchanged;
    return { kind: 'go', href: withQuery(target) };
  };

  const outcomeOf = (decision: RouteDecision, { href }: Visit): GuardOutcome => {
    switch (decision.kind) {
      case 'allow':
        return { kind: 'show' };
      case 'signIn': {
        if (decision.remember) kit.rememberedRoute.set(href);
        // who has just signed out does not want to be taken back
        const isWanted = decision.remember && !isRefused && lastPath === null;
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

  return {
    home,
    afterSignIn() {
      const remembered = kit.rememberedRoute.get();
      kit.rememberedRoute.clear();
      return remembered ?? home();
    },
    async visit(visit) {
      const found = readSignOn(visit.path, visit.query);
      if (found) return signOn(found);
      if (lastPath && AUTH_PATH.test(lastPath) && !AUTH_PATH.test(visit.path)) kit.rememberedRoute.clear();
      await kit.wording.ensure(visit.meta.areas ?? []);
      if (!visit.isKnown) return { kind: 'notFound' };
      const caller = kit.caller();
      if (caller.signedIn && options.isAdmitted?.() === false) return { kind: 'notAllowed' };
      const hadOpened = !caller.signedIn && lastAnonymousPath === visit.path;
      const outcome = outcomeOf(decideRoute(visit.meta.access ?? {}, { ...caller, hadOpened }, features), visit);
      if (outcome.kind === 'show') {
        lastPath = visit.path;
        lastAnonymousPath = caller.signedIn ? null : visit.path;
      }
      return outcome;
    },
  };
}
