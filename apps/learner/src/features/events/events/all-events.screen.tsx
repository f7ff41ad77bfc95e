import '../../../app.css';
import { EVENT_FORMATS } from '@sullam/domain/events/event.ts';
import { CalendarDays, List } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonCards } from '@sullam/ui/components/skeleton.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { type AddressQuery, useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { GRID } from '../../../parts/course-grid.tsx';
import { pagesOf } from '../../../parts/paging.ts';
import { useExistingPage } from '../../../parts/use-existing-page.ts';
import { EventList } from './event-list.tsx';
import { EventMonth } from './event-month.tsx';
import { EVENTS_PAGE, useEventCategories, useEvents } from './events.api.ts';
import { EventsFrame } from './events-frame.tsx';
import { eventsAsked } from './events-query.ts';

/** Search, subject, place, and how it is shown; all of it lives in the address. */
function Tools({ address, isMonth }: { readonly address: AddressQuery; readonly isMonth: boolean }) {
  const t = useT();
  const authorText = useAuthorText();
  const { data } = useEventCategories();
  const set = (name: string, value: string) => address.change({ [name]: value || null, page: null }, { replace: true });
  return (
    <div className="mb-8 grid grid-cols-2 gap-3 *:min-w-0 max-lg:*:first:col-span-2 lg:grid-cols-[minmax(0,1fr)_13rem_13rem_auto] lg:items-end">
      <SearchField
        label={t('events.search.label')}
        placeholder={t('events.search.placeholder')}
        maxLength={200}
        value={address.value('search') ?? ''}
        onChange={(text) => set('search', text)}
        onSubmit={(text) => set('search', text.trim())}
      />
      <NativeSelect
        label={t('events.filters.category')}
        hideLabel
        placeholder={t('events.filters.allCategories')}
        value={address.value('category') ?? ''}
        onChange={(value) => set('category', value)}
        options={(data?.data ?? []).map(({ courseCategoryId, name }) => ({
          value: String(courseCategoryId),
          label: authorText(name),
        }))}
      />
      <NativeSelect
        label={t('events.filters.format')}
        hideLabel
        placeholder={t('events.filters.allFormats')}
        value={address.value('format') ?? ''}
        onChange={(value) => set('format', value)}
        options={EVENT_FORMATS.map((format) => ({ value: format, label: t(`events.formats.${format}`) }))}
      />
      <nav aria-label={t('events.views.label')} className="flex gap-2 max-lg:col-span-2 max-lg:*:flex-1">
        <LinkButton
          href={address.hrefWith({ view: null, month: null, page: null })}
          variant={isMonth ? 'outline' : 'soft'}
          icon={List}
          aria-current={isMonth ? undefined : 'page'}
        >
          {t('events.views.list')}
        </LinkButton>
        <LinkButton
          href={address.hrefWith({ view: 'month', page: null })}
          variant={isMonth ? 'soft' : 'outline'}
          icon={CalendarDays}
          aria-current={isMonth ? 'page' : undefined}
        >
          {t('events.views.month')}
        </LinkButton>
      </nav>
    </div>
  );
}

function Listed({ address }: { readonly address: AddressQuery }) {
  const t = useT();
  const asked = eventsAsked(address);
  const { data, isPending, isError, isFetching, refetch } = useEvents(asked);
  const isPast = useExistingPage(address, { page: asked.page, total: data?.total, size: EVENTS_PAGE });
  if (isPending || isPast) return <SkeletonCards isRow className={GRID} />;
  if (!data)
    return isError ? (
      <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
    ) : null;
  if (data.data.length === 0)
    return <EmptyState drawing="calendar" title={t(asked.isFiltered ? 'events.empty.filtered' : 'events.empty.all')} />;
  return (
    <>
      <EventList events={data.data} />
      <div className="mt-10">
        <Pagination
          page={asked.page}
          pages={pagesOf(data.total, EVENTS_PAGE)}
          hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
        />
      </div>
    </>
  );
}

/** `/social/all-events`: what takes place, as a list by months or as a calendar. */
export function AllEventsScreen() {
  const address = useAddressQuery();
  const isMonth = address.value('view') === 'month';
  return (
    <EventsFrame tab="all">
      <Tools address={address} isMonth={isMonth} />
      {isMonth ? <EventMonth address={address} /> : <Listed address={address} />}
    </EventsFrame>
  );
}
