import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { courseDeletion } from '../courses/courses.public.ts';
import { entitlementFollowing } from '../entitlements/entitlements.public.ts';
import { personalData, profileReasons } from '../members/members.public.ts';
import { audienceKinds } from '../notifications/notifications.public.ts';
import { landingFigures } from '../organizations/organizations.public.ts';
import { completionCount } from './completion-figures.ts';
import { demandNoLearners } from './enrollments.access.ts';
import { learnerAudience, tellChange } from './enrollments.notifications.ts';
import { enrollmentsPersonalRows } from './enrollments.personal.ts';
import { enrollmentRoutes } from './enrollments.routes.ts';
import { followEntitlement } from './follow-entitlement.ts';
import { isOwnLearner } from './own-learners.reads.ts';

/** Enrolments: who learns what, since when, and how they stand. */
export const enrollmentsModule = defineModule({
  name: 'enrollments',
  owns: ['enrollments'],
  publishes: ['enrollment_records', 'learners'],
  features: ['self-enrollment'],
  uses: ['courses', 'entitlements', 'members', 'notifications', 'organizations'],
  brings: [
    bring(personalData, enrollmentsPersonalRows),
    bring(audienceKinds, learnerAudience),
    bring(profileReasons, isOwnLearner),
    bring(landingFigures, { kind: 'completions', count: completionCount }),
    bring(entitlementFollowing, followEntitlement),
    bring(courseDeletion, demandNoLearners),
  ],
  wire: () => ({ routes: enrollmentRoutes, signals: [tellChange] }),
});
