import { bring } from '../../kernel/extensions.ts';
import { on } from '../../kernel/outbox/signals.ts';
import { defineModule } from '../../wiring.ts';
import { courseChanged, passingCriteriaChanged } from '../courses/courses.public.ts';
import { personalData } from '../members/members.public.ts';
import { courseProgressRoutes } from './course-progress.routes.ts';
import { progressPersonalRows } from './progress.personal.ts';
import { settleCompletions } from './settle-completions.ts';
import { subsectionProgressRoutes } from './subsection-progress.routes.ts';

/** Progress: what was finished, where somebody is, what is complete. */
export const progressModule = defineModule({
  name: 'progress',
  owns: ['course_totals', 'finished_subsections', 'playback_positions'],
  uses: ['courses', 'enrollments', 'members'],
  brings: [bring(personalData, progressPersonalRows)],
  wire: () => ({
    routes: [...subsectionProgressRoutes, ...courseProgressRoutes],
    signals: [
      on(courseChanged, (context, { courseId }) => settleCompletions(context, courseId)),
      on(passingCriteriaChanged, (context, { courseId }) => settleCompletions(context, courseId)),
    ],
  }),
});
