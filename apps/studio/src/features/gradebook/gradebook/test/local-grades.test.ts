import { EMPTY_CELL, type GradeCell } from '@sullam/domain/grading/grade-row.ts';
import { describe, expect, it } from 'vitest';
import { shownCell } from '../local-grades.ts';

const cell = (points: string, version: number): GradeCell => ({ ...EMPTY_CELL, state: 'MARKED', points, version });

describe('what a cell shows', () => {
  it('is what stands on the server, or nothing, where nobody edited it here', () => {
    expect(shownCell(undefined, cell('7', 3))).toEqual(cell('7', 3));
    expect(shownCell(undefined, undefined)).toEqual(EMPTY_CELL);
  });

  it('is what was edited here until somebody else has changed it since', () => {
    expect(shownCell({ cell: cell('8', 4) }, cell('7', 3))).toEqual(cell('8', 4));
    expect(shownCell({ cell: cell('8', 4) }, cell('9', 5))).toEqual(cell('9', 5));
  });

  it('is what waits to be saved, whatever stands there', () => {
    expect(shownCell({ cell: cell('8', 4), status: 'saving' }, cell('9', 5))).toEqual(cell('8', 4));
    expect(shownCell({ cell: cell('8', 4), status: 'error' }, cell('9', 5))).toEqual(cell('8', 4));
  });
});
