import { GraduationCap, Heart } from '@sullam/ui/base/icons.ts';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonCards } from '@sullam/ui/components/skeleton.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { type AddressQuery, useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { CourseCard } from '../catalogue/course-card.tsx';
import { CourseGrid, GRID } from '../catalogue/course-grid.tsx';
import { PageHead } from '../catalogue/page-head.tsx';
import { pageOf, pagesOf } from '../catalogue/paging.ts';
import { SearchBox } from '../catalogue/search-box.tsx';
import { useExistingPage } from '../catalogue/use-existing-page.ts';
import { ContinueCard } from './continue-card.tsx';
import {
  MY_COURSES_PAGE,
  MY_COURSES_SORTS,
  MY_COURSES_TABS,
  type MyCoursesFilters,
  resumePath,
  useMyCourses,
} from './my-courses.api.ts';

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
const SORT_KEYS = {
  'last-visited': 'catalogue.sort.lastVisited',
  newest: 'catalogue.sort.newest',
  title: 'catalogue.sort.title',
  progress: 'common.labels.progress',
} as const;

const filtersOf = ({ value }: AddressQuery): MyCoursesFilters => ({
  tab: MY_COURSES_TABS.find((tab) => tab === value('tab')) ?? 'in-progress',
  search: (value('search') ?? '').slice(0, 200),
  sort: MY_COURSES_SORTS.find((sort) => sort === value('sort')) ?? 'last-visited',
  page: pageOf(value('page')),
});

interface ResultsProps {
  readonly filters: MyCoursesFilters;
  readonly address: AddressQuery;
}

function Results({ filters, address }: ResultsProps) {
  const t = useT();
  const { data, isError, isFetching, refetch } = useMyCourses(filters);
  const isPast = useExistingPage(address, { page: filters.page, total: data?.total, size: MY_COURSES_PAGE });
  if (!data && isError)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data || isPast) return <SkeletonCards isRow className={GRID} />;
  if (data.data.length === 0)
    return (
      <EmptyState
        drawing={filters.search ? 'no-results' : 'no-courses'}
        title={t(filters.search ? 'common.empty.search' : EMPTY_KEYS[filters.tab])}
        action={<LinkButton href="/lms/all-courses">{t('catalogue.empty.myCoursesAction')}</LinkButton>}
      />
    );
  const [first] = data.data;
  const showsContinue =
    filters.tab === 'in-progress' && filters.page === 1 && !filters.search && filters.sort === 'last-visited';
  const rest = showsContinue ? data.data.slice(1) : data.data;
  return (
    <div className="space-y-8">
      {showsContinue && first && <ContinueCard course={first} />}
      {rest.length > 0 && (
        <CourseGrid>
          {rest.map((course) => (
            <li key={course.courseId}>
              <CourseCard course={course} href={resumePath(course)} level={2} />
            </li>
          ))}
        </CourseGrid>
      )}
      <Pagination
        page={filters.page}
        pages={pagesOf(data.total, MY_COURSES_PAGE)}
        hrefOf={(page) => address.hrefWith({ page: page === 1 ? null : page })}
      />
    </div>
  );
}

/** `/lms/my-courses`: in progress, finished, all; first of all the place where one left off. */
export function MyCoursesScreen() {
  const t = useT();
  const hasFeature = useHasFeature();
  const address = useAddressQuery();
  const filters = filtersOf(address);
  const { data } = useMyCourses(filters);
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
          href: address.hrefWith({ tab: tab === 'in-progress' ? null : tab, page: null }),
          label: t(TAB_KEYS[tab]),
          current: tab === filters.tab,
        }))}
      />
      <div className="mt-5 mb-6 flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <SearchBox
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
        <p role="status" className="sr-only">
          {data && t('catalogue.counts.results', { count: data.total })}
        </p>
      </div>
      <Results filters={filters} address={address} />
    </div>
  );
}
