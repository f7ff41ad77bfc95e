import '../../../app.css';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { PagedList } from '../../../parts/paged-list.tsx';
import { CoursePage, useCourseFrame } from '../../learning/course-content/course-content.public.ts';
import { AssignmentFacts } from './assignment-facts.tsx';
import { assignmentsPlace } from './assignment-place.ts';
import { courseAssignmentsQuery } from './assignments.api.ts';

function AssignmentList() {
  const t = useT();
  const { now } = useKit();
  const { course } = useCourseFrame();
  return (
    <PagedList queryOf={(page) => courseAssignmentsQuery(course.courseId, page)} empty={t('assignments.empty.list')}>
      {(assignment) => (
        <Card as="li" interactive key={assignment.assignmentId}>
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
      )}
    </PagedList>
  );
}

/** `assignments`, inside a course. */
export const AssignmentsScreen = () => (
  <CoursePage>
    <AssignmentList />
  </CoursePage>
);
