import { bring } from '../../kernel/extensions.ts';
import { defineModule } from '../../wiring.ts';
import { loggedFacts } from '../activity-log/activity-log.public.ts';
import { courseDeletion } from '../courses/courses.public.ts';
import { entitlementFollowing } from '../entitlements/entitlements.public.ts';
import { profileReasons } from '../members/members.public.ts';
import { audienceKinds } from '../notifications/notifications.public.ts';
import { landingFigures } from '../organizations/organizations.public.ts';
import { searchSources } from '../search/search.public.ts';
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
  brings: [
    bring(searchSources, peopleSearch),
    bring(audienceKinds, learnerAudience),
    bring(profileReasons, isOwnLearner),
    bring(landingFigures, { kind: 'completions', count: completionCount }),
    bring(entitlementFollowing, { kind: 'COURSE', follow: followEntitlement }),
    bring(courseDeletion, requireNoLearners),
    bring(loggedFacts, enrolledFacts),
    bring(loggedFacts, completedFacts),
  ],
  routes: [...enrollmentRoutes, ...additionRoutes],
  signals: [notifyOfCourseChange],
});
