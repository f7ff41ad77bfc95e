import '../../../app.css';
import type { EventCardPage } from '@sullam/api-client/schema.gen.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonCards } from '@sullam/ui/components/skeleton.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { GRID } from '../../../parts/course-grid.tsx';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { useExistingPage } from '../../../parts/use-existing-page.ts';
import { EventList } from './event-list.tsx';
import { EVENTS_PAGE, useEnrolledEvents, useFavoriteEvents } from './events.api.ts';
import { EventsFrame, type EventsTab } from './events-frame.tsx';

interface OwnEventsProps {
  readonly tab: EventsTab;
  readonly emptyTitle: string;
  readonly useList: (page: number) => UseQueryResult<EventCardPage>;
}

/** A list of events that are the reader's for some reason. */
function OwnEvents({ tab, emptyTitle, useList }: OwnEventsProps) {
  const t = useT();
  const hasAll = useHasFeature()('all-events');
  const address = useAddressQuery();
  const page = pageOf(address.value('page'));
  const { data, isPending, isError, isFetching, refetch } = useList(page);
  const isPast = useExistingPage(address, { page, total: data?.total, size: EVENTS_PAGE });
  return (
    <EventsFrame tab={tab}>
      {(isPending || isPast) && <SkeletonCards isRow className={GRID} />}
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.data.length === 0 && !isPast && (
        <EmptyState
          drawing="calendar"
          title={emptyTitle}
          action={hasAll && <LinkButton href="/social/all-events">{t('events.empty.browse')}</LinkButton>}
        />
      )}
      {data && data.data.length > 0 && (
        <>
          <EventList events={data.data} />
          <div className="mt-10">
            <Pagination
              page={page}
              pages={pagesOf(data.total, EVENTS_PAGE)}
              hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
            />
          </div>
        </>
      )}
    </EventsFrame>
  );
}

/** `/social/my-events`: what the reader has a ticket of or waits for. */
export function MyEventsScreen() {
  const t = useT();
  return <OwnEvents tab="mine" emptyTitle={t('events.empty.mine')} useList={useEnrolledEvents} />;
}

/** `/favorite/events`: what the reader marked with the heart. */
export function FavoriteEventsScreen() {
  const t = useT();
  return <OwnEvents tab="favorites" emptyTitle={t('events.empty.favorites')} useList={useFavoriteEvents} />;
}
