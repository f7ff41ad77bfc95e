import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { DataTable, type DataTableProps } from '@sullam/ui/table/data-table.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ListState, pageCount } from './use-list.ts';

type Handed = 'label' | 'columns' | 'rowId' | 'rowName' | 'selected' | 'onSelect' | 'bulkActions' | 'rowActions';

export interface ListTableProps<Row, Sort extends string> extends Pick<DataTableProps<Row>, Handed> {
  readonly list: ListState<Sort>;
  readonly query: Pick<
    UseQueryResult<{ data: readonly Row[]; total: number }>,
    'data' | 'isError' | 'isFetching' | 'isPending' | 'refetch'
  >;
  /** What the search box asks for; without it there is none. */
  readonly searchLabel?: string;
  /** Filter chips, selects. */
  readonly filters?: ReactNode;
  /** At the end of the search box: what is narrowed in a panel of its own. */
  readonly besideSearch?: ReactNode;
  /** Buttons for the whole list, beside the filters. */
  readonly actions?: ReactNode;
  /** All columns stand: there are few. */
  readonly hasFixedColumns?: boolean;
  /** Shown while there is nothing at all; a search without results has its own words. */
  readonly empty: ReactNode;
}

/** A list of the studio: search, filters, order and pages in the address; skeleton, empty, error. */
export function ListTable<Row, Sort extends string>(props: ListTableProps<Row, Sort>) {
  const { list, query, searchLabel, besideSearch, filters, actions, hasFixedColumns = false, empty, ...table } = props;
  const t = useT();
  const format = useFormat();
  const total = query.data?.total ?? 0;
  const rows = query.data?.data ?? [];
  const first = list.paging.skip + 1;
  return (
    <div className="space-y-3">
      {(filters || actions) && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {filters && (
            <div className="relative -mx-1 flex min-w-0 gap-2 overflow-x-auto md:flex-wrap px-1 py-1 [scrollbar-width:none] *:shrink-0">
              {filters}
            </div>
          )}
          {actions}
        </div>
      )}
      <DataTable
        {...table}
        rows={rows}
        columnChoice={!hasFixedColumns}
        toolbar={
          searchLabel && (
            <>
              <SearchField
                label={searchLabel}
                value={list.search}
                onChange={list.setSearch}
                className="w-full min-w-0 sm:max-w-90"
              />
              {besideSearch}
            </>
          )
        }
        {...(list.tableSort ? { sort: list.tableSort } : {})}
        onSort={list.onSort}
        loading={query.isPending || query.isFetching}
        error={query.isError && !query.data ? t('common.failed.title') : undefined}
        onRetry={() => void query.refetch()}
        empty={
          list.isNarrowed ? (
            <EmptyState
              drawing="no-results"
              title={t('common.empty.search')}
              description={t('common.empty.searchHint')}
              compact
            />
          ) : (
            empty
          )
        }
        footer={
          rows.length > 0 && (
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="text-sm text-muted">
                {t('common.paging.shown', {
                  from: format.number(first),
                  to: format.number(first + rows.length - 1),
                  total: format.number(total),
                })}
              </p>
              <Pagination page={list.page} pages={pageCount(total)} hrefOf={list.hrefOfPage} />
            </div>
          )
        }
      />
    </div>
  );
}
