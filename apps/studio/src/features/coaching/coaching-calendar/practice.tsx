import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type CoachSessions, coachSessionsQuery } from './coaching-calendar.api.ts';

interface PracticeProps {
  readonly from: string;
  readonly until: string;
  readonly children: (sessions: CoachSessions) => ReactNode;
}

/** Loads a coach's sessions. Says so to readers who are no coaches. */
export function Practice({ from, until, children }: PracticeProps) {
  const t = useT();
  const { data, error, isFetching, refetch } = useQuery(coachSessionsQuery(from, until));
  if (data) return children(data);
  if (!error) return <SkeletonText lines={8} />;
  const isNoCoach = 'status' in error && error.status === 404;
  return isNoCoach ? (
    <EmptyState
      drawing="people"
      level={2}
      title={t('coaching-calendar.none.title')}
      description={t('coaching-calendar.none.text')}
    />
  ) : (
    <ErrorState level={2} title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
  );
}
