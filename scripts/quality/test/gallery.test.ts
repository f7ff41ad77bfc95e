import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../../e2e/screens.ts';
import { DRAWINGS } from '../drawings.ts';
import { sheets } from '../sheets.ts';

describe('the gallery', () => {
  it('names each screen once', () => {
    const names = SCREENS.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('has what menus lead to, once for each who looks at it', () => {
    const seenBy = (path: string) => SCREENS.filter((screen) => screen.path === path).map(({ as }) => as);
    expect(seenBy('/lms/my-courses')).toEqual(['learner@demo.test']);
    expect(seenBy('/studio/members')).toEqual(['admin@demo.test']);
    expect(seenBy('/lms/all-courses')).toEqual([undefined, 'learner@demo.test']);
    expect(seenBy('/studio/courses')).toEqual(['instructor@demo.test']);
  });

  it('has a screen or a sheet for each drawing', () => {
    const names = new Set([...SCREENS, ...sheets()].map(({ name }) => name));
    expect(DRAWINGS.filter(({ screen }) => !names.has(screen))).toEqual([]);
  });
});
