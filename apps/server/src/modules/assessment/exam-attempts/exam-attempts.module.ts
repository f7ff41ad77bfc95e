import { contribute } from '../../../kernel/extensions.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { defineModule } from '../../../wiring.ts';
import { loggedFacts } from '../../learning/activity-log/activity-log.public.ts';
import { lessonActivities } from '../../learning/course-content/course-content.public.ts';
import { courseGroupJoined, courseGroupLeft } from '../../learning/course-groups/course-groups.public.ts';
import { handedInFiles } from '../../organization/media/media.public.ts';
import { examSittings } from '../scheduled-exams/scheduled-exams.public.ts';
import { isInAnswer } from './answer-files.reads.ts';
import { resultFacts, takenFacts } from './attempt-facts.reads.ts';
import { followGroups, moveDeadlines } from './deadlines.service.ts';
import { closeOverdueJob } from './exam-attempts.jobs.ts';
import { examAttemptsPersonalRows } from './exam-attempts.personal.ts';
import { VIEWS } from './exam-attempts.public.ts';
import { examAttemptRoutes } from './exam-attempts.routes.ts';
import { requireNoAttempts, sittingReads } from './exam-sittings.reads.ts';

/** Sitting an exam: starting, answering, handing in, and the end of the time. */
export const examAttemptsModule = defineModule({
  name: 'exam-attempts',
  partOf: ['exams'],
  owns: ['attempt_answers', 'attempt_events', 'attempt_questions', 'attempt_times', 'exam_attempts'],
  personalRows: examAttemptsPersonalRows,
  publishes: VIEWS,
  uses: [
    'activity-log',
    'course-content',
    'course-groups',
    'exams',
    'media',
    'progress',
    'questions',
    'scheduled-exams',
  ],
  contributes: [
    contribute(handedInFiles, isInAnswer),
    contribute(lessonActivities, { requireNoWork: requireNoAttempts }),
    contribute(examSittings, { ...sittingReads, moveDeadlines }),
    contribute(loggedFacts, takenFacts),
    contribute(loggedFacts, resultFacts),
  ],
  routes: examAttemptRoutes,
  jobs: [closeOverdueJob],
  signals: [on(courseGroupJoined, followGroups), on(courseGroupLeft, followGroups)],
});
