import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { activitySources } from '../../learning/schedule/schedule.public.ts';
import { attemptClosing } from '../exam-attempts/exam-attempts.public.ts';
import { readExamActivities } from './exam-activities.reads.ts';
import { notifyReleasedJob } from './exam-marks.jobs.ts';
import { notifyOfScore } from './exam-marks.notifications.ts';
import { examScoresPersonalRows } from './exam-marks.personal.ts';
import { VIEWS } from './exam-marks.public.ts';
import { examScoreRoutes } from './exam-marks.routes.ts';
import { markClosed } from './scores.service.ts';

/** What answers and attempts are worth by rule, and what learners may see of it. */
export const examMarksModule = defineModule({
  name: 'exam-marks',
  partOf: ['exams'],
  owns: ['answer_marks', 'regrade_decisions', 'mark_changes'],
  personalRows: examScoresPersonalRows,
  publishes: VIEWS,
  uses: [
    'assessment',
    'course-content',
    'course-groups',
    'courses',
    'exam-attempts',
    'exams',
    'media',
    'members',
    'notifications',
    'progress',
    'questions',
    'rubrics',
    'schedule',
    'scheduled-exams',
  ],
  contributes: [
    contribute(attemptClosing, markClosed),
    contribute(activitySources, { kinds: ['EXAM'], isShownWaiting: true, read: readExamActivities }),
  ],
  routes: examScoreRoutes,
  jobs: [notifyReleasedJob],
  signals: [notifyOfScore],
});
