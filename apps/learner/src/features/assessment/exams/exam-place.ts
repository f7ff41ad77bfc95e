/** Where a course's exams are listed, where one is, where it is sat, where an attempt is looked at again. */
export const examsPlace = (courseId: number): string => `/lms/courses/${courseId}/exams`;
export const examPlace = (courseId: number, subsectionExamId: number): string =>
  `${examsPlace(courseId)}/${subsectionExamId}`;
export const attemptPlace = (courseId: number, subsectionExamId: number): string =>
  `${examPlace(courseId, subsectionExamId)}/start`;
export const reviewPlace = (courseId: number, examAttemptId: number): string =>
  `${examsPlace(courseId)}/review/${examAttemptId}`;
