import '../../../app.css';
import { cx } from '@sullam/ui/base/cx.ts';
import { Chip } from '@sullam/ui/components/badge.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useFormat, useKit, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { type AddressQuery, useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useState } from 'react';
import { PageHead } from '../../../parts/page-head.tsx';
import { pagesOf } from '../../../parts/paging.ts';
import { OfferedPackages } from '../coaching-packages/coaching-packages.public.ts';
import { CoachFilters } from './coach-filters.tsx';
import { CoachRow } from './coach-row.tsx';
import { type Options, useCoaches, useCoachOptions } from './coaches.api.ts';
import {
  COACH_SORTS,
  COACHES_PAGE,
  countFilters,
  type CoachFilters as Filters,
  filtersOf,
  NO_FILTERS,
} from './coaches-query.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { useLanguageName } from './language-names.ts';

interface PartProps {
  readonly filters: Filters;
  readonly options: Options | undefined;
  readonly address: AddressQuery;
}

function Search({ filters, address }: Omit<PartProps, 'options'>) {
  const t = useT();
  const [text, setText] = useState(filters.search);
  return (
    <SearchField
      label={t('coach-directory.search.label')}
      placeholder={t('coach-directory.search.placeholder')}
      maxLength={200}
      value={text}
      onChange={(next) => {
        setText(next);
        if (next === '') address.change({ search: null, page: null });
      }}
      onSubmit={(search) => address.change({ search: search.trim(), page: null })}
    />
  );
}

/** The filters that are on, each with the change that takes it away. */
function ActiveFilters({ filters, options, address }: PartProps) {
  const t = useT();
  const text = useAuthorText();
  const languageName = useLanguageName();
  const without = <Item,>(items: readonly Item[], item: Item) => items.filter((each) => each !== item).map(String);
  const active = [
    ...(filters.search ? [{ name: filters.search, change: { search: null } }] : []),
    ...(filters.when ? [{ name: t(`coach-directory.whens.${filters.when}`), change: { when: null } }] : []),
    ...filters.topics.map((id) => ({
      name: text(options?.topics.find(({ coachingTopicId }) => coachingTopicId === id)?.title),
      change: { topics: without(filters.topics, id) },
    })),
    ...filters.languages.map((code) => ({
      name: languageName(code),
      change: { languages: without(filters.languages, code) },
    })),
    ...(filters.gender ? [{ name: t(`coach-directory.genders.${filters.gender}`), change: { gender: null } }] : []),
  ];
  if (active.length === 0) return null;
  return (
    <>
      {active.map(({ name, change }) => (
        <Chip key={name} name={name} onRemove={() => address.change({ ...change, page: null })}>
          {name}
        </Chip>
      ))}
      <Button variant="ghost" size="sm" onClick={() => address.change(NO_FILTERS)}>
        {t('coach-directory.filters.clear')}
      </Button>
    </>
  );
}

const Loading = () => (
  <div className="space-y-6">
    {[1, 2, 3].map((row) => (
      <SkeletonBar key={row} className="h-32 w-full" />
    ))}
  </div>
);

function Results({ filters, address }: Omit<PartProps, 'options'>) {
  const t = useT();
  const { data, isPending, isPlaceholderData, isFetching, refetch } = useCoaches(filters);
  if (isPending) return <Loading />;
  if (!data)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data.data.length === 0) {
    const isNarrowed = countFilters(filters) > 0 || filters.search !== '';
    return (
      <EmptyState
        drawing={isNarrowed ? 'no-results' : 'people'}
        title={t(isNarrowed ? 'coach-directory.empty.filtered' : 'coach-directory.empty.title')}
        description={t(isNarrowed ? 'coach-directory.empty.filteredText' : 'coach-directory.empty.text')}
        action={
          isNarrowed && <Button onClick={() => address.change(NO_FILTERS)}>{t('coach-directory.filters.clear')}</Button>
        }
      />
    );
  }
  return (
    <>
      <ul
        aria-busy={isPlaceholderData}
        className={cx('divide-line transition-opacity max-md:space-y-3 md:divide-y', isPlaceholderData && 'opacity-60')}
      >
        {data.data.map((coach) => (
          <li key={coach.coachId}>
            <CoachRow coach={coach} today={data.today} />
          </li>
        ))}
      </ul>
      <Pagination
        page={filters.page}
        pages={pagesOf(data.total, COACHES_PAGE)}
        hrefOf={(page) => address.hrefWith({ page: page === 1 ? null : page })}
      />
    </>
  );
}

/** `/coaching`: coaches and their next free times; filters, order and page are in the address. */
export function CoachesScreen() {
  const t = useT();
  const format = useFormat();
  const now = useKit().now();
  const isWide = useIsWide();
  const address = useAddressQuery();
  const filters = filtersOf(address);
  const user = useUser();
  const { data: options } = useCoachOptions();
  const total = useCoaches(filters).data?.total;
  const parts = { filters, options, address };
  const sort = (
    <NativeSelect
      label={t('coach-directory.sort.label')}
      hideLabel
      value={filters.sort}
      onChange={(sort) => address.change({ sort: sort === 'next' ? null : sort, page: null })}
      options={COACH_SORTS.map((value) => ({ value, label: t(`coach-directory.sort.${value}`) }))}
      className="min-w-44"
    />
  );
  return (
    <div className="page-width page-gutter py-4 sm:py-8">
      <PageHead
        title={t('coach-directory.titles.list')}
        description={
          options && t('coach-directory.list.lead', { count: options.total, zone: format.zoneName(new Date(now)) })
        }
        actions={
          user?.portals.isCoach && (
            <LinkButton variant="outline" href={`/auth/studio?path=${encodeURIComponent('/coaching/profile')}`}>
              {t('coach-directory.own.link')}
            </LinkButton>
          )
        }
      />
      <div className="gap-10 md:grid md:grid-cols-[15rem_minmax(0,1fr)]">
        {isWide && (
          <aside aria-label={t('coach-directory.filters.title')} className="space-y-6">
            <Search key={filters.search} {...parts} />
            {options && <CoachFilters filters={filters} options={options} onChange={address.change} />}
          </aside>
        )}
        <div className="min-w-0">
          {!isWide && (
            <div className="mb-3 flex items-center gap-3">
              <div className="min-w-0 flex-1">
                <Search key={filters.search} {...parts} />
              </div>
              <FilterSheet {...parts} total={total ?? 0} sort={sort} />
            </div>
          )}
          <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 md:min-h-11">
            <p role="status" className="font-semibold max-md:text-sm">
              {total !== undefined &&
                options &&
                t('coach-directory.list.found', { count: total, total: format.number(options.total) })}
            </p>
            <ActiveFilters {...parts} />
            {isWide && <div className="ms-auto">{sort}</div>}
          </div>
          <Results filters={filters} address={address} />
          <OfferedPackages />
        </div>
      </div>
    </div>
  );
}
