// Written by `npm run generate` from the folder screens/. Do not edit.
import { screens as activities } from './screens/activities.screens.ts';
import { screens as activityLog } from './screens/activity-log.screens.ts';
import { screens as announcements } from './screens/announcements.screens.ts';
import { screens as assignments } from './screens/assignments.screens.ts';
import { screens as auth } from './screens/auth.screens.ts';
import { screens as builder } from './screens/builder.screens.ts';
import { screens as catalogue } from './screens/catalogue.screens.ts';
import { screens as certificates } from './screens/certificates.screens.ts';
import { screens as checklists } from './screens/checklists.screens.ts';
import { screens as coachAvailability } from './screens/coach-availability.screens.ts';
import { screens as coachLearners } from './screens/coach-learners.screens.ts';
import { screens as coaches } from './screens/coaches.screens.ts';
import { screens as coachingSessions } from './screens/coaching-sessions.screens.ts';
import { screens as commerce } from './screens/commerce.screens.ts';
import { screens as courseContent } from './screens/course-content.screens.ts';
import { screens as courseEditor } from './screens/course-editor.screens.ts';
import { screens as courseGroups } from './screens/course-groups.screens.ts';
import { screens as courseLife } from './screens/course-life.screens.ts';
import { screens as courseOverview } from './screens/course-overview.screens.ts';
import { screens as courses } from './screens/courses.screens.ts';
import { screens as discussions } from './screens/discussions.screens.ts';
import { screens as events } from './screens/events.screens.ts';
import { screens as examMarking } from './screens/exam-marking.screens.ts';
import { screens as exams } from './screens/exams.screens.ts';
import { screens as favorites } from './screens/favorites.screens.ts';
import { screens as gradebook } from './screens/gradebook.screens.ts';
import { screens as grades } from './screens/grades.screens.ts';
import { screens as groups } from './screens/groups.screens.ts';
import { screens as home } from './screens/home.screens.ts';
import { screens as landing } from './screens/landing.screens.ts';
import { screens as lectures } from './screens/lectures.screens.ts';
import { screens as notes } from './screens/notes.screens.ts';
import { screens as notifications } from './screens/notifications.screens.ts';
import { screens as organization } from './screens/organization.screens.ts';
import { screens as permissionSets } from './screens/permission-sets.screens.ts';
import { screens as profile } from './screens/profile.screens.ts';
import { screens as questions } from './screens/questions.screens.ts';
import { screens as reports } from './screens/reports.screens.ts';
import { screens as rubrics } from './screens/rubrics.screens.ts';
import { screens as search } from './screens/search.screens.ts';
import { screens as shell } from './screens/shell.screens.ts';
import { screens as specializations } from './screens/specializations.screens.ts';
import { screens as states } from './screens/states.screens.ts';
import { screens as students } from './screens/students.screens.ts';
import { screens as surveys } from './screens/surveys.screens.ts';
import { screens as videoConferencing } from './screens/video-conferencing.screens.ts';
import type { Screen } from './support/screen.ts';

/** The screens that have a line of their own. */
export const HAND_WRITTEN: readonly Screen[] = [
  ...activities,
  ...activityLog,
  ...announcements,
  ...assignments,
  ...auth,
  ...builder,
  ...catalogue,
  ...certificates,
  ...checklists,
  ...coachAvailability,
  ...coachLearners,
  ...coaches,
  ...coachingSessions,
  ...commerce,
  ...courseContent,
  ...courseEditor,
  ...courseGroups,
  ...courseLife,
  ...courseOverview,
  ...courses,
  ...discussions,
  ...events,
  ...examMarking,
  ...exams,
  ...favorites,
  ...gradebook,
  ...grades,
  ...groups,
  ...home,
  ...landing,
  ...lectures,
  ...notes,
  ...notifications,
  ...organization,
  ...permissionSets,
  ...profile,
  ...questions,
  ...reports,
  ...rubrics,
  ...search,
  ...shell,
  ...specializations,
  ...states,
  ...students,
  ...surveys,
  ...videoConferencing,
];
