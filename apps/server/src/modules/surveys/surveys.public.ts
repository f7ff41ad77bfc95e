export { readSurveyActivities } from './survey-activities.reads.ts';
