import { learner, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  learner('activity-log-filtered', '/activity-log?type=LESSON_FINISHED&type=COURSE_ENROLLED'),
];
