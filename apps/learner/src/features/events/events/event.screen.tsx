import '../../../app.css';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar, SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { EventAbout, EventPeople, EventWhere } from './event-about.tsx';
import { EventHero } from './event-hero.tsx';
import { EventProgramme } from './event-programme.tsx';
import { eventQuery } from './events.api.ts';
import { HostBox } from './host-box.tsx';
import { PlaceBox } from './place-box.tsx';

function Loading() {
  return (
    <div>
      <SkeletonBar className="h-80 w-full" />
      <div className="page-width page-gutter grid gap-10 py-8 md:grid-cols-[minmax(0,1fr)_24rem]">
        <SkeletonText lines={8} />
        <SkeletonBar className="h-60 w-full" />
      </div>
    </div>
  );
}

/** `/event/{eventId}`: everything that one may know before coming, and the place to be taken. */
export function EventScreen() {
  const t = useT();
  const authorText = useAuthorText();
  const eventId = usePathId('eventId');
  const { data: event, isPending, error, isFetching, refetch } = useQuery(eventQuery(eventId));
  usePageTitle(authorText(event?.title) || undefined);
  if (isPending) return <Loading />;
  if (!event) {
    const isGone = error !== null && 'status' in error && error.status === 404;
    return isGone ? (
      <EmptyState drawing="not-found" level={1} title={error.message} />
    ) : (
      <ErrorState level={1} title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  return (
    <div className="pb-16">
      <EventHero event={event} />
      <div className="page-width page-gutter grid gap-8 md:grid-cols-[minmax(0,1fr)_24.5rem] md:gap-x-12">
        <div className="relative z-1 -mt-6 md:col-start-2 md:row-start-1 md:-mt-37">
          <div className="space-y-4 md:sticky md:top-[calc(var(--bar-height)+1.5rem)]">
            {event.abilities.canCheckIn && <HostBox event={event} />}
            <PlaceBox event={event} />
            <EventWhere event={event} />
          </div>
        </div>
        <div className="min-w-0 space-y-10 md:row-start-1 md:pt-8">
          <EventAbout event={event} />
          <EventProgramme event={event} />
          <EventPeople event={event} />
        </div>
      </div>
    </div>
  );
}
