import '../../app.css';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonCards } from '@sullam/ui/components/skeleton.tsx';
import { Hint } from '@sullam/web-kit/hints/hint.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { CourseCard } from '../catalogue/course-card.tsx';
import { CourseGrid, GRID } from '../catalogue/course-grid.tsx';
import { PageHead } from '../catalogue/page-head.tsx';
import { pageOf, pagesOf } from '../catalogue/paging.ts';
import { useExistingPage } from '../catalogue/use-existing-page.ts';
import { FAVORITES_PAGE, useFavoriteCourses } from './favorites.api.ts';

/** `/favorite/courses`: what the reader marked with the heart. */
export function FavoritesScreen() {
  const t = useT();
  const address = useAddressQuery();
  const page = pageOf(address.value('page'));
  const { data, isPending, isError, isFetching, refetch } = useFavoriteCourses(page);
  const isPast = useExistingPage(address, { page, total: data?.total, size: FAVORITES_PAGE });
  return (
    <div className="page-width page-gutter py-8">
      <PageHead title={t('catalogue.titles.favoriteCourses')} description={t('catalogue.favorites.hint')} />
      {(isPending || isPast) && <SkeletonCards isRow className={GRID} />}
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.data.length === 0 && !isPast && (
        <EmptyState
          drawing="no-courses"
          title={t('catalogue.empty.favorites')}
          action={<LinkButton href="/lms/all-courses">{t('catalogue.empty.myCoursesAction')}</LinkButton>}
        />
      )}
      {data && data.data.length > 0 && (
        <>
          <CourseGrid>
            {data.data.map((course, at) => (
              <li key={course.courseId}>
                <CourseCard course={course} isFirst={at < 3} level={2} />
              </li>
            ))}
          </CourseGrid>
          <div className="mt-10">
            <Pagination
              page={page}
              pages={pagesOf(data.total, FAVORITES_PAGE)}
              hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
            />
          </div>
        </>
      )}
      {data && !isPast && <Hint slug="favorites" />}
    </div>
  );
}
