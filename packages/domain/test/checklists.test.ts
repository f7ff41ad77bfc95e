import { describe, expect, it } from 'vitest';
import { lockedItems, newParts, reminderDay } from '../src/checklists.ts';

describe('what is new in a text', () => {
  const marked = (before: string, after: string) =>
    newParts(before, after)
      .map(({ text, isNew }) => (isNew ? `[${text}]` : text))
      .join('');

  it.each([
    ['', 'All of it', 'All of it'],
    ['One two', 'One two', 'One two'],
    ['One two', 'One two three', 'One two[ three]'],
    ['One two three', 'One three', 'One three'],
    ['One two', 'Zero one two', '[Zero one] two'],
    ['أعرف أسماء الفريق.', 'أعرف أسماء الفريق، حتى الأحد.', 'أعرف أسماء[ الفريق، حتى الأحد.]'],
    ['One', '', ''],
  ])('of %j and %j', (before, after, expected) => {
    expect(marked(before, after)).toBe(expected);
  });

  it('keeps every character of the text', () => {
    const after = 'A\n\n  second line, with   spaces and a third.';
    expect(
      newParts('A second', after)
        .map(({ text }) => text)
        .join(''),
    ).toBe(after);
  });
});

it('locks what waits for the item above it until that is done', () => {
  const item = (state: 'TO_DO' | 'DONE', waitsForPrevious = true) => ({ state, waitsForPrevious });
  expect(lockedItems([item('TO_DO'), item('TO_DO'), item('DONE'), item('TO_DO'), item('TO_DO', false)])).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});

it.each([
  [-3, undefined],
  [-2, -2],
  [-1, -2],
  [0, 0],
  [2, 0],
  [5, 3],
  [40, 12],
])('reminds %i days after the date as on day %s', (late, day) => {
  expect(reminderDay(late)).toBe(day);
});
