import { describe, expect, it } from 'vitest';
import { isShownToLearners, lessonState } from '../src/lesson-state.ts';
import { completeness } from '../src/localized.ts';
import { goesOutWithCourse, reachOf } from '../src/publication.ts';
import { isTooShort } from '../src/questions/too-short.ts';

describe('lessonState', () => {
  it.each([
    [false, false, 'EMPTY', false],
    [false, true, 'DRAFT', false],
    [true, true, 'CHANGED', true],
    [true, false, 'READY', true],
  ] as const)('with content %s and a draft %s', (hasContent, hasDraft, state, isShown) => {
    expect(lessonState({ hasContent, hasDraft })).toBe(state);
    expect(isShownToLearners(state)).toBe(isShown);
  });
});

describe('reachOf', () => {
  it.each([
    ['PUBLISHED', 'LEARNERS'],
    ['DRAFT', 'WAITS_FOR_COURSE'],
    ['PENDING_APPROVAL', 'WAITS_FOR_COURSE'],
    ['ARCHIVED', 'WAITS_FOR_COURSE'],
    [undefined, undefined],
  ] as const)('of something in a course that is %s', (status, reach) => expect(reachOf(status)).toBe(reach));
});

describe('goesOutWithCourse', () => {
  it.each([
    ['DRAFT', true],
    ['ARCHIVED', true],
    ['PENDING_APPROVAL', false],
    ['PUBLISHED', false],
    [undefined, false],
  ] as const)('of a text in a course that is %s', (status, goesOut) => expect(goesOutWithCourse(status)).toBe(goesOut));
});

describe('completeness', () => {
  it('is none of an empty course, which lacks what every course says', () => {
    const title = { en: 'Only a title' };
    expect(completeness([title, {}, {}]).en.isComplete).toBe(true);
    expect(completeness([], [title, {}, {}])).toEqual({
      en: { filled: 1, total: 3, isComplete: false },
      ar: { filled: 0, total: 3, isComplete: false },
    });
    const whole = { en: 'x', ar: 'س' };
    expect(completeness([whole, {}], [whole]).ar).toEqual({ filled: 2, total: 2, isComplete: true });
  });
});

describe('isTooShort', () => {
  const essay = { type: 'ESSAY' as const, leastWords: 3 };
  it.each([
    ['one two', true],
    ['one two three', false],
    ['<p>one</p><p>two three</p>', false],
  ])('says of %s', (html, short) => expect(isTooShort(essay, { type: 'ESSAY', html })).toBe(short));
  it('leaves blanks and other kinds to others', () => {
    expect(isTooShort(essay, null)).toBe(false);
    expect(isTooShort({ type: 'NUMERIC' }, { type: 'NUMERIC', number: '1', unit: null })).toBe(false);
  });
});
