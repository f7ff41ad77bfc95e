import { FEATURE_NAMES, type FeatureState } from '@sullam/domain/features.ts';
import { courseTabsOf } from '@sullam/web-kit/feature-parts.ts';
import { type MenuEntry, type MenuSight, visibleEntries } from '@sullam/web-kit/shell/menu-model.ts';
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
  hasGroups: true,
  hasPage: () => true,
  ...more,
});
const LEARNER = sight(['organization_member_access_courses']);
const EVERYWHERE = sight(
  ['courses', 'events', 'communities', 'coaching'].map((part) => `organization_member_access_${part}`),
);
const ADMINISTRATOR = sight(['organization_everything']);
const VISITOR = sight([]);

const idsOf = (entries: readonly MenuEntry[]): (string | string[])[] =>
  entries.map(({ id, children }) => (children ? [id, ...children.map((child) => child.id)] : id));
const seen = (menu: readonly MenuEntry[], who: MenuSight) => idsOf(visibleEntries(menu, who));

describe('the menus', () => {
  it('are those of a learner of courses', () => {
    expect(seen(SIDE_MENU, LEARNER)).toEqual([
      'dashboard',
      ['courses', 'all-courses', 'my-courses', 'specializations'],
      'announcements',
      ['events', 'all-events'],
      'library',
      'checklist',
      'chat',
    ]);
    expect(seen(HEADER_MENU, LEARNER)).toEqual([
      'dashboard',
      'all-courses',
      'my-courses',
      'all-events',
      'download-app',
      'library',
      'chat',
    ]);
    expect(seen(PROFILE_MENU, LEARNER)).toEqual([
      'activity-log',
      'payment-history',
      'my-certificates',
      'user-activities',
    ]);
  });

  it('are those of somebody who takes part in everything', () => {
    expect(seen(SIDE_MENU, EVERYWHERE)).toEqual([
      'dashboard',
      ['courses', 'all-courses', 'my-courses', 'specializations'],
      'announcements',
      ['events', 'all-events', 'my-events'],
      ['groups', 'my-groups'],
      'coaching',
      'library',
      'checklist',
      'chat',
    ]);
    expect(seen(HEADER_MENU, EVERYWHERE)).toEqual([
      'dashboard',
      'all-courses',
      'my-courses',
      'all-events',
      'groups',
      'download-app',
      'library',
      'chat',
    ]);
    expect(seen(PROFILE_MENU, EVERYWHERE)).toEqual([
      'activity-log',
      'saved-posts',
      'payment-history',
      'my-certificates',
      'user-activities',
    ]);
  });

  it('are those of an administrator who takes no courses', () => {
    expect(seen(SIDE_MENU, ADMINISTRATOR)).toEqual([
      ['courses', 'all-courses'],
      'announcements',
      ['events', 'all-events'],
      'library',
      'checklist',
      'chat',
    ]);
  });

  it('are those of a visitor', () => {
    expect(seen(VISITOR_MENU, VISITOR)).toEqual([
      'home',
      'all-courses',
      'all-events',
      'download-app',
      'library',
      'chat',
      'about',
      'contact',
    ]);
  });

  it('lead to the pages that there are', () => {
    const hasPage = (path: string) => SCREENS.some((screen) => screen.path === path);
    expect(seen(SIDE_MENU, { ...EVERYWHERE, hasPage })).toEqual([
      'dashboard',
      ['courses', 'all-courses', 'my-courses', 'specializations'],
      'announcements',
    ]);
    expect(seen(PROFILE_MENU, { ...EVERYWHERE, hasPage })).toEqual(['user-activities']);
  });
});

describe('the tabs of a course', () => {
  it('stand in their order, each with what switches it on', () => {
    expect(courseTabsOf(FEATURES).map(({ path, features = [] }) => [path, ...features])).toEqual([
      ['modules'],
      ['information'],
      ['syllabus'],
      ['groups', 'course-groups'],
      ['announcements', 'announcements'],
      ['assignments', 'assignments'],
      ['exams', 'exams'],
      ['surveys', 'surveys'],
      ['polls', 'polls'],
      ['grade-items', 'grades'],
    ]);
  });
});
