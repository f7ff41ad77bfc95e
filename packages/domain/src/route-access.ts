import { FEATURES, type Feature, type FeatureState } from './features.ts';
import { can, memberHolds, PERMISSION_CATALOGUE, type PermissionCatalogue } from './permissions.ts';
import { COURSE_READERS } from './portals.ts';

/** What a page requires. Unless noted, a page requires a signed-in reader. */
export interface RouteAccess {
  /** False for public pages. */
  requiresAuth?: boolean;
  /** Login, registration and the like: for visitors who are not signed in. */
  loggedOutOnly?: boolean;
  /** A signed-in reader needs one of these, unless the page is open to every visitor. */
  memberPermissions?: readonly string[];
  /** It shows what the catalogue is made of: where visitors look around in that, a signed-in reader needs no permission. */
  isOfCatalogue?: boolean;
  /** An anonymous visitor needs the organisation to have one of these. */
  organizationPermissions?: readonly string[];
  /** Features that have to be on; the anonymous-view ones bind only anonymous visitors. */
  features?: readonly Feature[];
  /** One of these has to be on. */
  someFeature?: readonly Feature[];
  /** The page's own switch; a switched-off page does not exist. */
  pageSwitch?: Feature;
  /** What an anonymous visitor sees when the page is closed to him: sign-in, or the display with both buttons. */
  whenClosed?: 'signIn' | 'notAuthenticated';
}

export interface RouteCaller {
  signedIn: boolean;
  /** The reader's own permissions in this organisation. */
  memberPermissions: Iterable<string>;
  /** The permissions of the organisation (the "system" list). */
  organizationPermissions: Iterable<string>;
  /** The page had been open to this visitor a moment ago; a sign-in redirect would come out of nowhere. */
  hadOpened?: boolean;
}

export type RouteDecision =
  | { kind: 'allow' }
  | { kind: 'signIn'; remember: boolean }
  | { kind: 'notAllowed' }
  | { kind: 'notAuthenticated' }
  | { kind: 'notFound' }
  | { kind: 'redirect'; target: HomePage };

const ALLOW: RouteDecision = { kind: 'allow' };
const ANONYMOUS_ONLY: readonly Feature[] = ['anonymous-course-view', 'anonymous-event-view'];

/** The pages a reader may be sent to, in order of preference. */
export const HOME_PAGES = ['all-courses', 'my-courses', 'dashboard', 'landing-page', 'profile'] as const;
export type HomePage = (typeof HOME_PAGES)[number];

export const HOME_PATHS: Record<HomePage, string> = {
  'all-courses': '/lms/all-courses',
  'my-courses': '/lms/my-courses',
  dashboard: '/dashboard',
  'landing-page': '/landing-page',
  profile: '/profile',
};

/** What the home pages themselves require; the applications use these for the routes, so that both agree. */
export const HOME_ACCESS: Record<HomePage, RouteAccess> = {
  'all-courses': {
    requiresAuth: false,
    organizationPermissions: ['organization_lms'],
    memberPermissions: COURSE_READERS,
    features: ['self-enrollment', 'anonymous-course-view'],
    pageSwitch: 'all-courses',
  },
  'my-courses': { memberPermissions: ['organization_member_access_courses'] },
  dashboard: { memberPermissions: ['organization_member_access_courses'] },
  'landing-page': { requiresAuth: false, pageSwitch: 'landing-page' },
  profile: {},
};

/** What the server asks before visitors look around in the catalogue. */
const LOOKING_AROUND: RouteAccess = {
  requiresAuth: false,
  organizationPermissions: ['organization_lms'],
  features: ['anonymous-course-view'],
};

const isOn = (features: FeatureState, feature: Feature): boolean => features[feature] === true;

/** A part of the product or a page that is switched off does not exist; a rule that is off only closes. */
const isPart = (feature: Feature): boolean => FEATURES[feature].kind !== 'rule';

/** Whether the page is there at all in this organisation, whoever asks. */
export const isThere = ({ pageSwitch, features = [], someFeature }: RouteAccess, state: FeatureState): boolean =>
  (pageSwitch === undefined || isOn(state, pageSwitch)) &&
  features.every((feature) => !isPart(feature) || isOn(state, feature)) &&
  (someFeature === undefined || someFeature.some((feature) => isOn(state, feature)));

