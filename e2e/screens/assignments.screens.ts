import type { Places } from '../places.gen.ts';
import { administrator, follow, instructor, learner, openPages, type Screen } from '../support/screen.ts';

const ofAssignment =
  (name: string) =>
  ({ assignments }: Pick<Places, 'assignments'>) =>
    `/studio/courses/${assignments.courseId}/assignments/${assignments.openId}/${name}`;

export const screens: readonly Screen[] = [
  learner('course-assignments', ({ assignments }) => `/lms/courses/${assignments.courseId}/assignments`),
  learner(
    'course-assignment',
    ({ assignments }) => `/lms/courses/${assignments.courseId}/assignments/${assignments.openId}`,
  ),
  learner(
    'course-assignment-returned',
    ({ assignments }) => `/lms/courses/${assignments.courseId}/assignments/${assignments.returnedId}`,
    { prepare: openPages },
  ),
  learner(
    'course-assignment-lesson',
    ({ assignments }) => `/lms/courses/${assignments.courseId}/content/${assignments.openId}`,
  ),
  administrator('studio-assignments', ({ assignments }) => `/studio/courses/${assignments.courseId}/assignments`),
  administrator('studio-assignment-submissions', ofAssignment('submissions')),
  administrator('studio-assignment-rules', ofAssignment('rules')),
  administrator('studio-assignment-accommodations', ofAssignment('accommodations')),
  administrator('studio-assignment-plagiarism', ofAssignment('plagiarism')),
  administrator('studio-assignment-finding', ({ assignments }) =>
    ofAssignment(`plagiarism/${assignments.findingId}`)({ assignments }),
  ),
  // by a rubric, handed in late: the first that waits for who teaches
  instructor('studio-assignment-marking', '/studio/to-mark', { prepare: follow('main a[href*="/submissions/"]') }),
  administrator('studio-assignment-marking-points', ({ assignments }) =>
    ofAssignment(`submissions/${assignments.submissionId}`)({ assignments }),
  ),
  administrator(
    'studio-assignment-annotating',
    ({ assignments }) => ofAssignment(`submissions/${assignments.fileSubmissionId}`)({ assignments }),
    { prepare: openPages },
  ),
];
