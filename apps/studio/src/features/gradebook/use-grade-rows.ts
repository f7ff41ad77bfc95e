import { type GradeCell, unpackRow } from '@sullam/domain/grading/grade-row.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { FIRST_PAGE, type ReportRow, reportQuery } from './gradebook.api.ts';

/** After the first ones the others come together. */
const FIRST = FIRST_PAGE.take;
const NEXT = 500;

const cellsOfRow = new WeakMap<ReportRow, GradeCell[]>();

/** A learner's cells, in the order of the report's items; unpacked when they are first looked at. */
export function cellsOf(row: ReportRow): readonly GradeCell[] {
  const known = cellsOfRow.get(row);
  if (known) return known;
  const cells = unpackRow(row);
  cellsOfRow.set(row, cells);
  return cells;
}

export const nameOf = ({ firstName, lastName }: Pick<ReportRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

export interface GradeRows {
  readonly rows: readonly ReportRow[];
  /** Of the cells of each row, in their order. */
  readonly itemIds: readonly number[];
  readonly total: number;
  readonly isError: boolean;
  readonly retry: () => void;
}

const combine = (
  pages: readonly { data: { data: ReportRow[] } | undefined; isError: boolean; refetch: () => unknown }[],
) => {
  // without gaps: what comes after a page that is missing waits for it
  const missing = pages.findIndex(({ data }) => data === undefined);
  return {
    rows: pages.slice(0, missing === -1 ? undefined : missing).flatMap(({ data }) => data?.data ?? []),
    isError: pages.some(({ isError }) => isError),
    retry: () => pages.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
};

/** All learners of a course with their grades; undefined until the first have come. */
export function useGradeRows(courseId: number): GradeRows | undefined | 'failed' {
  const first = useQuery(reportQuery(courseId, FIRST_PAGE));
  const total = first.data?.total ?? 0;
  const rest = useQueries({
    queries: Array.from({ length: Math.max(0, Math.ceil((total - FIRST) / NEXT)) }, (_, at) =>
      reportQuery(courseId, { skip: FIRST + at * NEXT, take: NEXT }),
    ),
    combine,
  });
  if (!first.data) return first.isError ? 'failed' : undefined;
  return {
    rows: rest.rows.length > 0 ? [...first.data.data, ...rest.rows] : first.data.data,
    itemIds: first.data.gradeItemIds,
    total,
    isError: rest.isError,
    retry: rest.retry,
  };
}
