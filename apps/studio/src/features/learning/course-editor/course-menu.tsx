import '../../../app.css';
import { ArrowLeft } from '@sullam/ui/base/icons.ts';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import type { CourseTabGroup } from '@sullam/web-kit/feature-parts.ts';
import type { SideMenu } from '@sullam/web-kit/guard/page-meta.ts';
import { useFormat, useHasFeature, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import type { CourseTabEntry } from '@sullam/web-kit/shell/course-tabs.ts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef } from 'react';
import { iconOf } from '../../../menu-icons.gen.ts';
import { courseQuery } from '../../../parts/course.api.ts';
import { CourseStatusBadge } from '../../../parts/course-status.tsx';
import { CourseThumb } from '../../../parts/course-thumb.tsx';
import { SideLink, SideMark } from '../../../parts/side-link.tsx';
import { waitingQuery } from '../../../parts/waiting.api.ts';
import { studentsQuery } from '../students/students.public.ts';
import { COURSE_PAGES, useCoursePage } from './course-pages.ts';
import { useReadiness } from './use-readiness.ts';

const GROUPS = ['build', 'teach', 'assess'] as const satisfies readonly CourseTabGroup[];

/** The menu of one course: what it is, then everything that is built, taught and assessed in it. */
export function CourseMenu({ isRail, onNavigate }: ComponentProps<SideMenu>) {
  const t = useT();
  const courseId = usePathId('courseId');
  const course = useQuery(courseQuery(courseId)).data;
  const works = useQuery(waitingQuery()).data?.data ?? [];
  const hasFeature = useHasFeature();
  const { page: here } = useCoursePage(courseId);
  const pages = COURSE_PAGES.filter(({ features }) => features?.some(hasFeature) ?? true);
  const counts = {
    learners: useQuery(studentsQuery(courseId, { take: 1 })).data?.total ?? 0,
    openPoints: useReadiness(courseId).openCount,
  };
  const menu = useRef<HTMLElement>(null);
  // the page that one is on may stand below the fold of the menu, or be pushed there by what comes in above it
  const isThere = course !== undefined;
  useEffect(() => {
    if (here) menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [here, isThere]);
  const waitsAt = ({ waits }: CourseTabEntry) =>
    works
      .filter(({ kind, course: of }) => kind === waits && of?.courseId === courseId)
      .reduce((sum, { count }) => sum + count, 0);
  return (
    <nav ref={menu} aria-label={t('builder.course.tabs')} className="studio-menu p-2">
      <SideLink
        href="/courses"
        icon={ArrowLeft}
        mirrored
        label={t('studio.titles.allCourses')}
        isRail={isRail}
        onNavigate={onNavigate}
      />
      {!isRail && (
        <div className="mb-3 border-b border-line px-2 pt-1 pb-3">
          {course ? (
            <>
              <CourseThumb course={course} className="mb-2 flex h-14 w-full items-center *:w-full" />
              <p className="mb-1.5 text-sm font-semibold wrap-anywhere">
                <AuthorTextFor text={course.title} />
              </p>
              <CourseStatusBadge status={course.status} />
            </>
          ) : (
            <div role="status" aria-label={t('common.states.loading')}>
              <SkeletonBar className="mb-2 h-14 w-full" />
              <SkeletonBar className="mb-1.5 h-[1lh] w-3/4 text-sm" />
              <SkeletonBar className="h-5.5 w-20" />
            </div>
          )}
        </div>
      )}
      {GROUPS.map((group) => {
        const own = pages.filter((page) => page.group === group);
        return (
          own.length > 0 && (
            <section key={group} aria-label={t(`builder.course.groups.${group}`)} className="not-last:mb-2">
              {isRail ? (
                <hr className="my-2 border-line" />
              ) : (
                <p aria-hidden="true" className="px-3 py-1 text-xs text-muted">
                  {t(`builder.course.groups.${group}`)}
                </p>
              )}
              <ul>
                {own.map((page) => (
                  <li key={page.path}>
                    <SideLink
                      href={`/courses/${courseId}/${page.path}`}
                      icon={iconOf(page)}
                      label={t.dynamic(page.titleKey) ?? ''}
                      isCurrent={page === here}
                      isRail={isRail}
                      onNavigate={onNavigate}
                      mark={
                        <PageMark
                          waiting={waitsAt(page)}
                          counts={page.counts}
                          count={page.counts ? counts[page.counts] : 0}
                          isRail={isRail}
                        />
                      }
                    />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </nav>
  );
}

interface PageMarkProps {
  readonly waiting: number;
  readonly counts: CourseTabEntry['counts'];
  readonly count: number;
  readonly isRail: boolean | undefined;
}

/** How much waits on a page, or how much there is. */
function PageMark({ waiting, counts, count, isRail }: PageMarkProps) {
  const t = useT();
  const format = useFormat();
  const shown = waiting || count;
  const counted = counts === 'openPoints' ? t('builder.readiness.open', { count }) : format.number(count);
  return (
    <SideMark
      count={shown}
      text={format.number(shown)}
      words={waiting > 0 ? t('builder.course.waiting', { count: waiting }) : counted}
      isWaiting={waiting > 0}
      isRail={isRail}
    />
  );
}
