import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { personalData, profileReasons } from '../members/members.public.ts';
import { audienceKinds } from '../notifications/notifications.public.ts';
import { landingFigures } from '../organizations/organizations.public.ts';
import { completionCount } from './completion-figures.ts';
import { courseListRoutes } from './course-lists.routes.ts';
import { learnerAudience, tellChange } from './enrollments.notifications.ts';
import { enrollmentsPersonalRows } from './enrollments.personal.ts';
import { enrollmentRoutes } from './enrollments.routes.ts';
import { isOwnLearner } from './own-learners.reads.ts';

/** Enrolments: who learns what, since when, and the lists that follow from it. */
export const enrollmentsModule = defineModule({
  name: 'enrollments',
  owns: ['enrollments'],
  features: ['self-enrollment'],
  uses: ['courses', 'members', 'notifications', 'organizations'],
  brings: [
    bring(personalData, enrollmentsPersonalRows),
    bring(audienceKinds, learnerAudience),
    bring(profileReasons, isOwnLearner),
    bring(landingFigures, { kind: 'completions', count: completionCount }),
  ],
  wire: () => ({ routes: [...enrollmentRoutes, ...courseListRoutes], signals: [tellChange] }),
});
