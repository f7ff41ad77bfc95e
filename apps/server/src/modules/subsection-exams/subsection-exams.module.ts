import type { ServerModule } from '../../kernel/module.ts';
import { on } from '../../kernel/outbox/signals.ts';
import type { Wiring } from '../../modules.ts';
import { courseGroupJoined, courseGroupLeft } from '../course-groups/course-groups.public.ts';
import { keepAddressRanges } from './address-ranges.ts';
import { followGroups } from './deadlines.service.ts';
import { examAttemptRoutes } from './exam-attempts.routes.ts';
import { examJobs } from './subsection-exams.jobs.ts';
import { subsectionExamRoutes } from './subsection-exams.routes.ts';

/** Exams as they are held in a course and sat by learners. */
export function subsectionExamsModule({ platform, invalidations }: Wiring): ServerModule {
  keepAddressRanges(platform.database, invalidations);
  return {
    name: 'subsection-exams',
    routes: [...subsectionExamRoutes, ...examAttemptRoutes],
    jobs: examJobs,
    signals: [on(courseGroupJoined, followGroups), on(courseGroupLeft, followGroups)],
  };
}
