export { copySurveys } from './copy-surveys.repository.ts';
export { readSurveyActivities } from './survey-activities.reads.ts';
export { findSurveyToTell } from './surveys.reads.ts';
export { surveyPublished } from './surveys.signals.ts';
