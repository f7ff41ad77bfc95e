import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { defineModule } from '../../../wiring.ts';
import { planDemoItems } from '../../gradebook/grade-items/grade-items.public.ts';
import { gradeSources, makeItem } from '../../gradebook/grades/grades.public.ts';
import { activitySources } from '../../learning/schedule/schedule.public.ts';
import { assignmentPublished, demoAssignments } from '../assignments/assignments.public.ts';
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
    'schedule',
    'submissions',
  ],
  contributes: [
    contribute(gradeSources, assignmentSource),
    contribute(demoWork, async (load) => {
      const { context, tx } = load;
      const assignments = load.loaded.get(demoAssignments);
      const lessons = assignments.map(({ courseId, assignmentId }) => ({ courseId, courseSubsectionId: assignmentId }));
      await planDemoItems(load, 'ASSIGNMENT', lessons);
      for (const lesson of lessons) {
        await makeItem(context, tx, assignmentSource, lesson.courseSubsectionId);
        // the marks that were given follow
        await emit(context, tx, assignmentPublished, lesson);
      }
    }),
    contribute(activitySources, { kinds: ['ASSIGNMENT'], isShownWaiting: true, read: readAssignmentActivities }),
  ],
  routes: learnerAssignmentRoutes,
  signals: gradeFollowing,
});
