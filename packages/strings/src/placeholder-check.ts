import type { messages as activities } from './areas/activities.ar.ts';
import type { messages as annotations } from './areas/annotations.ar.ts';
import type { messages as announcements } from './areas/announcements.ar.ts';
import type { messages as assignmentMarking } from './areas/assignment-marking.ar.ts';
import type { messages as assignments } from './areas/assignments.ar.ts';
import type { messages as auth } from './areas/auth.ar.ts';
import type { messages as builder } from './areas/builder.ar.ts';
import type { messages as catalogue } from './areas/catalogue.ar.ts';
import type { messages as common } from './areas/common.ar.ts';
import type { messages as course } from './areas/course.ar.ts';
import type { messages as courseGroups } from './areas/course-groups.ar.ts';
import type { messages as errors } from './areas/errors.ar.ts';
import type { messages as examAuthoring } from './areas/exam-authoring.ar.ts';
import type { messages as examMarking } from './areas/exam-marking.ar.ts';
import type { messages as examSitting } from './areas/exam-sitting.ar.ts';
import type { messages as gradeFiles } from './areas/grade-files.ar.ts';
import type { messages as gradebook } from './areas/gradebook.ar.ts';
import type { messages as grades } from './areas/grades.ar.ts';
import type { messages as landing } from './areas/landing.ar.ts';
import type { messages as mail } from './areas/mail.ar.ts';
import type { messages as media } from './areas/media.ar.ts';
import type { messages as members } from './areas/members.ar.ts';
import type { messages as notifications } from './areas/notifications.ar.ts';
import type { messages as organizationSettings } from './areas/organization-settings.ar.ts';
import type { messages as plagiarism } from './areas/plagiarism.ar.ts';
import type { messages as profile } from './areas/profile.ar.ts';
import type { messages as questionView } from './areas/question-view.ar.ts';
import type { messages as questions } from './areas/questions.ar.ts';
import type { messages as resultFiles } from './areas/result-files.ar.ts';
import type { messages as richText } from './areas/rich-text.ar.ts';
import type { messages as rubrics } from './areas/rubrics.ar.ts';
import type { messages as search } from './areas/search.ar.ts';
import type { messages as shell } from './areas/shell.ar.ts';
import type { messages as studio } from './areas/studio.ar.ts';
import type { messages as surveys } from './areas/surveys.ar.ts';
import type { AreaMessages } from './areas.ts';
import type { ForeignPlaceholders } from './define.ts';

interface ArabicAreas {
  plagiarism: typeof plagiarism;
  'assignment-marking': typeof assignmentMarking;
  assignments: typeof assignments;
  activities: typeof activities;
  annotations: typeof annotations;
  common: typeof common;
  shell: typeof shell;
  auth: typeof auth;
  errors: typeof errors;
  landing: typeof landing;
  catalogue: typeof catalogue;
  course: typeof course;
  profile: typeof profile;
  notifications: typeof notifications;
  'organization-settings': typeof organizationSettings;
  members: typeof members;
  builder: typeof builder;
  media: typeof media;
  mail: typeof mail;
  announcements: typeof announcements;
  'question-view': typeof questionView;
  questions: typeof questions;
  'result-files': typeof resultFiles;
  'rich-text': typeof richText;
  rubrics: typeof rubrics;
  search: typeof search;
  studio: typeof studio;
  'exam-marking': typeof examMarking;
  surveys: typeof surveys;
  'exam-sitting': typeof examSitting;
  'exam-authoring': typeof examAuthoring;
  grades: typeof grades;
  gradebook: typeof gradebook;
  'grade-files': typeof gradeFiles;
  'course-groups': typeof courseGroups;
}

/** Keys whose Arabic text asks for a value that the English one doesn't have. */
export type MisplacedKeys = {
  [Area in keyof AreaMessages]: ForeignPlaceholders<AreaMessages[Area], ArabicAreas[Area]>;
}[keyof AreaMessages];

/** Doesn't compile as soon as there is one; the error names it. */
export const NO_MISPLACED_PLACEHOLDERS: [MisplacedKeys] extends [never] ? true : MisplacedKeys = true;
