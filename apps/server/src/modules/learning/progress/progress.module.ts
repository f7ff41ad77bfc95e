import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { defineModule } from '../../../wiring.ts';
import { loggedFacts } from '../activity-log/activity-log.public.ts';
import { courseChanged, passingCriteriaChanged } from '../courses/courses.public.ts';
import { finishedFacts } from './finished-facts.reads.ts';
import { loadDemoProgress } from './progress.demo.ts';
import { progressPersonalRows } from './progress.personal.ts';
import { VIEWS } from './progress.public.ts';
import { progressRoutes } from './progress.routes.ts';
import { settleCompletions } from './settle-completions.ts';

/** Progress: what was finished, where somebody is, what is complete. */
export const progressModule = defineModule({
  name: 'progress',
  owns: ['course_totals', 'finished_subsections'],
  personalRows: progressPersonalRows,
  publishes: VIEWS,
  uses: ['activity-log', 'course-content', 'course-groups', 'courses', 'enrollments', 'members', 'tooltips'],
  contributes: [contribute(demoLoading, loadDemoProgress), contribute(loggedFacts, finishedFacts)],
  routes: progressRoutes,
  signals: [
    on(courseChanged, (context, { courseId }) => settleCompletions(context, courseId)),
    on(passingCriteriaChanged, (context, { courseId }) => settleCompletions(context, courseId)),
  ],
});
