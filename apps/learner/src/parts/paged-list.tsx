import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { PAGE_SIZE, pageOf, pagesOf } from './paging.ts';
import { useExistingPage } from './use-existing-page.ts';

interface PageOfRows<Row> {
  readonly data: readonly Row[];
  readonly total: number;
}

interface PagedListProps<Row> {
  /** The call for a page: `(page) => examsQuery(courseId, page)`. */
  readonly queryOf: (page: number) => UseQueryOptions<PageOfRows<Row>>;
  readonly size?: number;
  /** What the page says while the list has no rows. */
  readonly empty: string;
  /** An `<li>` with the key of its row. */
  readonly children: (row: Row) => ReactElement;
}

/** A list by pages, of which the address names one. A skeleton stands in until it is there, after a failure a button to try again. */
export function PagedList<Row>({ queryOf, size = PAGE_SIZE, empty, children }: PagedListProps<Row>) {
  const t = useT();
  const address = useAddressQuery();
  const page = pageOf(address.value('page'));
  const { data, isError, isFetching, refetch } = useQuery(queryOf(page));
  const isPast = useExistingPage(address, { page, total: data?.total, size });
  if (!data && isError)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data || isPast) return <SkeletonText lines={8} />;
  if (data.total === 0) return <EmptyState drawing="inbox" title={empty} />;
  return (
    <>
      <ul className="space-y-4">{data.data.map(children)}</ul>
      <div className="mt-8">
        <Pagination
          page={page}
          pages={pagesOf(data.total, size)}
          hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
        />
      </div>
    </>
  );
}
