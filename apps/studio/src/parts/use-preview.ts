import { useHandOver } from '@sullam/web-kit/shell/use-hand-over.ts';

/** Opens a course, or one of its lessons, as learners see it, signed in over there. */
export function usePreview(): (courseId: number, courseSubsectionId?: number) => void {
  const handOver = useHandOver();
  return (courseId, courseSubsectionId) =>
    handOver.mutate({
      target: 'LEARNER',
      path: `/lms/courses/${courseId}/${courseSubsectionId === undefined ? 'overview' : `content/${courseSubsectionId}`}`,
    });
}
