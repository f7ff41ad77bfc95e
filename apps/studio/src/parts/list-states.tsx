import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';

export interface ListStatesProps {
  readonly query: {
    readonly data: { readonly data: readonly unknown[] } | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    refetch(): unknown;
  };
  /** What stands in the place of a list of nothing. */
  readonly empty: ReactNode;
}

/** What stands where a list will be: on its way, failed with a way to try again, or nothing in it. Draws nothing beside a list. */
export function ListStates({ query, empty }: ListStatesProps) {
  const t = useT();
  const { data, isError, isFetching, refetch } = query;
  if (!data && isError)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonText lines={8} />;
  return data.data.length === 0 ? empty : null;
}
