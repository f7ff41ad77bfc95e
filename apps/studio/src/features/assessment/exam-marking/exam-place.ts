import { usePathId } from '@sullam/web-kit/router/params.ts';

/** The addresses of the pages of a scheduled exam. */
export function examPlaces(courseId: number, subsectionExamId: number) {
  const list = `/courses/${courseId}/exams`;
  const exam = `${list}/held/${subsectionExamId}`;
  return {
    list,
    results: `${exam}/results`,
    marking: `${exam}/marking`,
    statistics: `${exam}/statistics`,
    changes: `${exam}/changes`,
    question: (questionId: number, more = '') => `${exam}/marking/${questionId}${more}`,
    attempt: (examAttemptId: number) => `${exam}/attempts/${examAttemptId}`,
    attemptMarking: (examAttemptId: number) => `${exam}/attempts/${examAttemptId}/marking`,
  };
}

/** The exam that the address names. */
export function useExamPlace() {
  const courseId = usePathId('courseId');
  const subsectionExamId = usePathId('subsectionExamId');
  return { courseId, subsectionExamId, places: examPlaces(courseId, subsectionExamId) };
}
