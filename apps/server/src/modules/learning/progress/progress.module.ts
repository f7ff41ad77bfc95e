import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { defineModule } from '../../../wiring.ts';
import { searchSources } from '../../operations/search/search.public.ts';
import { loggedFacts } from '../activity-log/activity-log.public.ts';
import { courseChanged, passingCriteriaChanged } from '../courses/courses.public.ts';
import { articleSearch } from './article-search.ts';
import { courseProgressRoutes } from './course-progress.routes.ts';
import { finishedFacts } from './finished-facts.reads.ts';
import { learningWeekRoutes } from './learning-week.routes.ts';
import { loadDemoProgress } from './progress.demo.ts';
import { progressPersonalRows } from './progress.personal.ts';
import { VIEWS } from './progress.public.ts';
import { settleCompletions } from './settle-completions.ts';
import { subsectionProgressRoutes } from './subsection-progress.routes.ts';

/** Progress: what was finished, where somebody is, what is complete. */
export const progressModule = defineModule({
  name: 'progress',
  owns: ['course_totals', 'finished_subsections', 'playback_positions', 'weekly_goals'],
  personalRows: progressPersonalRows,
  publishes: VIEWS,
  uses: ['activity-log', 'course-content', 'course-groups', 'courses', 'enrollments', 'members', 'search', 'tooltips'],
  contributes: [
    contribute(demoLoading, loadDemoProgress),
    contribute(searchSources, articleSearch),
    contribute(loggedFacts, finishedFacts),
  ],
  routes: [...subsectionProgressRoutes, ...courseProgressRoutes, ...learningWeekRoutes],
  signals: [
    on(courseChanged, (context, { courseId }) => settleCompletions(context, courseId)),
    on(passingCriteriaChanged, (context, { courseId }) => settleCompletions(context, courseId)),
  ],
});
