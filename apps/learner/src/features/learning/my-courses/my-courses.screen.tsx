import { Icon } from '@sullam/ui/base/icon.tsx';
import { GraduationCap, Heart, X } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SkeletonCards } from '@sullam/ui/components/skeleton.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { useHasFeature, useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { type AddressQuery, useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useRef } from 'react';
import { ContinueCard, ContinueSkeleton } from '../../../parts/continue-card.tsx';
import { CourseGrid, GRID } from '../../../parts/course-grid.tsx';
import { CourseRungs } from '../../../parts/course-rungs.tsx';
import { preloadFavoriteButton } from '../../../parts/lazy-favorite-button.tsx';
import { ListEnd } from '../../../parts/list-end.tsx';
import {
  type EnrolledCourse,
  MY_COURSES_PAGE,
  MY_COURSES_SORTS,
  MY_COURSES_TABS,
  type MyCoursesFilters,
  type MyCoursesProgress,
  myCoursesQuery,
  resumePath,
} from '../../../parts/my-courses.api.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { pageOf } from '../../../parts/paging.ts';
import { SearchBox } from '../../../parts/search-box.tsx';
import { type PagedList, usePagedList } from '../../../parts/use-paged-list.ts';
import { CourseCard } from '../catalogue/catalogue.public.ts';

preloadFavoriteButton();

const TAB_KEYS = {
  'in-progress': 'catalogue.tabs.inProgress',
  finished: 'catalogue.tabs.finished',
  all: 'catalogue.tabs.all',
} as const;
const EMPTY_KEYS = {
  'in-progress': 'catalogue.empty.inProgress',
  finished: 'catalogue.empty.finished',
  all: 'catalogue.empty.myCourses',
} as const;
const PROGRESS_KEYS = {
  'not-started': 'catalogue.begun.notStarted',
  begun: 'catalogue.begun.inProgress',
} as const;
const SORT_KEYS = {
  'last-visited': 'catalogue.sort.lastVisited',
  newest: 'catalogue.sort.newest',
  title: 'catalogue.sort.title',
  progress: 'common.labels.progress',
} as const;

const filtersOf = ({ value }: AddressQuery): MyCoursesFilters => ({
  tab: MY_COURSES_TABS.find((tab) => tab === value('tab')) ?? 'in-progress',
  progress:
    value('progress') === 'not-started' || value('progress') === 'begun'
      ? (value('progress') as MyCoursesProgress)
      : undefined,
  search: (value('search') ?? '').slice(0, 200),
  sort: MY_COURSES_SORTS.find((sort) => sort === value('sort')) ?? 'last-visited',
  page: pageOf(value('page')),
});

interface ResultsProps {
  readonly filters: MyCoursesFilters;
  readonly list: PagedList<EnrolledCourse>;
}

function Results({ filters, list }: ResultsProps) {
  const t = useT();
  const grid = useRef<HTMLUListElement>(null);
  const { items, isFailed, isFetching, retry } = list;
  if (isFailed) return <ErrorState title={t('common.failed.title')} onRetry={retry} retrying={isFetching} />;
  const showsContinue =
    filters.tab === 'in-progress' &&
    !filters.progress &&
    list.firstPage === 1 &&
    !filters.search &&
    filters.sort === 'last-visited';
  if (!items)
    return (
      <div className="space-y-8">
        {showsContinue && <ContinueSkeleton />}
        <SkeletonCards isRow className={GRID} />
      </div>
    );
  if (items.length === 0)
    return (
      <EmptyState
        drawing={filters.search ? 'no-results' : 'no-courses'}
        title={t(filters.search || filters.progress ? 'common.empty.search' : EMPTY_KEYS[filters.tab])}
        action={<LinkButton href="/lms/all-courses">{t('catalogue.empty.myCoursesAction')}</LinkButton>}
      />
    );
  const [first] = items;
  const rest = showsContinue ? items.slice(1) : items;
  return (
    <div className="space-y-8">
      {showsContinue && first && <ContinueCard course={first} />}
      {rest.length > 0 && (
        <CourseGrid of={grid}>
          {rest.map((course) => (
            <li key={course.courseId}>
              <CourseCard
                course={course}
                href={resumePath(course)}
                level={2}
                progress={<CourseRungs course={course} />}
              />
            </li>
          ))}
        </CourseGrid>
      )}
      <ListEnd list={list} items={grid} />
    </div>
  );
}

/** `/lms/my-courses`: in progress, finished, all; first of all the place where one left off. */
export function MyCoursesScreen() {
  const t = useT();
  const hasFeature = useHasFeature();
  const address = useAddressQuery();
  const filters = filtersOf(address);
  const { id } = useMember();
  const list = usePagedList({
    address,
    page: filters.page,
    size: MY_COURSES_PAGE,
    queryOf: (page) => myCoursesQuery(id, { ...filters, page }),
    idOf: ({ courseId }) => courseId,
  });
  return (
    <div className="page-width page-gutter py-8">
      <PageHead
        title={t('catalogue.titles.myCourses')}
        actions={
          <div className="flex flex-wrap gap-2">
            {hasFeature('grades') && (
              <LinkButton href="/lms/transcript" variant="outline" icon={GraduationCap}>
                {t('catalogue.titles.transcript')}
              </LinkButton>
            )}
            <LinkButton href="/favorite/courses" variant="outline" icon={Heart}>
              {t('catalogue.titles.favorites')}
            </LinkButton>
          </div>
        }
      />
      <LinkTabs
        label={t('catalogue.tabs.label')}
        items={MY_COURSES_TABS.map((tab) => ({
          href: address.hrefWith({ tab: tab === 'in-progress' ? null : tab, progress: null, page: null }),
          label: t(TAB_KEYS[tab]),
          current: tab === filters.tab,
        }))}
      />
      <div className="mt-5 mb-6 flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <SearchBox
            isOwn
            value={filters.search}
            onSearch={(search) => address.change({ search, page: null }, { replace: true })}
          />
        </div>
        <NativeSelect
          label={t('catalogue.sort.label')}
          hideLabel
          value={filters.sort}
          onChange={(sort) => address.change({ sort: sort === 'last-visited' ? null : sort, page: null })}
          options={MY_COURSES_SORTS.map((sort) => ({ value: sort, label: t(SORT_KEYS[sort]) }))}
          className="min-w-40 max-sm:flex-1"
        />
        {filters.progress && (
          <UiLink
            href={address.hrefWith({ progress: null, page: null })}
            aria-label={t('catalogue.progress.all', { filter: t(PROGRESS_KEYS[filters.progress]) })}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-primary bg-primary-soft px-3.5 text-sm font-medium text-primary-text no-underline touch:min-h-11"
          >
            {t(PROGRESS_KEYS[filters.progress])}
            <Icon of={X} size={16} />
          </UiLink>
        )}
        <p role="status" className="sr-only">
          {list.total !== undefined && t('catalogue.counts.results', { count: list.total })}
        </p>
      </div>
      <Results filters={filters} list={list} />
    </div>
  );
}
