import { useHandOver } from '@sullam/web-kit/shell/use-hand-over.ts';

/** Opens a course as learners see it, signed in over there. */
export function usePreview(): (courseId: number) => void {
  const handOver = useHandOver();
  return (courseId) => handOver.mutate({ target: 'LEARNER', path: `/lms/courses/${courseId}/overview` });
}
