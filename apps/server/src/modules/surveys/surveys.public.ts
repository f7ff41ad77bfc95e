export { copySurveys } from './copy-surveys.repository.ts';
export { findSurveyToTell } from './surveys.reads.ts';
export { surveyPublished } from './surveys.signals.ts';
