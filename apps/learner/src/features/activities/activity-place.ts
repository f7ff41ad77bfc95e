/** `/dashboard/user-activities`: the schedule of all activities. */
export const ACTIVITIES_PLACE = '/dashboard/user-activities';

/** The same page with what is still to be done, as one list. */
export const DUE_PLACE = `${ACTIVITIES_PLACE}?view=due`;
