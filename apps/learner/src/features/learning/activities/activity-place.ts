/** `/dashboard/user-activities`: the schedule of all activities. */
export const ACTIVITIES_PLACE = '/dashboard/user-activities';

/** How the page shows them; the first one is meant where the address says nothing. */
export const VIEWS = ['week', 'month', 'list', 'due'] as const;
export type View = (typeof VIEWS)[number];

/** The same page with what is still to be done, as one list. */
export const DUE_PLACE = `${ACTIVITIES_PLACE}?view=due`;
