import type { ConfigurationKey } from '@sullam/domain/configuration.ts';
import { FEATURE_NAMES, type Feature } from '@sullam/domain/features.ts';
import { vi } from 'vitest';
import type { Bootstrap } from '../src/organization/bootstrap.ts';
import type { Session, User } from '../src/session/session.ts';

export const NOW = Date.parse('2026-03-01T10:00:00Z');

export const USER: User = {
  id: 7,
  firstName: 'Salma',
  lastName: 'Haddad',
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

export function sessionFor(secondsLeft: number, changes: Partial<Session> = {}): Session {
  return {
    access: 'access-1',
    refresh: 'refresh-1',
    expiresAt: new Date(NOW + secondsLeft * 1000).toISOString(),
    portals: USER.portals,
    user: USER,
    ...changes,
  };
}

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
      iconUrl: null,
      colors: ['#00416b', '#00c08b'],
      fontFamilies: [],
      domainPrefix: 'localhost',
      isMarketplaceEnabled: false,
      version: 1,
    },
    configurations: {} as Partial<Record<ConfigurationKey, never>>,
    features: { ...Object.fromEntries(FEATURE_NAMES.map((name) => [name, true])), ...features },
    organizationPermissions: ['organization_everything'],
    terminology: {},
    messages: {},
    language: 'en',
    environmentLabel: null,
    isDemo: false,
    hosts: { studio: '/studio/' },
    ...changes,
  };
}

export const jsonAnswer = (status: number, body?: unknown): Response =>
  body === undefined
    ? new Response(null, { status })
    : new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A server of a few calls: "POST /api/auth/refresh" to its answer. */
export function fakeServer(answers: Record<string, (body: unknown, headers: Record<string, string>) => Response>) {
  return vi.fn(async (url: string | URL | Request, init: RequestInit = {}) => {
    const key = `${init.method ?? 'GET'} ${String(url).split('?')[0]}`;
    const answer = answers[key];
    if (!answer) throw new Error(`The test has no answer for ${key}`);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    return answer(body, (init.headers ?? {}) as Record<string, string>);
  });
}
