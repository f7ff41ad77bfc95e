import { usePathId } from '@sullam/web-kit/router/params.ts';

/** The pages of one assignment in the studio. */
export function assignmentPlaces(courseId: number, assignmentId: number) {
  const own = `/courses/${courseId}/assignments/${assignmentId}`;
  return {
    list: `/courses/${courseId}/assignments`,
    submissions: `${own}/submissions`,
    marking: (assignmentSubmissionId: number) => `${own}/submissions/${assignmentSubmissionId}`,
    rules: `${own}/rules`,
    accommodations: `${own}/accommodations`,
    plagiarism: `${own}/plagiarism`,
    finding: (findingId: number) => `${own}/plagiarism/${findingId}`,
  };
}

/** Where one is. */
export function useAssignmentPlace() {
  const courseId = usePathId('courseId');
  const assignmentId = usePathId('assignmentId');
  return { courseId, assignmentId, places: assignmentPlaces(courseId, assignmentId) };
}
