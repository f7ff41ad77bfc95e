import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { courseDeletion } from '../courses/courses.public.ts';
import { entitlementFollowing } from '../entitlements/entitlements.public.ts';
import { demandNoLearners } from './enrollments.access.ts';
import { enrollmentRoutes } from './enrollments.routes.ts';
import { followEntitlement } from './follow-entitlement.ts';

/** Enrolments: who learns what, since when, and how they stand. */
export const enrollmentsModule = defineModule({
  name: 'enrollments',
  owns: ['enrollments'],
  publishes: ['course_completions', 'learners'],
  uses: ['courses', 'entitlements'],
  brings: [bring(entitlementFollowing, followEntitlement), bring(courseDeletion, demandNoLearners)],
  wire: () => ({ routes: enrollmentRoutes }),
});
