export const NOTE_LIMITS = {
  /** Characters of the text as HTML. */
  html: 30_000,
  /** Of one person in one course: more than anybody writes. */
  inCourse: 2000,
  positionSeconds: 1_000_000,
  /** So long a deleted note can be taken back. */
  restorableDays: 30,
} as const;
