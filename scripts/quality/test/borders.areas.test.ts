import { describe, expect, it } from 'vitest';
import { AREAS, checkAreas, checkFeatureAreas } from '../borders/areas.ts';

const module = (area: string, name: string, uses: string[] = []) => ({ area, name, uses });
const messages = (...modules: ReturnType<typeof module>[]) => checkAreas(modules).map(({ message }) => message);

describe('the areas', () => {
  it('use only areas that stand before them', () => {
    const names = Object.keys(AREAS);
    for (const [area, below] of Object.entries(AREAS))
      for (const one of below) expect(names.indexOf(one)).toBeLessThan(names.indexOf(area));
  });

  it('name all areas below those that they use', () => {
    const used: Readonly<Record<string, readonly string[]>> = AREAS;
    for (const below of Object.values(used))
      for (const one of below) expect(below).toEqual(expect.arrayContaining([...used[one]!]));
  });
});

describe('the floors between areas', () => {
  it('let modules use their own area and those below', () => {
    expect(
      messages(
        module('learning', 'courses', ['members', 'progress']),
        module('identity', 'members'),
        module('learning', 'progress'),
      ),
    ).toEqual([]);
  });

  it('refuse an area above', () => {
    expect(messages(module('identity', 'members', ['courses']), module('learning', 'courses'))).toEqual([
      'identity may not use learning: members uses courses',
    ]);
  });

  it('refuse a neighbour', () => {
    expect(messages(module('assessment', 'exams', ['posts']), module('community', 'posts'))).toEqual([
      'assessment may not use community: exams uses posts',
    ]);
  });

  it('refuse an area of its own', () => {
    expect(messages(module('courses', 'courses'))).toEqual([expect.stringMatching(/^courses is no area/)]);
  });
});

describe('the folders of features', () => {
  it('lie in areas', () => {
    expect(checkFeatureAreas(['apps/learner/src/features/learning/notes/notes.feature.ts'])).toEqual([]);
    expect(
      checkFeatureAreas(['apps/studio/src/features/notes/notes.feature.ts', 'apps/learner/src/features/a.ts']),
    ).toHaveLength(2);
  });
});
