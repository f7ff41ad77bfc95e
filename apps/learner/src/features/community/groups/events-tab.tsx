import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { EventCard } from '../../events/events/events.public.ts';
import { GROUP_EVENTS_PAGE, groupEventsQuery } from './groups.api.ts';

/** Events of a group: those to come first, then those of the last weeks. */
export function EventsTab({ groupId }: { readonly groupId: number }) {
  const t = useT();
  const address = useAddressQuery();
  const page = pageOf(address.value('page'));
  const { data, isError, isFetching, refetch } = useQuery(groupEventsQuery(groupId, page));
  if (isError && !data)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonText lines={5} />;
  if (data.data.length === 0) return <EmptyState compact drawing="calendar" title={t('groups.empty.events')} />;
  return (
    <div className="min-w-0">
      <ul className="grid gap-6 sm:grid-cols-2">
        {data.data.map((event) => (
          <li key={event.eventId} className="min-w-0">
            <EventCard event={event} />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          page={page}
          pages={pagesOf(data.total, GROUP_EVENTS_PAGE)}
          hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
        />
      </div>
    </div>
  );
}
