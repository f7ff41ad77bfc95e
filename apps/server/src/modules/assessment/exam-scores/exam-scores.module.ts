import { bring } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { activitySources } from '../../learning/activities-schedule/activities-schedule.public.ts';
import { attemptClosing } from '../exam-attempts/exam-attempts.public.ts';
import { readExamActivities } from './exam-activities.reads.ts';
import { notifyReleasedJob } from './exam-scores.jobs.ts';
import { notifyOfScore } from './exam-scores.notifications.ts';
import { examScoresPersonalRows } from './exam-scores.personal.ts';
import { VIEWS } from './exam-scores.public.ts';
import { examScoreRoutes } from './exam-scores.routes.ts';
import { markClosed } from './scores.service.ts';

/** What answers and attempts are worth by rule, and what learners may see of it. */
export const examScoresModule = defineModule({
  name: 'exam-scores',
  partOf: ['exams'],
  owns: ['answer_marks', 'regrade_decisions', 'mark_changes'],
  personalRows: examScoresPersonalRows,
  publishes: VIEWS,
  uses: [
    'activities-schedule',
    'assessment',
    'course-content',
    'course-groups',
    'courses',
    'exam-attempts',
    'exam-papers',
    'exams',
    'media',
    'members',
    'notifications',
    'progress',
    'questions',
    'rubrics',
    'subsection-exams',
  ],
  brings: [
    bring(attemptClosing, markClosed),
    bring(activitySources, { kinds: ['EXAM'], isShownWaiting: true, read: readExamActivities }),
  ],
  routes: examScoreRoutes,
  jobs: [notifyReleasedJob],
  signals: [notifyOfScore],
});
