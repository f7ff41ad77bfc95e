import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { defineModule } from '../../../wiring.ts';
import { gradebookChanged, gradeItemUse } from '../grade-items/grade-items.public.ts';
import { loadDemoGrades } from './grades.demo.ts';
import { notifyOfGrades } from './grades.notifications.ts';
import { gradesPersonalRows } from './grades.personal.ts';
import { hasGrades } from './grades.repository.ts';
import { gradeRoutes } from './grades.routes.ts';
import { settleCourse } from './settle-totals.ts';

/** What learners have, and the totals that it makes. */
export const gradesModule = defineModule({
  name: 'grades',
  partOf: ['grades'],
  owns: ['grade_changes', 'grade_rows', 'grades'],
  personalRows: gradesPersonalRows,
  features: ['grades'],
  uses: ['course-groups', 'courses', 'enrollments', 'grade-items', 'members', 'notifications', 'progress'],
  contributes: [contribute(demoWork, loadDemoGrades), contribute(gradeItemUse, hasGrades)],
  routes: gradeRoutes,
  signals: [notifyOfGrades, on(gradebookChanged, (context, { courseId }) => settleCourse(context, courseId))],
});
