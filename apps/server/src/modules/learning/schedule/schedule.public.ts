export { activitySources } from './activity-sources.ts';
export { keptDates } from './kept-dates.ts';
export { type OwnEntry, readOwnCalendar } from './own-calendar.reads.ts';
