import type { WordedErrorCode as ErrorCode } from '@sullam/strings/areas.ts';
import { htmlFinder } from './html-fields.ts';
import type { RouteDefinition } from './route.ts';

type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503;

/** Error codes by the status that they leave with. */
export type Refusals = Readonly<Partial<Record<RefusalStatus, readonly ErrorCode[]>>>;

/** Any route may fail: these are the server's fault, its load, or a move of the organisation to another server. */
export const FAILURES: readonly ErrorCode[] = ['internal', 'unavailable', 'organization.moving', 'organization.moved'];

/** What follows from a fact about a route. */
interface Rule {
  holds(route: RouteDefinition): boolean;
  refusals: Refusals;
}

const changes = ({ method }: RouteDefinition): boolean => method !== 'GET';

/** The refusals that no route declares, because the rest of it says so. */
const RULES: readonly Rule[] = [
  // the address or the organisation's header may be malformed
  { holds: () => true, refusals: { 400: ['validation'] } },
  // there may be no such organisation, and a token may not be, or not any more, one of its members'
  {
    holds: ({ isBare }) => !isBare,
    refusals: {
      401: ['not-authenticated', 'auth-006'],
      403: ['auth-001', 'auth-002', 'auth-005', 'auth-009', 'auth-010'],
      404: ['not-found'],
    },
  },
  // for want of a permission, or by the rule of a record
  { holds: ({ access }) => access.kind !== 'everyone', refusals: { 403: ['not-allowed'] } },
  { holds: ({ refusesMasquerade }) => refusesMasquerade === true, refusals: { 403: ['masquerade.forbidden'] } },
  // a parameter of the path may be the word of another operation, which has other methods
  { holds: ({ path }) => /[:*]/.test(path), refusals: { 405: ['method-not-allowed'] } },
  // another change may be first, or refer to what is deleted
  { holds: changes, refusals: { 403: ['csrf'], 409: ['conflict'] } },
  {
    holds: (route) => changes(route) && !route.rawBody,
    refusals: { 413: ['payload-too-large'], 415: ['unsupported-media-type'] },
  },
  {
    holds: ({ body, rawBody }) => !rawBody && htmlFinder(body) !== null,
    refusals: {
      422: [
        'html.too-deep',
        'html.too-many-attributes',
        'html.too-many-elements',
        'html.too-many-formulas',
        'too-complex',
      ],
    },
  },
  { holds: ({ rateLimit }) => rateLimit !== undefined, refusals: { 429: ['auth-004'] } },
];

/** The codes of some refusals, by status. */
function merge(all: readonly Refusals[]): ReadonlyMap<number, ReadonlySet<ErrorCode>> {
  const merged = new Map<number, Set<ErrorCode>>();
  for (const refusals of all)
    for (const [status, codes] of Object.entries(refusals))
      merged.set(Number(status), new Set([...(merged.get(Number(status)) ?? []), ...codes]));
  return merged;
}

const rulesOf = (route: RouteDefinition): Refusals[] =>
  RULES.filter(({ holds }) => holds(route)).map(({ refusals }) => refusals);

/** What of a route's refusals follows from its parts: it doesn't declare that. */
export const impliedRefusals = (route: RouteDefinition): ReadonlyMap<number, ReadonlySet<ErrorCode>> =>
  merge(rulesOf(route));

/** Everything that a route may refuse with: what follows from its parts, and what it declares as `errors`. */
export const refusalsOf = (route: RouteDefinition): ReadonlyMap<number, ReadonlySet<ErrorCode>> =>
  merge([...rulesOf(route), route.errors ?? {}]);

/** The codes that follow from the parts of some route, by status. */
export const commonRefusals = (): ReadonlyMap<number, ReadonlySet<ErrorCode>> =>
  merge(RULES.map(({ refusals }) => refusals));
