export { activitySources } from './activity-sources.ts';
export { type OwnEntry, readOwnCalendar } from './own-calendar.reads.ts';
