import { menuPlacesOf } from '@sullam/web-kit/feature-parts.ts';
import { courseTabsOf } from '@sullam/web-kit/shell/course-tabs.ts';
import { menuOf } from '@sullam/web-kit/shell/menu-model.ts';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../features.gen.ts';
import { SCREENS } from '../../screens.ts';

const idsOf = (menu: string) => menuOf(menuPlacesOf(FEATURES), menu).map(({ id }) => id);

describe('the menus of the studio', () => {
  it('are in the order of the work', () => {
    expect(idsOf('instructor')).toEqual(['home', 'courses', 'questions', 'rubrics']);
    expect(idsOf('administrator')).toEqual([
      'settings',
      'members',
      'permission-sets',
      'announcements',
      'categories',
      'approvals',
      'specializations',
    ]);
  });

  it('lead only to pages that there are', () => {
    const paths = SCREENS.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(menuPlacesOf(FEATURES).map(({ path }) => path)));
  });
});

describe('the tabs of a course', () => {
  it('stand in their order, each with what switches it on', () => {
    expect(courseTabsOf(FEATURES).map(({ path, features = [] }) => [path, ...features])).toEqual([
      ['information'],
      ['outline'],
      ['publication'],
      ['students'],
      ['gradebook', 'grades'],
      ['groups', 'course-groups'],
      ['announcements', 'announcements'],
      ['assignments', 'assignments'],
      ['exams', 'exams'],
      ['surveys', 'surveys', 'polls'],
    ]);
  });
});
