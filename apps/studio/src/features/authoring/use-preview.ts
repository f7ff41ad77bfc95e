import { useHandOver } from '@sullam/web-kit/shell/use-hand-over.ts';

/** Opens the learner application as a learner sees it, signed in by a token of one minute. */
export function usePreview(): (courseId: number, courseSubsectionId?: number) => void {
  const { mutate } = useHandOver();
  return (courseId, courseSubsectionId) =>
    mutate({
      target: 'LEARNER',
      path: courseSubsectionId
        ? `/lms/courses/${courseId}/content/${courseSubsectionId}?student_view=1`
        : `/lms/courses/${courseId}/overview?student_view=1`,
    });
}
