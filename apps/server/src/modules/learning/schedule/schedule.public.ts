export { activitySources } from './activity-sources.ts';
export { cachedDates } from './cached-dates.ts';
export { type OwnEntry, readOwnCalendar } from './own-calendar.reads.ts';
