export { type ActivitySource, activitySources } from './activity-sources.ts';
