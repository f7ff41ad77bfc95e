import { defineModule } from '../../../wiring.ts';
import { learnerGradeRoutes } from './learner-grades.routes.ts';

/** What learners see of their grades: items, totals with their derivation, class statistics, the transcript. */
export const learnerGradesModule = defineModule({
  name: 'learner-grades',
  partOf: ['grades'],
  tag: 'Grades',
  uses: ['courses', 'enrollments', 'grade-items', 'grades', 'progress'],
  routes: learnerGradeRoutes,
});
