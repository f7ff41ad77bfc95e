// Written by `npm run generate` from the folders of features/. Do not edit.
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';
import { feature as activities } from './features/activities/activities.feature.ts';
import { feature as activityLog } from './features/activity-log/activity-log.feature.ts';
import { feature as announcements } from './features/announcements/announcements.feature.ts';
import { feature as assignments } from './features/assignments/assignments.feature.ts';
import { feature as attendance } from './features/attendance/attendance.feature.ts';
import { feature as auth } from './features/auth/auth.feature.ts';
import { feature as catalogue } from './features/catalogue/catalogue.feature.ts';
import { feature as certificates } from './features/certificates/certificates.feature.ts';
import { feature as checklists } from './features/checklists/checklists.feature.ts';
import { feature as courseContent } from './features/course-content/course-content.feature.ts';
import { feature as courseGroups } from './features/course-groups/course-groups.feature.ts';
import { feature as courseOverview } from './features/course-overview/course-overview.feature.ts';
import { feature as dashboard } from './features/dashboard/dashboard.feature.ts';
import { feature as discussions } from './features/discussions/discussions.feature.ts';
import { feature as events } from './features/events/events.feature.ts';
import { feature as examAttempt } from './features/exam-attempt/exam-attempt.feature.ts';
import { feature as exams } from './features/exams/exams.feature.ts';
import { feature as externalCourses } from './features/external-courses/external-courses.feature.ts';
import { feature as favorites } from './features/favorites/favorites.feature.ts';
import { feature as grades } from './features/grades/grades.feature.ts';
import { feature as groups } from './features/groups/groups.feature.ts';
import { feature as landing } from './features/landing/landing.feature.ts';
import { feature as lectures } from './features/lectures/lectures.feature.ts';
import { feature as myCourses } from './features/my-courses/my-courses.feature.ts';
import { feature as notes } from './features/notes/notes.feature.ts';
import { feature as notifications } from './features/notifications/notifications.feature.ts';
import { feature as profile } from './features/profile/profile.feature.ts';
import { feature as search } from './features/search/search.feature.ts';
import { feature as specializations } from './features/specializations/specializations.feature.ts';
import { feature as surveys } from './features/surveys/surveys.feature.ts';

/** Every feature of the application. */
export const FEATURES: readonly FeatureParts[] = [
  activities,
  activityLog,
  announcements,
  assignments,
  attendance,
  auth,
  catalogue,
  certificates,
  checklists,
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
  groups,
  landing,
  lectures,
  myCourses,
  notes,
  notifications,
  profile,
  search,
  specializations,
  surveys,
];
