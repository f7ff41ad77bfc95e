export { activitySources } from './activity-sources.ts';
