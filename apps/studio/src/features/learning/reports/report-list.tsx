import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { EmptyCell } from '@sullam/ui/table/empty-cell.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ListTable } from '../../../parts/list-table.tsx';
import { Person } from '../../../parts/person.tsx';
import type { ListState } from '../../../parts/use-list.ts';
import type { ReportColumn, ReportPage, ReportRow } from './reports.api.ts';

export const SORTS = {
  NEWEST: { column: 'enrolled', direction: 'descending' },
  NAME: { column: 'person', direction: 'ascending' },
  ACTIVE: { column: 'lastSeen', direction: 'descending' },
} as const;

export type ReportSort = keyof typeof SORTS;

const SORTED = new Set<string>(Object.values(SORTS).map(({ column }) => column));

/** The title of a figure's list: what the plot calls it. */
function figureOf(report: ReportPage | undefined, of: string | undefined): string | undefined {
  for (const { items } of report?.plots ?? [])
    for (const { id, label, note } of items) {
      if (id === of) return label;
      if (note?.id === of) return note?.text;
    }
  return undefined;
}

interface CellProps {
  readonly format: ReportColumn['format'];
  readonly value: ReportRow['cells'][number];
}

function Cell({ format: kind, value }: CellProps) {
  const format = useFormat();
  if (value === null) return <EmptyCell />;
  if (kind === 'DATE')
    return (
      <time dateTime={String(value)} title={format.dateTime(String(value))} className="whitespace-nowrap">
        {format.date(String(value))}
      </time>
    );
  if (kind === 'DECIMAL') return format.decimal(String(value));
  if (kind === 'PERCENT') return format.percent(Number(value) / 100);
  if (typeof value === 'number') return format.number(value);
  return <bdi>{value}</bdi>;
}

interface ReportListProps {
  readonly list: ListState<ReportSort>;
  readonly query: UseQueryResult<ReportPage>;
  readonly title: string;
}

/** Those whom a report counts, or those behind one of its figures. */
export function ReportList({ list, query, title }: ReportListProps) {
  const t = useT();
  const format = useFormat();
  const address = useAddressQuery();
  const report = query.data;
  const of = address.value('of');
  const figure = figureOf(report, of);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(of);
  useEffect(() => {
    // a figure was pressed: its list is what is read next
    if (of !== undefined && of !== shown.current) {
      heading.current?.scrollIntoView({ block: 'nearest' });
      heading.current?.focus({ preventScroll: true });
    }
    shown.current = of;
  }, [of]);
  const columns: TableColumn<ReportRow>[] = [
    {
      id: 'person',
      label: t('reports.labels.person'),
      sortable: true,
      width: '18rem',
      cell: (row) => <Person {...row} />,
    },
    ...(report?.columns ?? []).map(
      ({ id, label, format: kind }, at): TableColumn<ReportRow> => ({
        id,
        label,
        sortable: SORTED.has(id),
        numeric: ['NUMBER', 'DECIMAL', 'PERCENT', 'DAYS'].includes(kind),
        cell: (row) => <Cell format={kind} value={row.cells[at] ?? null} />,
      }),
    ),
  ];
  return (
    <section className="scroll-mt-20">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-20 text-base outline-none">
          {of === undefined
            ? t('reports.titles.all')
            : t('reports.titles.list', { figure: figure ?? title, count: format.number(report?.total ?? 0) })}
        </h2>
        {of !== undefined && (
          <Button
            variant="ghost"
            size="sm"
            className="print:hidden"
            onClick={() => address.change({ of: undefined, page: undefined })}
          >
            {t('reports.labels.showAll')}
          </Button>
        )}
      </div>
      <ListTable
        label={figure ?? title}
        list={list}
        query={query}
        columns={columns}
        rowId={(row) => `${row.userId} ${row.cells.join(' ')}`}
        rowName={(row) => `${row.firstName} ${row.lastName}`}
        searchLabel={t('reports.labels.search')}
        empty={<EmptyState drawing="people" title={t('reports.empty.plot')} compact level={3} />}
      />
    </section>
  );
}
