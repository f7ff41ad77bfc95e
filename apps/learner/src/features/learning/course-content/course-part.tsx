import type { Localized } from '@sullam/domain/localized.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePagePath } from '@sullam/web-kit/router/page-path.ts';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { Redirect } from '@sullam/web-kit/router/redirect.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useCourseFrame } from './course-frame-context.tsx';
import { CoursePage } from './course-pages.tsx';

export interface CoursePartProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly back: { readonly href: string; readonly label: string };
  /** Answers whose message says why there is nothing to see; asking again would not help. */
  readonly gone?: readonly number[];
  readonly isWide?: boolean;
  readonly children: (data: Data) => ReactNode;
}

interface OfCourseProps {
  readonly courseId: number;
  readonly children: ReactNode;
}

/** What is a course's, under the address of that course: whoever came by another one is led there. */
export function OfCourse({ courseId, children }: OfCourseProps) {
  const { course } = useCourseFrame();
  const here = usePagePath();
  if (courseId === course.courseId) return children;
  return <Redirect to={here.replace(/^\/lms\/courses\/\d+/, `/lms/courses/${courseId}`)} />;
}

const LOADING = <SkeletonText lines={8} />;

/** The page of one thing of a course: the way back, its title, what it is; or why it can't be seen. */
export function CoursePart<Data extends { title: Localized; courseId: number }>({
  query: { data, error, isFetching, refetch },
  back,
  gone = [404],
  isWide = false,
  children,
}: CoursePartProps<Data>) {
  const t = useT();
  usePageTitle(useAuthorText()(data?.title));
  const wayBack = <BackLink href={back.href}>{back.label}</BackLink>;
  if (error && !data) {
    const isGone = 'status' in error && gone.some((status) => status === error.status);
    return (
      <CoursePage>
        <ErrorState
          level={2}
          title={isGone ? error.message : t('common.failed.title')}
          action={wayBack}
          {...(isGone ? {} : { onRetry: () => void refetch(), retrying: isFetching })}
        />
      </CoursePage>
    );
  }
  return (
    <CoursePage>
      {data ? (
        <Suspense fallback={LOADING}>
          <OfCourse courseId={data.courseId}>
            <div className={isWide ? undefined : 'max-w-200'}>
              <div className="mb-5 print:hidden">{wayBack}</div>
              <h2 className="mb-2 text-2xl wrap-anywhere">
                <AuthorTextFor text={data.title} />
              </h2>
              {children(data)}
            </div>
          </OfCourse>
        </Suspense>
      ) : (
        LOADING
      )}
    </CoursePage>
  );
}
