import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { profileReasons } from '../../identity/members/members.public.ts';
import { audienceKinds } from '../../operations/notifications/notifications.public.ts';
import { searchSources } from '../../operations/search/search.public.ts';
import { landingFigures } from '../../organization/organizations/organizations.public.ts';
import { loggedFacts } from '../activity-log/activity-log.public.ts';
import { courseDeletion } from '../courses/courses.public.ts';
import { entitlementFollowing } from '../entitlements/entitlements.public.ts';
import { additionRoutes } from './additions.routes.ts';
import { completionCount } from './completion-figures.ts';
import { completedFacts, enrolledFacts } from './enrollment-facts.reads.ts';
import { requireNoLearners } from './enrollments.access.ts';
import { learnerAudience, notifyOfCourseChange } from './enrollments.notifications.ts';
import { enrollmentsPersonalRows } from './enrollments.personal.ts';
import { VIEWS } from './enrollments.public.ts';
import { enrollmentRoutes } from './enrollments.routes.ts';
import { followEntitlement } from './follow-entitlement.ts';
import { isOwnLearner } from './own-learners.ts';
import { peopleSearch } from './people-search.ts';

/** Enrolments: who learns what, since when, and how they stand. */
export const enrollmentsModule = defineModule({
  name: 'enrollments',
  tag: 'Enrolments',
  owns: ['enrollments'],
  personalRows: enrollmentsPersonalRows,
  publishes: VIEWS,
  features: ['self-enrollment'],
  uses: [
    'activity-log',
    'courses',
    'entitlements',
    'learner-additions',
    'members',
    'notifications',
    'organizations',
    'search',
  ],
  contributes: [
    contribute(searchSources, peopleSearch),
    contribute(audienceKinds, learnerAudience),
    contribute(profileReasons, isOwnLearner),
    contribute(landingFigures, { kind: 'completions', count: completionCount }),
    contribute(entitlementFollowing, { kind: 'COURSE', follow: followEntitlement }),
    contribute(courseDeletion, requireNoLearners),
    contribute(loggedFacts, enrolledFacts),
    contribute(loggedFacts, completedFacts),
  ],
  routes: [...enrollmentRoutes, ...additionRoutes],
  signals: [notifyOfCourseChange],
});
