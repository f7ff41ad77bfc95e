// Written by `npm run generate` from the folder features/ of the domain. Do not edit.
import { features as accounts } from './features/accounts.ts';
import { features as activityLog } from './features/activity-log.ts';
import { features as announcements } from './features/announcements.ts';
import { features as assignments } from './features/assignments.ts';
import { features as attendance } from './features/attendance.ts';
import { features as certificates } from './features/certificates.ts';
import { features as chat } from './features/chat.ts';
import { features as checklists } from './features/checklists.ts';
import { features as coaching } from './features/coaching.ts';
import { features as courseGroups } from './features/course-groups.ts';
import { features as courseImport } from './features/course-import.ts';
import { features as courses } from './features/courses.ts';
import { features as discussionBoards } from './features/discussion-boards.ts';
import { features as downloadApp } from './features/download-app.ts';
import { features as enrollments } from './features/enrollments.ts';
import { features as events } from './features/events.ts';
import { features as exams } from './features/exams.ts';
import { features as externalCourses } from './features/external-courses.ts';
import { features as grades } from './features/grades.ts';
import { features as landing } from './features/landing.ts';
import { features as lectures } from './features/lectures.ts';
import { features as library } from './features/library.ts';
import { features as marketplace } from './features/marketplace.ts';
import { features as notes } from './features/notes.ts';
import { features as scorm } from './features/scorm.ts';
import { features as socialGroups } from './features/social-groups.ts';
import { features as specializations } from './features/specializations.ts';
import { features as surveys } from './features/surveys.ts';

/** The switches of an organisation, in the order in which they are shown. */
export const FEATURES = {
  'self-enrollment': enrollments['self-enrollment'],
  'self-registration': accounts['self-registration'],
  'anonymous-course-view': courses['anonymous-course-view'],
  'anonymous-event-view': events['anonymous-event-view'],
  certificates: certificates['certificates'],
  marketplace: marketplace['marketplace'],
  announcements: announcements['announcements'],
  specializations: specializations['specializations'],
  exams: exams['exams'],
  assignments: assignments['assignments'],
  surveys: surveys['surveys'],
  polls: surveys['polls'],
  'discussion-boards': discussionBoards['discussion-boards'],
  attendance: attendance['attendance'],
  lectures: lectures['lectures'],
  grades: grades['grades'],
  'course-groups': courseGroups['course-groups'],
  notes: notes['notes'],
  scorm: scorm['scorm'],
  'course-import': courseImport['course-import'],
  'social-groups': socialGroups['social-groups'],
  events: events['events'],
  coaching: coaching['coaching'],
  library: library['library'],
  checklists: checklists['checklists'],
  'external-courses': externalCourses['external-courses'],
  chat: chat['chat'],
  'activity-log': activityLog['activity-log'],
  'download-app': downloadApp['download-app'],
  'all-courses': courses['all-courses'],
  'all-events': events['all-events'],
  'landing-page': landing['landing-page'],
  'landing-leadership-development': landing['landing-leadership-development'],
  'landing-executive-coach': landing['landing-executive-coach'],
  'landing-professional-leadership': landing['landing-professional-leadership'],
  'landing-webinars': landing['landing-webinars'],
  'landing-about-us': landing['landing-about-us'],
  'landing-privacy-policy': landing['landing-privacy-policy'],
  'landing-education-ethics': landing['landing-education-ethics'],
  'landing-terms-of-use': landing['landing-terms-of-use'],
  'landing-contact-us': landing['landing-contact-us'],
  'landing-technical-support': landing['landing-technical-support'],
};
