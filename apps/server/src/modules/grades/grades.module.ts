import { bring } from '../../kernel/extensions.ts';
import { on } from '../../kernel/outbox/signals.ts';
import { defineModule } from '../../wiring.ts';
import { gradebookChanged, gradeItemUse } from '../grade-items/grade-items.public.ts';
import { personalData } from '../members/members.public.ts';
import { tellGrades } from './grades.notifications.ts';
import { gradesPersonalRows } from './grades.personal.ts';
import { hasGrades } from './grades.repository.ts';
import { gradeRoutes } from './grades.routes.ts';
import { ownGradeRoutes } from './own-grades.routes.ts';
import { settleCourse } from './settle-totals.ts';

/** What learners have, and the totals that it makes. */
export const gradesModule = defineModule({
  name: 'grades',
  owns: ['grade_changes', 'grades'],
  features: ['grades'],
  uses: ['course-groups', 'courses', 'enrollments', 'grade-items', 'members', 'notifications', 'progress'],
  brings: [bring(personalData, gradesPersonalRows), bring(gradeItemUse, hasGrades)],
  wire: () => ({
    routes: [...gradeRoutes, ...ownGradeRoutes],
    signals: [tellGrades, on(gradebookChanged, (context, { courseId }) => settleCourse(context, courseId))],
  }),
});
