import { type GradeCell, unpackRow } from '@sullam/domain/grading/grade-row.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FIRST_PAGE, ofGroup, type ReportRow, reportQuery } from './gradebook.api.ts';

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
  /** Pending: the first have not come yet. */
  readonly status: 'pending' | 'failed' | 'ready';
  readonly rows: readonly ReportRow[];
  /** Of the cells of each row, in their order. */
  readonly itemIds: readonly number[];
  readonly total: number;
  /** Whether all have come. */
  readonly isWhole: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

const NONE: readonly never[] = [];

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

/** All learners of a course, or of a group of it, with their grades. */
export function useGradeRows(courseId: number, courseGroupId: number | null): GradeRows {
  const group = ofGroup(courseGroupId);
  const first = useQuery(reportQuery(courseId, { ...FIRST_PAGE, ...group }));
  const { data } = first;
  const total = data?.total ?? 0;
  const rest = useQueries({
    queries: Array.from({ length: Math.max(0, Math.ceil((total - FIRST) / NEXT)) }, (_, at) =>
      reportQuery(courseId, { skip: FIRST + at * NEXT, take: NEXT, ...group }),
    ),
    combine,
  });
  const rows = useMemo(() => (data ? [...data.data, ...rest.rows] : NONE), [data, rest.rows]);
  return {
    status: data ? 'ready' : first.isError ? 'failed' : 'pending',
    rows,
    itemIds: data?.gradeItemIds ?? NONE,
    total,
    isWhole: data !== undefined && rows.length >= total,
    isError: rest.isError,
    retry: () => {
      if (first.isError) void first.refetch();
      rest.retry();
    },
  };
}
