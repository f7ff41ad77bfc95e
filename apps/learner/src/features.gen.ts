// Written by `npm run generate` from the folders of features/. Do not edit.
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';
import { feature as activities } from './features/learning/activities/activities.feature.ts';
import { feature as activityLog } from './features/learning/activity-log/activity-log.feature.ts';
import { feature as announcements } from './features/learning/announcements/announcements.feature.ts';
import { feature as assignments } from './features/assessment/assignments/assignments.feature.ts';
import { feature as attendance } from './features/classroom/attendance/attendance.feature.ts';
import { feature as auth } from './features/identity/auth/auth.feature.ts';
import { feature as bundles } from './features/commerce/bundles/bundles.feature.ts';
import { feature as cart } from './features/commerce/cart/cart.feature.ts';
import { feature as catalogue } from './features/learning/catalogue/catalogue.feature.ts';
import { feature as certificates } from './features/certification/certificates/certificates.feature.ts';
import { feature as checklists } from './features/learning/checklists/checklists.feature.ts';
import { feature as coaches } from './features/coaching/coaches/coaches.feature.ts';
import { feature as coachingSessions } from './features/coaching/coaching-sessions/coaching-sessions.feature.ts';
import { feature as courseContent } from './features/learning/course-content/course-content.feature.ts';
import { feature as courseGroups } from './features/learning/course-groups/course-groups.feature.ts';
import { feature as courseOverview } from './features/learning/course-overview/course-overview.feature.ts';
import { feature as dashboard } from './features/learning/dashboard/dashboard.feature.ts';
import { feature as discussions } from './features/community/discussions/discussions.feature.ts';
import { feature as events } from './features/events/events/events.feature.ts';
import { feature as examAttempt } from './features/assessment/exam-attempt/exam-attempt.feature.ts';
import { feature as exams } from './features/assessment/exams/exams.feature.ts';
import { feature as externalCourses } from './features/learning/external-courses/external-courses.feature.ts';
import { feature as favorites } from './features/learning/favorites/favorites.feature.ts';
import { feature as grades } from './features/gradebook/grades/grades.feature.ts';
import { feature as groupSessions } from './features/coaching/group-sessions/group-sessions.feature.ts';
import { feature as groups } from './features/community/groups/groups.feature.ts';
import { feature as landing } from './features/organization/landing/landing.feature.ts';
import { feature as lectures } from './features/classroom/lectures/lectures.feature.ts';
import { feature as myCourses } from './features/learning/my-courses/my-courses.feature.ts';
import { feature as notes } from './features/learning/notes/notes.feature.ts';
import { feature as notifications } from './features/operations/notifications/notifications.feature.ts';
import { feature as orders } from './features/commerce/orders/orders.feature.ts';
import { feature as profile } from './features/identity/profile/profile.feature.ts';
import { feature as search } from './features/operations/search/search.feature.ts';
import { feature as seats } from './features/commerce/seats/seats.feature.ts';
import { feature as specializations } from './features/learning/specializations/specializations.feature.ts';
import { feature as surveys } from './features/assessment/surveys/surveys.feature.ts';

/** Every feature of the application. */
export const FEATURES: readonly FeatureParts[] = [
  activities,
  activityLog,
  announcements,
  assignments,
  attendance,
  auth,
  bundles,
  cart,
  catalogue,
  certificates,
  checklists,
  coaches,
  coachingSessions,
  courseContent,
  courseGroups,
  courseOverview,
  dashboard,
  discussions,
  events,
  examAttempt,
  exams,
  externalCourses,
  favorites,
  grades,
  groupSessions,
  groups,
  landing,
  lectures,
  myCourses,
  notes,
  notifications,
  orders,
  profile,
  search,
  seats,
  specializations,
  surveys,
];
