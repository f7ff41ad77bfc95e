/** The page on which an exam is taken. */
export const ATTEMPT_PAGE = '/lms/courses/$courseId/exams/$subsectionExamId/start';
