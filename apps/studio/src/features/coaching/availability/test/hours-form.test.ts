import { expect, it } from 'vitest';
import { addedSpan, dayNamed, parseMinute, weekFrom, withCopies, wrongSpans } from '../hours-form.ts';

it.each([
  ['9', 540],
  ['09:30', 570],
  ['930', 570],
  ['9.30', 570],
  ['٩:٣٠', 570],
  ['24', 1440],
  ['0', 0],
  ['24:05', undefined],
  ['9:75', undefined],
  ['noon', undefined],
  ['', undefined],
])('reads %s as a time of day', (typed, minute) => {
  expect(parseMinute(typed)).toBe(minute);
});

it('finds spans that end before they start or overlap', () => {
  expect(
    wrongSpans([
      { from: 540, until: 720 },
      { from: 720, until: 780 },
    ]),
  ).toEqual([]);
  expect(
    wrongSpans([
      { from: 540, until: 720 },
      { from: 700, until: 780 },
    ]),
  ).toEqual([1]);
  expect(wrongSpans([{ from: 540, until: 540 }])).toEqual([0]);
});

it('adds hours after the last ones, as long as the day lasts', () => {
  expect(addedSpan([])).toEqual({ from: 540, until: 1020 });
  expect(addedSpan([{ from: 540, until: 720 }])).toEqual({ from: 780, until: 900 });
  expect(addedSpan([{ from: 540, until: 1380 }])).toEqual({ from: 1380, until: 1440 });
  expect(addedSpan([{ from: 540, until: 1440 }])).toBeNull();
});

it('copies the hours of a day to others', () => {
  const week = [
    { weekday: 1, from: 540, until: 600 },
    { weekday: 2, from: 0, until: 60 },
  ];
  expect(withCopies(week, 1, [2, 3])).toEqual([
    { weekday: 1, from: 540, until: 600 },
    { weekday: 2, from: 540, until: 600 },
    { weekday: 3, from: 540, until: 600 },
  ]);
});

it('begins the week with the day of the organisation', () => {
  expect([weekFrom(7), weekFrom(6)[0], weekFrom(1)[6]]).toEqual([[7, 1, 2, 3, 4, 5, 6], 6, 7]);
  expect(new Date(dayNamed(7)).getUTCDay()).toBe(0);
});
