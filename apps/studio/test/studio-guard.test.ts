// @vitest-environment happy-dom
import { memoryStorage } from '@sullam/web-kit/base/stored.ts';
import { createKit } from '@sullam/web-kit/create-kit.ts';
import { createGuard } from '@sullam/web-kit/guard/guard.ts';
import { jsonResponse, TEST_BOOTSTRAP } from '@sullam/web-kit/testing/fixtures.ts';
import { describe, expect, it } from 'vitest';
import { studioGuard } from '../src/studio-guard.ts';
import { administratorSession } from './studio-fixtures.ts';

const APART = { studio: 'https://studio.test/studio', learner: 'https://learn.test' };
const BESIDE = { studio: '/studio', learner: '/' };

/** The guard of the studio as it stands before an address is opened. */
function guardAt(hosts: typeof APART, exchange = jsonResponse(400, { status: 400, errorCode: 'token.invalid' })) {
  const kit = createKit({
    bootstrap: { ...TEST_BOOTSTRAP, hosts },
    storage: memoryStorage(),
    sessionStorage: memoryStorage(),
    fetch: (async () => exchange) as unknown as typeof fetch,
  });
  const guard = createGuard({ kit, hasPage: () => true, ...studioGuard(kit) });
  const visit = (path: string, query: Record<string, string> = {}) => {
    const text = new URLSearchParams(query).toString();
    return guard.visit({ path, query, href: `/studio${path}${text ? `?${text}` : ''}`, meta: {}, isKnown: true });
  };
  return { kit, guard, visit };
}

describe('a page of the studio that is opened without a session', () => {
  it('is remembered here when the studio lies beside the learner application', async () => {
    const { kit, visit } = guardAt(BESIDE);
    expect(await visit('/courses/3/exams', { tab: 'rules' })).toEqual({ kind: 'leave', href: '/auth/login' });
    expect(kit.rememberedRoute.get()).toBe('/studio/courses/3/exams?tab=rules');
  });

  it('is passed to the learner application when the studio has a host of its own', async () => {
    const { visit } = guardAt(APART);
    const path = encodeURIComponent('/courses/3/exams?tab=rules');
    expect(await visit('/courses/3/exams', { tab: 'rules' })).toEqual({
      kind: 'leave',
      href: `https://learn.test/auth/studio?path=${path}`,
    });
  });

  it('begins at its first page, from which the way leads to sign-in and back', async () => {
    const { kit, guard, visit } = guardAt(BESIDE);
    expect(guard.home()).toBe('/home');
    expect(await visit('/home')).toEqual({ kind: 'leave', href: '/auth/login' });
    expect(kit.rememberedRoute.get()).toBe('/studio/home');
  });

  it.each(['//evil.test', '/\\evil.test', '/javascript:alert(1)', '/https://evil.test', '/%5C%5Cevil.test'])(
    'leaves for no other host than the one for signing in: %s',
    async (path) => {
      const outcome = await guardAt(APART).visit(path);
      const { origin, searchParams } = new URL((outcome as { href: string }).href);
      expect([origin, searchParams.get('path')]).toEqual(['https://learn.test', path]);
    },
  );

  it('opens the door of an event to a member who manages nothing, and nothing else', async () => {
    const { kit, visit } = guardAt(BESIDE);
    kit.session.set(administratorSession());
    kit.permissions.set({ system: ['organization_enabled'], user: [] });
    expect(await visit('/events/5/door')).toEqual({ kind: 'show' });
    expect(await visit('/events/5')).toEqual({ kind: 'notAllowed' });
    expect(await visit('/home')).toEqual({ kind: 'notAllowed' });
  });

  it('does not run in circles after a sign-on token that was refused', async () => {
    const { visit } = guardAt(APART);
    expect(await visit('/courses/3', { token: 'spent' })).toEqual({ kind: 'go', href: '/courses/3' });
    expect(await visit('/courses/3')).toEqual({ kind: 'leave', href: 'https://learn.test/auth/login' });
  });

  it.each([
    [BESIDE, '/auth/login'],
    [APART, 'https://learn.test/auth/login'],
  ])('is left for the sign-in when its session ends: %o', (hosts, address) => {
    const { kit, guard } = guardAt(hosts);
    expect(guard.signInElsewhere()).toBe(address);
    kit.session.set(administratorSession());
    expect(guard.signInElsewhere()).toBeNull();
  });

  it('does not take back who has just signed out', async () => {
    const { kit, visit } = guardAt(APART);
    kit.session.set(administratorSession());
    kit.permissions.set({ system: [], user: ['organization_read_members'] });
    expect(await visit('/home')).toEqual({ kind: 'notAllowed' });
    kit.permissions.set({ system: ['organization_enabled'], user: ['organization_read_members'] });
    expect(await visit('/home')).toEqual({ kind: 'show' });
    kit.session.set(null);
    expect(await visit('/home')).toEqual({ kind: 'leave', href: 'https://learn.test/auth/login' });
  });
});
