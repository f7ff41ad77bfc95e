export { activitySources } from './activity-sources.ts';
export { readWithMore, spanKey } from './last-answers.ts';
export { type OwnEntry, readOwnCalendar } from './own-calendar.reads.ts';