function missingFeatures(access: RouteAccess, signedIn: boolean, features: FeatureState): boolean {
  return (access.features ?? []).some(
    (feature) => features[feature] !== true && !(signedIn && ANONYMOUS_ONLY.includes(feature)),
  );
}

function decideSignedIn(
  access: RouteAccess,
  caller: RouteCaller,
  features: FeatureState,
  catalogue: PermissionCatalogue,
): RouteDecision {
  if (access.loggedOutOnly) {
    // The dashboard by rule; a reader who lacks it goes on to the first page he may see, never to Not Allowed.
    const target = isAllowed(HOME_ACCESS.dashboard, caller, features, catalogue)
      ? 'dashboard'
      : firstAllowed(caller, features, HOME_PAGES, catalogue);
    return { kind: 'redirect', target };
  }
  const held = memberHolds(caller.organizationPermissions, caller.memberPermissions);
  const required = access.memberPermissions ?? [];
  const isPermitted = required.length === 0 || can(held, required, catalogue);
  if (isPermitted && !missingFeatures(access, true, features)) return ALLOW;
  // what every visitor sees is closed to no member
  const open = access.isOfCatalogue && !missingFeatures(access, true, features) ? LOOKING_AROUND : access;
  return isOpenToVisitors(open, caller, features, catalogue) ? ALLOW : { kind: 'notAllowed' };
}

const isOpenToVisitors = (
  access: RouteAccess,
  { organizationPermissions }: RouteCaller,
  features: FeatureState,
  catalogue: PermissionCatalogue,
): boolean =>
  decideAnonymous(access, { signedIn: false, memberPermissions: [], organizationPermissions }, features, catalogue)
    .kind === 'allow';

/** Whether an organisation can close a public page to visitors. */
export const closesToVisitors = ({ requiresAuth, features = [], loggedOutOnly }: RouteAccess): boolean =>
  requiresAuth === false && !loggedOutOnly && features.some((feature) => ANONYMOUS_ONLY.includes(feature));

function decideAnonymous(
  access: RouteAccess,
  caller: RouteCaller,
  features: FeatureState,
  catalogue: PermissionCatalogue,
): RouteDecision {
  if (access.requiresAuth !== false && !access.loggedOutOnly) return { kind: 'signIn', remember: true };
  const required = access.organizationPermissions ?? [];
  const isPermitted = required.length === 0 || can(caller.organizationPermissions, required, catalogue);
  if (isPermitted && !missingFeatures(access, false, features)) return ALLOW;
  if (access.whenClosed === 'notAuthenticated' || caller.hadOpened) return { kind: 'notAuthenticated' };
  return { kind: 'signIn', remember: !access.loggedOutOnly };
}

/** The decision of the route guard (specification, sections 2, 4, 5 and 6). Pure: the same in a test and a browser. */
export function decideRoute(
  access: RouteAccess,
  caller: RouteCaller,
  features: FeatureState,
  catalogue: PermissionCatalogue = PERMISSION_CATALOGUE,
): RouteDecision {
  if (!isThere(access, features)) return { kind: 'notFound' };
  return caller.signedIn
    ? decideSignedIn(access, caller, features, catalogue)
    : decideAnonymous(access, caller, features, catalogue);
}

/** Whether a page opens for the caller; what menus ask. */
export function isAllowed(
  access: RouteAccess,
  caller: RouteCaller,
  features: FeatureState,
  catalogue: PermissionCatalogue = PERMISSION_CATALOGUE,
): boolean {
  return decideRoute(access, caller, features, catalogue).kind === 'allow';
}

/** The first home page that the caller may see. The profile closes the list: it requires only a signed-in reader. */
export function firstAllowed(
  caller: RouteCaller,
  features: FeatureState,
  pages: readonly HomePage[] = HOME_PAGES,
  catalogue: PermissionCatalogue = PERMISSION_CATALOGUE,
): HomePage {
  return pages.find((page) => isAllowed(HOME_ACCESS[page], caller, features, catalogue)) ?? 'profile';
}

/** Where a person goes after signing out or when nothing else is known: the landing page, or login if that is off. */
export function publicHomePath(features: FeatureState): string {
  return features['landing-page'] === true ? HOME_PATHS['landing-page'] : '/auth/login';
}

/** Where a login leads: the remembered page, else all courses if allowed, else the first page that is. */
export function afterLoginPath(remembered: string | null, caller: RouteCaller, features: FeatureState): string {
  return remembered ?? HOME_PATHS[firstAllowed({ ...caller, signedIn: true }, features)];
}
