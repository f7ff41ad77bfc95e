import { ACTIVITY_FEATURES } from '@sullam/domain/activities.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useDue } from './activities.api.ts';
import { ACTIVITIES_PLACE } from './activity-place.ts';
import { ActivityRows } from './activity-row.tsx';

function Due() {
  const t = useT();
  const { data, isError, isFetching, refetch } = useDue();
  if (!data && isError)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonBar className="h-40 w-full" />;
  if (data.data.length === 0) return <EmptyState compact drawing="calendar" title={t('activities.empty.due')} />;
  const more = data.total - data.data.length;
  return (
    <>
      <ActivityRows entries={data.data} />
      {more > 0 && <p className="mt-2 text-sm text-muted">{t('activities.more', { count: more })}</p>}
    </>
  );
}

/** Whether the organisation has anything that could be due. */
export function useHasActivities(): boolean {
  const hasFeature = useHasFeature();
  return Object.values(ACTIVITY_FEATURES).some(hasFeature);
}

/** What the reader has to do in the next two weeks, and what is overdue; a part of the dashboard. */
export function DuePart() {
  const t = useT();
  if (!useHasActivities()) return null;
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">{t('activities.titles.due')}</h2>
        <UiLink href={ACTIVITIES_PLACE} className={textLinkClass}>
          {t('activities.actions.whole')}
        </UiLink>
      </div>
      <Due />
    </section>
  );
}
