import '../../../app.css';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { CoursePage, useCourseFrame } from '../../learning/course-content/course-content.public.ts';
import { AssignmentFacts } from './assignment-facts.tsx';
import { assignmentsPlace } from './assignment-place.ts';
import { ASSIGNMENTS_PAGE, courseAssignmentsQuery } from './assignments.api.ts';

function AssignmentList() {
  const t = useT();
  const { now } = useKit();
  const { course } = useCourseFrame();
  const address = useAddressQuery();
  const page = pageOf(address.value('page'));
  const { data, isError, isFetching, refetch } = useQuery(courseAssignmentsQuery(course.courseId, page));
  if (!data && isError)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonText lines={8} />;
  if (data.data.length === 0) return <EmptyState drawing="inbox" title={t('assignments.empty.list')} />;
  return (
    <>
      <ul className="space-y-4">
        {data.data.map((assignment) => (
          <li key={assignment.assignmentId}>
            <Card as="article" interactive>
              <h2 className="mb-2 text-lg">
                <UiLink
                  href={`${assignmentsPlace(course.courseId)}/${assignment.assignmentId}`}
                  className="text-ink no-underline after:absolute after:inset-0 hover:underline"
                >
                  <AuthorTextFor text={assignment.title} />
                </UiLink>
              </h2>
              <AssignmentFacts status={assignment} now={now()} />
            </Card>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          page={page}
          pages={pagesOf(data.total, ASSIGNMENTS_PAGE)}
          hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
        />
      </div>
    </>
  );
}

/** `assignments`, inside a course. */
export const AssignmentsScreen = () => (
  <CoursePage>
    <AssignmentList />
  </CoursePage>
);
