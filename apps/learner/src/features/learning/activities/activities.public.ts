export { useDue } from './activities.api.ts';
export { DayHeading } from './day-sections.tsx';
export { DuePart, useHasActivities } from './due-part.tsx';
export { byDay, dayOf, daysAfter, inWholeDays, monthsAfter, monthWith, startOf } from './schedule-days.ts';
