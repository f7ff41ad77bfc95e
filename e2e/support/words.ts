import { messages as activitiesAr } from '@sullam/strings/areas/activities.ar.ts';
import { messages as activitiesEn } from '@sullam/strings/areas/activities.en.ts';
import { messages as annotationsAr } from '@sullam/strings/areas/annotations.ar.ts';
import { messages as annotationsEn } from '@sullam/strings/areas/annotations.en.ts';
import { messages as assignmentMarkingAr } from '@sullam/strings/areas/assignment-marking.ar.ts';
import { messages as assignmentMarkingEn } from '@sullam/strings/areas/assignment-marking.en.ts';
import { messages as assignmentsAr } from '@sullam/strings/areas/assignments.ar.ts';
import { messages as assignmentsEn } from '@sullam/strings/areas/assignments.en.ts';
import { messages as authAr } from '@sullam/strings/areas/auth.ar.ts';
import { messages as authEn } from '@sullam/strings/areas/auth.en.ts';
import { messages as builderAr } from '@sullam/strings/areas/builder.ar.ts';
import { messages as builderEn } from '@sullam/strings/areas/builder.en.ts';
import { messages as commonAr } from '@sullam/strings/areas/common.ar.ts';
import { messages as commonEn } from '@sullam/strings/areas/common.en.ts';
import { messages as courseAr } from '@sullam/strings/areas/course.ar.ts';
import { messages as courseEn } from '@sullam/strings/areas/course.en.ts';
import { messages as courseGroupsAr } from '@sullam/strings/areas/course-groups.ar.ts';
import { messages as courseGroupsEn } from '@sullam/strings/areas/course-groups.en.ts';
import { messages as errorsAr } from '@sullam/strings/areas/errors.ar.ts';
import { messages as errorsEn } from '@sullam/strings/areas/errors.en.ts';
import { messages as examAuthoringAr } from '@sullam/strings/areas/exam-authoring.ar.ts';
import { messages as examAuthoringEn } from '@sullam/strings/areas/exam-authoring.en.ts';
import { messages as markingAr } from '@sullam/strings/areas/exam-marking.ar.ts';
import { messages as markingEn } from '@sullam/strings/areas/exam-marking.en.ts';
import { messages as sittingAr } from '@sullam/strings/areas/exam-sitting.ar.ts';
import { messages as sittingEn } from '@sullam/strings/areas/exam-sitting.en.ts';
import { messages as gradebookAr } from '@sullam/strings/areas/gradebook.ar.ts';
import { messages as gradebookEn } from '@sullam/strings/areas/gradebook.en.ts';
import { messages as gradesAr } from '@sullam/strings/areas/grades.ar.ts';
import { messages as gradesEn } from '@sullam/strings/areas/grades.en.ts';
import { messages as settingsAr } from '@sullam/strings/areas/organization-settings.ar.ts';
import { messages as settingsEn } from '@sullam/strings/areas/organization-settings.en.ts';
import { messages as plagiarismAr } from '@sullam/strings/areas/plagiarism.ar.ts';
import { messages as plagiarismEn } from '@sullam/strings/areas/plagiarism.en.ts';
import { messages as questionViewAr } from '@sullam/strings/areas/question-view.ar.ts';
import { messages as questionViewEn } from '@sullam/strings/areas/question-view.en.ts';
import { messages as questionsAr } from '@sullam/strings/areas/questions.ar.ts';
import { messages as questionsEn } from '@sullam/strings/areas/questions.en.ts';
import { messages as richTextAr } from '@sullam/strings/areas/rich-text.ar.ts';
import { messages as richTextEn } from '@sullam/strings/areas/rich-text.en.ts';
import { messages as studioAr } from '@sullam/strings/areas/studio.ar.ts';
import { messages as studioEn } from '@sullam/strings/areas/studio.en.ts';
import { messages as surveysAr } from '@sullam/strings/areas/surveys.ar.ts';
import { messages as surveysEn } from '@sullam/strings/areas/surveys.en.ts';

const ENGLISH = {
  ...activitiesEn,
  ...annotationsEn,
  ...assignmentMarkingEn,
  ...assignmentsEn,
  ...plagiarismEn,
  ...authEn,
  ...builderEn,
  ...commonEn,
  ...courseEn,
  ...settingsEn,
  ...richTextEn,
  ...studioEn,
  ...questionsEn,
  ...questionViewEn,
  ...richTextEn,
  ...errorsEn,
  ...markingEn,
  ...sittingEn,
  ...surveysEn,
  ...examAuthoringEn,
  ...courseGroupsEn,
  ...gradebookEn,
  ...gradesEn,
};
const ARABIC = {
  ...activitiesAr,
  ...annotationsAr,
  ...assignmentMarkingAr,
  ...assignmentsAr,
  ...plagiarismAr,
  ...authAr,
  ...builderAr,
  ...commonAr,
  ...courseAr,
  ...settingsAr,
  ...richTextAr,
  ...studioAr,
  ...questionsAr,
  ...questionViewAr,
  ...richTextAr,
  ...errorsAr,
  ...markingAr,
  ...sittingAr,
  ...surveysAr,
  ...examAuthoringAr,
  ...courseGroupsAr,
  ...gradebookAr,
  ...gradesAr,
};

export type Word = keyof typeof ENGLISH;

/** How a sentence of the interface looks in a language, whatever stands in its places: to find things by their names. */
export const wordsIn =
  (language: 'en' | 'ar') =>
  (key: Word): RegExp => {
    const text = (language === 'en' ? ENGLISH : ARABIC)[key] as unknown;
    if (typeof text !== 'string') throw new Error(`${key} has several forms: name it in another way`);
    const plain = text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '.+');
    return new RegExp(`^\\s*${plain}\\s*$`, 'u');
  };
