/** Where a course's assignments are listed; an assignment's number follows. */
export const assignmentsPlace = (courseId: number): string => `/lms/courses/${courseId}/assignments`;
