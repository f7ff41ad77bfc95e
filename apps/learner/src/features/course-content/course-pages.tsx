import type { CourseNewsKind } from '@sullam/domain/course-news.ts';
import { MoreTabs } from '@sullam/ui/overlays/more-tabs.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useIsWide } from '@sullam/web-kit/base/use-is-wide.ts';
import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { courseTabsOf } from '@sullam/web-kit/shell/course-tabs.ts';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FEATURES } from '../../features.gen.ts';
import { useCourseFrame } from './course-frame-context.tsx';
import { useCourseNews } from './course-news.api.ts';

/** On a phone; wider, as many as there is room for. */
const TABS_ON_PHONES = 5;

const TABS = courseTabsOf(FEATURES);

/** How much there is behind a tab, for those that have a number. */
function useCountOf(courseId: number, isEnrolled: boolean) {
  const t = useT();
  const format = useFormat();
  const { data } = useCourseNews(courseId, isEnrolled);
  return (kind: CourseNewsKind | undefined) => {
    const found = data?.data.find((each) => each.kind === kind);
    return (
      found && { shown: format.number(found.count), words: t(`course.news.${found.kind}`, { count: found.count }) }
    );
  };
}

/** The head of the pages about a course, with the way from one to the other. */
export function CoursePage({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const hasFeature = useHasFeature();
  const { course } = useCourseFrame();
  const countOf = useCountOf(course.courseId, course.isEnrolled);
  const isPhone = !useIsWide();
  const here = useRouterState({ select: (state) => state.location.pathname });
  const base = `/lms/courses/${course.courseId}`;
  return (
    <div className="page-width page-gutter py-5 sm:py-8">
      {/* on a phone the strip above says it already */}
      <h1 className={isPhone ? 'sr-only' : 'mb-4 text-page'}>
        <AuthorTextFor text={course.title} />
      </h1>
      <MoreTabs
        moreLabel={t('common.labels.more')}
        most={isPhone ? TABS_ON_PHONES : undefined}
        label={t('course.frame.menu')}
        items={TABS.filter(({ features }) => features?.some(hasFeature) ?? true).map(({ path, titleKey, news }) => ({
          href: `${base}/${path}`,
          label: t.dynamic(titleKey) ?? '',
          current: here.startsWith(`${base}/${path}`),
          count: countOf(news),
        }))}
      />
      <div className="pt-8">{children}</div>
    </div>
  );
}
