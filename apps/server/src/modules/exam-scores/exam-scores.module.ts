import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { activitySources } from '../activities-schedule/activities-schedule.public.ts';
import { attemptClosing } from '../exam-attempts/exam-attempts.public.ts';
import { personalData } from '../members/members.public.ts';
import { readExamActivities } from './exam-activities.reads.ts';
import { tellReleasedJob } from './exam-scores.jobs.ts';
import { tellScore } from './exam-scores.notifications.ts';
import { examScoresPersonalRows } from './exam-scores.personal.ts';
import { examScoreRoutes } from './exam-scores.routes.ts';
import { markClosed } from './scores.service.ts';

/** What answers and attempts are worth by rule, and what learners may see of it. */
export const examScoresModule = defineModule({
  name: 'exam-scores',
  owns: ['answer_marks', 'exam_rulings', 'mark_changes'],
  publishes: ['exam_mark_history', 'exam_marks'],
  uses: [
    'activities-schedule',
    'course-content',
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
    bring(personalData, examScoresPersonalRows),
    bring(attemptClosing, markClosed),
    bring(activitySources, { kinds: ['EXAM'], isShownWaiting: true, read: readExamActivities }),
  ],
  wire: () => ({ routes: examScoreRoutes, jobs: [tellReleasedJob], signals: [tellScore] }),
});
