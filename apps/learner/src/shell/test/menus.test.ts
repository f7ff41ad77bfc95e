import { FEATURE_NAMES, type FeatureState } from '@sullam/domain/features.ts';
import { courseTabsOf } from '@sullam/web-kit/shell/course-tabs.ts';
import { type MenuEntry, type MenuSight, placesOf, visibleEntries } from '@sullam/web-kit/shell/menu-model.ts';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../features.gen.ts';
import { SCREENS } from '../../screens.ts';
import { HEADER_MENU, PROFILE_MENU, SIDE_MENU, VISITOR_MENU } from '../menus.ts';

const EVERYTHING: FeatureState = Object.fromEntries(FEATURE_NAMES.map((name) => [name, true]));
const sight = (memberPermissions: string[], more: Partial<MenuSight> = {}): MenuSight => ({
  caller: {
    signedIn: memberPermissions.length > 0,
    memberPermissions,
    organizationPermissions: ['organization_everything'],
  },
  features: EVERYTHING,
  hasPage: () => true,
  ...more,
});
const LEARNER = sight(['organization_member_access_courses']);
const GUEST = sight(['organization_member_access_events']);
const ADMINISTRATOR = sight(['organization_everything']);
const VISITOR = sight([]);

/** What stood in the menus when this was written: others may come between, these stay as they are. */
const KNOWN = new Set([
  ...['dashboard', 'courses', 'all-courses', 'my-courses', 'specializations', 'announcements'],
  ...['home', 'about', 'contact', 'user-activities'],
]);
const idsOf = (entries: readonly MenuEntry[]): (string | string[])[] =>
  entries
    .filter(({ id }) => KNOWN.has(id))
    .map(({ id, children }) => (children ? [id, ...idsOf(children).flat()] : id));
const seen = (menu: readonly MenuEntry[], who: MenuSight) => idsOf(visibleEntries(menu, who));

describe('the menus', () => {
  it('are those of a learner of courses', () => {
    expect(seen(SIDE_MENU, LEARNER)).toEqual([
      'dashboard',
      ['courses', 'all-courses', 'my-courses', 'specializations'],
      'announcements',
    ]);
    expect(seen(HEADER_MENU, LEARNER)).toEqual(['dashboard', 'all-courses', 'my-courses']);
    expect(seen(PROFILE_MENU, LEARNER)).toEqual(['user-activities']);
  });

  it('are those of a member of events alone', () => {
    expect(seen(SIDE_MENU, GUEST)).toEqual([['courses', 'all-courses', 'specializations'], 'announcements']);
    expect(seen(HEADER_MENU, GUEST)).toEqual(['all-courses']);
    expect(seen(PROFILE_MENU, GUEST)).toEqual(['user-activities']);
  });

  it('are those of an administrator who takes no courses', () => {
    expect(seen(SIDE_MENU, ADMINISTRATOR)).toEqual([['courses', 'all-courses', 'specializations'], 'announcements']);
    expect(seen(PROFILE_MENU, ADMINISTRATOR)).toEqual([]);
  });

  it('are those of a visitor', () => {
    expect(seen(VISITOR_MENU, VISITOR)).toEqual(['home', 'all-courses', 'about', 'contact']);
  });

  it('show nothing that is switched off', () => {
    expect(seen(SIDE_MENU, { ...LEARNER, features: {} })).toEqual(['dashboard', ['courses', 'my-courses']]);
    expect(seen(VISITOR_MENU, { ...VISITOR, features: {} })).toEqual([]);
  });

  it('lead only to pages that there are', () => {
    const hasPage = (path: string) => SCREENS.some((screen) => screen.path === path);
    for (const menu of [SIDE_MENU, HEADER_MENU, VISITOR_MENU, PROFILE_MENU])
      expect(placesOf(menu).filter(({ path }) => !hasPage(path))).toEqual([]);
  });
});

describe('the tabs of a course', () => {
  it('stand in their order, each with what switches it on', () => {
    const tabs = [
      ['modules'],
      ['assignments', 'assignments'],
      ['exams', 'exams'],
      ['grade-items', 'grades'],
      ['announcements', 'announcements'],
      ['information'],
      ['syllabus'],
      ['groups', 'course-groups'],
      ['surveys', 'surveys'],
      ['polls', 'polls'],
    ];
    const found = courseTabsOf(FEATURES).map(({ path, features = [] }) => [path, ...features]);
    expect(found.filter(([path]) => tabs.some(([known]) => known === path))).toEqual(tabs);
  });
});
