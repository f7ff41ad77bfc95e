/** `/dashboard/user-activities`: the schedule of all activities. */
export const ACTIVITIES_PLACE = '/dashboard/user-activities';
