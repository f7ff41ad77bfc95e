import { ApiError } from '@sullam/api-client/api-error.ts';
import { CardHeading } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonRows } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** Enough to find a call in the log, and short enough to be read out. */
const SHOWN = 8;

type Part = Pick<UseQueryResult<unknown>, 'data' | 'error' | 'isError' | 'isFetching' | 'isPending' | 'refetch'>;

/** One part of a page that didn't come: what is safe, the way to try again, and the number for whoever helps. */
export function PartError({ query }: { readonly query: Part }) {
  const t = useT();
  const { error, isFetching, refetch } = query;
  const number = error instanceof ApiError ? error.requestId?.slice(0, SHOWN) : undefined;
  // without a network it isn't on our side; the strip above says so
  const isOurs = error instanceof ApiError && !error.isTransport;
  return (
    <ErrorState
      compact
      title={t('studio.states.partFailed')}
      description={t(isOurs ? 'studio.states.onOurSide' : 'studio.states.noConnection')}
      onRetry={() => void refetch()}
      retrying={isFetching}
      action={number && <span className="self-center text-sm text-muted">{t('studio.states.number', { number })}</span>}
    />
  );
}

export interface PartStatesProps {
  readonly query: Part;
  /** As many rows as it is likely to have. */
  readonly rows?: number;
}

/** A list in a card while it is on its way, and where it failed; once it is there, nothing. */
export function PartStates({ query, rows = 5 }: PartStatesProps) {
  if (query.data !== undefined) return null;
  if (query.isError) return <PartError query={query} />;
  return <SkeletonRows rows={rows} />;
}

/** The heading of a card whose list goes from edge to edge. */
export const PartHeading = ({ children }: { readonly children: ReactNode }) => (
  <div className="px-4 pt-4 sm:px-5">
    <CardHeading>{children}</CardHeading>
  </div>
);
