export { findSurveyToTell } from './surveys.reads.ts';
export { surveyPublished } from './surveys.signals.ts';
