import { EMPTY_CELL, type GradeCell } from '@sullam/domain/grading/grade-row.ts';
import { describe, expect, it } from 'vitest';
import { cellAfter, givenBefore, readGrade, unusual, writtenGrade } from '../grade-input.ts';

const POINTS = { kind: 'POINTS', maximumPoints: '20' } as const;

describe('points that are unusual', () => {
  it.each([
    ['20', null],
    ['20.01', 'ABOVE'],
    ['61/3', 'ABOVE'],
    ['0', null],
    ['-1/3', 'BELOW'],
    [null, null],
  ])('of 20 points %s is %s', (points, answer) => expect(unusual(points, POINTS)).toBe(answer));

  it('are none where there is no maximum, or only passing', () => {
    expect(unusual('5', { kind: 'POINTS', maximumPoints: '0' })).toBeNull();
    expect(unusual('2', { kind: 'PASS_FAIL', maximumPoints: '1' })).toBeNull();
  });
});

describe('reading a typed grade', () => {
  it.each([
    ['17', '17'],
    ['17.50', '17.5'],
    ['١٧٫٥', '17.5'],
    ['17,5', '17.5'],
    [' 0 ', '0'],
    ['280/3', '280/3'],
    ['٢٨٠/٣', '280/3'],
    ['85 %', '17'],
    ['٨٥٪', '17'],
    ['p', '20'],
    ['ر', '0'],
  ])('takes %s for %s points', (typed, points) => {
    expect(readGrade(typed, POINTS)).toEqual({ state: 'MARKED', points });
  });

  it.each([
    ['', 'BLANK'],
    ['–', 'BLANK'],
    ['E', 'EXCUSED'],
    ['معفى', 'EXCUSED'],
    ['م', 'EXCUSED'],
    ['M', 'MISSING'],
    ['غ', 'MISSING'],
  ])('takes "%s" for the state %s', (typed, state) => {
    expect(readGrade(typed, POINTS)).toEqual({ state });
  });

  it.each(['x', '12 apples', '1.2.3', '10/0', '%'])('takes "%s" for nothing', (typed) => {
    expect(readGrade(typed, POINTS)).toBeNull();
  });

  it('gives a share exactly, however long its digits are', () => {
    expect(readGrade('33.3333%', { kind: 'POINTS', maximumPoints: '30' })).toEqual({
      state: 'MARKED',
      points: '9.99999',
    });
  });
});

describe('a written grade', () => {
  const cells: GradeCell[] = [
    { ...EMPTY_CELL },
    { ...EMPTY_CELL, state: 'MARKED', points: '280/3' },
    { ...EMPTY_CELL, state: 'EXCUSED' },
    { ...EMPTY_CELL, state: 'MISSING' },
  ];

  it.each(['en', 'ar'] as const)('is the same grade when it is read again in %s', (language) => {
    for (const cell of cells) {
      const { state, points } = cell;
      const read = readGrade(writtenGrade(cell, language), POINTS);
      expect(read).toEqual(points === null ? { state } : { state, points });
    }
  });
});

describe('taking an edit back', () => {
  const marked: GradeCell = { ...EMPTY_CELL, state: 'MARKED', points: '8', version: 3 };

  it('gives what was there, and to an automatic grade what comes by itself', () => {
    expect(givenBefore(marked, { source: 'MANUAL' })).toEqual({ state: 'MARKED', points: '8' });
    expect(givenBefore(EMPTY_CELL, { source: 'MANUAL' })).toEqual({ state: 'BLANK' });
    expect(givenBefore(marked, { source: 'EXAM' })).toEqual({ state: 'AUTOMATIC' });
    expect(givenBefore({ ...marked, isOverridden: true }, { source: 'EXAM' })).toEqual({
      state: 'MARKED',
      points: '8',
    });
  });

  it('marks an automatic grade as overridden when somebody changes it', () => {
    const after = cellAfter(marked, { state: 'MISSING' }, { source: 'EXAM', isPosted: true });
    expect(after).toMatchObject({ state: 'MISSING', points: null, isOverridden: true, isPosted: true });
  });
});
