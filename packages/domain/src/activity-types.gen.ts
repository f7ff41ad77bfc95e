// Written by `npm run generate` from the folder activity-types/ of the domain. Do not edit.
/** What the activity log tells of, in the order of its filters. */
export const ACTIVITY_TYPES = [
  'LESSON_FINISHED',
  'ASSIGNMENT_HANDED_IN',
  'EXAM_TAKEN',
  'EXAM_RESULT_RELEASED',
  'CONTRIBUTED',
  'LECTURE_JOINED',
  'ATTENDED',
  'CHECKLIST_ITEM_DONE',
  'CHECKLIST_COMPLETED',
  'COURSE_ENROLLED',
  'COURSE_COMPLETED',
  'CERTIFICATE_ISSUED',
  'COACHING_BOOKED',
  'COACHING_MOVED',
  'COACHING_CANCELLED',
  'COACHING_MISSED',
  'COACH_RATED',
] as const;

export type ActivityType = (typeof ACTIVITY_TYPES)[number];
