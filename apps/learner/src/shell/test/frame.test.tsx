// @vitest-environment happy-dom
import type { RegistrationForm } from '@sullam/api-client/schema.gen.ts';

import { activeEntryId, visibleEntries } from '@sullam/web-kit/shell/menu-model.ts';
import { truncate } from '@sullam/web-kit/shell/truncate.ts';
import { DIRECTIONS } from '@sullam/web-kit/testing/directions.ts';
import { bootstrapWith, sessionFor, TEST_USER } from '@sullam/web-kit/testing/fixtures.ts';
import { seesLostConnection } from '@sullam/web-kit/testing/lost-connection.tsx';
import { renderScreen } from '@sullam/web-kit/testing/render-screen.tsx';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartItem, cartOf } from '../../../test/support/commerce-responses.ts';
import { SCREENS } from '../../screens.ts';
import { isProfileIncomplete } from '../complete-profile.ts';
import { Frame } from '../frame.tsx';
import { BAR_MENU, BOTTOM_MENU, SIDE_MENU, VISITOR_MENU } from '../menus.ts';

type Field = RegistrationForm['data'][number];

const member = {
  signedIn: true,
  memberPermissions: ['organization_member_access_courses'],
  organizationPermissions: ['organization_everything'],
};
const { features } = bootstrapWith();
const sight = { caller: member, features, hasPage: () => true };
const ids = (entries: { id: string; children?: readonly { id: string }[] }[]) =>
  entries.flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)]);

describe('the side menu', () => {
  it('shows what the reader may see, and no part that is switched off', () => {
    const shown = (more: Partial<typeof sight>) => ids(visibleEntries(SIDE_MENU, { ...sight, ...more }));
    expect(shown({})).toEqual(expect.arrayContaining(['my-courses', 'specializations']));
    expect(shown({ features: { ...features, specializations: false } })).not.toContain('specializations');
    expect(shown({ caller: { ...member, memberPermissions: [] } })).not.toContain('my-courses');
  });

  it('leaves out places that do not exist, and headings without places', () => {
    const hasPage = (path: string) => path === '/lms/my-courses';
    expect(ids(visibleEntries(SIDE_MENU, { ...sight, hasPage }))).toEqual(['courses', 'my-courses']);
  });

  it('shows visitors only what they may open', () => {
    const visitor = { ...member, signedIn: false, memberPermissions: [] };
    const shown = ids(visibleEntries(VISITOR_MENU, { ...sight, caller: visitor }));
    expect(shown).toEqual(expect.arrayContaining(['home', 'all-courses', 'about', 'contact']));
    expect(shown).not.toContain('my-courses');
  });

  it.each([
    ['/lms/my-courses', 'my-courses'],
    ['/lms/my-courses/old', 'my-courses'],
    ['/lms/my-courses-of-others', null],
    ['/circles/mine', 'my-circles'],
    ['/circles/12', 'circles'],
  ])('marks the longest prefix of %s', (path, id) => {
    const circles = { id: 'circles', titleKey: 'shell.menu.groups', path: '/circles' } as const;
    const mine = { ...circles, id: 'my-circles', path: '/circles/mine' };
    expect(activeEntryId([...SIDE_MENU, { ...circles, children: [mine] }], path)).toBe(id);
  });

  it('belongs to the entry whose pages it is among, also beside the address of the entry', () => {
    expect(activeEntryId(SIDE_MENU, '/groups/7/post/3')).toBe('groups');
    expect(activeEntryId(SIDE_MENU, '/groups/mine')).toBe('groups');
  });
});

describe('the title of the drawer', () => {
  it('is cut after 25 letters as people see them', () => {
    expect(truncate('Sullam', 25)).toBe('Sullam');
    expect(truncate('An academy with a very long name', 25)).toBe('An academy with a very lo…');
    expect(truncate('مُ'.repeat(26), 25)).toBe(`${'مُ'.repeat(25)}…`);
  });
});

describe('a profile', () => {
  const field = (fieldKey: string, typeSlug: 'text' | 'boolean', isOptional = false): Field => ({
    formField: { slug: fieldKey, fieldKey, typeSlug, label: {}, hint: {}, options: [] },
    modifiers: isOptional ? [{ formFieldTypeModifier: { slug: 'optional' } }] : [],
  });
  const form = [field('city', 'text'), field('nickname', 'text', true), field('newsletter', 'boolean')];
  const withCity = (value: unknown) => ({ ...TEST_USER, extraFields: [{ formField: { fieldKey: 'city' }, value }] });

  it('is incomplete while a required field is empty; ticks and optional fields do not count', () => {
    expect(isProfileIncomplete(form, TEST_USER)).toBe(true);
    expect(isProfileIncomplete(form, withCity(' '))).toBe(true);
    expect(isProfileIncomplete(form, withCity('Amman'))).toBe(false);
    expect(isProfileIncomplete([], TEST_USER)).toBe(false);
  });
});

