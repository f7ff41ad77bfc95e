import { useSignOnToken } from '@sullam/web-kit/shell/use-sign-on-token.ts';

/** Opens a course, or one of its lessons, as learners see it, signed in over there. */
export function usePreview(): (courseId: number, courseSubsectionId?: number) => void {
  const signOn = useSignOnToken();
  return (courseId, courseSubsectionId) =>
    signOn.mutate({
      target: 'LEARNER',
      path: `/lms/courses/${courseId}/${courseSubsectionId === undefined ? 'overview' : `content/${courseSubsectionId}`}`,
    });
}
