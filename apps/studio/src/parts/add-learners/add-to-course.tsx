import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import type { CourseName } from '../course-field.tsx';
import type { Candidate } from './add-learners.types.ts';
import { AddLearnersDialog } from './add-learners-dialog.tsx';
import { useCourseAdditions } from './add-to-course.api.ts';

interface AddToCourseProps {
  readonly course: CourseName;
  readonly fixed?: readonly Candidate[];
  readonly onClose: () => void;
}

/** Adds people to a course. */
export function AddToCourse({ course, fixed, onClose }: AddToCourseProps) {
  const text = useAuthorText();
  const calls = useCourseAdditions(course.courseId);
  return <AddLearnersDialog title={text(course.title)} calls={calls} onClose={onClose} {...(fixed ? { fixed } : {})} />;
}
