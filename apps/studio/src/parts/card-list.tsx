import type { DrawingName } from '@sullam/ui/components/drawings.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import type { ReactNode } from 'react';
import { ListStates } from './list-states.tsx';

/** How many cards a page of such a list has. */
const TAKE = 10;

/** The page of a list that the address names, as the server is asked for it. */
export function useCardPage(): { page: number; asked: { skip: number; take: number } } {
  const address = useAddressQuery();
  const page = Math.max(1, Math.trunc(Number(address.value('page') ?? '1')) || 1);
  return { page, asked: { skip: (page - 1) * TAKE, take: TAKE } };
}

export interface CardListProps<Row> {
  readonly query: {
    /** Without a total: all there are. */
    readonly data: { readonly data: readonly Row[]; readonly total?: number } | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  readonly page?: number;
  readonly lead: string;
  readonly empty: { readonly title: string; readonly description: string; readonly drawing?: DrawingName };
  /** Makes the first one and more. */
  readonly action: ReactNode;
  readonly children: (row: Row) => ReactNode;
}

/** What belongs to a course, one below the other on cards, with the way to make more and every state of its loading. */
export function CardList<Row>({ query, page = 1, lead, empty, action, children }: CardListProps<Row>) {
  const address = useAddressQuery();
  const rows = query.data?.data ?? [];
  return (
    <>
      <div className="mb-5 flex max-w-220 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 max-w-reading flex-1 basis-80 text-muted">{lead}</p>
        {rows.length > 0 && action}
      </div>
      <ListStates query={query} empty={<EmptyState drawing="inbox" {...empty} action={action} compact />} />
      <div className="max-w-220 space-y-4">
        {rows.map(children)}
        <Pagination
          page={page}
          pages={Math.ceil((query.data?.total ?? 0) / TAKE)}
          hrefOf={(number) => address.hrefWith({ page: number === 1 ? undefined : number })}
        />
      </div>
    </>
  );
}
