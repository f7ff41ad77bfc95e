import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHead } from '../../../parts/page-head.tsx';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { useExistingPage } from '../../../parts/use-existing-page.ts';

/** The page that the address names. */
export const usePageNumber = (): number => pageOf(useAddressQuery().value('page'));

export interface PostListProps<One> {
  readonly title: string;
  readonly description: string;
  /** What stands above the title. */
  readonly above?: ReactNode;
  readonly query: UseQueryResult<{ data: One[]; total: number }>;
  /** So many on a page. */
  readonly size: number;
  readonly empty: { readonly title: string; readonly action: ReactNode };
  readonly idOf: (one: One) => number;
  readonly draw: (one: One) => ReactNode;
}

/** A page of the reader's own posts, whatever they are kept for. */
export function PostList<One>({ title, description, above, query, size, empty, idOf, draw }: PostListProps<One>) {
  const t = useT();
  const address = useAddressQuery();
  const page = usePageNumber();
  const { data, isPending, isError, isFetching, refetch } = query;
  const isPast = useExistingPage(address, { page, total: data?.total, size });
  return (
    <div className="page-width page-gutter py-8">
      <div className="mx-auto max-w-reading">
        {above}
        <PageHead title={title} description={description} />
        {(isPending || isPast) && <SkeletonText lines={8} />}
        {isError && !data && (
          <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {data?.data.length === 0 && !isPast && <EmptyState drawing="inbox" {...empty} />}
        {data && data.data.length > 0 && (
          <>
            <ul className="space-y-4">
              {data.data.map((one) => (
                <li key={idOf(one)}>{draw(one)}</li>
              ))}
            </ul>
            <div className="mt-10">
              <Pagination
                page={page}
                pages={pagesOf(data.total, size)}
                hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
              />
            </div>
          </>
        )}
      </div>
    </div>
  );
}
