// Written by `npm run generate` from the folders of features/. Do not edit.
import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';
import { feature as announcements } from './features/announcements/announcements.feature.ts';
import { feature as approvals } from './features/approvals/approvals.feature.ts';
import { feature as assignments } from './features/assignments/assignments.feature.ts';
import { feature as attachments } from './features/attachments/attachments.feature.ts';
import { feature as attendance } from './features/attendance/attendance.feature.ts';
import { feature as builder } from './features/builder/builder.feature.ts';
import { feature as categories } from './features/categories/categories.feature.ts';
import { feature as certificates } from './features/certificates/certificates.feature.ts';
import { feature as checklists } from './features/checklists/checklists.feature.ts';
import { feature as courseEditor } from './features/course-editor/course-editor.feature.ts';
import { feature as courseGroups } from './features/course-groups/course-groups.feature.ts';
import { feature as courseInterests } from './features/course-interests/course-interests.feature.ts';
import { feature as courses } from './features/courses/courses.feature.ts';
import { feature as discussions } from './features/discussions/discussions.feature.ts';
import { feature as events } from './features/events/events.feature.ts';
import { feature as examMarking } from './features/exam-marking/exam-marking.feature.ts';
import { feature as exams } from './features/exams/exams.feature.ts';
import { feature as externalCourses } from './features/external-courses/external-courses.feature.ts';
import { feature as gradebook } from './features/gradebook/gradebook.feature.ts';
import { feature as groupModeration } from './features/group-moderation/group-moderation.feature.ts';
import { feature as groups } from './features/groups/groups.feature.ts';
import { feature as home } from './features/home/home.feature.ts';
import { feature as lectures } from './features/lectures/lectures.feature.ts';
import { feature as members } from './features/members/members.feature.ts';
import { feature as organization } from './features/organization/organization.feature.ts';
import { feature as permissionSets } from './features/permission-sets/permission-sets.feature.ts';
import { feature as plagiarism } from './features/plagiarism/plagiarism.feature.ts';
import { feature as postingRules } from './features/posting-rules/posting-rules.feature.ts';
import { feature as questions } from './features/questions/questions.feature.ts';
import { feature as reports } from './features/reports/reports.feature.ts';
import { feature as rubrics } from './features/rubrics/rubrics.feature.ts';
import { feature as specializations } from './features/specializations/specializations.feature.ts';
import { feature as students } from './features/students/students.feature.ts';
import { feature as subsectionExams } from './features/subsection-exams/subsection-exams.feature.ts';
import { feature as surveys } from './features/surveys/surveys.feature.ts';
import { feature as translations } from './features/translations/translations.feature.ts';
import { feature as videoConferencing } from './features/video-conferencing/video-conferencing.feature.ts';

/** Every feature of the application. */
export const FEATURES: readonly FeatureParts[] = [
  announcements,
  approvals,
  assignments,
  attachments,
  attendance,
  builder,
  categories,
  certificates,
  checklists,
  courseEditor,
  courseGroups,
  courseInterests,
  courses,
  discussions,
  events,
  examMarking,
  exams,
  externalCourses,
  gradebook,
  groupModeration,
  groups,
  home,
  lectures,
  members,
  organization,
  permissionSets,
  plagiarism,
  postingRules,
  questions,
  reports,
  rubrics,
  specializations,
  students,
  subsectionExams,
  surveys,
  translations,
  videoConferencing,
];
