import { EMPTY_CELL, type GradeCell, packRow } from '@sullam/domain/grading/grade-row.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Item, ReportRow, Structure } from '../gradebook.api.ts';

const item = (gradeItemId: number, changes: Partial<Item> = {}): Item => ({
  gradeItemId,
  gradeCategoryId: 1,
  source: 'MANUAL',
  courseSubsectionId: null,
  title: { en: `Work ${gradeItemId}`, ar: `عمل ${gradeItemId}` },
  kind: 'POINTS',
  maximumPoints: '20',
  weight: '1',
  isExtraCredit: false,
  isOmitted: false,
  isNeverDropped: false,
  dueAt: null,
  isPosted: false,
  version: 1,
  ...changes,
});

/** A gradebook with two items worked out by hand and one that follows an exam. */
export const structure: Structure = {
  courseId: 3,
  scheme: 'TOTAL_POINTS',
  letterScale: [],
  passMark: '60',
  places: 2,
  showsStatistics: false,
  version: 1,
  categories: [
    {
      gradeCategoryId: 1,
      name: { en: 'Homework', ar: 'الواجبات' },
      weight: '50',
      aggregation: 'POINTS',
      isExtraCredit: false,
      dropLowest: 0,
      dropHighest: 0,
      version: 1,
    },
  ],
  items: [item(11), item(12), item(13, { source: 'EXAM', courseSubsectionId: 40, isPosted: true })],
};

export const marked = (points: string, changes: Partial<GradeCell> = {}): GradeCell => ({
  ...EMPTY_CELL,
  state: 'MARKED',
  points,
  version: 1,
  ...changes,
});

const total = (percent: string | null) => ({
  percent,
  text: percent && `${percent}.00`,
  letter: null,
  passed: percent === null ? null : Number(percent) >= 60,
});

export const learner = (
  userId: number,
  firstName: string,
  cells: readonly GradeCell[],
  final: string | null,
): ReportRow => ({
  userId,
  firstName,
  lastName: 'Test',
  email: `user-${userId}@example.org`,
  ...packRow(cells),
  totals: { current: total(final), final: total(final), isProvisional: false },
});

export const report = (rows: ReportRow[]) => ({
  gradeItemIds: structure.items.map(({ gradeItemId }) => gradeItemId),
  data: rows,
  total: rows.length,
});

/** The columns: learner, two totals, passed or not, then the items. */
export const FIRST_ITEM = 3;
export const at = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) as HTMLElement;

/** What a column offers. */
export async function openMenu(column: number): Promise<HTMLElement> {
  fireEvent.pointerDown(at(-1, column), { button: 0 });
  await act(async () => fireEvent.click(at(-1, column)));
  return screen.findByRole('menu');
}

/** A page without layout has no room for anything; this gives it some. */
export function giveRoom(): void {
  for (const [name, size] of [
    ['offsetWidth', 1400],
    ['offsetHeight', 700],
    ['clientWidth', 1400],
    ['clientHeight', 700],
  ] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(size);
}
