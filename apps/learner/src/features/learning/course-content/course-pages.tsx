import type { CourseNewsKind } from '@sullam/domain/course-news.ts';
import { MoreTabs } from '@sullam/ui/overlays/more-tabs.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { useDestinationPath } from '@sullam/web-kit/router/page-path.ts';
import { courseTabsOf } from '@sullam/web-kit/shell/course-tabs.ts';
import type { ReactNode } from 'react';
import { FEATURES } from '../../../features.gen.ts';
import { useCourseFrame } from './course-frame-context.tsx';
import { useCourseNews } from './course-news.api.ts';

/** On a phone; wider, as many as there is room for. */
const TABS_ON_PHONES = 5;

const TABS = courseTabsOf(FEATURES);

type News = ReturnType<typeof useCourseNews>['data'];

/** How much there is behind a tab, for those that have a number. */
function useCountOf(news: News) {
  const t = useT();
  const format = useFormat();
  return (kind: CourseNewsKind | undefined) => {
    const found = news?.data.find((each) => each.kind === kind);
    return (
      found && { shown: format.number(found.count), words: t(`course.news.${found.kind}`, { count: found.count }) }
    );
  };
}

/** The way from one page about the course to the other: to what there is, and to the page that is open. */
function Tabs() {
  const t = useT();
  const hasFeature = useHasFeature();
  const { course } = useCourseFrame();
  const { data: news, isLoading } = useCourseNews(course.courseId, course.isEnrolled);
  const countOf = useCountOf(news);
  const isPhone = !useIsWide();
  const here = useDestinationPath();
  // their row is kept: which tabs there are and how wide is known with their numbers
  if (isLoading) return <div data-skeleton="" className="h-11 border-b border-line" />;
  const base = `/lms/courses/${course.courseId}`;
  const isHere = (path: string) => here.startsWith(`${base}/${path}`);
  const tabs = TABS.filter(
    ({ features, list, path }) =>
      (features?.some(hasFeature) ?? true) && (!list || !news?.emptyLists.includes(list) || isHere(path)),
  );
  return (
    <MoreTabs
      moreLabel={t('common.labels.more')}
      most={isPhone ? TABS_ON_PHONES : undefined}
      label={t('course.frame.menu')}
      items={tabs.map(({ path, titleKey, news: kind }) => ({
        href: `${base}/${path}`,
        label: t.dynamic(titleKey) ?? '',
        current: isHere(path),
        count: countOf(kind),
      }))}
    />
  );
}

/** The head of the pages about a course, with the way from one to the other. */
export function CoursePage({ children }: { readonly children: ReactNode }) {
  const { course } = useCourseFrame();
  const isPhone = !useIsWide();
  return (
    <div className="page-width page-gutter py-5 sm:py-8">
      {/* on a phone the strip above says it already */}
      <h1 className={isPhone ? 'sr-only print:not-sr-only' : 'mb-4 text-page'}>
        <AuthorTextFor text={course.title} />
      </h1>
      <Tabs />
      <div className="pt-8">{children}</div>
    </div>
  );
}
