import { EMPTY_CELL, type GradeCell } from '@sullam/domain/grading/grade-row.ts';
import type { GivenGrade } from './grade-input.ts';

/** A cell that was edited here: what it shows, and how its saving stands. */
export interface LocalCell {
  readonly cell: GradeCell;
  readonly status?: 'saving' | 'error' | 'conflict';
  /** Why it could not be saved. */
  readonly message?: string;
  /** What was typed and could not be read. */
  readonly typed?: string;
  /** What was to be saved: offered again after a conflict or a failure. */
  readonly given?: GivenGrade;
}

export type LocalGrades = ReadonlyMap<string, LocalCell>;

export const cellKey = (userId: number, gradeItemId: number): string => `${userId}:${gradeItemId}`;

/** What a cell shows: what was edited here, unless it is saved and somebody has changed it since. */
export function shownCell(local: LocalCell | undefined, there: GradeCell | undefined): GradeCell {
  if (!local) return there ?? EMPTY_CELL;
  return local.status === undefined && there && there.version > local.cell.version ? there : local.cell;
}

export const withCells = (grades: LocalGrades, cells: Iterable<readonly [string, LocalCell]>): LocalGrades =>
  new Map([...grades, ...cells]);

export const keysOf = (grades: LocalGrades, status: LocalCell['status']): string[] =>
  [...grades].flatMap(([key, cell]) => (cell.status === status ? key : []));
