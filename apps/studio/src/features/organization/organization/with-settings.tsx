import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Settings, settingsQuery } from './organization.api.ts';

export interface LoadedProps<Value> {
  readonly query: UseQueryResult<Value>;
  readonly children: (value: Value) => ReactNode;
}

/** Draws something once it is there; until then its skeleton, or what went wrong. */
export function Loaded<Value>({ query, children }: LoadedProps<Value>) {
  const t = useT();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState title={t('common.failed.title')} onRetry={() => void query.refetch()} />;
  return <SkeletonText lines={8} />;
}

/** The same for the settings that most tabs edit. */
export function WithSettings({ children }: { readonly children: (settings: Settings) => ReactNode }) {
  return <Loaded query={useQuery(settingsQuery())}>{children}</Loaded>;
}
