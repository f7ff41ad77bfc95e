import '../../../app.css';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar, SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { Testimonials } from '../coach-ratings/coach-ratings.public.ts';
import { OfferedPackages } from '../coaching-packages/coaching-packages.public.ts';
import { BookingPanel } from '../coaching-sessions/coaching-sessions.public.ts';
import { CoachGroups } from '../group-sessions/group-sessions.public.ts';
import { CoachAbout } from './coach-about.tsx';
import { CoachHead } from './coach-head.tsx';
import { coachQuery } from './coaches.api.ts';

const Loading = () => (
  <div className="page-width page-gutter space-y-8 py-8">
    <SkeletonBar className="h-42 w-full" />
    <SkeletonText lines={8} />
  </div>
);

/** `/coaching/coaches/{coachId}`: who the coach is and what a session is like. */
export function CoachScreen() {
  const t = useT();
  const coachId = usePathId('coachId');
  const { data: coach, isPending, error, isFetching, refetch } = useQuery(coachQuery(coachId));
  usePageTitle(coach?.name);
  if (isPending) return <Loading />;
  if (!coach) {
    const isGone = error !== null && 'status' in error && error.status === 404;
    return isGone ? (
      <EmptyState drawing="not-found" level={1} title={error.message} />
    ) : (
      <ErrorState level={1} title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  return (
    <div className="page-width page-gutter pt-4 pb-16 md:pt-8">
      {!coach.isListed && (
        <div className="mb-4">
          <Banner>{t('coach-directory.coach.preview')}</Banner>
        </div>
      )}
      <CoachHead coach={coach} />
      <div className="mt-8 grid gap-10 md:grid-cols-[minmax(0,1fr)_minmax(0,38.25rem)] md:gap-13">
        <div className="min-w-0 max-md:order-2">
          <CoachAbout coach={coach} />
          <Testimonials coachId={coachId} coachName={coach.name} />
        </div>
        <div className="min-w-0 empty:hidden">
          {coach.isPaused ? (
            <Banner tone="warning">{t('coach-directory.coach.paused', { name: coach.name })}</Banner>
          ) : (
            coach.isListed && <BookingPanel coachId={coachId} coachName={coach.name} />
          )}
          {coach.isListed && <OfferedPackages coachId={coachId} />}
          {coach.isListed && <CoachGroups coachId={coachId} />}
        </div>
      </div>
    </div>
  );
}
