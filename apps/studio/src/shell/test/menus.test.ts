import { menuPlacesOf } from '@sullam/web-kit/feature-parts.ts';
import { courseTabsOf } from '@sullam/web-kit/shell/course-tabs.ts';
import { menuOf } from '@sullam/web-kit/shell/menu-model.ts';
import { describe, expect, it } from 'vitest';
import { SETTINGS_TABS } from '../../features/organization/organization/settings-tabs.ts';
import { FEATURES } from '../../features.gen.ts';
import { SCREENS } from '../../screens.ts';

/** What stands in a menu of those that are asked about: others may come between, these stay as they are. */
const among = (menu: string, known: readonly string[]) =>
  menuOf(menuPlacesOf(FEATURES), menu)
    .map(({ id }) => id)
    .filter((id) => known.includes(id));

describe('the menus of the studio', () => {
  it('are in the order of the work', () => {
    const instructor = ['home', 'courses', 'questions', 'rubrics'];
    const organization = ['settings', 'reports'];
    const people = ['members', 'permission-sets', 'announcements'];
    const catalogue = ['categories', 'approvals', 'specializations'];
    const all = [...instructor, ...organization, ...people, ...catalogue];
    expect(among('instructor', all)).toEqual(instructor);
    expect(among('organization', all)).toEqual(organization);
    expect(among('people', all)).toEqual(people);
    expect(among('catalogue', all)).toEqual(catalogue);
  });

  it('lead only to pages that there are', () => {
    const paths = SCREENS.flatMap(({ path, children = [] }) => [
      path,
      ...children.map((child) => `${path}/${child.path}`),
    ]);
    expect(paths).toEqual(expect.arrayContaining(menuPlacesOf(FEATURES).map(({ path }) => path?.replace(/[?].*/, ''))));
  });
});

describe('what stands in no menu', () => {
  it('is found: each tab of the settings', () => {
    const found = menuOf(menuPlacesOf(FEATURES), 'found');
    expect(found.map(({ path }) => path)).toEqual(SETTINGS_TABS.map((tab) => `/settings/${tab}`));
  });
});

describe('the tabs of a course', () => {
  it('stand in their order, each with what switches it on', () => {
    const tabs = [
      ['outline'],
      ['information'],
      ['publication'],
      ['students'],
      ['groups', 'course-groups'],
      ['announcements', 'announcements'],
      ['assignments', 'assignments'],
      ['exams', 'exams'],
      ['gradebook', 'grades'],
      ['surveys', 'surveys', 'polls'],
    ];
    const found = courseTabsOf(FEATURES).map(({ path, features = [] }) => [path, ...features]);
    expect(found.filter(([path]) => tabs.some(([known]) => known === path))).toEqual(tabs);
  });
});
