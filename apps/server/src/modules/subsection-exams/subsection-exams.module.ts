import { bring } from '../../kernel/extensions.ts';
import { on } from '../../kernel/outbox/signals.ts';
import { defineModule } from '../../wiring.ts';
import { courseGroupJoined, courseGroupLeft } from '../course-groups/course-groups.public.ts';
import { courseCopying } from '../courses/courses.public.ts';
import { handedInFiles } from '../media/media.public.ts';
import { personalData } from '../members/members.public.ts';
import { keepAddressRanges } from './address-ranges.ts';
import { isInAnswer } from './answer-files.reads.ts';
import { copySubsectionExams } from './copy-held-exams.service.ts';
import { followGroups } from './deadlines.service.ts';
import { examAttemptRoutes } from './exam-attempts.routes.ts';
import { tellScore } from './exam-scores.notifications.ts';
import { examJobs } from './subsection-exams.jobs.ts';
import { subsectionExamsPersonalRows } from './subsection-exams.personal.ts';
import { subsectionExamRoutes } from './subsection-exams.routes.ts';

/** Exams as they are held in a course and sat by learners. */
export const subsectionExamsModule = defineModule({
  name: 'subsection-exams',
  owns: [
    'attempt_answers',
    'attempt_events',
    'attempt_questions',
    'attempt_times',
    'exam_accommodations',
    'exam_attempts',
    'subsection_exams',
  ],
  features: ['exams'],
  uses: [
    'course-content',
    'course-groups',
    'courses',
    'exams',
    'media',
    'members',
    'notifications',
    'progress',
    'questions',
    'rubrics',
  ],
  brings: [
    bring(personalData, subsectionExamsPersonalRows),
    bring(handedInFiles, isInAnswer),
    bring(courseCopying, copySubsectionExams),
  ],
  wire({ platform, invalidations }) {
    keepAddressRanges(platform.database, invalidations);
    return {
      routes: [...subsectionExamRoutes, ...examAttemptRoutes],
      jobs: examJobs,
      signals: [tellScore, on(courseGroupJoined, followGroups), on(courseGroupLeft, followGroups)],
    };
  },
});
