import '../../../app.css';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { CoursePart, useCourseFrame } from '../../learning/course-content/course-content.public.ts';
import { assignmentsPlace } from './assignment-place.ts';
import { AssignmentSheet } from './assignment-sheet.tsx';
import { assignmentQuery } from './assignments.api.ts';

/** `assignments/{assignmentId}`, inside a course. */
export function AssignmentScreen() {
  const t = useT();
  const { course } = useCourseFrame();
  const back = { href: assignmentsPlace(course.courseId), label: t('assignments.actions.all') };
  return (
    <CoursePart query={useQuery(assignmentQuery(usePathId('assignmentId')))} back={back} isWide>
      {(assignment) => <AssignmentSheet assignment={assignment} />}
    </CoursePart>
  );
}
