import type { messages as activities } from './areas/activities.en.ts';
import type { messages as annotations } from './areas/annotations.en.ts';
import type { messages as announcements } from './areas/announcements.en.ts';
import type { messages as assignmentMarking } from './areas/assignment-marking.en.ts';
import type { messages as assignments } from './areas/assignments.en.ts';
import type { messages as auth } from './areas/auth.en.ts';
import type { messages as builder } from './areas/builder.en.ts';
import type { messages as catalogue } from './areas/catalogue.en.ts';
import type { messages as common } from './areas/common.en.ts';
import type { messages as course } from './areas/course.en.ts';
import type { messages as courseGroups } from './areas/course-groups.en.ts';
import type { messages as errors } from './areas/errors.en.ts';
import type { messages as examAuthoring } from './areas/exam-authoring.en.ts';
import type { messages as examMarking } from './areas/exam-marking.en.ts';
import type { messages as examSitting } from './areas/exam-sitting.en.ts';
import type { messages as gradeFiles } from './areas/grade-files.en.ts';
import type { messages as gradebook } from './areas/gradebook.en.ts';
import type { messages as grades } from './areas/grades.en.ts';
import type { messages as landing } from './areas/landing.en.ts';
import type { messages as mail } from './areas/mail.en.ts';
import type { messages as media } from './areas/media.en.ts';
import type { messages as members } from './areas/members.en.ts';
import type { messages as notifications } from './areas/notifications.en.ts';
import type { messages as organizationSettings } from './areas/organization-settings.en.ts';
import type { messages as plagiarism } from './areas/plagiarism.en.ts';
import type { messages as profile } from './areas/profile.en.ts';
import type { messages as questionView } from './areas/question-view.en.ts';
import type { messages as questions } from './areas/questions.en.ts';
import type { messages as resultFiles } from './areas/result-files.en.ts';
import type { messages as richText } from './areas/rich-text.en.ts';
import type { messages as rubrics } from './areas/rubrics.en.ts';
import type { messages as search } from './areas/search.en.ts';
import type { messages as shell } from './areas/shell.en.ts';
import type { messages as studio } from './areas/studio.en.ts';
import type { messages as surveys } from './areas/surveys.en.ts';

/** The areas of the wording by file name; a new one is added here, in `load.ts` and in `placeholder-check.ts`. */
export interface AreaMessages {
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
  'course-groups': typeof courseGroups;
  surveys: typeof surveys;
  'exam-sitting': typeof examSitting;
  'exam-authoring': typeof examAuthoring;
  grades: typeof grades;
  gradebook: typeof gradebook;
  'grade-files': typeof gradeFiles;
}

export type Area = keyof AreaMessages;

type Merged<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** All messages of all areas by key. */
export type Messages = Merged<AreaMessages[Area]>;

/** Every key of the wording. */
export type MessageKey = keyof Messages & string;

/** Error codes that have a wording; the only ones that the server may answer with. */
export type WordedErrorCode = MessageKey extends infer Key
  ? Key extends `errors.codes.${infer Code}`
    ? Code
    : never
  : never;
