import { learner, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  learner('activities', '/dashboard/user-activities'),
  learner('activities-month', '/dashboard/user-activities?view=month'),
  learner('activities-list', '/dashboard/user-activities?view=list'),
  learner('activities-due', '/dashboard/user-activities?view=due'),
  learner('course-due', ({ gradebook }) => `/lms/courses/${gradebook.courseId}/due`),
];
