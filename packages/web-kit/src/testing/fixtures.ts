import { readConfiguration } from '@sullam/domain/configuration.ts';
import { FEATURE_NAMES, type Feature } from '@sullam/domain/features.ts';
import { TERMINOLOGY } from '@sullam/domain/terminology.ts';
import type { Bootstrap } from '../organization/bootstrap.ts';
import type { Session, User } from '../session/session.ts';

/** The moment of every test. */
export const TEST_NOW = Date.parse('2026-03-01T10:00:00Z');

export const TEST_USER: User = {
  id: 7,
  firstName: 'Salma',
  lastName: 'Haddad',
  otherFirstName: null,
  otherLastName: null,
  email: 'salma@example.org',
  profileImage: null,
  forceResetPassword: false,
  isEmailVerified: true,
  extraFields: [],
  portals: { isAdministrator: false, isInstructor: false, isCoach: false },
  language: 'en',
  permissions: ['organization_member_access_courses'],
  masquerader: null,
  status: 'ACTIVE',
};

/** A session whose access token has so many seconds left. */
export function sessionFor(secondsLeft: number, changes: Partial<Session> = {}): Session {
  return {
    access: 'access-1',
    refresh: 'refresh-1',
    expiresAt: new Date(TEST_NOW + secondsLeft * 1000).toISOString(),
    portals: TEST_USER.portals,
    user: TEST_USER,
    ...changes,
  };
}

/** What the page of a test organisation brings along; every feature is on unless told otherwise. */
export function bootstrapWith(
  changes: Partial<Bootstrap> = {},
  features: Partial<Record<Feature, boolean>> = {},
): Bootstrap {
  return {
    organization: {
      organizationId: 1,
      prefix: 'localhost',
      name: { en: 'Sullam Academy', ar: 'أكاديمية سُلّم' },
      logoUrl: null,
      darkLogoUrl: null,
      iconUrl: null,
      colors: ['#00416b', '#00c08b'],
      fontFamilies: [],
      domainPrefix: 'localhost',
      isMarketplaceEnabled: false,
      version: 1,
    },
    configurations: readConfiguration([]),
    features: { ...Object.fromEntries(FEATURE_NAMES.map((name) => [name, true])), ...features },
    organizationPermissions: ['organization_everything'],
    terminology: Object.fromEntries(TERMINOLOGY.map(({ slug, initial }) => [slug, { defaultValue: initial }])),
    messages: {},
    language: 'en',
    environmentLabel: null,
    demo: null,
    heroArt: { family: 'stars', wide: '/files/covers/1/wide.avif', tall: '/files/covers/1/tall.avif' },
    hosts: { studio: '/studio/' },
    ...changes,
  };
}

/** A response of the server. */
export const jsonResponse = (status: number, body?: unknown, headers: Record<string, string> = {}): Response =>
  body === undefined
    ? new Response(null, { status, headers })
    : new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const TEST_BOOTSTRAP = bootstrapWith();
