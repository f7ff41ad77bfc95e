import { bring } from '../../kernel/extensions.ts';
import { on } from '../../kernel/outbox/signals.ts';
import { defineModule } from '../../wiring.ts';
import { lessonActivities } from '../course-content/course-content.public.ts';
import { courseGroupJoined, courseGroupLeft } from '../course-groups/course-groups.public.ts';
import { handedInFiles } from '../media/media.public.ts';
import { personalData } from '../members/members.public.ts';
import { examSittings } from '../subsection-exams/subsection-exams.public.ts';
import { isInAnswer } from './answer-files.reads.ts';
import { followGroups, moveDeadlines } from './deadlines.service.ts';
import { closeOverdueJob } from './exam-attempts.jobs.ts';
import { examAttemptsPersonalRows } from './exam-attempts.personal.ts';
import { examAttemptRoutes } from './exam-attempts.routes.ts';
import { sittingReads } from './exam-sittings.reads.ts';
import { demandNoAttempts } from './lesson-attempts.repository.ts';

/** Sitting an exam: starting, answering, handing in, and the end of the time. */
export const examAttemptsModule = defineModule({
  name: 'exam-attempts',
  owns: ['attempt_answers', 'attempt_events', 'attempt_questions', 'attempt_times', 'exam_attempts'],
  publishes: ['asked_questions', 'sat_exams'],
  uses: [
    'course-content',
    'course-groups',
    'exam-papers',
    'exams',
    'media',
    'members',
    'progress',
    'questions',
    'subsection-exams',
  ],
  brings: [
    bring(handedInFiles, isInAnswer),
    bring(personalData, examAttemptsPersonalRows),
    bring(lessonActivities, { demandNoWork: demandNoAttempts }),
    bring(examSittings, { ...sittingReads, moveDeadlines }),
  ],
  wire: () => ({
    routes: examAttemptRoutes,
    jobs: [closeOverdueJob],
    signals: [on(courseGroupJoined, followGroups), on(courseGroupLeft, followGroups)],
  }),
});