describe('the bar at the bottom of a phone', () => {
  it('leads home, to one’s courses, to all courses and to oneself, as far as one may', () => {
    const shown = (more: Partial<typeof sight>) => ids(visibleEntries(BOTTOM_MENU, { ...sight, ...more }));
    expect(shown({})).toEqual(['bottom-home', 'bottom-courses', 'bottom-explore', 'bottom-me']);
    expect(shown({ caller: { ...member, memberPermissions: [] } })).not.toContain('bottom-home');
  });

  it.each([
    [{}, true],
    [{ hidesMenu: true, hidesBar: true }, false],
  ])('is there with the side menu, and not while an exam is taken: %j', async (meta, isThere) => {
    const { kit, container } = await renderScreen({
      screens: [{ path: '/lms/my-courses', load: async () => () => <h1>mine</h1>, ...meta }],
      at: '/lms/my-courses',
      frame: Frame,
      session: sessionFor(900),
      responses: {
        'GET /api/notifications/count': { count: 0 },
        'GET /api/organizations-dashboard/registration': { data: [], version: 1 },
      },
    });
    await screen.findByText('mine');
    const name = kit.wording.get()('shell.bottom.label');
    if (isThere) {
      const bar = await screen.findByRole('navigation', { name });
      const current = within(bar).getByRole('link', { current: 'page' });
      expect(current.getAttribute('href')).toBe('/lms/my-courses');
    }
    expect(container.querySelector('.bottom-bar') !== null).toBe(isThere);
  });
});

describe.each(DIRECTIONS)('the frame in $language', ({ language }) => {
  const responses = {
    'GET /api/notifications/count': { count: 0 },
    'GET /api/organizations-dashboard/registration': { data: [], version: 1 },
  };
  const open = (user = TEST_USER) =>
    renderScreen({
      screens: [{ path: '/lms/my-courses', load: async () => () => <h1>mine</h1> }],
      at: '/lms/my-courses',
      frame: Frame,
      language,
      session: sessionFor(900, { user }),
      responses,
    });

  it('holds the bars around the screen', async () => {
    const { kit } = await open();
    const t = kit.wording.get();
    expect(await screen.findByText('mine')).toBeTruthy();
    expect(await screen.findByRole('navigation', { name: t('shell.landmarks.sideMenu') })).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole('main').id).toBe('content');
  });

  it('says that the server is away, and what becomes of what was typed', async () => {
    await seesLostConnection({ frame: Frame, language, responses });
    expect(screen.getByRole('banner')).toBeTruthy();
  });

  it('has a way to everything of the bar in the drawer too, where a phone’s bar has no room for it', async () => {
    const { kit } = await renderScreen({
      screens: SCREENS,
      at: '/search',
      frame: Frame,
      language,
      session: sessionFor(900),
      responses: {
        ...responses,
        'GET /api/courses': { data: [], total: 0 },
        'GET /api/cart': cartOf(cartItem(1), cartItem(2)),
      },
    });
    const t = kit.wording.get();
    await screen.findByRole('heading', { level: 1 });
    const bar = screen.getAllByRole('banner')[0]!; // what stands above the page
    // the cart says how many items it holds
    await within(bar).findByRole('link', { name: /2|٢/ });
    const places = BAR_MENU.filter(({ path }) => SCREENS.some((known) => known.path === path));
    expect(places.map(({ id }) => id)).toContain('favorites');
    const hrefs = places.map(({ path = '' }) => path);
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(expect.arrayContaining(hrefs));
    // its chunk is read here for the first time, which a click that isn't awaited doesn't wait for
    await act(async () => fireEvent.click(within(bar).getByRole('button', { name: t('shell.menu.open') })));
    const drawer = await screen.findByRole('dialog');
    const links = await within(drawer).findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(expect.arrayContaining(hrefs));
  });

  it('hides both bars in the instructor view, and says so', async () => {
    const { kit } = await open();
    await screen.findByText('mine');
    kit.instructorView.set(true);
    expect(await screen.findByText(kit.wording.get()('shell.instructorView.label'))).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('gives way to the change of a forced password, which cannot be closed', async () => {
    const { kit } = await open({ ...TEST_USER, forceResetPassword: true });
    const dialog = await screen.findByRole('dialog', { name: kit.wording.get()('auth.password.forcedTitle') });
    expect(screen.queryByText('mine')).toBeNull();
    expect(dialog.querySelectorAll(`button[aria-label="${kit.wording.get()('common.actions.close')}"]`)).toHaveLength(
      0,
    );
  });
});
