import { demoWork } from '../../demo/demo-content.ts';
import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { activitySources } from '../activities-schedule/activities-schedule.public.ts';
import { demoAssignments } from '../assignments/assignments.public.ts';
import { planDemoItems } from '../grade-items/grade-items.public.ts';
import { gradeSources } from '../grades/grades.public.ts';
import { readAssignmentActivities } from './assignment-activities.reads.ts';
import { assignmentSource } from './assignment-source.ts';
import { gradeFollowing } from './grade-following.ts';
import { learnerAssignmentRoutes } from './learner-assignments.routes.ts';

/** How learners stand in their assignments: in lists, in the schedule, in the gradebook. */
export const learnerAssignmentsModule = defineModule({
  name: 'learner-assignments',
  partOf: ['assignments'],
  tag: 'Assignments',
  uses: [
    'activities-schedule',
    'assessment',
    'assignments',
    'course-content',
    'course-groups',
    'courses',
    'enrollments',
    'grade-items',
    'grades',
    'media',
    'progress',
    'rubrics',
    'submission-marks',
    'submissions',
  ],
  brings: [
    bring(gradeSources, assignmentSource),
    bring(demoWork, (load) => {
      const assignments = load.loaded.get(demoAssignments);
      const lessons = assignments.map(({ courseId, assignmentId }) => ({ courseId, courseSubsectionId: assignmentId }));
      return planDemoItems(load, 'ASSIGNMENT', lessons);
    }),
    bring(activitySources, { kinds: ['ASSIGNMENT'], isShownWaiting: true, read: readAssignmentActivities }),
  ],
  routes: learnerAssignmentRoutes,
  signals: gradeFollowing,
});
